import type { Seat } from '@shutterbox/kernel';
import {
	EFFECTS,
	type EffectId,
	effectsInForce,
	isPhotographer,
	nextSeat,
	RITUALS_ASKED,
	type Ritual,
	type RitualKind,
	type State,
} from '@shutterbox/photoshoot/client';

/** One ritual within reach, and the letter that does it. */
export interface Within {
	readonly move: Ritual;
	readonly key: string;
	/** The card that asks for it. */
	readonly card: EffectId;
}

/** For rituals done to a team mate, one letter for the next in turn and one for the other. */
const KEYS: Readonly<Record<RitualKind, string>> = {
	pet: 'P',
	goodBoy: 'G',
	highFive: 'HJ',
	applaud: 'A',
	shake: 'KL',
	wave: 'W',
	inFrame: 'F',
	cheese: 'C',
	ready: 'R',
	yes: 'Y',
};

/** The rituals of the effects in force, always in the same places, whether one is needed now or not. */
export function trayOf(view: State, seat: Seat): readonly Within[] {
	if (!isPhotographer(view, seat)) return [];
	const mates: Seat[] = [];
	for (let mate = nextSeat(view, seat); mate !== seat; mate = nextSeat(view, mate)) mates.push(mate);
	return effectsInForce(view).flatMap((effect) => {
		const { id: card } = EFFECTS[effect];
		return (RITUALS_ASKED[card] ?? []).flatMap((kind) => entries(kind, mates).map((entry) => ({ ...entry, card })));
	});
}

function entries(kind: RitualKind, mates: readonly Seat[]): Omit<Within, 'card'>[] {
	const keys = KEYS[kind];
	if (kind === 'pet') return [{ move: { type: 'ritual', kind, tile: 'max' }, key: keys }];
	if (keys.length === 1) return [{ move: { type: 'ritual', kind }, key: keys }];
	return mates.map((target, i) => ({ move: { type: 'ritual', kind, target }, key: keys[i] }));
}
