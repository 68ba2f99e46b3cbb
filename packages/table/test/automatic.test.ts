import { gameOf } from '@shutterbox/catalogue';
import { type AnyGame, FastChance, type Seat, seedOfGame, type Viewer } from '@shutterbox/kernel';
import { describe, expect, test } from 'vitest';
import { toy } from '../../kernel/test/toy.ts';
import { GRACE, HELD, type Pace } from '../src/index.ts';
import { BLITZ, START, TestHost } from './host.ts';

const PACE: Pace = { kind: 'live', turn: 5_000, bank: 2_000 };
const PEOPLE = ['ann', 'bob', 'cid'];
const FOUR = [...PEOPLE, 'dee'];
const roll = { type: 'roll' };
const bid = (coins: number) => ({ type: 'bid', coins });

function automatic(host: TestHost, viewer: Viewer) {
	return host.history(viewer).filter(({ event }) => event.type === 'movedAutomatically');
}

describe('a move that was made for a person', () => {
	test('is marked at once where it was no secret: in the log, and for everybody', () => {
		const host = TestHost.playing({ game: toy, people: PEOPLE, pace: PACE });
		host.wait(7_000);
		expect(host.rows).toMatchObject([{ n: 1, actor: 0, move: roll, by: 'clock' }]);
		for (const viewer of [0, 1, 'spectator'] as const)
			expect(automatic(host, viewer)).toEqual([
				{ n: 1, at: 7_000, event: { type: 'movedAutomatically', seat: 0, by: 'clock' } },
			]);
	});

	test('by a bot is marked as such; a bot’s own and an order’s are not', () => {
		const host = TestHost.playing({ game: toy, people: ['ann'], bots: ['timid'] });
		host.as('ann', { type: 'leave' });
		host.wait(HELD + 10_000);
		expect(host.rows.map(({ actor, by }) => [actor, by])).toEqual([
			[0, 'bot'],
			[0, 'bot'],
			[1, undefined],
		]);
		const other = TestHost.playing({
			game: gameOf('snapshot'),
			people: PEOPLE,
			options: { firstPlayer: 0, claimSeconds: 10 },
		});
		for (const who of ['bob', 'cid']) other.as(who, { type: 'order', order: 'never' });
		for (let i = 0; i < 20 && !other.rows.some(({ actor }) => actor === 1); i++) {
			const [move] = [...other.game.moves(other.client(0).view, 0)];
			if (other.client(0).toMove.includes(0)) other.move(0, move);
			other.wait(3_000);
		}
		expect(other.rows.filter(({ actor }) => actor !== 0).length).toBeGreaterThan(0);
		expect(other.rows.every(({ by }) => by === undefined)).toBe(true);
	});

	test('in secret is marked when all is shown, and then after a restart too', () => {
		const host = TestHost.playing({ game: toy, people: PEOPLE, pace: PACE });
		host.move(0, roll);
		host.move(0, bid(1));
		host.wait(6_000);
		host.move(2, bid(1));
		host.restart();
		for (const viewer of [0, 1, 2, 'spectator'] as const) expect(automatic(host, viewer)).toEqual([]);
		host.wait(7_000);
		expect(host.table.stage).toBe('finished');
		const mark = { type: 'movedAutomatically', seat: 1, by: 'clock' };
		for (const viewer of [0, 1, 2, 'spectator'] as const)
			expect(automatic(host, viewer)).toMatchObject([{ n: 4, event: mark }]);
		host.restart();
		for (const viewer of [0, 1, 2, 'spectator'] as const)
			expect(automatic(host, viewer)).toMatchObject([{ n: 4, event: mark }]);
	});

	test('in secret and withdrawn again leaves its mark for later', () => {
		const host = TestHost.playing({ game: toy, people: PEOPLE, pace: BLITZ });
		host.move(0, roll);
		host.wait(1_000);
		host.as('ann', { type: 'leave' });
		host.wait(HELD);
		expect(host.rows.at(-1)).toMatchObject({ actor: 0, by: 'bot' });
		host.takeBack(0);
		expect(automatic(host, 1)).toEqual([]);
		host.move(0, bid(2));
		host.move(1, bid(2));
		host.move(2, bid(2));
		expect(automatic(host, 1)).toMatchObject([{ n: 2, event: { seat: 0, by: 'bot' } }]);
	});
});

const SLOW = 1;

/** Two tables where the same things happen, until somebody's time is nearly up in a secret decision. */
class Twins {
	readonly hosts: readonly [TestHost, TestHost];
	readonly game: AnyGame;
	readonly #luck: FastChance;

	constructor(game: AnyGame, options: Readonly<Record<string, unknown>>, seed: number) {
		const opening = { game, people: FOUR, pace: PACE, isWatched: false, options };
		this.game = game;
		this.hosts = [TestHost.playing(opening), TestHost.playing(opening)];
		this.#luck = new FastChance(seedOfGame(seed, 3));
	}

	both(act: (host: TestHost) => unknown): void {
		const [first, second] = this.hosts.map((host) => JSON.stringify(act(host) ?? null));
		expect(second).toBe(first);
	}

	get toMove(): readonly Seat[] {
		return this.hosts[0].client(SLOW).toMove;
	}

	/** Everybody moves at once; the slow one takes more than a turn, or lets time run out, each first time of two. */
	playTo(isLate: 'slow' | 'absent'): boolean {
		let wasLate = false;
		for (let i = 0; i < 400 && this.hosts[0].table.stage === 'playing'; i++) {
			const isSecret = this.toMove.length > 1 && this.toMove.includes(SLOW);
			if (isSecret && wasLate) return true;
			const quick = this.toMove.find((seat) => seat !== SLOW);
			if (quick !== undefined) this.#move(quick);
			else if (wasLate) {
				this.#move(SLOW);
				wasLate = false;
			} else {
				this.both((host) => host.wait(isLate === 'slow' ? 6_000 : 7_000));
				if (isLate === 'slow') this.#move(SLOW);
				wasLate = true;
			}
		}
		return false;
	}

	#move(seat: Seat): void {
		const move = this.game.randomMove(this.hosts[0].client(seat).view, seat, this.#luck);
		this.both((host) => host.move(seat, move));
	}

	/** Everything the others have got; the moment before the deadline and the deadline are one here. */
	agree(deadline: number): void {
		const heard = (host: TestHost, viewer: Viewer) =>
			JSON.stringify([host.told.filter((told) => told.viewer === viewer), host.table.fresh(viewer, host.now)]);
		for (const viewer of [0, 2, 3, 'spectator'] as const) {
			const [own, clocks] = this.hosts.map((host) => heard(host, viewer));
			expect(own.replaceAll(`:${deadline - 1},`, `:${deadline},`)).toBe(clocks);
		}
	}
}

const GAMES = [
	['sasquatch-snap', {}],
	['photograph', {}],
	['snapshot', { claimSeconds: 10 }],
	['wildlife-park', {}],
] as const;

describe('a secret choice that the clock makes looks like one made at the last moment', () => {
	test.each(GAMES.flatMap(([id, options]) => (['slow', 'absent'] as const).map((late) => ({ id, options, late }))))(
		'in $id by somebody who was $late before',
		({ id, options, late }) => {
			let compared = 0;
			for (let seed = 1; seed <= 6; seed++) {
				const game = gameOf(id) as AnyGame;
				const twins = new Twins(game, options, seed);
				const [own, clock] = twins.hosts;
				if (!twins.playTo(late)) continue;
				// One of the others waits, so that nothing is shown before.
				const [patient, ...quick] = twins.toMove.filter((seat) => seat !== SLOW);
				for (const seat of quick) {
					const [move] = [...game.moves(own.client(seat).view, seat)];
					twins.both((host) => host.move(seat, move));
				}
				const clocks = own.client(SLOW).clocks?.[SLOW];
				if (clocks?.since == null) throw new Error('the slow one is waited for');
				const deadline = clocks.since + clocks.turn + clocks.bank;
				own.wait(START + deadline - 1 - own.now);
				const move = game.automatic(own.client(SLOW).view as never, SLOW);
				expect(own.move(SLOW, move)).toMatchObject({ ok: true });
				own.wait(1);
				clock.wait(START + deadline - clock.now);
				expect(clock.rows.at(-1)).toMatchObject({ actor: SLOW, move, by: 'clock' });
				expect(own.client(SLOW).takeBack).toBe('withdraw');
				twins.agree(deadline);
				twins.both((host) => host.disconnect(PEOPLE[SLOW]));
				twins.both((host) => host.as(FOUR[patient], { type: 'return' }));
				twins.agree(deadline);
				twins.both((host) => host.takeBack(patient).ok);
				twins.agree(deadline);
				twins.both((host) => host.as(FOUR[patient], { type: 'consent', agrees: false }).ok);
				twins.both((host) => host.wait(200));
				twins.agree(deadline);
				expect(clock.eventTypes(patient)).not.toContain('botTookOver');
				twins.both((host) => host.restart());
				for (const viewer of [patient, 'spectator'] as const)
					expect(JSON.stringify(own.client(viewer))).toBe(JSON.stringify(clock.client(viewer)));
				compared++;
			}
			expect(compared).toBeGreaterThan(2);
		},
	);

	test('and who lets time run out twice is played for once all is shown', () => {
		const twins = new Twins(gameOf('sasquatch-snap') as AnyGame, {}, 2);
		expect(twins.playTo('absent')).toBe(true);
		const [, host] = twins.hosts;
		host.wait(5_000);
		expect(host.rows.at(-1)).toMatchObject({ actor: SLOW, by: 'clock' });
		expect(host.client(0).seats[SLOW].isPlayedByBot).toBe(false);
		const before = automatic(host, 0).length;
		host.wait(2_000);
		expect(host.client(0).seats[SLOW].isPlayedByBot).toBe(true);
		expect(host.eventTypes(0)).toContain('botTookOver');
		expect(automatic(host, 0).length).toBeGreaterThan(before);
	});

	test('but being gone too long is told when it is so', () => {
		const twins = new Twins(gameOf('sasquatch-snap') as AnyGame, {}, 2);
		expect(twins.playTo('absent')).toBe(true);
		const [, host] = twins.hosts;
		host.wait(5_000);
		host.disconnect(PEOPLE[SLOW]);
		host.now += GRACE.turns;
		host.tick();
		expect(host.client(0).seats[SLOW].isPlayedByBot).toBe(true);
	});
});
