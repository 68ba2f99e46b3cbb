import { Crew, pieces } from '@shutterbox/cli/crew';
import type { AnyGame, Correction } from '@shutterbox/kernel';
import { correctionOf } from './correction.ts';
import { type Expected, tablesPlayed } from './hard-play.ts';
import type { Order } from './worker.ts';

/** Matches that nobody learned weights from; the bench looks at others. */
const SEED = 8001;
const MATCHES_AT_ONCE = 5;

export interface HardMatches {
	readonly game: AnyGame;
	readonly seats: number;
	readonly key: string;
	readonly matches: number;
	readonly seed: number;
	readonly searched: boolean;
	readonly threads: number;
	readonly tell?: (phase: string, done: number, total: number) => void;
}

/** Positions of so many matches of `hard` against itself, in their order. */
export async function expectedIn({
	game,
	seats,
	key,
	matches,
	seed,
	searched,
	threads,
	tell,
}: HardMatches): Promise<Expected[]> {
	const crew = new Crew<Order, Expected[]>(threads, new URL('./worker.ts', import.meta.url));
	const tasks = pieces(0, matches, MATCHES_AT_ONCE).map(
		(piece): Order => ({ game: game.meta.id, table: key, seats, task: { kind: 'expect', seed, searched, ...piece } }),
	);
	try {
		return (await crew.work(tasks, (done, _: Expected[]) => tell?.(`${seats} seats`, done, tasks.length))).flat();
	} finally {
		await crew.close();
	}
}

/** What is corrected at each number of seats that a game's weights play at. */
export async function learnedCorrections(
	game: AnyGame,
	options: Pick<HardMatches, 'matches' | 'searched' | 'threads' | 'tell'>,
): Promise<Record<number, Correction>> {
	const loaded = await game.learned?.load();
	if (loaded === undefined) throw new Error(`${game.meta.id} learns nothing`);
	const found: Record<number, Correction> = {};
	for (const table of tablesPlayed({ game }, loaded.learned))
		found[table.seats] = correctionOf(await expectedIn({ game, ...table, seed: SEED, ...options }));
	return found;
}

/** The file of a game's corrections. */
export function correctionsFile(corrections: Readonly<Record<number, Correction>>, how: string): string {
	const lines = Object.entries(corrections).map(
		([seats, { shift, slope }]) => `\t${seats}: { shift: ${shift}, slope: ${slope} },`,
	);
	return [
		"import type { Correction } from '@shutterbox/kernel';",
		'',
		`/** Written by \`${how}\`. */`,
		'export const corrections: Readonly<Record<number, Correction>> = {',
		...lines,
		'};',
		'',
	].join('\n');
}
