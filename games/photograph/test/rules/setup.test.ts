import { FastChance, ScriptedChance, seedOfGame } from '@shutterbox/kernel';
import { luckOf, type TestTable, walk } from '@shutterbox/testkit';
import { describe, expect, test } from 'vitest';
import { type Event, photograph } from '../../src/index.ts';
import { COLORS, colorOf, SUNSET } from '../../src/rules/components.ts';
import { IN_SUPPLY, OUT_OF_GAME } from '../../src/rules/state.ts';
import { dealt, optionsFor, photosFor, printHand, say } from '../table.ts';

const COLOR_INDEXES = [0, 1, 2, 3, 4, 5, 6];
const photosOf = (...colors: number[]) => photosFor(4).filter((card) => colors.includes(colorOf(card)));
const shuffled = (seats: number, seed: number) => {
	const photos = photosFor(seats);
	luckOf(seed).players.shuffle(photos);
	return photos;
};

function begun(table: TestTable, chance: ScriptedChance) {
	const events: Event[] = [];
	const options = optionsFor(table.seats, table.options);
	const emit = (event: Event | null) => event && events.push(event);
	return { state: photograph.setup({ seats: table.seats, options }, { chance, emit }), lines: events.map(say) };
}

describe('what chance decides', () => {
	test('[PHO-2, 4, 9] with 2 players, in this order: colours, first seat, deck, sunset card', () => {
		const chance = new ScriptedChance(
			{ shuffle: [3, 5, 0, 1, 2, 4, 6] }, // C1: green and grey go
			{ int: 1 }, //                         C2
			{ shuffle: photosOf(0, 1, 2, 4, 6) }, // C3
			{ int: 10 }, //                        C4: 0…10
		);
		const { state } = begun({ seats: 2 }, chance);
		expect(chance.left).toBe(0);
		expect(state.colors).toEqual([0, 1, 2, 4, 6]);
		expect([state.active, state.phase]).toEqual([1, 'pick']);
	});

	test('[PHO-2, 9] with 3 players one colour goes', () => {
		const deck = photosOf(0, 1, 2, 3, 4, 5);
		const chance = new ScriptedChance({ shuffle: [6, 5, 0, 1, 2, 4, 3] }, { int: 2 }, { shuffle: deck }, { int: 12 });
		const { state } = begun({ seats: 3 }, chance);
		expect(chance.left).toBe(0);
		expect([state.colors, state.active]).toEqual([[0, 1, 2, 3, 4, 5], 2]);
	});

	test('[PHO-2, 9] with 4 players all colours stay, and no chance is used for them', () => {
		const chance = new ScriptedChance({ int: 3 }, { shuffle: photosFor(4) }, { int: 14 });
		const { state } = begun({ seats: 4 }, chance);
		expect(chance.left).toBe(0);
		expect([state.colors, state.active]).toEqual([COLOR_INDEXES, 3]);
	});

	test('[PHO-2, 9] colours and a first seat that are named use no chance', () => {
		const options = { removedColors: ['purple', 'blue'], startSeat: 0 };
		const chance = new ScriptedChance({ shuffle: photosOf(1, 2, 3, 4, 5) }, { int: 0 });
		const { state } = begun({ seats: 2, options }, chance);
		expect(chance.left).toBe(0);
		expect([state.colors, state.active]).toEqual([[1, 2, 3, 4, 5], 0]);
	});

	test('[PHO-2] the shuffles begin with canonical order', () => {
		const inputs: unknown[][] = [];
		const chance = {
			int: () => 0,
			die: () => 1,
			shuffle: (array: unknown[]) => {
				inputs.push(array.slice());
			},
		};
		photograph.setup({ seats: 2, options: optionsFor(2) }, { chance });
		expect(inputs).toEqual([COLOR_INDEXES, photosOf(2, 3, 4, 5, 6)]); // unshuffled, the first two colours go
	});

	test('[PHO-12] nothing after the setup is random', () => {
		for (const seats of [2, 3, 4]) {
			const table = dealt({ seats, sunset: 3 }); // its script is used up: any further use of chance would throw
			while (table.state.phase !== 'over') {
				const [seat] = table.toMove();
				table.play(seat, table.moves(seat)[0]);
			}
		}
	});

	test('[PHO-2, 4, 9] real luck reaches every colour, seat and depth, and each about equally often', () => {
		const removed = new Array(7).fill(0);
		const first = new Array(2).fill(0);
		const depth = new Array(11).fill(0);
		const games = 4400;
		for (let game = 0; game < games; game++) {
			const chance = new FastChance(seedOfGame(1, game));
			const state = photograph.setup({ seats: 2, options: optionsFor(2) }, { chance });
			for (const color of COLOR_INDEXES) if (!state.colors.includes(color)) removed[color]++;
			first[state.active]++;
			depth[state.deck.toReversed().indexOf(SUNSET) - 18]++;
		}
		const isFair = (counts: number[], share: number) => {
			const error = Math.sqrt(games * share * (1 - share));
			for (const count of counts) expect(Math.abs(count - games * share)).toBeLessThan(4 * error);
		};
		isFair(removed, 2 / 7);
		isFair(first, 1 / 2);
		isFair(depth, 1 / 11);
	});
});

describe.each([
	{ seats: 2, photos: 60, field: 12, pile: 10, deck: 39 },
	{ seats: 3, photos: 72, field: 16, pile: 12, deck: 42 },
	{ seats: 4, photos: 84, field: 16, pile: 14, deck: 49 },
])('a deal for $seats', ({ seats, photos, field, pile, deck }) => {
	test('[PHO-2, 6, 10] as many cards as section 3 says', () => {
		const { state } = dealt({ seats, sunset: 0 });
		expect(state.field).toHaveLength(field);
		expect(state.hands.map((hand) => hand.length)).toEqual(new Array(seats).fill(5));
		expect(state.deck).toHaveLength(deck);
		expect(field + 5 * seats + deck).toBe(photos + 1);
		photograph.invariants(state);
	});

	test('[X-34, PHO-4] the sunset card lies at 4 piles and p from the top, for every p', () => {
		const order = shuffled(seats, 4);
		for (let p = 0; p <= pile; p++) {
			const { state } = dealt({ seats, photos: order, sunset: p });
			const above = 4 * pile + p;
			const rest = [...order.slice(0, above), SUNSET, ...order.slice(above)].slice(photos + 1 - deck);
			expect(state.deck.toReversed()).toEqual(rest);
		}
		expect(() => dealt({ seats, sunset: pile + 1 })).toThrow('the rules asked for');
	});

	test('[X-5, PHO-8, 10] the field gets places 1, 2, 3 …, then hands are dealt clockwise, each card on top', () => {
		const order = shuffled(seats, 5);
		for (let first = 0; first < seats; first++) {
			const { state } = dealt({ seats, photos: order, sunset: 1, first });
			expect(state.field).toEqual(order.slice(0, field));
			const hands = order.slice(field, field + 5 * seats);
			for (let i = 0; i < seats; i++) {
				expect(state.hands[(first + i) % seats]).toEqual([0, 1, 2, 3, 4].map((round) => hands[round * seats + i]));
			}
			expect([state.active, state.phase, state.taken]).toEqual([first, 'pick', 0]);
		}
	});
});

test('[PHO-3] good shots of the colours in use lie in the supply, the others are out', () => {
	const { state } = dealt({
		seats: 3,
		sunset: 0,
		options: { removedColors: ['grey'] },
		photos: photosOf(0, 1, 2, 3, 4, 6),
	});
	expect(state.goodShots).toEqual([...new Array(5).fill(IN_SUPPLY), OUT_OF_GAME, IN_SUPPLY]);
	expect(dealt({ seats: 4, sunset: 0 }).state.goodShots).toEqual(new Array(7).fill(IN_SUPPLY));
});

test('[PHO-2, 3] any two named colours stay in the box, in whatever order they are named', () => {
	for (const a of COLOR_INDEXES) {
		for (const b of COLOR_INDEXES) {
			if (a === b) continue;
			const inUse = COLOR_INDEXES.filter((color) => color !== a && color !== b);
			const options = { removedColors: [COLORS[a], COLORS[b]], startSeat: 1 };
			const { state } = begun({ seats: 2, options }, new ScriptedChance({ shuffle: photosOf(...inUse) }, { int: 5 }));
			photograph.invariants(state);
			expect(state.colors).toEqual(inUse);
			expect(COLOR_INDEXES.filter((color) => state.goodShots[color] === OUT_OF_GAME)).toEqual([a, b].sort());
		}
	}
});

test('[PHO-5, 7, 9, 10] the opening events, in order, with what nobody may see as backs', () => {
	const chance = new ScriptedChance({ shuffle: photosFor(2) }, { int: 0 });
	const { lines } = begun({ seats: 2, options: { removedColors: ['grey', 'purple'], startSeat: 1 } }, chance);
	expect(lines).toEqual([
		'setup BRYGN first 1 needs 4',
		'dealtField B1 B- B- B4 B5 B- B+ B8 B9 B+ B+ B12',
		'dealtHands R- R- R- R+ R+ / R- R- R- R+ R+',
		'turn 1',
	]);
});

test('[PHO-10] each seat is told its own five cards and of the others the backs', () => {
	const heard: Record<string, string> = {};
	const chance = new ScriptedChance({ shuffle: photosFor(2) }, { int: 0 });
	photograph.setup(
		{ seats: 2, options: optionsFor(2, { removedColors: ['grey', 'purple'], startSeat: 1 }) },
		{
			chance,
			emit: (event, also) => {
				if (event?.type !== 'dealtHands') return;
				for (const [seat, own] of Object.entries(also?.to ?? {}))
					if (own.type === 'dealtHands') heard[seat] = own.hands.map(printHand).join(' / ');
			},
		},
	);
	expect(heard).toEqual({ 0: 'R2 R4 R6 R8 R10 / R- R- R- R+ R+', 1: 'R- R- R- R+ R+ / R1 R3 R5 R7 R9' });
});

test('[PHO-4] the sunset card never turns up in the setup', () => {
	for (const seats of [2, 3, 4]) {
		for (let seed = 0; seed < 100; seed++) {
			const first = walk(photograph, { seats }, seed).next();
			if (first.done) throw new Error('no first position');
			expect(first.value.state.deck.filter((card) => card === SUNSET)).toHaveLength(1);
		}
	}
});
