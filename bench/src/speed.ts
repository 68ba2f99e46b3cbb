import { RANDOM, Series } from '@shutterbox/bots';
import { type AnyGame, isRealTime, isRefusal, resolveTable } from '@shutterbox/kernel';
import type { BenchOptions } from './main.ts';
import { type Peer, peersOf } from './peers.ts';

/** Games whose checksum is printed, the same on every machine; fewer where a game has a clock and so many more moves. */
const CHECKED_GAMES = 20_000;
const CHECKED_REAL_TIME_GAMES = 1_000;
/** Games between two looks at the clock. */
const SLICE = 50;
const SEED = 1;

/** Random full games per second: set-up, choice, legality and play of every move, result. */
export function speed({ games, seconds = 3, rounds = 5, withPeers }: BenchOptions): void {
	console.log('| game | seats | Shutterbox games/s | moves/s | checksum | of games | peers in the same run |');
	console.log('|---|---|---|---|---|---|---|');
	for (const game of games) {
		const checkedGames = isRealTime(game) ? CHECKED_REAL_TIME_GAMES : CHECKED_GAMES;
		for (const seats of game.meta.seats) {
			const checked = series(game, seats);
			for (let index = 0; index < checkedGames; index++) checked.play(index); // warms up as well
			const peers = withPeers ? peersOf(game.meta.id, seats) : [];
			const own: number[] = [];
			const theirs = peers.map((): number[] => []);
			for (let round = 0; round < rounds; round++) {
				own.push(gamesPerSecond(game, seats, seconds));
				for (const [i, peer] of peers.entries()) theirs[i].push(peer.gamesPerSecond());
			}
			const perSecond = median(own);
			const movesPerSecond = (perSecond * checked.tally.moves) / checkedGames;
			const beside = peers.map((peer, i) => comparison(peer, median(theirs[i]), perSecond)).join('; ');
			const { checksum } = checked.tally;
			console.log(
				`| ${game.meta.title} | ${seats} | ${whole(perSecond)} | ${whole(movesPerSecond)} | \`${checksum}\` | ${checkedGames} | ${beside || '–'} |`,
			);
		}
	}
}

function series(game: AnyGame, seats: number) {
	const table = resolveTable(game, seats, {});
	if (isRefusal(table)) throw new Error(JSON.stringify(table));
	return new Series(game, {
		options: table.options,
		bots: new Array(seats).fill(RANDOM),
		seed: SEED,
		keepsRecords: false,
	});
}

function gamesPerSecond(game: AnyGame, seats: number, seconds: number): number {
	const run = series(game, seats);
	const begun = performance.now();
	const end = begun + seconds * 1000;
	let index = 0;
	do for (const slice = index + SLICE; index < slice; index++) run.play(index);
	while (performance.now() < end);
	return index / ((performance.now() - begun) / 1000);
}

function comparison(peer: Peer, theirs: number, own: number): string {
	const ratio =
		own >= theirs ? `${(own / theirs).toFixed(0)} times it` : `${((100 * own) / theirs).toFixed(0)} % of it`;
	return `${peer.name} ${whole(theirs)} (we do ${ratio})`;
}

function median(values: readonly number[]): number {
	return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}

function whole(value: number): string {
	return Math.round(value).toLocaleString('en');
}
