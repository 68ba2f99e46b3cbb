import {
	allSeats,
	type Chance,
	type Entry,
	type Game,
	hasSeat,
	moveGuard,
	NO_SEATS,
	type PlayContext,
	refuser,
	type View,
} from '../src/index.ts';

/**
 * The smallest game that uses every part of the contract. Each seat is dealt one card of 0…9, the others stay face down.
 * Seat 0 may `wait`, then `roll` a die; then all seats `bid` in secret at once, and the highest bid plus card wins, with
 * the die for the first seat.
 */
export interface ToyState {
	seats: number;
	bonus: number;
	phase: 'roll' | 'bid' | 'over';
	die: number;
	/** Hidden but for the own card: −1 unknown. */
	cards: number[];
	/** Hidden from everybody. */
	deck: number[];
	/** −1 none yet, −2 some bid of somebody else. */
	bids: number[];
}

export type ToyMove = { type: 'wait' } | { type: 'roll' } | { type: 'bid'; coins: number } | { type: 'crash' };
export type ToyEvent =
	| { type: 'dealt'; cards: readonly number[] }
	| { type: 'waited' }
	| { type: 'rolled'; die: number }
	| { type: 'bidMade'; seat: number }
	| { type: 'shown'; bids: readonly number[]; cards: readonly number[] };
export interface ToyOptions {
	readonly bonus: number;
	readonly style: 'plain' | 'fancy';
}

const toyRefusals = {
	BAD: null,
	OVER: 'TOY-5',
	NOT_NOW: 'TOY-2',
	NOT_YOU: 'TOY-1',
	TOO_MANY: 'TOY-4',
	DONE: 'TOY-3',
};
const refuse = refuser(toyRefusals);
const schema: Game<ToyState, ToyMove, ToyEvent, ToyOptions>['moveSchema'] = {
	wait: { kind: 'object', fields: {} },
	roll: { kind: 'object', fields: {} },
	bid: { kind: 'object', fields: { coins: { kind: 'integer', min: 0, max: 3, beyond: 'numbers' } } },
	crash: { kind: 'object', fields: {} },
};
const { isMove } = moveGuard(schema);
/** Nobody is told that it can break down. */
const { crash: _, ...moveSchema } = schema;

export const toy: Game<ToyState, ToyMove, ToyEvent, ToyOptions> = {
	meta: {
		id: 'toy',
		title: 'Toy',
		prefix: 'TOY',
		seats: [2, 3],
		rulesVersion: 1,
		endReasons: ['allBid'],
		minutes: 1,
		tags: [],
		credits: '',
		maxMoves: { 2: 1000, 3: 1000 },
	},
	options: {
		bonus: { schema: { kind: 'integer', min: 0, max: 5 }, default: 1, title: 'Bonus', help: '' },
		style: {
			schema: { kind: 'choice', values: ['plain', 'fancy'] },
			default: 'plain',
			title: 'Style',
			help: '',
			seats: [2],
		},
	},
	checkOptions: ({ bonus }, seats) => (bonus === 5 && seats === 3 ? { option: 'bonus', expected: 'at most 4' } : null),
	moveSchema,
	policies: {
		timid: {
			choose: (view) => (view.phase === 'roll' ? { type: 'roll' } : { type: 'bid', coins: 0 }),
		},
	},
	notation: {
		printMove: (move) => (move.type === 'bid' ? `bid ${move.coins}` : move.type),
		parseMove(text) {
			const [type, coins] = text.split(' ');
			if (type === 'bid') return { value: { type, coins: Number(coins) } };
			return type === 'roll' || type === 'wait' ? { value: { type } } : { problem: 'no such move' };
		},
		printPosition: (state) => JSON.stringify(state),
		parsePosition: (text) => ({ value: JSON.parse(text) }),
	},
	setup({ seats, options }, { chance, emit }) {
		const deck = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
		chance.shuffle(deck);
		const cards = deck.splice(0, seats);
		const shown = (viewer: number) => ({
			type: 'dealt' as const,
			cards: cards.map((card, seat) => (seat === viewer ? card : -1)),
		});
		emit?.(shown(-1), { to: Object.fromEntries(cards.map((_, seat) => [seat, shown(seat)])), reveals: true });
		return { seats, bonus: options.bonus, phase: 'roll', die: 0, cards, deck, bids: cards.map(() => -1) };
	},
	toMove(state) {
		if (state.phase === 'over') return NO_SEATS;
		if (state.phase === 'roll') return 1;
		return state.bids.reduce((set, bid, seat) => (bid === -1 ? set : set & ~(1 << seat)), allSeats(state.seats));
	},
	check(state, { actor, move }) {
		if (!isMove(move)) return refuse('BAD');
		if (state.phase === 'over') return refuse('OVER');
		if (move.type === 'crash') return null;
		if (state.phase === 'bid' && typeof actor === 'number' && state.bids[actor] !== -1 && actor < state.seats)
			return refuse('DONE');
		if (!hasSeat(toy.toMove(state), actor)) return refuse('NOT_YOU');
		if ((move.type === 'bid') !== (state.phase === 'bid')) return refuse('NOT_NOW', { phase: state.phase });
		const { coins } = move as { coins?: number };
		if (coins !== undefined && !(Number.isInteger(coins) && coins >= 0 && coins <= 3))
			return refuse('TOO_MANY', { coins });
		return null;
	},
	play(state, { actor, move }: Entry<ToyMove>, { chance, emit }: PlayContext<ToyEvent>) {
		if (move.type === 'crash') {
			state.die = 99;
			throw new Error('a bug in the rules');
		}
		if (move.type === 'wait') emit?.({ type: 'waited' });
		else if (move.type === 'roll') {
			state.die = chance.die(6);
			state.phase = 'bid';
			emit?.({ type: 'rolled', die: state.die }, { reveals: true });
		} else {
			state.bids[actor as number] = move.coins;
			emit?.({ type: 'bidMade', seat: actor as number }, { seals: true });
			if (state.bids.includes(-1)) return;
			state.phase = 'over';
			emit?.({ type: 'shown', bids: state.bids.slice(), cards: state.cards.slice() }, { reveals: true });
		}
	},
	*moves(state, seat) {
		if (!hasSeat(toy.toMove(state), seat)) return;
		if (state.phase === 'roll') yield* [{ type: 'wait' as const }, { type: 'roll' as const }];
		else for (let coins = 0; coins <= 3; coins++) yield { type: 'bid', coins };
	},
	randomMove(state, seat, chance: Chance) {
		const moves = [...toy.moves(state, seat)];
		return moves[chance.int(moves.length)];
	},
	automatic: (view) => (view.phase === 'roll' ? { type: 'roll' } : { type: 'bid', coins: 0 }),
	view(state, viewer) {
		const isOver = state.phase === 'over';
		return {
			...state,
			cards: state.cards.map((card, seat) => (isOver || seat === viewer ? card : -1)),
			deck: state.deck.map(() => -1),
			bids: state.bids.map((bid, seat) => (isOver || seat === viewer || bid === -1 ? bid : -2)),
		} as View<ToyState>;
	},
	sample(view, _viewer, chance) {
		const state = toy.clone(view);
		const unseen = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter((card) => !view.cards.includes(card));
		chance.shuffle(unseen);
		state.cards = state.cards.map((card) => (card === -1 ? (unseen.pop() ?? 0) : card));
		state.deck = unseen;
		state.bids = state.bids.map((bid) => (bid === -2 ? chance.int(4) : bid));
		return state;
	},
	redeal: (state, chance) => chance.shuffle(state.deck),
	outcome(state) {
		if (state.phase !== 'over') return null;
		const scores = toy.breakdown(state).map((lines) => lines.reduce((sum, { points }) => sum + points, 0));
		return { reason: 'allBid', scores, places: scores.map((own) => 1 + scores.filter((other) => other > own).length) };
	},
	breakdown: (state) =>
		state.cards.map((card, seat) => [
			{ source: 'card', points: card },
			{ source: 'bid', points: state.bids[seat] },
			{ source: 'bonus', points: seat === 0 ? state.bonus * state.die : 0 },
		]),
	clone: (state) => ({ ...state, cards: state.cards.slice(), deck: state.deck.slice(), bids: state.bids.slice() }),
	invariants(state) {
		const all = [...state.cards, ...state.deck];
		if (new Set(all).size !== 10 || all.includes(-1)) throw new Error('cards');
		if (state.bids.includes(-2)) throw new Error('bids');
	},
};
