import type { Seat, View } from '@shutterbox/kernel';
import type { State } from '@shutterbox/photograph/client';
import { memo } from '../../ui/memo.tsx';
import { Dock } from './Dock.tsx';
import type { Decision } from './decision.ts';
import { committedWind, preview } from './draft.ts';
import { Films } from './Films.tsx';
import { Hand } from './Hand.tsx';
import type { Happenings, SeenShot } from './happenings.ts';
import type { Marked } from './use-hint.ts';

interface Props extends Omit<Decision, 'refusal'> {
	view: View<State>;
	seat: Seat;
	names: readonly string[];
	happenings: Happenings;
	/** Shots still to be seen. */
	shots: readonly SeenShot[];
	memoryAid: boolean;
	/** Good ways that are marked. */
	ways: readonly Marked[] | null;
}

/** Your side of the table: films, hand, and what would come of the draft, or of what was committed. */
export const Own = memo<Props>((props) => {
	const { view, seat, names, asked, held, happenings, shots, memoryAid, ways, deeds } = props;
	const draft = props.draft ?? committedWind(view, seat);
	const foreseen = preview(view, seat, draft);
	return (
		<>
			<Films {...{ view, seat, names, shots, foreseen, memoryAid }} won={happenings.won} />
			<Hand {...{ view, seat, asked, draft, held, foreseen, happenings, ways, deeds }} />
			<Dock {...{ view, seat, draft, foreseen }} />
		</>
	);
});
