/** The viewer's park as the draft would have it, and what that changes on the leaflet. Pure. */
import { isRefusal, type Seat, type View } from '@shutterbox/kernel';
import {
	clone,
	faceOf,
	inPreparation,
	itemsChosen,
	layoutOf,
	type Move,
	SCORE_ROWS,
	type ScoreChange,
	type State,
	type Swap,
	scoreSheet,
	siteWith,
	swapTiles,
	useWorkers,
	type Workers,
	whatChanges,
} from '@shutterbox/wildlife-park/client';
import { previewOf, SOURCES } from '../draft.ts';
import { changesOf } from '../worker-draft.ts';
import type { Check, Draft, Plan } from './scene.ts';

/** What is open counts as not done yet; null while the draft changes nothing. */
export function planOf(view: View<State>, seat: Seat, draft: Draft, check: Check): Plan | null {
	switch (view.phase) {
		case 'turn':
		case 'build': {
			const preview = previewOf(view, seat, draft.turn, check);
			const hexes = SOURCES.flatMap((source) => draft.turn.places[source].to ?? []);
			return preview && { ...preview, hexes, display: null };
		}
		case 'workers':
			return plannedMove(view, seat, { type: 'workers', changes: changesOf(draft.jobs) });
		case 'swap':
			return plannedMove(view, seat, { type: 'swap', swap: draft.swap });
		default:
			return null;
	}
}

/** The same for a move that has been handed in. */
export function plannedMove(view: View<State>, seat: Seat, move: Move): Plan | null {
	switch (move.type) {
		case 'turn':
		case 'build': {
			const items = move.type === 'turn' ? itemsChosen(view, seat, move) : inPreparation(view, seat);
			const steps = move.build.filter(({ to }) => to !== null);
			const placements = steps.map((step) => ({ ...step, item: faceOf(items[step.item]) }));
			const site = siteWith(view, seat, placements);
			const change = whatChanges(view, seat, placements);
			if (steps.length === 0 || isRefusal(site) || isRefusal(change)) return null;
			return { ...site, change, hexes: steps.flatMap(({ to }) => to ?? []), display: null };
		}
		case 'workers':
			return move.changes.length === 0 ? null : workersPlan(view, seat, move);
		case 'swap':
			return move.swap && swapPlan(view, seat, move, move.swap.start);
		default:
			return null;
	}
}

function workersPlan(view: View<State>, seat: Seat, move: Workers): Plan {
	const after = clone(view);
	useWorkers(after, seat, move);
	return planned(
		view,
		after,
		seat,
		move.changes.map(({ hex }) => hex),
		null,
	);
}

function swapPlan(view: View<State>, seat: Seat, move: Swap, start: number): Plan {
	const after = clone(view);
	swapTiles(after, seat, move);
	const { starts, names } = layoutOf(view.parks[seat]);
	return planned(view, after, seat, [names[starts[start - 1].hex]], after.displays[seat]);
}

function planned(before: State, after: State, seat: Seat, hexes: readonly string[], display: Plan['display']): Plan {
	const [was, is] = [scoreSheet(before, seat), scoreSheet(after, seat)];
	const change = Object.fromEntries([...SCORE_ROWS, 'total' as const].map((row) => [row, is[row] - was[row]]));
	return { park: after.parks[seat], workers: after.workers[seat], change: change as ScoreChange, hexes, display };
}
