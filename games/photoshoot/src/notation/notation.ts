import { type Notation, parser } from '@shutterbox/kernel';
import type { Move } from '../rules/move.ts';
import type { State } from '../rules/state.ts';
import { parseMove, printMove } from './move-notation.ts';
import { readPosition } from './parse-position.ts';
import { printPosition } from './print-position.ts';

/**
 * Moves: `2-5` swaps two cells, `2-6 slide 1200` without lifting, `push right`, `photo`, `!goodBoy`, `!highFive>2`,
 * `!pet>max`, `talk`, `undo`, `stop 3` (seen 3), `point turn`, `point effect max-pet`, `ok`, `resume`, `ready`, `flip`,
 * `repair 0-1`, `repair up`, and the table's own by their names; ` base 3` may follow.
 *
 * Positions, sections divided by ` | `:
 *   4p running round 3 first B level=2 calls=quick    seats, phase, round, starting team, options that are not default
 *   RPA/JCE/OMS                                       the arrangement with which the round began
 *   A max-pet joe-push · B alice-shake                effects held
 *   scores 4-14 · scored 1-6 2-2 · drew 0-1           points; objectives and tokens behind them; thresholds drawn for
 *   tokens 0-1 · open P32 · deck P07 P11 * · discard P01 · known 1 · blue max-pet * · orange *
 *   clock 5000 since 0 flip 0 left 90000 runs 0       now, phase since, flipped, time left, running since (or `stands`)
 *   ready 0 2 · caller 1 · seq 12                     seq before the round's first act
 *   acts 0:2-5@3000 2:!goodBoy@3200 1:stop@3500 =right#1:swap@4000
 *   unjudged                                          a view: nobody knows the faults
 * `*` in a deck stands for all cards not mentioned, in order, `?*12` for twelve unknown ones. Left out: decks `*`, no
 * acts, nothing held, no objective open, and a clock that stands at 0, or runs since then in phase `running`.
 */
export const notation: Notation<State, Move> = {
	printMove,
	parseMove,
	printPosition,
	parsePosition: parser(readPosition),
};
