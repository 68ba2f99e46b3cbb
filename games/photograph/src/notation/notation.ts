import { type Notation, parser } from '@shutterbox/kernel';
import type { Move } from '../rules/move.ts';
import type { State } from '../rules/state.ts';
import { parseMove, printMove } from './move-notation.ts';
import { readPosition } from './parse-position.ts';
import { printPosition } from './print-position.ts';

/**
 * Moves: `0L3` takes three cards from the left of row 0, `2>7` winds the card at 2 to 7.
 *
 * Positions, sections divided by ` | `:
 *   2p BRYGN wind 0 took 1 after-sunset lateGoodShot=exact
 *   field R3 [R8] [Y5] G9 / B7 . . .        rows from the bottom
 *   deck Y1 SUN ?*12                        from the top
 *   0: hand B3 R6* Y8; films B 1 2 x9, R 4; shots B; commit 0>3      hand from the bottom, * = taken openly
 *   out N4 · facedown G2 · last R5 G8       cards no longer in play
 * Unknown cards are `?`, cards known by their backs `R-` (low) and `R+` (high), another's commitment `commit ?`.
 * Left out: the deck (the sunset card alone, nothing after sunset), a hand (any unmentioned cards), `out` (all
 * unmentioned cards).
 */
export const notation: Notation<State, Move> = {
	printMove,
	parseMove,
	printPosition,
	parsePosition: parser(readPosition),
};
