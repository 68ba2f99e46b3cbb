import type { Seat } from '@shutterbox/kernel';
import type { ComponentChildren } from 'preact';
import { type Fresh, NOTHING_FRESH } from './fresh.ts';
import { Neighbours } from './Neighbours.tsx';
import { SoloGoal, Tokens } from './SoloSide.tsx';
import type { Scene } from './scene.ts';

interface Props extends Scene {
	bots: readonly (string | null)[];
	toMove: readonly Seat[];
	/** What everybody has just built. */
	fresh: Fresh;
	/** Whose park is looked at. */
	neighbour: Seat | null;
	onNeighbour: (seat: Seat | null) => void;
	/** What everybody's entrance has brought. */
	entrance: readonly number[];
	/** What the draft would add. */
	gained: number;
	/** Log and talk. */
	children: ComponentChildren;
}

/** At the right: everybody else on the rail, or the ladder and the tokens of the solo challenge; then log and talk. */
export function People(props: Props) {
	const { shown, own, names, act, bots, toMove, fresh, neighbour, onNeighbour, entrance, gained, children } = props;
	const type = act?.event.type;
	return (
		<div class="people">
			<Neighbours
				view={shown}
				{...{ own, names, bots, toMove }}
				open={neighbour}
				onPeek={onNeighbour}
				onOpen={(one) => onNeighbour(one === neighbour ? null : one)}
				fresh={act === null || type === 'boardsPassed' ? fresh : NOTHING_FRESH}
				counted={type === 'entranceScored' ? entrance : null}
			/>
			{shown.solo && <SoloGoal view={shown} gained={gained} />}
			{shown.solo && <Tokens solo={shown.solo} isHit={shown.phase === 'protect'} />}
			{children}
		</div>
	);
}
