import {
	ANIMALS,
	CARD_TOKEN,
	KNOWLEDGE_TOKENS,
	MAX_SEATS,
	photoTarget,
	REROLL_PRICE,
	STALL_ROUNDS,
	STARTING_TOKENS,
} from './components.ts';

// How long a match can last at most. Matches are far shorter; the bounds are there to be relied on.

/** Six dice, one at least for every target and for its habitat. */
export const MOST_HABITATS = 3;
export const MOST_TARGETS = 5;

/**
 * At most n × (target − 1) photos leave the match running, and one more ends it; before each of them, and after the
 * last, there are at most STALL_ROUNDS rounds without a photo (SNP-57, 58).
 */
export function maxRounds(seats: number): number {
	const photos = seats * (photoTarget(seats) - 1) + 1;
	return (STALL_ROUNDS + 1) * photos + 1;
}

function maxTurns(seats: number): number {
	return seats * maxRounds(seats);
}

const START = STARTING_TOKENS.reduce((sum, tokens) => sum + tokens, 0);
const PER_TURN = ANIMALS * CARD_TOKEN + KNOWLEDGE_TOKENS;

/** That one seat could have at all, if every turn brought it all tokens there are to be had. */
export const MOST_TOKENS = START + PER_TURN * maxTurns(MAX_SEATS);

/**
 * No card is drawn twice in a turn, and each takes a draw, a fate, an answer of every rival and a denial at most.
 * Re-rolls are paid with tokens, of which a turn brings a card token per card and knowledge; a failed habitat gives them
 * back, so all tokens may be spent once in every habitat.
 */
export function maxMoves(seats: number): number {
	const turns = maxTurns(seats);
	const besides = ANIMALS * (seats + 2) + 1 + MOST_HABITATS + MOST_TARGETS;
	const tokensOverTurns = turns * START + (PER_TURN * turns * (turns + 1)) / 2;
	return turns * besides + Math.ceil((MOST_HABITATS * tokensOverTurns) / REROLL_PRICE);
}
