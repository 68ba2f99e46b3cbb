import { expect, test } from 'vitest';
import { ANIMAL_IDS } from '../../src/rules/components.ts';
import { at, eventTypes, ids, lying, MOUNTAIN } from '../table.ts';

test('[SNP-11, 12] cards are drawn one at a time, each settled before the next, and research ends for good', () => {
	const table = at('2p research 0 | deck guanaco lion *');
	table.play(0, 'draw');
	expect(table.refused(0, 'draw')).toBe('WRONG_PHASE');
	expect(table.refused(0, 'pass')).toBe('WRONG_PHASE');
	table.play(0, 'place', 'draw', 'reserve', 'prepare mountain:1 savannah:1 guanaco:2 lion:2');
	expect(table.refused(0, 'draw')).toBe('WRONG_PHASE');
});

test('[SNP-13] a drawn card is shown to everyone, with what it would do', () => {
	const table = at('2p research 0 | mountain golden-eagle | deck guanaco *').play(0, 'draw');
	const drawn = { type: 'cardDrawn', seat: 0, card: ANIMAL_IDS.indexOf('guanaco'), spooks: true, deck: 34 };
	for (const viewer of [0, 1, 'spectator'] as const) {
		expect(table.told(viewer)).toEqual([drawn]);
		expect(table.view(viewer).drawn).toBe(drawn.card);
	}
	expect(table.events[0].reveals).toBe(true);
});

test('[SNP-14] first the active seat, then the rivals, then the table', () => {
	const table = at('2p research 0 | deck guanaco * | 1: tokens 1').play(0, 'draw');
	expect([table.state.phase, table.moves(0)]).toEqual(['fate', ['reserve', 'place']]);
	table.play(0, 'place');
	expect([table.state.phase, table.moves(1)]).toEqual(['claims', ['claim', 'decline']]);
	table.play(1, 'decline');
	expect([table.state.phase, lying(table, MOUNTAIN)]).toEqual(['research', 'guanaco']);
});

test('[SNP-22] with upfront denial a full hand still leaves a choice', () => {
	const table = at('2p research 0 denial=upfront | deck guanaco * | 0: hand lion jaguar | 1: tokens 1').play(0, 'draw');
	expect([table.state.phase, table.moves(0)]).toEqual(['fate', ['place', 'commit']]);
});

test('[SNP-28] the discard pile becomes the deck, first of the shuffled cards on top', () => {
	const discard = ANIMAL_IDS.slice(3);
	const table = at(
		`2p research 0 | rainforest ${ANIMAL_IDS.slice(0, 3).join(' ')} | deck - | discard ${discard.join(' ')}`,
		['lion', ...discard.filter((id) => id !== 'lion')],
	);
	table.play(0, 'draw');
	expect(eventTypes(table)).toEqual(['deckReshuffled', 'cardDrawn']);
	expect([ids([table.state.drawn]), table.state.deck.length]).toEqual(['lion', 32]);
});
