import type { PlayContext, TableSetup } from '@shutterbox/kernel';
import { SEATS } from './components.ts';
import type { Event } from './events.ts';
import { type Options, rulesOf } from './options.ts';
import { bareTable, type State } from './state.ts';

/** The only use of chance in the game: who has the Whistle first. */
export function setup({ options }: TableSetup<Options>, ctx: PlayContext<Event>): State {
	const { firstWhistle } = options;
	const state = bareTable(rulesOf(options));
	state.whistle = firstWhistle === 'random' ? ctx.chance.int(SEATS) : firstWhistle;
	ctx.emit?.({ type: 'gameStarted', options, whistle: state.whistle });
	ctx.emit?.({ type: 'turnStarted', turn: state.turn, whistle: state.whistle });
	return state;
}
