import { FastChance, isRefusal, resolveTable, type Seat, seatsOf, seedOfGame } from '@shutterbox/kernel';
import type { TestTable } from '@shutterbox/testkit';
import { describe, expect, test } from 'vitest';
import { type Move, photoshoot, type State } from '../../src/index.ts';
import { faultsOf } from '../../src/rules/judge.ts';
import { lastOpenAction } from '../../src/rules/round-acts.ts';
import { newestStanding } from '../../src/rules/state.ts';

// Messages between screens and host are late, doubled and overtake each other; none of it makes or hides a mistake.

/** A message under way, and what its sender's screen showed when it was sent. */
interface Message {
	readonly seat: Seat;
	readonly move: Move;
	readonly arrives: number;
	readonly screen: State;
	readonly changes: number;
}

interface Traffic {
	/** Milliseconds a message takes at most; 0 for none. */
	readonly delay: number;
	/** One message in so many comes twice; 0 for none. */
	readonly doubles: number;
}

const TICK = 250;
const TICKS = 320;

/** A host and the screens of all seats, each a little behind. */
class Network {
	readonly state: State;
	readonly answers = new Map<string, number>();
	readonly #luck: FastChance;
	readonly #traffic: Traffic;
	readonly #screens: State[];
	readonly #underWay: Message[] = [];
	/** How often an action has been taken back or struck. */
	#changes = 0;
	#accepted = new Map<Move, number>();
	readonly #ctx;

	constructor({ seats, options = {} }: TestTable, seed: number, traffic: Traffic) {
		const table = resolveTable(photoshoot, seats, options);
		if (isRefusal(table)) throw new Error(table.code);
		this.#ctx = { chance: new FastChance(seedOfGame(seed, 0)) };
		this.state = photoshoot.setup({ seats, options: table.options }, this.#ctx);
		this.#luck = new FastChance(seedOfGame(seed, 1));
		this.#traffic = traffic;
		this.#screens = Array.from({ length: seats }, (_, seat) => photoshoot.view(this.state, seat));
	}

	run(): this {
		for (let now = 0; now < TICK * TICKS; now += TICK) {
			this.#screens.forEach((_, seat) => {
				if (this.#luck.int(3) > 0) this.#screens[seat] = photoshoot.view(this.state, seat);
				if (this.#luck.int(3) === 0) this.#send(seat, now);
			});
			this.#deliver(now);
		}
		return this;
	}

	#send(seat: Seat, now: number): void {
		const screen = this.#screens[seat];
		if (!seatsOf(photoshoot.toMove(screen)).includes(seat)) return;
		const move = withBase(photoshoot.randomMove(screen, seat, this.#luck), screen);
		if (move.type === 'talk') return; // filed by the host itself
		const { delay, doubles } = this.#traffic;
		const copies = doubles > 0 && this.#luck.int(doubles) === 0 ? 2 : 1;
		for (let copy = 0; copy < copies; copy++) {
			const arrives = now + this.#luck.int(delay + 1);
			this.#underWay.push({ seat, move, arrives, screen, changes: this.#changes });
		}
	}

	#deliver(now: number): void {
		this.#underWay.sort((a, b) => a.arrives - b.arrives);
		while (this.#underWay.length > 0 && this.#underWay[0].arrives <= now) {
			const message = this.#underWay.shift();
			if (message) this.#receive(message, Math.max(message.arrives, this.state.now));
		}
	}

	#receive(message: Message, at: number): void {
		const { state } = this;
		for (let due = photoshoot.alarm?.(state); due != null && due <= at; due = photoshoot.alarm?.(state)) {
			const move = photoshoot.tableMove?.(state);
			if (move) photoshoot.play(state, { actor: 'table', move, at: due }, this.#ctx);
			if (move?.type === 'whistle') this.#changes++;
		}
		const entry = { actor: message.seat, move: message.move, at };
		const before = JSON.stringify(state);
		const refusal = photoshoot.check(state, entry);
		const answer = refusal?.code ?? message.move.type;
		this.answers.set(answer, (this.answers.get(answer) ?? 0) + 1);
		if (refusal) {
			expect(JSON.stringify(state)).toBe(before); // nothing it could cost or hide
			if (refusal.code === 'PST_TOO_SOON') this.#expectUnsettled(message, at);
			return;
		}
		this.#expectMeant(message);
		photoshoot.play(state, entry, this.#ctx);
		photoshoot.invariants(state);
		if (message.move.type === 'undo' || message.move.type === 'point') this.#changes++;
	}

	/** A screen is told that hands have to settle only where it knew, or where an action has come and gone meanwhile. */
	#expectUnsettled({ seat, move, screen, changes }: Message, at: number): void {
		const isKnown = photoshoot.check(screen, { actor: seat, move, at })?.code === 'PST_TOO_SOON';
		expect(isKnown || changes < this.#changes).toBe(true);
	}

	/** An accepted message does to the table just what its sender meant to do to the screen. */
	#expectMeant({ seat, move, screen, changes }: Message): void {
		const { state } = this;
		if (move.type === 'swap' || move.type === 'push' || move.type === 'photo') {
			const seen = ({ cells, turn, open }: State) => ({ cells, turn, open });
			expect(seen(state)).toEqual(seen(screen));
			expect(ritualFree(state, seat, move)).toEqual(ritualFree(screen, seat, move));
			const times = (this.#accepted.get(move) ?? 0) + 1;
			this.#accepted.set(move, times);
			if (changes === this.#changes) expect(times).toBe(1);
		}
		if (move.type === 'ok' || move.type === 'undo')
			expect(lastOpenAction(state)?.act.seq).toBe(lastOpenAction(screen)?.act.seq);
		if (move.type === 'stop') expect(state.window.some(({ act }) => act.seq === move.seen)).toBe(true);
	}
}

function withBase(move: Move, screen: State): Move {
	const isBased = ['swap', 'push', 'photo', 'undo', 'ok'].includes(move.type);
	return isBased ? ({ ...move, base: newestStanding(screen) } as Move) : move;
}

/** The faults an action would have here that no ritual has a part in: turn, geometry, orange effects, photo. */
function ritualFree(position: State, seat: Seat, move: Move): readonly number[] {
	const state = photoshoot.sample(photoshoot.view(position, seat), seat, new FastChance(seedOfGame(1, 0)));
	state.settledAt = 0;
	photoshoot.play(state, { actor: seat, move, at: state.now }, { chance: new FastChance(seedOfGame(1, 1)) });
	const known = state.judge?.cases.at(-1);
	return known ? faultsOf(known).filter((fault) => fault >= FIRST_ORANGE) : state.cells;
}

const FIRST_ORANGE = 10;

describe.each<TestTable>([
	{ seats: 4, options: { hourglassSec: 60, level: 4 } },
	{ seats: 4, options: { pace: 'untimed', turnBudget: 30, level: 4 } },
	{ seats: 3, options: { hourglassSec: 60, level: 4 } },
])('[PST-74] at $seats seats, $options', (table) => {
	const run = (traffic: Traffic) => {
		const answers = new Map<string, number>();
		for (let seed = 1; seed <= 4; seed++) {
			for (const [answer, count] of new Network(table, seed, traffic).run().answers)
				answers.set(answer, (answers.get(answer) ?? 0) + count);
		}
		expect(answers.get('swap') ?? 0).toBeGreaterThan(10);
		return answers;
	};

	test('prompt and in order', () => {
		run({ delay: 0, doubles: 0 });
	});

	test('delayed, and so in any order', () => {
		expect(run({ delay: 2_500, doubles: 0 }).get('PST_STALE')).toBeGreaterThan(0);
	});

	test('doubled', () => {
		expect(run({ delay: 500, doubles: 2 }).get('PST_STALE')).toBeGreaterThan(0);
	});
});

test('[PST-74] the same stamps in another order: what is late is refused, what is stale too', () => {
	const table = { seats: 4, options: { hourglassSec: 60, startTeam: 'A' } };
	const { state } = new Network(table, 1, { delay: 0, doubles: 0 });
	const play = (actor: Seat | 'table', move: Move, at: number) =>
		photoshoot.play(state, { actor, move, at }, { chance: new FastChance(seedOfGame(1, 2)) });
	play('table', { type: 'autoFlip' }, 30_000);
	const sent = [
		{ actor: 0, move: { type: 'swap', a: 0, b: 1, base: 0 }, at: 31_000 },
		{ actor: 2, move: { type: 'swap', a: 3, b: 4, base: 1 }, at: 33_000 },
	] as const;
	expect(photoshoot.check(state, sent[1])?.code).toBe('PST_STALE');
	play(0, sent[0].move, 31_000);
	expect(photoshoot.check(state, sent[0])?.code).toBe('PST_STALE');
	play(2, sent[1].move, 33_000);
	expect(photoshoot.check(state, sent[0])?.code).toBe('PST_BAD_TIME');
});

test('[PST-21, 74] what was taken back meanwhile leaves the base as it was, and yet hands have to settle', () => {
	const table = { seats: 4, options: { hourglassSec: 60, startTeam: 'A' } };
	const { state } = new Network(table, 1, { delay: 0, doubles: 0 });
	const ctx = { chance: new FastChance(seedOfGame(1, 2)) };
	photoshoot.play(state, { actor: 'table', move: { type: 'autoFlip' }, at: 30_000 }, ctx);
	const screen = photoshoot.view(state, 2);
	photoshoot.play(state, { actor: 0, move: { type: 'swap', a: 0, b: 1, base: 0 }, at: 31_000 }, ctx);
	photoshoot.play(state, { actor: 0, move: { type: 'undo', base: 1 }, at: 31_300 }, ctx);
	const late = { actor: 2, move: { type: 'swap', a: 3, b: 4, base: 0 }, at: 31_500 } as const;
	expect(photoshoot.check(screen, late)).toBeNull();
	expect(photoshoot.check(state, late)).toMatchObject({ code: 'PST_TOO_SOON', facts: { from: 32_000 } });
});
