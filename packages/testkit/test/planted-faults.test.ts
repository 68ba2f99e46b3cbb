import type { Chance, Game, Schema, View, Viewer } from '@shutterbox/kernel';
import { describe, expect, test } from 'vitest';
import { type ToyEvent, type ToyMove, type ToyOptions, type ToyState, toy } from '../../kernel/test/toy.ts';
import { unbounded } from '../src/bounds.ts';
import { properties, tryMutations } from '../src/index.ts';

type Toy = Game<ToyState, ToyMove, ToyEvent, ToyOptions>;

const promises = properties<ToyState, ToyMove, ToyEvent, ToyOptions>();

/** Whether a promise holds for a game over some random matches. */
function holds(promise: string, game: Toy): boolean {
	try {
		for (let seed = 1; seed <= 12; seed++) promises[promise]({ game, table: { seats: 3 }, seed, suite: { perturb } });
		return true;
	} catch {
		return false;
	}
}

const [judged, values, ends, records, alike, samples, hidden, back, redealt, , answered, stays] = Object.keys(promises);

test.each(Object.keys(promises))('the toy game is sound: %s', (promise) => {
	expect(holds(promise, toy)).toBe(true);
});

describe('the suite finds every planted fault', () => {
	const leakyView = (leak: (shown: ToyState, state: ToyState) => void): Partial<Toy> => ({
		view(state, viewer) {
			const shown = toy.view(state, viewer);
			leak(shown, state);
			return shown;
		},
	});

	test.each<[string, string, Partial<Toy>]>([
		['a view that shows another hand', hidden, leakyView((shown, state) => (shown.cards = state.cards.slice()))],
		[
			'a view that tells whether a hidden card is high',
			hidden,
			leakyView((shown, state) => (shown.bonus = state.cards[2] > 4 ? 1 : 2)),
		],
		['a view that shows a secret bid', hidden, leakyView((shown, state) => (shown.bids = state.bids.slice()))],
		[
			'a refusal whose facts name a hidden card',
			hidden,
			{ check: (state, entry) => withFacts(toy.check(state, entry), { hint: state.cards[2] }) },
		],
		[
			'a refusal code that depends on a hidden card',
			hidden,
			{
				check: (state, entry) =>
					state.cards[1] > 4 && toy.check(state, entry)
						? { code: 'X', rule: null, facts: {} }
						: toy.check(state, entry),
			},
		],
		[
			'a list of moves ordered by a hidden card',
			hidden,
			{ moves: (state, seat) => (state.cards[2] > 4 ? [...toy.moves(state, seat)].reverse() : toy.moves(state, seat)) },
		],
		[
			'a seat waited for because of its hidden card',
			hidden,
			{ toMove: (state) => (state.phase === 'roll' && state.cards[1] > 4 ? 3 : toy.toMove(state)) },
		],
		[
			'an event that tells a secret bid',
			hidden,
			{
				play(state, entry, { chance, emit }) {
					toy.play(state, entry, {
						chance,
						emit: (event, also) =>
							emit?.(
								event?.type === 'bidMade' ? ({ ...event, coins: state.cards[event.seat] } as ToyEvent) : event,
								also,
							),
					});
				},
			},
		],
		[
			'a listed move that is refused',
			judged,
			{ moves: (state, seat) => [...toy.moves(state, seat), { type: 'bid', coins: 4 }] },
		],
		[
			'a move list for a seat that is not asked',
			judged,
			{ moves: (state) => [...toy.moves(state, 0), { type: 'roll' }] },
		],
		[
			'a check that changes the position',
			judged,
			{
				check(state, entry) {
					const refusal = toy.check(state, entry);
					if (refusal) state.bonus++;
					return refusal;
				},
			},
		],
		[
			'a check that throws',
			judged,
			{ check: (state, entry) => ((entry.move as ToyMove).type.length > 99 ? null : toy.check(state, entry)) },
		],
		['an automatic move that is refused', judged, { automatic: () => ({ type: 'wait' }) }],
		['a clone that shares a list', values, { clone: (state) => ({ ...state }) }],
		['a broken invariant', values, { invariants: (state) => expect(state.die).toBe(0) }],
		[
			'a move that is not printed whole',
			values,
			{ notation: { ...toy.notation, printMove: (move) => (move.type === 'bid' ? 'bid 1' : move.type) } },
		],
		[
			'a position that is not printed whole',
			values,
			{ notation: { ...toy.notation, printPosition: (state) => JSON.stringify({ ...state, die: 0 }) } },
		],
		['points that do not add up', ends, { breakdown: (state) => toy.breakdown(state).map((lines) => lines.slice(1)) }],
		['an unknown end reason', ends, { outcome: (state) => withReason(toy.outcome(state), 'boredom') }],
		['a match of rivals that nobody wins', ends, { outcome: (state) => withPlaces(toy.outcome(state), [2, 2, 2]) }],
		['an outcome before the end', ends, { outcome: (state) => toy.outcome({ ...state, phase: 'over' }) }],
		[
			'a match without end',
			ends,
			{
				randomMove: (state, seat, chance) =>
					state.phase === 'roll' ? { type: 'wait' } : toy.randomMove(state, seat, chance),
			},
		],
		[
			'luck from elsewhere',
			records,
			{ setup: (table, ctx) => ({ ...toy.setup(table, ctx), bonus: Math.floor(Math.random() * 1e9) }) },
		],
		[
			'a move that is legal on the state alone',
			alike,
			{
				check: (state, entry) =>
					state.cards.includes(-1) ? { code: 'X', rule: null, facts: {} } : toy.check(state, entry),
			},
		],
		[
			'a sample that contradicts the view',
			samples,
			{ sample: (view, viewer, chance) => ({ ...toy.sample(view, viewer, chance), die: 3 }) },
		],
		[
			'a bot that has no answer to half the rolls',
			answered,
			{ policies: { timid: { choose: (view, seat, chance) => answerBelow(3, view, seat, chance) } } },
		],
		[
			'a bot that bids too much when its card is high',
			answered,
			{ policies: { bold: { choose: (view, seat) => boldMove(view, seat) } } },
		],
		['a sample that keeps unknowns', samples, { sample: (view) => toy.clone(view) }],
		[
			'a sample that changes the view it was given',
			samples,
			{
				sample(view, viewer, chance) {
					const sampled = toy.sample(view, viewer, chance);
					view.bids[0] = 0;
					return sampled;
				},
			},
		],
		['a redeal that deals nothing', redealt, { redeal: () => undefined }],
		['a redeal that changes what a seat holds', redealt, { redeal: (state, chance) => chance.shuffle(state.cards) }],
		['a redeal that loses a card', redealt, { redeal: (state) => state.deck.fill(0) }],
		[
			'a redeal with luck from elsewhere',
			redealt,
			{ redeal: (state) => state.deck.push(...state.deck.splice(0, Math.floor(Math.random() * 7))) },
		],
		['a view that shares a list with the state', stays, leakyView((shown, state) => (shown.bids = state.bids))],
		[
			'an event that is changed later',
			stays,
			{
				play(state, entry, { chance, emit }) {
					toy.play(state, entry, { chance, emit: emit && ((event) => emit({ ...event, bids: state.bids } as never)) });
				},
			},
		],
		['a clone that forgets the roll', back, { clone: (state) => ({ ...toy.clone(state), die: 0 }) }],
	])('%s', (_, promise, fault) => {
		expect(holds(promise, { ...toy, ...fault })).toBe(false);
	});
});

test('a team that plays alone may lose to the game: then everybody has place 2', () => {
	const lost: Partial<Toy> = { outcome: (state) => withPlaces(toy.outcome(state), [2, 2, 2]), teams: () => [0, 0, 0] };
	expect(holds(ends, { ...toy, ...lost })).toBe(true);
	expect(holds(ends, { ...toy, ...lost, teams: () => [0, 0, 1] })).toBe(false);
	expect(holds(ends, { ...toy, ...lost, outcome: (state) => withPlaces(toy.outcome(state), [3, 3, 3]) })).toBe(false);
});

describe('mutated moves find every planted fault', () => {
	const isSound = (game: Toy) => {
		try {
			return tryMutations(game, [{ seats: 2 }, { seats: 3 }], 2_000).checked === 2_000;
		} catch {
			return false;
		}
	};
	/** A judge that looks at the move as somebody has tidied it up. */
	const lenient = (tidied: (move: Record<string, unknown>) => object): Partial<Toy> => ({
		check(state, { actor, move, at }) {
			const isObject = typeof move === 'object' && move !== null && !Array.isArray(move);
			return toy.check(state, { actor, move: isObject ? tidied(move as Record<string, unknown>) : move, at });
		},
	});
	const bounded = (coins: unknown) => (typeof coins === 'number' && coins !== 0 ? 1 : coins);

	test('none in the toy game', () => {
		expect(isSound(toy)).toBe(true);
	});

	test.each<[string, Partial<Toy>]>([
		['a number out of range', lenient((move) => ('coins' in move ? { ...move, coins: bounded(move.coins) } : move))],
		['−0 in the place of 0', lenient((move) => (move.coins === 0 ? { ...move, coins: 0 } : move))],
		['a number as text', lenient((move) => (move.coins === '1' ? { ...move, coins: 1 } : move))],
		['a field nobody listed', lenient(({ extra: _, ...move }) => move)],
		['a field nobody listed with a name of the language', lenient(({ toString: _, ...move }) => move)],
		[
			'a position that swells',
			{
				play(state, entry, ctx) {
					toy.play(state, entry, ctx);
					if (entry.move.type === 'bid' && entry.move.coins === 3) Object.assign(state, { note: 'x'.repeat(10_000) });
				},
			},
		],
		[
			'a legal move after which the position is impossible',
			{
				play(state, entry, ctx) {
					toy.play(state, entry, ctx);
					if (entry.move.type === 'bid' && entry.move.coins === 3) state.cards[0] = state.cards[1];
				},
			},
		],
		[
			'a move that is read back as another',
			{ notation: { ...toy.notation, printMove: (move) => (move.type === 'bid' ? 'bid 1' : move.type) } },
		],
		[
			'a refusal that says back all it was sent',
			{ check: (state, entry) => withFacts(toy.check(state, entry), { hint: entry.move as never }) },
		],
	])('%s', (_, fault) => {
		expect(isSound({ ...toy, ...fault })).toBe(false);
	});
});

test.each<[Schema, string | null]>([
	[{ kind: 'integer', min: 0, max: 9 }, null],
	[{ kind: 'integer', min: 0, max: Number.MAX_SAFE_INTEGER }, 'an integer 0…9007199254740991'],
	[{ kind: 'integer', min: Number.NEGATIVE_INFINITY, max: 0 }, 'an integer -Infinity…0'],
	[{ kind: 'anyOf', options: [{ kind: 'null' }, { kind: 'string', max: 1e6 }] }, 'a string of 1000000'],
	[{ kind: 'object', fields: { a: { kind: 'list', of: { kind: 'null' }, max: 1e6 } } }, 'a list of 1000000'],
])('what has no bounds is found in a schema: %j', (schema, problem) => {
	expect(unbounded(schema)).toBe(problem);
});

/** Another seat holds another card, or made another bid. */
function perturb(state: ToyState, viewer: Viewer, chance: Chance): ToyState | null {
	const others = state.cards.map((_, seat) => seat).filter((seat) => seat !== viewer);
	const seat = others[chance.int(others.length)];
	if (state.bids[seat] >= 0 && chance.int(2) === 0) state.bids[seat] = (state.bids[seat] + 1 + chance.int(3)) % 4;
	else {
		const place = chance.int(state.deck.length);
		[state.cards[seat], state.deck[place]] = [state.deck[place], state.cards[seat]];
	}
	return state;
}

function answerBelow(die: number, view: View<ToyState>, seat: number, chance: Chance): ToyMove {
	if (view.die >= die) throw new Error('nothing to choose from');
	return toy.policies.timid.choose(view, seat, chance);
}

function boldMove(view: View<ToyState>, seat: number): ToyMove {
	return view.phase === 'roll' ? { type: 'roll' } : { type: 'bid', coins: view.cards[seat] > 7 ? 4 : 3 };
}

function withFacts(refusal: ReturnType<Toy['check']>, facts: { hint: number }) {
	return refusal && { ...refusal, facts };
}

function withPlaces(outcome: ReturnType<Toy['outcome']>, places: readonly number[]) {
	return outcome && { ...outcome, places };
}

function withReason(outcome: ReturnType<Toy['outcome']>, reason: string) {
	return outcome && { ...outcome, reason };
}
