import { type Notation, parser } from '@shutterbox/kernel';
import type { Move } from '../rules/move.ts';
import type { State } from '../rules/state.ts';
import { parseMove, printMove } from './move-notation.ts';
import { readPosition } from './parse-position.ts';
import { printPosition } from './print-position.ts';

/**
 * Tiles are b, f, k, s for basic, freeze, spike, Super; squares are labels (`E5`).
 *
 * Moves: `whistle`, `whistle 3b 1n > 1s` (gives three basics and a snap for a Super), `N` and `N!` (arrow, and with
 * Trap!), `N!f` (with a tile), `set k`, `lure E 6`.
 *
 * Positions, sections divided by ` | `:
 *   9x9 turn 5 whistle 0 phase set slot 1 entrapToll=true
 *   sasquatch E5 · pile 2
 *   0: C3; snaps 1; hand 7/0/1/0; commit N!; entrapped; ledger 2/0/0/-1/0/0
 *   tiles 0b C3, 1s D4                      owner, type, square
 * Another seat's commit before the reveal is `commit ?`; a ledger has the numbers of `SOURCES`. What is left out is as
 * at a fresh start. Banks and the Snaps box hold the rest.
 */
export const notation: Notation<State, Move> = {
	printMove,
	parseMove,
	printPosition,
	parsePosition: parser(readPosition),
};
