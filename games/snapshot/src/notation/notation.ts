import { type Notation, parser } from '@shutterbox/kernel';
import type { Move } from '../rules/move.ts';
import type { State } from '../rules/state.ts';
import { printMove, readMove } from './move-notation.ts';
import { readPosition } from './parse-position.ts';
import { printPosition } from './print-position.ts';

/**
 * Moves are their names, then what they are about:
 *   draw · reserve · commit · place · claim · decline · sell · pass · abandon · claimTimeout
 *   prepare savannah:1 shoreline:1 meerkat:1 white-rhino:2+2 greater-flamingo:1      dice, + tokens
 *   explore savannah · shoot meerkat
 *   reroll 0 supply:1 white-rhino:1                                                 die, then who pays
 */
export const notation: Notation<State, Move> = {
	printMove,
	parseMove: parser(readMove),
	printPosition,
	parsePosition: parser(readPosition),
};
