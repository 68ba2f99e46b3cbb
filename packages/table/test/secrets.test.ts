import { gameOf, games } from '@shutterbox/catalogue';
import { type AnyGame, FastChance, isRealTime, type Seat, seedOfGame, type Viewer } from '@shutterbox/kernel';
import { describe, expect, test } from 'vitest';
import { BLITZ, TestHost, UNTIMED } from './host.ts';

const SEEDS = 20;
/** Sasquatch Snap! hides nothing but commitments. */
const dealers = games.filter((game) => game.meta.id !== 'sasquatch-snap');
const PEOPLE = ['ann', 'bob', 'cid', 'dee'];

/** Everything the table has given a viewer, as bytes on a wire. */
function heard(host: TestHost, viewer: Viewer): string {
	const updates = host.told.filter((told) => told.viewer === viewer);
	return JSON.stringify([updates, host.table.fresh(viewer, host.now)]);
}

/** The same game with other hidden parts, which the viewer cannot tell from the real ones. */
function twinOf(game: AnyGame, viewer: Viewer, seed: number, differs: () => void): AnyGame {
	return {
		...game,
		setup(table, ctx) {
			const real = game.setup(table, ctx);
			const other = game.sample(game.view(real, viewer), viewer, chance(seed));
			if (JSON.stringify(other) !== JSON.stringify(real)) differs();
			return other;
		},
	};
}

function chance(seed: number): FastChance {
	return new FastChance(seedOfGame(seed, 9));
}

function pair(game: AnyGame, twin: AnyGame): readonly [TestHost, TestHost] {
	const pace = isRealTime(game) ? UNTIMED : BLITZ;
	const opening = { people: PEOPLE, pace, isWatched: false };
	return [TestHost.playing({ ...opening, game }), TestHost.playing({ ...opening, game: twin })];
}

/** The same person makes the same move at both tables; false where one refuses it. */
function moveBoth(hosts: readonly [TestHost, TestHost], seat: Seat, move: unknown): boolean {
	for (const host of hosts) host.now += 1_000;
	const [real, twin] = hosts.map((host) => host.move(seat, move).ok);
	return real && twin;
}

describe('what a viewer gets does not depend on what is hidden from them', () => {
	test.each(dealers.map((game) => ({ game, id: game.meta.id })))('in $id, from the deal on', ({ game }) => {
		let compared = 0;
		let different = 0;
		for (let seed = 1; seed <= SEEDS; seed++) {
			const viewer = ([0, 1, 2, 3, 'spectator'] as const)[seed % 5];
			const hosts = pair(
				game,
				twinOf(game, viewer, seed, () => different++),
			);
			const luck = chance(100 + seed);
			expect(heard(hosts[1], viewer)).toBe(heard(hosts[0], viewer));
			for (let i = 0; i < 30 && hosts[0].table.stage === 'playing'; i++) {
				const [{ seat } = { seat: 0 }] = hosts[0].table.waitedFor();
				const move = game.randomMove(hosts[0].client(seat).view, seat, luck);
				if (!moveBoth(hosts, seat, move)) break;
				const [real, twin] = hosts.map((host) => JSON.stringify(host.client(viewer).view));
				if (real !== twin) break;
				expect(heard(hosts[1], viewer)).toBe(heard(hosts[0], viewer));
				compared++;
			}
		}
		expect(different).toBe(SEEDS);
		expect(compared).toBeGreaterThan(SEEDS);
	});
});

describe('what others commit in secret reaches nobody else before it is shown', () => {
	test.each(['sasquatch-snap', 'photograph', 'snapshot'])('in %s', (id) => {
		const game = gameOf(id) as AnyGame;
		let commitments = 0;
		let differences = 0;
		for (let seed = 1; seed <= 10; seed++) {
			const hosts = pair(game, game);
			const luck = chance(seed);
			const choose = (seat: Seat) => game.randomMove(hosts[0].client(seat).view, seat, luck);
			for (let i = 0; i < 400 && hosts[0].client(0).toMove.length < 3; i++)
				moveBoth(hosts, hosts[0].client(0).toMove[0], choose(hosts[0].client(0).toMove[0]));
			const waiting = hosts[0].client(0).toMove;
			if (waiting.length < 3) continue;
			const onlookers = [...PEOPLE.keys()].filter((seat) => !waiting.slice(0, -1).includes(seat));
			const agree = () => {
				for (const viewer of [...onlookers, 'spectator' as const])
					expect(heard(hosts[1], viewer)).toBe(heard(hosts[0], viewer));
			};
			for (const seat of waiting.slice(0, -1)) {
				const moves = [...game.moves(hosts[0].client(seat).view, seat)];
				expect(hosts[0].move(seat, moves[0])).toMatchObject({ ok: true });
				expect(hosts[1].move(seat, moves.at(-1))).toMatchObject({ ok: true });
				if (heard(hosts[0], seat) !== heard(hosts[1], seat)) differences++;
				commitments++;
				agree();
				for (const host of hosts) expect(host.takeBack(seat)).toMatchObject({ ok: true });
				agree();
				expect(moveBoth(hosts, seat, moves[0])).toBe(true);
				agree();
			}
		}
		expect(commitments).toBeGreaterThan(5);
		expect(differences).toBe(commitments);
	});
});
