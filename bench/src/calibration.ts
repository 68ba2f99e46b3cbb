import { decided, inputsOf, sigmoid, TEMPERS } from '@shutterbox/bots';
import { type GameMove, hashText, type Policy } from '@shutterbox/kernel';
import type { BenchOptions } from './main.ts';
import { samplesOf, targetsOf } from './train/samples.ts';
import { playedBy, thinkerOf } from './train/self-play.ts';
import { type Lesson, lessonOf } from './train/setup.ts';

/** Deals that nobody learned from. */
const SEED = 9001;
const MATCHES = 300;
const AT_ONCE = 10;
const TENTHS = 10;
/** Standard deviations either way that hold 95 of 100. */
const CERTAIN = 1.96;

interface Tenth {
	count: number;
	expected: number;
	/** By match, how much more came of its positions than was expected: they share the luck of the match. */
	readonly surplus: number[];
}

/** What the weights of each table expect of positions of `hard` matches, not searched any further, and what came of them. */
export async function calibration({ games, matches = MATCHES }: BenchOptions): Promise<void> {
	console.log('| game | table | matches | positions | expected : actual ± 95 % by tenths (%) | checksum |');
	console.log('|---|---|---|---|---|---|');
	for (const { learned, meta } of games) {
		const loaded = await learned?.load();
		for (const [key, weights] of Object.entries(loaded?.learned.weights ?? {})) {
			const tenths = calibrated(await lessonOf(meta.id, key), weights, matches);
			const positions = tenths.reduce((sum, { count }) => sum + count, 0);
			const checksum = hashText(JSON.stringify(tenths)).slice(0, 16);
			console.log(
				`| ${meta.title} | ${key} | ${matches} | ${positions} | ${tenths.map(told).join(', ')} | \`${checksum}\` |`,
			);
		}
	}
}

function calibrated(lesson: Lesson, weights: string, matches: number): Tenth[] {
	const thinker = thinkerOf(lesson, weights);
	const { judgement, net } = thinker;
	const temper = { ...TEMPERS.hard, ...judgement.tempers?.hard, search: null };
	const hard: Policy<unknown, GameMove> = {
		choose: (view, seat, chance) => decided(lesson.game, thinker, temper, view, seat, chance),
	};
	const tenths = Array.from({ length: TENTHS }, (): Tenth => ({ count: 0, expected: 0, surplus: [] }));
	const [inputs, outputs] = [inputsOf(judgement.shape), targetsOf(lesson)];
	for (let from = 0; from < matches; from += AT_ONCE) {
		const numbers = Array.from({ length: Math.min(AT_ONCE, matches - from) }, (_, i) => from + i);
		const played = numbers.map((match) => playedBy(lesson, SEED, match, () => hard));
		const samples = samplesOf(lesson, SEED, played);
		for (let i = 0; i < samples.matches.length; i++) {
			net.input.set(samples.features.subarray(i * inputs, (i + 1) * inputs));
			net.judge();
			const expected = sigmoid(net.logit);
			const tenth = tenths[Math.min(TENTHS - 1, Math.floor(expected * TENTHS))];
			const match = samples.matches[i];
			tenth.count++;
			tenth.expected += expected;
			tenth.surplus[match] = (tenth.surplus[match] ?? 0) + samples.targets[i * outputs] - expected;
		}
	}
	return tenths;
}

function told({ count, expected, surplus }: Tenth): string {
	if (count === 0) return '–';
	const sum = surplus.reduce((total, one) => total + one, 0);
	const half = CERTAIN * Math.sqrt(surplus.reduce((total, one) => total + one * one, 0));
	const percent = (share: number) => ((100 * share) / count).toFixed(1);
	return `${percent(expected)}:${percent(expected + sum)} ± ${percent(half)}`;
}
