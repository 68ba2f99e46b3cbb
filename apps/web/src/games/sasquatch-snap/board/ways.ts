/** Where a walk would lead as the forest stands: asked of the rules on a copy. Pure. */
import type { Seat } from '@shutterbox/kernel';
import { type Direction, foresee, type Square, type State } from '@shutterbox/sasquatch-snap/client';

export interface Way {
	readonly dir: Direction;
	/** The squares she would come to, in order; none where she cannot leave hers. */
	readonly squares: readonly Square[];
	/** What she would pay, and to whom. */
	readonly toll: number;
	readonly owners: readonly Seat[];
	/** She would walk into the Sasquatch. */
	readonly isMauled: boolean;
	/** Somebody's trap would stop her, whether she can pay or not. */
	readonly isStopped: boolean;
}

export function wayOf(view: State, seat: Seat, dir: Direction, trap: boolean): Way {
	const { events } = foresee(view, seat, { type: 'commit', dir, trap });
	const tolls = events.flatMap((event) => (event.type === 'tollPaid' && event.from === seat ? [event] : []));
	return {
		dir,
		squares: events.flatMap((event) => (event.type === 'stepped' ? [event.to] : [])),
		toll: tolls.reduce((sum, { paid }) => sum + paid, 0),
		owners: [...new Set(tolls.map(({ to }) => to))],
		isMauled: events.some(({ type }) => type === 'mauled'),
		isStopped: tolls.length > 0,
	};
}
