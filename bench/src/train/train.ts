import { type Deals, standing, writeWeights } from '@shutterbox/bots';
import { Crew, pieces } from '@shutterbox/cli/crew';
import { FastChance, hashText, seedOfGame } from '@shutterbox/kernel';
import { fingerprintOf } from './fingerprint.ts';
import { Keep } from './keep.ts';
import { learned, type Report, reported } from './learn.ts';
import { Network } from './network.ts';
import type { Rival } from './rivals.ts';
import { joined, type Samples, targetsOf } from './samples.ts';
import type { Played } from './self-play.ts';
import { type Lesson, lessonOf } from './setup.ts';
import type { Order, Results, Task } from './worker.ts';

export interface Training {
	readonly game: string;
	readonly table: string;
	/** Rounds of own play after the first, which watches the teacher. */
	readonly rounds: number;
	/** Matches to watch, and matches of each round of own play. */
	readonly taught: number;
	readonly games: number;
	readonly seed: number;
	readonly threads: number;
	/** Deals of the arena after the last round. */
	readonly deals: number;
	/** Where matches and weights are kept. */
	readonly folder: string;
	readonly tell: (phase: string, done: number, total: number) => void;
}

export interface Trained {
	readonly weights: string;
	/** Of weights, reports and arena: the same wherever the same training ran, with however many threads. */
	readonly checksum: string;
	readonly rounds: readonly (Report & { readonly matches: number })[];
	/** The judgement alone, always taking the best, against the teacher that has all other seats. */
	readonly arena: Deals;
}

type TrainingCrew = Crew<Order, Results[Task['kind']]>;

const MATCHES_AT_ONCE = 8;
const DEALS_AT_ONCE = 4;
const [FIRST_EPOCHS, NEXT_EPOCHS] = [5, 4];
/** Deals of the arena are none that anybody learned from. */
const FRESH = 1_000_003;

/** Rounds of play and learning, then the arena. */
export async function trained(training: Training): Promise<Trained> {
	const { game, table, rounds, seed } = training;
	const lesson = await lessonOf(game, table);
	const crew: TrainingCrew = new Crew(training.threads, new URL('./worker.ts', import.meta.url));
	const keep = new Keep(training.folder);
	const fit = fitOf(lesson);
	try {
		const lots: Samples[] = [];
		const reports: (Report & { matches: number })[] = [];
		let network: Network | null = null;
		let weights: string | null = null;
		let matches = 0;
		for (let round = 0; round <= rounds; round++) {
			const count = round === 0 ? training.taught : training.games;
			const key = hashText(JSON.stringify([fit, seed, round, matches, count, weights])).slice(0, 16);
			const played = await playedRound(training, crew, keep, {
				round,
				key,
				weights,
				from: matches,
				to: matches + count,
			});
			matches += count;
			lots.push(await described(training, crew, round, played));
			const known = keep.lesson(key);
			if (known === null) {
				const samples = joined(lots);
				const tell = (share: number) => training.tell(`round ${round}: learning`, Math.round(share * 1000), 1000);
				network = learned(lesson, samples, round === 0 ? FIRST_EPOCHS : NEXT_EPOCHS, seed, network, tell);
				const report = reported(network, samples, targetsOf(lesson));
				keep.addLesson(key, { values: [...network.values], report });
				reports.push({ ...report, matches });
			} else {
				network = new Network(lesson.learned.judgement.shape, new FastChance(seedOfGame(seed, 0)));
				network.values.set(known.values);
				reports.push({ ...known.report, matches });
			}
			weights = writeWeights(fit, network.quantized());
		}
		if (weights === null) throw new Error('a training has a round');
		const arena = await arenaOf(training, crew, lesson, weights);
		const checksum = hashText(JSON.stringify([weights, reports, arena])).slice(0, 16);
		return { weights, checksum, rounds: reports, arena };
	} finally {
		await crew.close();
	}
}

function fitOf(lesson: Lesson) {
	const { id, rulesVersion } = lesson.game.meta;
	const { version, shape } = lesson.learned.judgement;
	return { game: id, rulesVersion, version, table: lesson.table.key, shape, fingerprint: fingerprintOf(lesson) };
}

interface Round {
	readonly round: number;
	readonly key: string;
	readonly weights: string | null;
	readonly from: number;
	readonly to: number;
}

/** The matches of a round by number: those that are kept, and the others. */
async function playedRound(
	{ game, table, seed, tell }: Training,
	crew: TrainingCrew,
	keep: Keep,
	{ round, key, weights, from, to }: Round,
): Promise<Played[]> {
	const byMatch = new Map(keep.matches(key).map((played) => [played.match, played]));
	const tasks = pieces(from, to, MATCHES_AT_ONCE)
		.filter((piece) =>
			Array.from({ length: piece.to - piece.from }, (_, i) => piece.from + i).some((n) => !byMatch.has(n)),
		)
		.map((piece): Order => ({ game, table, task: { kind: 'play', weights, seed, ...piece } }));
	await crew.work(tasks, (done, played: Results['play']) => {
		keep.addMatches(key, played);
		for (const match of played) byMatch.set(match.match, match);
		tell(`round ${round}: play`, done * MATCHES_AT_ONCE, tasks.length * MATCHES_AT_ONCE);
	});
	return Array.from({ length: to - from }, (_, i) => byMatch.get(from + i)).filter((one) => one !== undefined);
}

async function described(
	{ game, table, seed, tell }: Training,
	crew: TrainingCrew,
	round: number,
	played: readonly Played[],
): Promise<Samples> {
	const tasks = pieces(0, played.length, MATCHES_AT_ONCE).map(
		({ from, to }): Order => ({ game, table, task: { kind: 'describe', seed, played: played.slice(from, to) } }),
	);
	const tellDone = (done: number, _: Results['describe']) => tell(`round ${round}: features`, done, tasks.length);
	return joined(await crew.work(tasks, tellDone));
}

async function arenaOf(training: Training, crew: TrainingCrew, lesson: Lesson, weights: string): Promise<Deals> {
	const { game, table, deals, tell } = training;
	const a: Rival = { kind: 'weights', name: 'hard', weights, temper: { search: null } };
	const b: Rival = { kind: 'player', name: lesson.game.learned?.instead.hard ?? 'random' };
	const tasks = pieces(0, deals, DEALS_AT_ONCE).map(
		(piece): Order => ({ game, table, task: { kind: 'deals', a, b, seed: FRESH, ...piece } }),
	);
	const tellDone = (done: number, _: Results['deals']) => tell('arena', done, tasks.length);
	return standing((await crew.work(tasks, tellDone)).flat());
}
