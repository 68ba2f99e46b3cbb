import type { Seat } from '@shutterbox/kernel';
import { type Event, type Move, photoshoot, type State } from '@shutterbox/photoshoot/client';
import { type Table, tableAt } from '@shutterbox/testkit';
import type { Check } from '../../../src/games/photoshoot/draft.ts';

export type PhotoTable = Table<State, Move, Event>;

/** Arthur, Pam, Alice / Joe, Chloe, Edgar / Olivia, Max, James. */
const STAGE = 'RPA/JCE/OMS';

/** A table at a position: Ann and Cy are Amber and photograph the first round, Bo and Di are Violet. */
export function at(head: string, ...sections: readonly string[]): PhotoTable {
	return tableAt(photoshoot, [head, STAGE, ...sections].join(' | '));
}

/** How the rules answer a seat that knows only its view, at a moment. */
export function checkOf(view: State, seat: Seat, moment = view.now): Check {
	return (move) => photoshoot.check(view, { actor: seat, move, at: moment });
}
