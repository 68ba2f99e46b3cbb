/** How the stage lies after each thing that is told: for acts that are played one after another. */
import type { View } from '@shutterbox/kernel';
import {
	type Act,
	type Action,
	type Event,
	isAction,
	type Movement,
	makeMovement,
	type State,
	type Tile,
	takeBackMovement,
} from '@shutterbox/photoshoot/client';

export function told(before: View<State>, event: Event): View<State> {
	switch (event.type) {
		case 'swapped':
			return moved(before, { type: 'swap', a: event.a, b: event.b });
		case 'pushed':
			return moved(before, { type: 'push', dir: event.dir });
		case 'repaired':
			return moved(before, repairOf(event));
		case 'undone':
			return withCells(before, rewound(before, [event.seq]).at(-1));
		case 'judged':
			return withCells(before, rewound(before, event.undone).at(-1));
		default:
			return before;
	}
}

/** The stage from before actions were taken back to after it, one picture for each of them. */
export function rewound({ cells, acts }: State, undone: readonly number[]): (readonly Tile[])[] {
	const stage = cells.slice();
	return [
		cells,
		...undone.map((seq) => {
			const action = acts.find((act) => isNumbered(act, seq));
			if (action && action.type !== 'photo') takeBackMovement(stage, action);
			return stage.slice();
		}),
	];
}

function isNumbered(act: Act, seq: number): act is Action {
	return isAction(act) && act.seq === seq;
}

function repairOf({ a = 0, b = 0, dir }: Event & { type: 'repaired' }): Movement {
	return dir === undefined ? { type: 'swap', a, b } : { type: 'push', dir };
}

function moved(before: View<State>, movement: Movement): View<State> {
	const cells = before.cells.slice();
	makeMovement(cells, movement);
	return withCells(before, cells);
}

function withCells(before: View<State>, cells: readonly Tile[] | undefined): View<State> {
	return cells ? { ...before, cells: cells.slice() } : before;
}
