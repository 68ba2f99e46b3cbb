/** Which cards were drawn for which threshold (PST-63): each colour in its turn, and none where its deck is empty. */
import { EFFECTS, type EffectId, levelOf, type State, type Team, THRESHOLDS } from '@shutterbox/photoshoot/client';

type Colour = (typeof EFFECTS)[number]['colour'];

export interface Draw {
	/** The points that were passed. */
	readonly at: number;
	readonly effect: EffectId;
	readonly colour: Colour;
}

/** `before` the points were counted; `effects` as they were told. */
export function drawsOf(before: State, team: Team, effects: readonly EffectId[]): Draw[] {
	const { at5, at15 } = levelOf(before.rules);
	const due = [at5, at15].flatMap((colours, i) =>
		i < before.thresholds[team] ? [] : colours.map((colour) => ({ at: THRESHOLDS[i], colour })),
	);
	let next = 0;
	return effects.flatMap((effect) => {
		const colour = EFFECTS.find(({ id }) => id === effect)?.colour;
		const found = due.findIndex((one, i) => i >= next && one.colour === colour);
		next = found + 1;
		return found === -1 ? [] : [{ ...due[found], effect }];
	});
}
