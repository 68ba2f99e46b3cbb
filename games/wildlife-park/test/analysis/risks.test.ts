import { FastChance } from '@shutterbox/kernel';
import { walk } from '@shutterbox/testkit';
import { expect, test } from 'vitest';
import { risksOf } from '../../src/analysis/risks.ts';
import { type State, wildlifePark } from '../../src/index.ts';
import { SOLO_SUPPLY_SPACES } from '../../src/rules/items.ts';
import { clone } from '../../src/rules/state.ts';

/** What the rules hit where this token comes next. */
function hitIn(state: State, kind: 'die' | 'tile', token: number): string {
	const after = clone(state);
	after.solo?.tokens.sort((a, b) => Number(b === token) - Number(a === token));
	let hit = '';
	wildlifePark.play(
		after,
		{ actor: 0, move: { type: 'declare', kind }, at: 0 },
		{
			chance: new FastChance([1, 2, 3, 4]),
			emit(event) {
				if (event?.type === 'supplyDiscarded') hit = event.space;
			},
		},
	);
	return hit || SOLO_SUPPLY_SPACES[after.solo?.hit ?? 0];
}

test('[WPK-62] the risk of a space is the share of tokens still face down that the rules bring to it', () => {
	let declared = 0;
	for (let seed = 1; seed <= 4; seed++) {
		for (const { state } of walk(wildlifePark, { seats: 1 }, seed)) {
			if (state.phase !== 'declare' || state.solo === null) continue;
			const { tokens } = state.solo;
			for (const kind of ['die', 'tile'] as const) {
				const shares = new Map<string, number>();
				for (const token of tokens) {
					const space = hitIn(state, kind, token);
					shares.set(space, (shares.get(space) ?? 0) + 1 / tokens.length);
				}
				expect(risksOf(wildlifePark.view(state, 0), kind)).toEqual(shares);
			}
			declared++;
		}
	}
	expect(declared).toBe(4 * 15);
});
