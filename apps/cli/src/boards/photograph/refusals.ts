import type { Refusal } from '@shutterbox/kernel';
import { counted } from '../../text.ts';

/** Why a move was refused, in plain words. */
export function refusal({ code, facts }: Refusal): string | null {
	switch (code) {
		case 'BAD_MOVE':
			return 'That is not a move of this game.';
		case 'GAME_OVER':
			return 'The match is over.';
		case 'ALREADY_COMMITTED':
			return 'You have chosen already; the others are still thinking.';
		case 'NOT_YOUR_TURN':
			return 'It is not your turn.';
		case 'WRONG_PHASE':
			return facts.phase === 'pick'
				? 'First take cards from the field; you wind after that.'
				: 'Now wind one card of your hand; cards are taken at the start of a turn.';
		case 'BAD_ROW':
			return `The field has rows 0 to ${Number(facts.rows) - 1}.`;
		case 'BAD_SIDE':
			return 'Take from the left (L) or the right (R).';
		case 'BAD_COUNT':
			return 'Take 1, 2 or 3 cards.';
		case 'ROW_EMPTY':
			return `Row ${facts.row} is empty.`;
		case 'ROW_TOO_SHORT':
			return `Row ${facts.row} has only ${counted(Number(facts.cards), 'card')} left.`;
		case 'BAD_POSITION':
			return `Your hand has positions 0 to ${Number(facts.cards) - 1}.`;
		case 'TOP_CARD':
			return 'The card at the fresh end is on top already and cannot be wound.';
		case 'NOT_TOWARD_TOP':
			return 'Cards are wound toward the fresh end only: the second number must be the larger one.';
		default:
			return null;
	}
}
