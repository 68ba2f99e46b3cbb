/** The action that a call was about, to be seen again in slow motion. */
import {
	type Action,
	isAction,
	makeMovement,
	type State,
	type Tile,
	takeBackMovement,
} from '@shutterbox/photoshoot/client';

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
