import type { Chance, Temper } from '@shutterbox/kernel';
import type { Strength } from '../photographers.ts';
import { exponential } from './exponential.ts';
import type { Overlooked, Valued } from './thinker.ts';

/** What the three are like where a game does not say otherwise. */
export const TEMPERS: Readonly<Record<Strength, Temper>> = {
	easy: { guesses: 1, temperature: 0.5, cap: 6, overlooksRivals: 16, overlooksAhead: 32, search: null },
	medium: { guesses: 1, temperature: 1, cap: 6, overlooksRivals: 0, overlooksAhead: 0, search: null },
	hard: { guesses: 3, temperature: 0, cap: 0, overlooksRivals: 0, overlooksAhead: 0, search: null },
};

/** How finely chances are drawn. */
const GRAIN = 2 ** 24;
const DECISIONS = 64;

/** What escapes somebody of that temper this time. */
export function overlooked({ overlooksRivals, overlooksAhead }: Temper, chance: Chance): Overlooked {
	if (overlooksRivals + overlooksAhead === 0) return 'nothing';
	const drawn = chance.int(DECISIONS);
	if (drawn < overlooksAhead) return 'ahead';
	return drawn < overlooksAhead + overlooksRivals ? 'rivals' : 'nothing';
}

/** The best; or with a temperature another that is hardly worse, the less often the worse it is. */
export function chosen<Move>(values: readonly Valued<Move>[], { temperature, cap }: Temper, chance: Chance): Move {
	let best: Valued<Move> | null = null;
	for (const one of values) if (best === null || one.value > best.value) best = one;
	if (best === null) throw new Error('no turn to choose from');
	if (temperature === 0) return best.move;
	const { value } = best;
	const weightOf = (one: Valued<Move>) =>
		value - one.value > cap ? 0 : exponential((one.value - value) / temperature);
	let left = 0;
	for (const one of values) left += weightOf(one);
	left *= chance.int(GRAIN) / GRAIN;
	for (const one of values) {
		left -= weightOf(one);
		if (left < 0) return one.move;
	}
	return best.move;
}
