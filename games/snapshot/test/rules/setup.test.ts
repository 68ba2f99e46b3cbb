import { type Emitted, eventFor, ScriptedChance } from '@shutterbox/kernel';
import { expect, test } from 'vitest';
import { type Event, snapshot } from '../../src/index.ts';
import { ANIMAL_IDS, animalNamed } from '../../src/rules/components.ts';
import type { Options } from '../../src/rules/options.ts';
import { ids } from '../table.ts';

const DEFAULTS = {
	firstPlayer: 'random',
	cardToken: 'everyCard',
	denial: 'onRequest',
	reservedCards: 'faceDown',
	helps: 'allowed',
	claimSeconds: 15,
} as const;

function deckFrom(...top: string[]): number[] {
	const first = top.map(animalNamed);
	return [...first, ...[...ANIMAL_IDS.keys()].filter((animal) => !first.includes(animal))];
}

function setUp(options: Partial<Options>, seats: number, chance: ScriptedChance) {
	const events: Emitted<Event>[] = [];
	const emit = (event: Event | null, also?: object) => events.push({ event, ...also });
	const state = snapshot.setup({ seats, options: { ...DEFAULTS, ...options } }, { chance, emit });
	snapshot.invariants(state);
	expect(chance.left).toBe(0);
	return { state, events };
}

test('[SNP-2, 8, 10] chance names the first seat, then shuffles the deck, then deals assignments in turn order', () => {
	const chance = new ScriptedChance({ int: 2 }, { shuffle: deckFrom() }, { shuffle: [7, 3, 9, 0, 1, 2, 4, 5, 6, 8] });
	const { state } = setUp({}, 3, chance);
	expect([state.first, state.active, state.round, state.phase]).toEqual([2, 2, 1, 'research']);
	expect(state.tokens).toEqual([3, 4, 2]);
	expect(state.assignments).toEqual([3, 9, 7]);
});

test('[SNP-9] equal difficulties stay in the order drawn, and the deck goes on below them', () => {
	const chance = new ScriptedChance(
		{ shuffle: deckFrom('green-sea-turtle', 'sea-otter', 'ghost-crab', 'lion') },
		{ shuffle: [...Array(10).keys()] },
	);
	const { state } = setUp({ firstPlayer: 0 }, 2, chance);
	expect(ids(state.table[3])).toBe('ghost-crab green-sea-turtle sea-otter');
	expect([state.deck.length, ANIMAL_IDS[state.deck[32]]]).toEqual([33, 'lion']);
});

test('[SNP-10] everybody hears that assignments are dealt, each seat alone hears its own', () => {
	const chance = new ScriptedChance({ shuffle: deckFrom('lion', 'jaguar') }, { shuffle: [...Array(10).keys()] });
	const { events } = setUp({ firstPlayer: 1 }, 2, chance);
	expect(events.map(({ event }) => event)).toEqual([
		{ type: 'gameStarted', first: 1, tokens: [3, 2], opening: deckFrom('lion', 'jaguar').slice(0, 3) },
		{ type: 'assignmentDealt', seat: 1, assignment: null },
		{ type: 'assignmentDealt', seat: 0, assignment: null },
	]);
	expect(events.map((emitted) => eventFor(emitted, 0)).at(2)).toEqual({
		type: 'assignmentDealt',
		seat: 0,
		assignment: 1,
	});
	expect(events.map((emitted) => eventFor(emitted, 1)).at(2)).toMatchObject({ assignment: null });
});
