import type { Seat } from '@shutterbox/kernel';
import {
	type Done,
	doerOf,
	done,
	EFFECTS,
	effectsInForce,
	isPhotographer,
	kindOf,
	ritualsOf,
	type State,
	type Tile,
	witness,
} from '@shutterbox/photoshoot/client';

export interface Owed {
	readonly ritual: Done;
	readonly isDone: boolean;
}

/**
 * The rituals that an action with this tile would be asked for, done already or not. Only where the table assists, only
 * for the photographer on turn, and only before the action: afterwards they would tell of a mistake.
 */
export function owedFor(view: State, seat: Seat, tile: Tile | null): readonly Owed[] {
	const isShown = view.rules.strictness === 'assist' && view.phase === 'running' && seat === view.turn;
	if (!isShown || !isPhotographer(view, seat)) return [];
	const { petOwed, record } = witness(view);
	const asked = effectsInForce(view).filter((effect) => EFFECTS[effect].tile === tile);
	const rituals = [
		...(petOwed ? [done('pet', seat)] : []),
		...asked.flatMap((effect) => ritualsOf(effect, view, seat)),
	];
	return rituals.map((ritual) => ({ ritual, isDone: record.some((one) => serves(one, ritual)) }));
}

/** Any team mate will do for a shake (PST-31). */
function serves(one: Done, ritual: Done): boolean {
	return one === ritual || (kindOf(ritual) === 'shake' && kindOf(one) === 'shake' && doerOf(one) === doerOf(ritual));
}
