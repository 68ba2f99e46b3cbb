import { EFFECTS, effectsInForce, FAULT_KINDS, type Point, type State } from '@shutterbox/photoshoot/client';

export type Reason = Point & { readonly kind: (typeof FAULT_KINDS)[number] };

/** Everything that can be named: the effects in force first, as they are forgotten most. */
export function pointsOf(view: State): Reason[] {
	const effects = effectsInForce(view).map(
		(effect): Reason => ({ type: 'point', kind: 'effect', effect: EFFECTS[effect].id }),
	);
	const plain = FAULT_KINDS.flatMap((kind): Reason[] => (kind === 'effect' ? [] : [{ type: 'point', kind }]));
	return [...effects, ...plain];
}
