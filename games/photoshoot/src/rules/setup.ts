import type { Chance, PlayContext, TableSetup } from '@shutterbox/kernel';
import { BLUE, ORANGE, TILES } from './components.ts';
import type { Event } from './events.ts';
import { ALL_OBJECTIVES } from './objectives.ts';
import { isCoopTable, levelOf, type Options } from './options.ts';
import { drawEffects, startRound } from './rounds.ts';
import { bareTable, isCoop, type State, type Team } from './state.ts';

/** Chance is used in this order: tiles, blue deck, orange deck, objectives, starting team. The first card is on top. */
export function setup({ seats, options }: TableSetup<Options>, ctx: PlayContext<Event>): State {
	const { startTeam, ...rules } = options;
	const { chance } = ctx;
	const state = bareTable(seats, rules);
	state.cells = shuffled(
		TILES.map((_, tile) => tile),
		chance,
	);
	state.blue = shuffled(BLUE, chance);
	state.orange = shuffled(ORANGE, chance);
	state.deck = shuffled(ALL_OBJECTIVES, chance);
	state.startTeam = firstTeam(seats, startTeam, chance);
	const { start } = levelOf(rules);
	drawEffects(state, state.startTeam, start, ctx);
	if (!isCoop(state)) drawEffects(state, (1 - state.startTeam) as Team, start, ctx);
	startRound(state, 0, ctx);
	return state;
}

function shuffled(cards: readonly number[], chance: Chance): number[] {
	const deck = cards.slice();
	chance.shuffle(deck);
	return deck;
}

function firstTeam(seats: number, startTeam: Options['startTeam'], chance: Chance): Team {
	if (isCoopTable(seats)) return 0;
	if (startTeam === 'random') return chance.int(2) as Team;
	return startTeam === 'A' ? 0 : 1;
}
