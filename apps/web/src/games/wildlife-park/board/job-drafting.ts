/** Workers at a round's end, as hands put them to dice of the park. The rules are asked what they think of it. Pure. */
import type { Seat, View } from '@shutterbox/kernel';
import {
	COLOUR_OF,
	COLOURS,
	layoutOf,
	type State,
	type Worker,
	type WorkerUse,
	workersIn,
} from '@shutterbox/wildlife-park/client';
import { changesOf, type WorkerDraft } from '../worker-draft.ts';
import type { Check, Draft } from './scene.ts';

/** Puts a worker to a die of the park, turned up unless that is not allowed; null where it can do nothing. */
export function jobGiven(draft: Draft, token: Worker, hex: string, check: Check): Draft | null {
	const tries = ([1, -1] as const).map((delta) => ({ ...draft.jobs, [token]: { hex, delta } }));
	const jobs = tries.find((each) => check({ type: 'workers', changes: changesOf(each) }) === null);
	return jobs ? { ...draft, jobs, hand: null } : null;
}

/** Puts some workers to a die of the park, instead of those it has. */
export function jobsGiven(draft: Draft, hex: string, workers: readonly WorkerUse[]): Draft {
	const given = Object.fromEntries(workers.map(([token, delta]) => [token, { hex, delta }]));
	return { ...draft, hand: null, jobs: { ...jobsTaken(draft, hex).jobs, ...given } };
}

/** A press on a die of the park: up, down, as it was; with its own worker, then the multicoloured one, then both. */
export function jobCycled(view: View<State>, seat: Seat, draft: Draft, hex: string, check: Check): Draft | null {
	const park = view.parks[seat];
	const own = COLOURS[COLOUR_OF[park.tiles[layoutOf(park).names.indexOf(hex)]]];
	const here = (token: Worker) => draft.jobs[token]?.hex === hex;
	const free = workersIn(view.workers[seat]).filter((token) => draft.jobs[token] === undefined || here(token));
	const fitting = free.filter((token) => token === own || token === 'multi');
	const sets: Worker[][] = [...fitting.map((token) => [token]), ...(fitting.length === 2 ? [fitting] : [])];
	const without = Object.fromEntries(Object.entries(draft.jobs).filter(([, job]) => job?.hex !== hex)) as WorkerDraft;
	const options: WorkerDraft[] = [
		without,
		...sets.flatMap((tokens) =>
			([1, -1] as const).map((delta) => ({
				...without,
				...Object.fromEntries(tokens.map((token) => [token, { hex, delta }])),
			})),
		),
	];
	const fine = options.filter((jobs) => check({ type: 'workers', changes: changesOf(jobs) }) === null);
	const now = JSON.stringify(changesOf(draft.jobs));
	const at = fine.findIndex((jobs) => JSON.stringify(changesOf(jobs)) === now);
	return fine.length > 1 ? { ...draft, hand: null, jobs: fine[(at + 1) % fine.length] } : null;
}

/** Takes the workers away from a die. */
export function jobsTaken(draft: Draft, hex: string): Draft {
	const jobs = Object.fromEntries(Object.entries(draft.jobs).filter(([, job]) => job?.hex !== hex));
	return { ...draft, jobs: jobs as WorkerDraft };
}
