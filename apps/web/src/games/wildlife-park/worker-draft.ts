import type { Refusal, Seat, View } from '@shutterbox/kernel';
import {
	COLOUR_OF,
	COLOURS,
	type Colour,
	type Hex,
	layoutOf,
	type State,
	turned,
	WORKERS,
	type Worker,
	type WorkerChange,
	type WorkerUse,
	workersIn,
} from '@shutterbox/wildlife-park/client';
import type { Check } from './draft.ts';

// Workers at the end of a round: each may turn one die of the park, two of them the same one.

/** What a worker does. */
interface Job {
	readonly hex: string;
	readonly delta: 1 | -1;
}

export type WorkerDraft = Readonly<Partial<Record<Worker, Job>>>;

/** The changes of the move, by hex in the order of workers. */
export function changesOf(draft: WorkerDraft): WorkerChange[] {
	const changes = new Map<string, WorkerUse[]>();
	for (const token of WORKERS) {
		const job = draft[token];
		if (job) changes.set(job.hex, [...(changes.get(job.hex) ?? []), [token, job.delta]]);
	}
	return [...changes].map(([hex, workers]) => ({ hex, workers }));
}

export interface JobOffer extends Job {
	readonly colour: Colour;
	readonly from: number;
	readonly to: number;
	readonly refused: Refusal | null;
}

/** All a worker could do besides the others' jobs. What it can only do together with another is not refused. */
export function jobsOf(view: View<State>, seat: Seat, draft: WorkerDraft, token: Worker, check: Check): JobOffer[] {
	const park = view.parks[seat];
	return layoutOf(park).names.flatMap((hex, i) => {
		const colour = COLOURS[COLOUR_OF[park.tiles[i]]];
		if (park.dice[i] === 0 || (token !== 'multi' && token !== colour)) return [];
		return ([1, -1] as const).map((delta) => offer(i, { hex, delta }));
	});

	function offer(hex: Hex, job: Job): JobOffer {
		const colour = COLOURS[COLOUR_OF[park.tiles[hex]]];
		const partner: Worker = token === 'multi' ? colour : 'multi';
		const alone = { ...draft, [token]: job };
		const together = workersIn(view.workers[seat]).includes(partner) ? { ...alone, [partner]: job } : alone;
		const refusalOf = (jobs: WorkerDraft) => check({ type: 'workers', changes: changesOf(jobs) });
		const refused = refusalOf(alone);
		const isPossible = refused === null || refusalOf(together) === null;
		const from = park.dice[hex];
		return { ...job, colour, from, to: turned(from, [[token, job.delta]]), refused: isPossible ? null : refused };
	}
}
