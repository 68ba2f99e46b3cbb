/** The dice that workers turn in a draft, on their way into the park or in it. Pure. */
import type { Seat, View } from '@shutterbox/kernel';
import { layoutOf, pips, type State, type WorkerUse } from '@shutterbox/wildlife-park/client';
import { itemOfDraft, SOURCES } from '../draft.ts';
import { changesOf } from '../worker-draft.ts';
import type { Draft } from './scene.ts';

interface TurnedDie {
	readonly hex: string;
	readonly from: number;
	readonly workers: readonly WorkerUse[];
}

export function turnedIn(view: View<State>, own: Seat, { turn, jobs }: Draft): readonly TurnedDie[] {
	if (view.phase === 'workers') {
		const { names } = layoutOf(view.parks[own]);
		return changesOf(jobs).map(({ hex, workers }) => ({
			hex,
			from: view.parks[own].dice[names.indexOf(hex)],
			workers,
		}));
	}
	return SOURCES.flatMap((source) => {
		const { to, workers = [] } = turn.places[source];
		if (to == null || workers.length === 0) return [];
		return [{ hex: to, from: pips(itemOfDraft(view, own, turn, source)), workers }];
	});
}
