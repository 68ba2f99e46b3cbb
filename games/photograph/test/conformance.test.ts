import type { Chance, Viewer } from '@shutterbox/kernel';
import { conformance } from '@shutterbox/testkit';
import { photograph, type State } from '../src/index.ts';
import { backOf, isFaceUpPlace, isPhoto } from '../src/rules/components.ts';
import { isOpen, NO_CARD } from '../src/rules/state.ts';

const universe = [
	...[0, 1, 2, 3].flatMap((row) =>
		['left', 'right'].flatMap((side) => [1, 2, 3].map((count) => ({ type: 'pick', row, side, count }))),
	),
	...[0, 1, 2, 3, 4, 5, 6, 7].flatMap((from) => [0, 1, 2, 3, 4, 5, 6, 7].map((to) => ({ type: 'wind', from, to }))),
];

conformance(photograph, {
	tables: [
		{ seats: 2 },
		{ seats: 3 },
		{ seats: 4 },
		{ seats: 2, options: { informativeBacks: false, missedShot: true, tieBreakLength: 'all' } },
		{ seats: 3, options: { lateGoodShot: 'exact', removedColors: ['green'], startSeat: 2, memoryAid: true } },
		{ seats: 4, options: { informativeBacks: false, lateGoodShot: 'exact' } },
	],
	matches: 10,
	universe,
	perturb,
});

/** Two hidden cards that look alike to the viewer change places. */
function perturb(state: State, viewer: Viewer, chance: Chance): State | null {
	const hidden: { cards: number[]; index: number }[] = [];
	const hide = (cards: number[], isHidden: (index: number) => boolean) => {
		for (let index = 0; index < cards.length; index++) if (isHidden(index)) hidden.push({ cards, index });
	};
	hide(state.field, (place) => state.field[place] !== NO_CARD && !isFaceUpPlace(place));
	hide(state.removedHidden, () => true);
	state.hands.forEach((hand, seat) => {
		if (seat !== viewer) hide(hand, (index) => !isOpen(hand[index]));
	});
	hide(state.deck, (index) => isPhoto(state.deck[index]));
	const looksOf = (slot: { cards: number[]; index: number }) =>
		state.rules.informativeBacks ? backOf(slot.cards[slot.index]) : 0;
	const first = hidden[chance.int(hidden.length)];
	const alike = hidden.filter((other) => other !== first && looksOf(other) === looksOf(first));
	if (alike.length === 0) return null;
	const second = alike[chance.int(alike.length)];
	const card = first.cards[first.index];
	first.cards[first.index] = second.cards[second.index];
	second.cards[second.index] = card;
	return state;
}
