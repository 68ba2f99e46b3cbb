/** The action that a call was about: its way on the stage, and what is seen again in slow motion. */
import {
	type Action,
	type Cell,
	isAction,
	JOE,
	makeMovement,
	type State,
	type Tile,
	takeBackMovement,
} from '@shutterbox/photoshoot/client';
import type { Still } from './parts/props.ts';
import { characterOf, type Scene } from './scene.ts';
import { say } from './words.ts';

export interface Disputed {
	readonly stages: readonly (readonly Tile[])[];
	readonly action: Exclude<Action, { type: 'photo' }>;
}

/** Before a verdict what is open tells it; afterwards the verdict. Null where no tile was moved. */
export function disputedOf(view: State): Disputed | null {
	const { acts, cells, standing, phase } = view;
	if (phase !== 'called' && phase !== 'paused') return null;
	const verdict = acts.at(-1);
	const upTo = acts.findLastIndex(({ type }) => type === 'stop');
	const seq = verdict?.type === 'verdict' && verdict.seq > 0 ? verdict.seq : null;
	const action = acts
		.slice(0, upTo)
		.findLast((act): act is Action => isAction(act) && act.type !== 'photo' && (seq === null || act.seq === seq));
	if (!action || action.type === 'photo') return null;
	const other = cells.slice();
	if (standing.includes(action.seq)) {
		takeBackMovement(other, action);
		return { action, stages: [other, cells] };
	}
	// It has been taken back: it is made once more, and taken back again.
	makeMovement(other, action);
	return { action, stages: [cells, other, cells] };
}

/** Whether it is seen again at this screen: by whoever names the mistake, and by everybody once that is judged. */
export function isSeenAgain({ view, act, isNaming, isStill }: Scene): boolean {
	// Where nothing moves, two stills lie on the slip of the judge.
	return act === null && (isNaming || (view.phase === 'paused' && !isStill)) && disputedOf(view) !== null;
}

/** The stage before the action and after it, side by side: what is seen of it where nothing moves. */
export function stillsOf({ view, isStill }: Scene): readonly Still[] {
	const disputed = isStill ? disputedOf(view) : null;
	if (disputed === null) return [];
	const [before, after] = disputed.stages;
	const moved = before.flatMap((tile, cell) => (after[cell] === tile ? [] : [cell]));
	return [
		{ word: say('still.before'), cells: before.map(characterOf), moved },
		{ word: say('still.after'), cells: after.map(characterOf), moved },
	];
}

/** How the tiles went that may be called now: both that were swapped, or Joe. */
export function disputedWays(view: State): { readonly from: Cell; readonly to: Cell }[] {
	const disputed = disputedOf(view);
	if (disputed === null || !view.window.some(({ act }) => act.seq === disputed.action.seq)) return [];
	const { action, stages } = disputed;
	if (action.type === 'push') return [{ from: stages[0].indexOf(JOE), to: view.cells.indexOf(JOE) }];
	return [
		{ from: action.a, to: action.b },
		{ from: action.b, to: action.a },
	];
}
