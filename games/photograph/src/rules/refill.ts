import type { PlayContext } from '@shutterbox/kernel';
import { COLUMNS, isFaceUpPlace, REFILL_AT, SUNSET } from './components.ts';
import type { Event, PlacedCard } from './events.ts';
import { fieldCount, NO_CARD, type State } from './state.ts';
import { shownBack } from './view.ts';

// Step 4, check the field: PHO-39 to PHO-46.

export function checkField(state: State, ctx: PlayContext<Event>): void {
	if (fieldCount(state) > REFILL_AT) nextTurn(state, ctx);
	else {
		if (state.seats === 2) clearAll(state, ctx);
		else clearAndCarry(state, ctx);
		fill(state, ctx);
	}
}

/** PHO-41, 43: with two players everything left goes, what lies face down unseen. */
function clearAll(state: State, ctx: PlayContext<Event>): void {
	const cleared: PlacedCard[] = [];
	for (let place = 0; place < state.field.length; place++) {
		const card = state.field[place];
		if (card === NO_CARD) continue;
		state.field[place] = NO_CARD;
		const isFaceUp = isFaceUpPlace(place);
		(isFaceUp ? state.removedOpen : state.removedHidden).push(card);
		if (ctx.emit) cleared.push({ place, card: isFaceUp ? card : shownBack(state, card) });
	}
	ctx.emit?.({ type: 'cleared', cards: cleared });
}

/** PHO-40: with three or four, face-up cards go; the others move to the left column, now face up. */
function clearAndCarry(state: State, ctx: PlayContext<Event>): void {
	const cleared: PlacedCard[] = [];
	for (let place = 0; place < state.field.length; place++) {
		const card = state.field[place];
		if (card === NO_CARD || !isFaceUpPlace(place)) continue;
		state.field[place] = NO_CARD;
		state.removedOpen.push(card);
		if (ctx.emit) cleared.push({ place, card });
	}
	ctx.emit?.({ type: 'cleared', cards: cleared });

	const carried: { from: number; to: number; card: number }[] = [];
	let to = 0;
	for (let from = 0; from < state.field.length; from++) {
		const card = state.field[from];
		if (card === NO_CARD || isFaceUpPlace(from)) continue;
		state.field[from] = NO_CARD;
		state.field[to] = card;
		if (ctx.emit) carried.push({ from, to, card });
		to += COLUMNS;
	}
	ctx.emit?.({ type: 'carried', cards: carried }, { reveals: carried.length > 0 });
}

/** PHO-42, 44 to 46: fills the free places in order; called again after sunset, it goes on where it stopped. */
export function fill(state: State, ctx: PlayContext<Event>): void {
	const { deck, field } = state;
	for (let place = 0; place < field.length; place++) {
		if (field[place] !== NO_CARD) continue;
		const card = deck.pop();
		if (card === undefined) break; // PHO-45
		if (card === SUNSET) {
			state.phase = 'sunset';
			ctx.emit?.({ type: 'sunset', free: field.length - fieldCount(state) }, { reveals: true });
			return;
		}
		field[place] = card;
		ctx.emit?.(
			{ type: 'filled', place, card: isFaceUpPlace(place) ? card : shownBack(state, card) },
			{ reveals: true },
		);
	}
	const count = fieldCount(state);
	if (count > REFILL_AT) nextTurn(state, ctx);
	else {
		state.phase = 'final'; // PHO-46
		ctx.emit?.({ type: 'finalPhase', field: count });
	}
}

function nextTurn(state: State, ctx: PlayContext<Event>): void {
	state.phase = 'pick';
	state.active = (state.active + 1) % state.seats;
	ctx.emit?.({ type: 'turn', seat: state.active });
}
