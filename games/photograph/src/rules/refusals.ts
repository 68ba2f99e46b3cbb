import { refuser } from '@shutterbox/kernel';

/** Every code with the rule behind it, in the order in which they are tested. */
export const REFUSALS = {
	BAD_MOVE: null,
	GAME_OVER: 'PHO-62',
	ALREADY_COMMITTED: 'PHO-48',
	NOT_YOUR_TURN: 'PHO-12',
	WRONG_PHASE: 'PHO-12',
	BAD_ROW: 'PHO-14',
	BAD_SIDE: 'PHO-14',
	BAD_COUNT: 'PHO-13',
	ROW_EMPTY: 'PHO-17',
	ROW_TOO_SHORT: 'PHO-17',
	BAD_POSITION: 'PHO-18',
	TOP_CARD: 'PHO-18',
	NOT_TOWARD_TOP: 'PHO-18',
} as const;

export const refuse = refuser(REFUSALS);
