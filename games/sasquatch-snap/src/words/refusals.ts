import type { Refusal, Voice } from '@shutterbox/kernel';
import type { Direction, TileType } from '../rules/components.ts';
import { REFUSALS } from '../rules/refusals.ts';
import type { Key } from './phrases.ts';

type Code = keyof typeof REFUSALS;

/** Why something is not possible, in one sentence. */
export function refusal({ say }: Voice<Key>, { code, facts }: Refusal): string | null {
	if (!Object.hasOwn(REFUSALS, code)) return null;
	const known = code as Code;
	switch (known) {
		case 'wrong-phase':
			return say(`refusal.wrong-phase.${facts.phase as 'whistle' | 'commit' | 'set' | 'lure'}`);
		case 'cannot-trap':
			return say(`refusal.cannot-trap.${facts.reason as 'tile-here' | 'empty-hand'}`);
		case 'exchange-overlap':
		case 'tile-not-in-hand':
			return say(`refusal.${known}`, { tile: facts.tile as TileType });
		case 'exchange-not-yours':
		case 'exchange-bank-short':
			return say(`refusal.${known}`, {
				count: Number(facts.have),
				goods: say(`goods.${facts.kind as TileType | 'snaps'}`, { count: Number(facts.have) }),
			});
		case 'exchange-unequal':
			return say('refusal.exchange-unequal', { given: Number(facts.given), received: Number(facts.received) });
		case 'lure-must-stop':
			return say('refusal.lure-must-stop', {
				direction: say(`direction.${facts.dir as Direction}`),
				stop: Number(facts.stop),
			});
		case 'lure-distance':
			return say('refusal.lure-distance', {
				direction: say(`direction.${facts.dir as Direction}`),
				most: Number(facts.most),
			});
		default:
			return say(`refusal.${known}`);
	}
}
