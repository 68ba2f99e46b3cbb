/** What can still be called, and how the stage lay before it. */
import { type Act, isAction, type Open, type State, type Tile, takeBackMovement } from '@shutterbox/photoshoot/client';

/** It, and the rituals since the action before it; nothing older (PST-71). */
export function actsShown({ acts, window }: State): Act[] {
	const [first] = window;
	if (first === undefined) return [];
	const at = acts.indexOf(acts.find((act) => isSame(act, first)) ?? acts[0]);
	const start = acts.slice(0, at).findLastIndex(isAction) + 1;
	const isShown = (act: Act) =>
		act.type === 'ritual' || act.type === 'stop' || window.some((open) => isSame(act, open));
	return acts.slice(start).filter(isShown);
}

function isSame(act: Act, { act: open }: Open): boolean {
	return 'seq' in act && act.type === open.type && act.seq === open.seq;
}

/** The stage as it was before each open action. */
export function stagesBefore({ window, cells, acts }: State): Map<Act, readonly Tile[]> {
	const stage = cells.slice();
	const before = new Map<Act, readonly Tile[]>();
	for (const open of window.toReversed()) {
		const { act } = open;
		if (act.type === 'swap' || act.type === 'push') takeBackMovement(stage, act);
		const shown = acts.find((one) => isSame(one, open));
		if (shown) before.set(shown, stage.slice());
	}
	return before;
}
