import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Series, Tally } from '@shutterbox/bots';
import type { AnyGame } from '@shutterbox/kernel';
import { Crew, pieces } from '../crew.ts';
import { breathe, Progress } from '../progress.ts';
import { printable } from '../text.ts';
import { fileReason, UsageError } from '../usage.ts';
import type { Ended, Stretch } from './worker.ts';

export interface SimulationPlan {
	readonly game: AnyGame;
	readonly options: object;
	readonly bots: readonly string[];
	readonly games: number;
	readonly seed: number;
	readonly threads: number;
	readonly records: string | undefined;
}

/** What the games of a series add up to. */
export class Simulated {
	readonly tally: Tally;
	seconds = 0;
	/** By number of moves, how many games had it; and how many were shared by several winners. */
	readonly lengths = new Map<number, number>();
	readonly scores = new Map<number, number>();
	shared = 0;

	constructor({ game, bots }: SimulationPlan) {
		this.tally = new Tally(bots.length, game.meta.endReasons);
	}

	add({ moves, outcome }: Ended): void {
		this.tally.add(moves, outcome);
		this.lengths.set(moves, (this.lengths.get(moves) ?? 0) + 1);
		for (const score of outcome.scores) this.scores.set(score, (this.scores.get(score) ?? 0) + 1);
		if (outcome.places.filter((place) => place === 1).length > 1) this.shared++;
	}
}

/** How long to play between two looks at the clock. */
const SLICE_SECONDS = 0.05;
/** A series that takes longer is played on by several threads. */
const ALONE_SECONDS = 0.5;
/** Seconds that a thread plays in one go. */
const STRETCH_SECONDS = 0.5;

/** Plays a series, its games in order whatever the number of threads. */
export async function playAll(plan: SimulationPlan): Promise<Simulated> {
	const progress = new Progress('simulating', 'game', plan.games);
	const simulated = new Simulated(plan);
	try {
		const played = await playAlone(plan, simulated, progress);
		if (played < plan.games) await playTogether(plan, simulated, progress, played);
	} finally {
		progress.clear();
	}
	return simulated;
}

/** On this thread, to the end or until others should help; how many games were played. */
async function playAlone(plan: SimulationPlan, simulated: Simulated, progress: Progress): Promise<number> {
	const { game, options, bots, games, seed, records } = plan;
	const series = new Series(game, { options, bots, seed, keepsRecords: records !== undefined });
	const isHelped = plan.threads > 1 && records === undefined;
	let played = 0;
	for (let slice = 1; played < games && !(isHelped && simulated.seconds > ALONE_SECONDS); ) {
		const end = Math.min(games, played + slice);
		const texts: string[] = [];
		const begun = performance.now();
		for (let index = played; index < end; index++) {
			const before = series.tally.moves;
			const text = series.play(index);
			if (text !== null) texts.push(text);
			if (series.outcome !== null) simulated.add({ moves: series.tally.moves - before, outcome: series.outcome });
		}
		const spent = (performance.now() - begun) / 1000;
		for (const [i, text] of texts.entries())
			writeRecord(join(records ?? '', `${game.meta.id}-${seed}-${played + i}.jsonl`), text);
		simulated.seconds += spent;
		played = end;
		if (spent < SLICE_SECONDS) slice *= 2;
		else if (spent > 4 * SLICE_SECONDS) slice = Math.max(1, slice >> 1);
		progress.update(played);
		await breathe();
	}
	return played;
}

async function playTogether(
	plan: SimulationPlan,
	simulated: Simulated,
	progress: Progress,
	played: number,
): Promise<void> {
	const { game, options, bots, games, seed, threads } = plan;
	const rate = played / simulated.seconds;
	const size = Math.max(1, Math.min(Math.ceil(rate * STRETCH_SECONDS), Math.ceil((games - played) / threads)));
	const stretches = pieces(played, games, size).map(
		(piece): Stretch => ({ game: game.meta.id, options, bots, seed, ...piece }),
	);
	const crew = new Crew<Stretch, Ended[]>(Math.min(threads, stretches.length), new URL('./worker.ts', import.meta.url));
	const begun = performance.now();
	try {
		let done = played;
		const results = await crew.work(stretches, (_, ended: Ended[]) => {
			done += ended.length;
			progress.update(done);
		});
		for (const ended of results.flat()) simulated.add(ended);
	} finally {
		await crew.close();
	}
	simulated.seconds += (performance.now() - begun) / 1000;
}

function writeRecord(file: string, text: string): void {
	try {
		writeFileSync(file, text, { flag: 'wx' });
	} catch (error) {
		throw new UsageError(`${printable(file)}: ${fileReason(error)}`);
	}
}
