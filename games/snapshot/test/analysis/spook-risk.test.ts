import { walk } from '@shutterbox/testkit';
import { expect, test } from 'vitest';
import { spookRisk } from '../../src/analysis/spook-risk.ts';
import { snapshot } from '../../src/index.ts';
import { ANIMAL_IDS, habitatOf } from '../../src/rules/components.ts';
import { at, eventTypes, ids, SAVANNAH, SHORELINE, stateAt } from '../table.ts';

const TABLE = '2p research 0 | savannah plains-zebra | shoreline gentoo-penguin | 0: photos meerkat';

test('[SNP-25, 28] the risk of a spook follows from the cards nobody has seen, per habitat', () => {
	const table = at(TABLE);
	for (const known of [table.state, table.view(0), table.view(1), table.view('spectator')]) {
		const { cards, spooking, chance } = spookRisk(known);
		expect(spooking.map(ids)).toEqual(['', '', 'leopard-tortoise', 'ghost-crab greater-flamingo']);
		expect([cards.length, chance]).toEqual([33, 3 / 33]);
	}
});

test('[SNP-25, 26] a card counts if drawing and placing it spooks, and no other does', () => {
	const { cards, spooking } = spookRisk(at(TABLE).state);
	for (const animal of cards) {
		const table = at(TABLE.replace('2p research 0', `2p research 0 | deck ${ANIMAL_IDS[animal]} *`)).play(0, 'draw');
		if (table.state.phase === 'fate') table.play(0, 'place');
		const isSpooking = eventTypes(table).includes('habitatSpooked');
		expect([ANIMAL_IDS[animal], spooking[habitatOf(animal)].includes(animal)]).toEqual([
			ANIMAL_IDS[animal],
			isSpooking,
		]);
	}
	expect([spooking[SAVANNAH].length, spooking[SHORELINE].length]).toEqual([1, 2]);
});

test('[SNP-28] with the deck empty the next card comes from the discard pile, with both empty there is none', () => {
	const state = stateAt('2p research 0 | savannah plains-zebra | deck - | discard lion meerkat');
	expect(spookRisk(state)).toMatchObject({ cards: state.discard, chance: 1 / 2 });
	state.discard = [];
	expect(spookRisk(state)).toMatchObject({ cards: [], chance: 0 });
});

test('nobody knows more of the deck than others: every view has the same risk in whole matches', () => {
	for (const { state } of walk(snapshot, { seats: 3 }, 7)) {
		const known = spookRisk(snapshot.view(state, 'spectator'));
		for (const viewer of [0, 1, 2]) expect(spookRisk(snapshot.view(state, viewer))).toEqual(known);
		expect(known.chance).toBe(spookRisk(state).chance);
	}
});
