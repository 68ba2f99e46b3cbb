import type { Policy, Seat } from '@shutterbox/kernel';
import { checkWhistle } from '../rules/exchange.ts';
import { PLAIN_WHISTLE } from '../rules/exchange-list.ts';
import type { Goods, Move, Whistle } from '../rules/move.ts';
import { moves } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { carefulPlayer } from './careful-player.ts';
import { greedyPlayer } from './greedy.ts';
import { randomPlayer } from './random-player.ts';

export const policies: Readonly<Record<'casual' | 'careful' | 'greedy', Policy<State, Move>>> = {
	casual: { choose: randomPlayer },
	careful: { choose: carefulPlayer },
	greedy: { choose: greedyPlayer },
};

/** What a search should consider: all moves, but of the many exchanges only the few that make sense. */
export function candidates(state: State, seat: Seat): Iterable<Move> {
	return state.phase === 'whistle' ? exchangeCandidates(state, seat) : moves(state, seat);
}

function exchangeCandidates(state: State, seat: Seat): Whistle[] {
	const exchanges = SENSIBLE.map(([give, get]): Whistle => ({ type: 'whistle', give, get }));
	return [PLAIN_WHISTLE, ...exchanges.filter((exchange) => checkWhistle(state, seat, exchange) === null)];
}

const SENSIBLE: readonly (readonly [give: Goods, get: Goods])[] = [
	[{ basic: 2 }, { freeze: 1 }],
	[{ basic: 4 }, { freeze: 2 }],
	[{ basic: 6 }, { freeze: 3 }],
	[{ basic: 4 }, { super: 1 }],
	[{ basic: 3 }, { spike: 1 }],
	[{ spike: 1 }, { basic: 1, freeze: 1 }],
	[{ basic: 1, snaps: 1 }, { freeze: 1 }],
	[{ snaps: 1 }, { basic: 1 }],
	[{ snaps: 2 }, { freeze: 1 }],
];
