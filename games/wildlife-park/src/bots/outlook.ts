import type { Seat } from '@shutterbox/kernel';
import { DISPLAY_DICE, ROUND_1, TURNS } from '../rules/components.ts';
import { colourOf, type Item, isDie, pips } from '../rules/items.ts';
import { NOT_SCORED, type State } from '../rules/state.ts';

/** What a seat can count on besides its park, once the turn being decided is over. */
export class Outlook {
	readonly turnsLeft: number;
	readonly isEntranceOpen: boolean;
	/** Turns until the entrance is scored; 0 afterwards. */
	readonly entranceTurns: number;
	/** The last chance to use workers. */
	readonly isEnd: boolean;
	readonly missions: readonly number[];
	/** Display dice per colour: 1 and 2, 3 to 5, 6. */
	readonly low = [0, 0, 0, 0];
	readonly mid = [0, 0, 0, 0];
	readonly six = [0, 0, 0, 0];

	constructor(state: State, seat: Seat) {
		this.turnsLeft = TURNS - state.turn;
		this.isEntranceOpen = state.entrance[seat] === NOT_SCORED;
		this.entranceTurns = this.isEntranceOpen ? ROUND_1 - state.turn : 0;
		this.isEnd = state.phase === 'workers' && state.turn === TURNS;
		this.missions = state.missions[seat];
		for (const item of state.displays[seat].slice(0, DISPLAY_DICE)) this.count(item, 1);
	}

	/** Counts a display die in, or out. */
	count(item: Item, by: 1 | -1): void {
		if (!isDie(item)) return;
		const value = pips(item);
		const pool = value <= 2 ? this.low : value === 6 ? this.six : this.mid;
		pool[colourOf(item)] += by;
	}
}
