import type { Reader } from '@shutterbox/kernel';
import { aloud, type Event, isTurnShown, type State } from '@shutterbox/photoshoot/client';
import type { TableEvent } from '@shutterbox/table';
import { useRecent } from '../../../board/use-recent.ts';
import { voice } from '../words.ts';

interface Props {
	latest: readonly TableEvent[];
	view: State;
	reader: Reader;
	options: Readonly<Record<string, unknown>>;
}

/** Milliseconds for which a sentence stays to be read. */
const SAID = 4000;

/** What happened, for those who hear the board, where the line below has something else to say than what was seen last. */
export function Heard({ latest, view, reader, options }: Props) {
	const told = useRecent(latest, (events) => events, SAID);
	const isToldBelow = view.phase === 'running' && !isTurnShown(view);
	if (isToldBelow) return <div class="aloud" aria-live="polite" />;
	const said = told.flat().map(({ event }) => aloud(voice, event as Event, { ...reader, options, cells: view.cells }));
	return (
		<div class="aloud" aria-live="polite">
			{said.map(({ text, isUrgent }, i) => !isUrgent && <p key={i}>{text}</p>)}
		</div>
	);
}
