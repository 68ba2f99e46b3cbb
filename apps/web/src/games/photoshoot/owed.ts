import type { Seat } from '@shutterbox/kernel';
import {
	type Done,
	doerOf,
	done,
	EFFECTS,
	type Effect,
	effectsInForce,
	isPhotographer,
	kindOf,
	nextSeat,
	OLIVIA_APPLAUD,
	OLIVIA_HIGHFIVE,
	type State,
	stepsOf,
	type Tile,
	witness,
} from '@shutterbox/photoshoot/for-boards';

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
		...asked.flatMap((effect) => ritualsOf(view, seat, effect)),
	];
	return rituals.map((ritual) => ({ ritual, isDone: record.some((one) => serves(one, ritual)) }));
}

/** Any team mate will do for a shake (PST-31). */
function serves(one: Done, ritual: Done): boolean {
	return one === ritual || (kindOf(ritual) === 'shake' && kindOf(one) === 'shake' && doerOf(one) === doerOf(ritual));
}

function ritualsOf(view: State, seat: Seat, effect: Effect): readonly Done[] {
	const next = nextSeat(view, seat);
	switch (EFFECTS[effect].timing) {
		case 'with':
			return stepsOf(effect, view, seat);
		case 'before':
			if (effect === OLIVIA_HIGHFIVE) return [done('highFive', seat, next), done('highFive', next, seat)];
			return [effect === OLIVIA_APPLAUD ? done('applaud', seat) : done('shake', seat, next)];
		default:
			return [];
	}
}
