import type { Emit, Refusal } from '@shutterbox/kernel';
import { COLUMNS, isFaceUpPlace, MAX_TAKE, MOST_ROWS } from './components.ts';
import type { Event, PlacedCard } from './events.ts';
import { ownMove, type Pick } from './move.ts';
import { refuse } from './refusals.ts';
import { cardsInRow, NO_CARD, OPEN_MARK, rowCount, type State } from './state.ts';
import { shownBack } from './view.ts';

// Step 1, choose a subject: PHO-13 to PHO-17.

export function checkPick(state: State, { row, side, count }: Pick): Refusal | null {
	const rows = rowCount(state);
	if (!Number.isInteger(row) || row < 0 || row >= rows) return refuse('BAD_ROW', { row, rows });
	if (side !== 'left' && side !== 'right') return refuse('BAD_SIDE', { side });
	if (count !== 1 && count !== 2 && count !== 3) return refuse('BAD_COUNT', { count });
	const cards = cardsInRow(state, row);
	if (cards === 0) return refuse('ROW_EMPTY', { row });
	if (cards < count) return refuse('ROW_TOO_SHORT', { row, cards, count });
	return null;
}

/** PHO-14, 15: one by one from the outermost card inward, each onto the top of the hand. */
export function pick(state: State, { row, side, count }: Pick, emit?: Emit<Event>): void {
	const hand = state.hands[state.active];
	const step = side === 'left' ? 1 : -1;
	let place = row * COLUMNS + (side === 'left' ? 0 : COLUMNS - 1);
	const seen: PlacedCard[] | null = emit ? [] : null;
	for (let left = count; left > 0; place += step) {
		const card = state.field[place];
		if (card === NO_CARD) continue; // empty places are passed over
		state.field[place] = NO_CARD;
		hand[hand.length] = isFaceUpPlace(place) ? card + OPEN_MARK : card;
		seen?.push({ place, card });
		left--;
	}
	state.taken = count;
	state.phase = 'wind';
	if (emit && seen) announce(state, { row, side, seen }, emit);
}

/** PHO-16: the taker alone sees what lay face down. */
function announce(
	state: State,
	{ row, side, seen }: { row: number; side: Pick['side']; seen: readonly PlacedCard[] },
	emit: Emit<Event>,
): void {
	const event = (cards: readonly PlacedCard[]) => ({ type: 'picked' as const, seat: state.active, row, side, cards });
	const shown = seen.map(({ place, card }) => ({ place, card: isFaceUpPlace(place) ? card : shownBack(state, card) }));
	emit(event(shown), {
		to: { [state.active]: event(seen) },
		reveals: seen.some(({ place }) => !isFaceUpPlace(place)),
	});
}

export function isEnough(state: State, { row, count }: Pick): boolean {
	return cardsInRow(state, row) >= count;
}

/** Every pick from a full field of so many rows, by row, side, count. */
export function picksOf(rows: number): readonly Pick[] {
	return PICKS[rows];
}

const PICKS: readonly (readonly Pick[])[] = Array.from({ length: MOST_ROWS + 1 }, (_, rows) => {
	const picks: Pick[] = [];
	for (let row = 0; row < rows; row++) {
		for (const side of ['left', 'right'] as const) {
			for (let count = 1; count <= MAX_TAKE; count++) picks.push(ownMove({ type: 'pick', row, side, count }));
		}
	}
	return picks;
});
