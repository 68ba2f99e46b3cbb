import { type Notation, parser } from '@shutterbox/kernel';
import type { Move } from '../rules/move.ts';
import type { State } from '../rules/state.ts';
import { printMove, readMove } from './move-notation.ts';
import { readPosition } from './parse-position.ts';
import { printPosition } from './print-position.ts';

/**
 * Moves. A turn is its two items in the order of building, each with its place: `tile:green b3@4, die:6 c2 orange+`
 * (corner 4; one worker), `-` for a discard. The others: `reroll 0 3 7`, `swap 1 0`, `keep`, `choose out:grey die:2`,
 * `build supply b3@4, display -`, `workers b4 grey-, b5 grey+ multi+`, `declare die`, `protect green`, `soloReroll 1 8`,
 * `soloDiscard -`.
 *
 * Positions, sections divided by ` | `:
 *   4p turn 3 side=asymmetric tempo=stepwise                                  players, phase, turn, unusual options
 *   solo tokens 3 1; drawn 4 7; side left; hit right:3; lost lion.heart green4
 *   0: saola; park b3 ibex.brown@3=4, c2 =6; board 5; supply out:grey 3, tile:blue seal.heart;
 *      display die:0 5, tile:1 ibex.heart; stack …; chosen grey3 lion.heart; workers green multi; missions 1 7 13;
 *      entrance 19; discards blue6; commit …
 *   stacks … / … / … / …                                                      by colour, from the top
 * A facedown stack is `?*7`, another's commitment `commit ?`. Left out: player and supply boards (the first ones free),
 * workers (all), missions, stacks (all tiles not mentioned).
 */
export const notation: Notation<State, Move> = {
	printMove,
	parseMove: parser((text) => readMove(text.trim())),
	printPosition,
	parsePosition: parser(readPosition),
};
