import { availableParallelism } from 'node:os';
import { expectation } from '@shutterbox/bots';
import { type Correction, hashText } from '@shutterbox/kernel';
import type { BenchOptions } from './main.ts';
import { expectedIn } from './train/corrections.ts';
import { type Expected, tablesPlayed } from './train/hard-play.ts';

/** Deals that nobody learned from. */
const SEED = 9001;
const MATCHES = 300;
const TENTHS = 10;
/** Standard deviations either way that hold 95 of 100. */
const CERTAIN = 1.96;

interface Tenth {
	count: number;
	expected: number;
	/** By match, how much more came of its positions than was expected: they share the luck of the match. */
	readonly surplus: number[];
}

/** What a game expects of positions of `hard` matches, as its weights have it and as it is corrected, and what came of them. */
export async function calibration({ games, matches = MATCHES, searched = false }: BenchOptions): Promise<void> {
	console.log('| game | seats | matches | positions | | expected : actual ± 95 % by tenths (%) | checksum |');
	console.log('|---|---|---|---|---|---|---|');
	const threads = availableParallelism();
	for (const game of games) {
		const loaded = await game.learned?.load();
		for (const table of loaded === undefined ? [] : tablesPlayed({ game }, loaded.learned)) {
			const { seats } = table;
			const positions = await expectedIn({ game, ...table, matches, seed: SEED, searched, threads });
			const begin = [game.meta.title, seats, matches, positions.length].join(' | ');
			const corrected = loaded?.learned.corrections[seats];
			console.log(`| ${begin} | as learned | ${told(positions, undefined)} |`);
			console.log(`| ${begin} | corrected | ${told(positions, corrected)} |`);
		}
	}
}

function told(positions: readonly Expected[], correction: Correction | undefined): string {
	const tenths = Array.from({ length: TENTHS }, (): Tenth => ({ count: 0, expected: 0, surplus: [] }));
	for (const { match, logit, won } of positions) {
		const expected = expectation(logit, correction);
		const tenth = tenths[Math.min(TENTHS - 1, Math.floor(expected * TENTHS))];
		tenth.count++;
		tenth.expected += expected;
		tenth.surplus[match] = (tenth.surplus[match] ?? 0) + won - expected;
	}
	const checksum = hashText(JSON.stringify(tenths)).slice(0, 16);
	return `${tenths.map(toldOf).join(', ')} | \`${checksum}\``;
}

function toldOf({ count, expected, surplus }: Tenth): string {
	if (count === 0) return '–';
	const sum = surplus.reduce((total, one) => total + one, 0);
	const half = CERTAIN * Math.sqrt(surplus.reduce((total, one) => total + one * one, 0));
	const percent = (share: number) => ((100 * Math.max(0, share)) / count).toFixed(1);
	return `${percent(expected)}:${percent(expected + sum)} ± ${percent(half)}`;
}
