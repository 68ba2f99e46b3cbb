import { type Animal, habitatOf, NO_ANIMAL, UNKNOWN } from '../rules/components.ts';
import type { Event } from '../rules/events.ts';
import {
	CLAIMED,
	clearTurn,
	clone,
	DECLINED,
	ESCAPED,
	EXPLORED,
	FAILED,
	isPlannedAndOpen,
	NO_DEADLINE,
	NO_HABITAT,
	NO_SEAT,
	NOT_ASKED,
	OPEN,
	openTarget,
	PHOTOGRAPHED,
	remove,
	SECRET,
	type State,
	type TargetStatus,
	WAITING,
} from '../rules/state.ts';

/**
 * How the table lies after an event, folded event by event: after the last one of a move it is the view itself, but for
 * the time at which an offer ends, which no event tells. What changes nothing gives back the same view.
 */
export function told(view: State, event: Event): State {
	const state = clone(view);
	return happen(state, event) ? state : view;
}

function happen(state: State, event: Event): boolean {
	switch (event.type) {
		case 'deckReshuffled':
			state.deck = new Array<Animal>(event.count).fill(UNKNOWN);
			state.discard = [];
			return true;
		case 'cardDrawn':
			state.drawn = event.card;
			state.deck.length = event.deck;
			state.phase = 'fate';
			return true;
		case 'offerOpened':
			state.phase = 'claims';
			for (const seat of event.eligible) state.answers[seat] = WAITING;
			return true;
		case 'answerGiven':
			state.answers[event.seat] = event.answer === null ? SECRET : event.answer === 'claim' ? CLAIMED : DECLINED;
			return true;
		case 'claimMade':
			closeOffer(state);
			state.claimant = event.claimant;
			state.phase = 'deny';
			return true;
		case 'cardReserved':
			settle(state);
			state.hands[event.seat].push(event.card);
			return true;
		case 'cardCommitted':
			settle(state);
			state.table[habitatOf(event.card)].push(event.card);
			state.committed.push(event.card);
			return true;
		case 'cardPlaced':
			settle(state);
			state.table[event.habitat].push(event.card);
			return true;
		case 'habitatSpooked':
			settle(state);
			state.table[event.habitat] = [];
			state.discard.push(...event.cards);
			return true;
		case 'tokensChanged':
			// Taken off with the plan itself: no token lies on a target and in a supply, not for a moment.
			if (event.reason === 'planned') return false;
			state.tokens[event.seat] += event.delta;
			return true;
		case 'prepared':
			prepare(state, event);
			return true;
		case 'exploreRolled':
			state.current = event.habitat;
			state.roll = event.dice.slice();
			judge(state, event.success);
			return true;
		case 'exploreRerolled':
			for (const { animal, tokens } of event.paidFrom.animals) state.targetTokens[openTarget(state, animal)] -= tokens;
			state.habitatTokens += event.paidFrom.animals.reduce((sum, { tokens }) => sum + tokens, event.paidFrom.supply);
			state.roll[event.die] = event.value;
			judge(state, event.success);
			return true;
		case 'exploreFailed':
			for (const animal of event.cards) resolve(state, animal, ESCAPED);
			state.habitatStatus[event.habitat] = FAILED;
			state.habitatTokens = 0;
			state.roll = [];
			leave(state);
			return true;
		case 'photographed':
			resolve(state, event.animal, PHOTOGRAPHED);
			state.photos[event.seat].push(event.animal);
			state.photosThisTurn++;
			leaveIfDone(state);
			return true;
		case 'escaped':
			resolve(state, event.animal, ESCAPED);
			leaveIfDone(state);
			return true;
		case 'awardWon':
			state.awards[event.award] = event.seat;
			return true;
		case 'turnEnded':
			endTurn(state, event);
			return true;
		case 'finalRound':
			state.finalRound = true;
			return true;
		case 'gameEnded':
			endMatch(state, event);
			return true;
		default:
			return false;
	}
}

function closeOffer(state: State): void {
	state.answers.fill(NOT_ASKED);
	state.deadline = NO_DEADLINE;
}

function settle(state: State): void {
	closeOffer(state);
	state.drawn = NO_ANIMAL;
	state.claimant = NO_SEAT;
	state.phase = 'research';
}

function prepare(state: State, { habitats, animals, fromHand }: Extract<Event, { type: 'prepared' }>): void {
	for (const { habitat, dice } of habitats) state.habitatDice[habitat] = dice;
	state.targets = animals.map(({ animal }) => animal);
	state.targetDice = animals.map(({ dice }) => dice);
	state.targetTokens = animals.map(({ tokens }) => tokens);
	state.targetStatus = animals.map(() => OPEN);
	state.tokens[state.active] -= animals.reduce((sum, { tokens }) => sum + tokens, 0);
	for (const animal of fromHand) {
		remove(state.hands[state.active], animal);
		state.table[habitatOf(animal)].push(animal);
	}
	state.phase = 'explore';
}

function judge(state: State, isExplored: boolean): void {
	state.phase = isExplored ? 'shoot' : 'reroll';
	if (!isExplored) return;
	state.habitatStatus[state.current] = EXPLORED;
	state.habitatTokens = 0;
	state.roll = [];
}

function resolve(state: State, animal: Animal, status: TargetStatus): void {
	const index = openTarget(state, animal);
	state.targetStatus[index] = status;
	state.targetTokens[index] = 0;
	remove(state.table[habitatOf(animal)], animal);
	if (status === ESCAPED) state.discard.push(animal);
}

function leaveIfDone(state: State): void {
	const isMore = state.targets.some(
		(animal, i) => state.targetStatus[i] === OPEN && habitatOf(animal) === state.current,
	);
	if (!isMore) leave(state);
}

function leave(state: State): void {
	state.current = NO_HABITAT;
	if (state.habitatDice.some((_, habitat) => isPlannedAndOpen(state, habitat))) state.phase = 'explore';
}

function endTurn(state: State, { seat, photos }: Extract<Event, { type: 'turnEnded' }>): void {
	clearTurn(state);
	state.barrenTurns = photos === 0 ? state.barrenTurns + 1 : 0;
	state.phase = 'research';
	state.active = (seat + 1) % state.seats;
	if (state.active === state.first) state.round++;
}

/** The last turn had no next one. */
function endMatch(state: State, { assignments }: Extract<Event, { type: 'gameEnded' }>): void {
	state.phase = 'over';
	state.assignments = assignments.slice();
	state.active = (state.active + state.seats - 1) % state.seats;
	state.round--;
}
