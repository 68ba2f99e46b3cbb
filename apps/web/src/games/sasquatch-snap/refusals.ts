import type { Refusal } from '@shutterbox/kernel';
import type { Direction, REFUSALS, TileType } from '@shutterbox/sasquatch-snap/client';
import { t } from './words.ts';

export type RefusalCode = keyof typeof REFUSALS;

/** Why something is not possible, in one sentence. */
export function refusal({ code, facts }: Refusal): string {
	const known = code as RefusalCode;
	switch (known) {
		case 'wrong-phase':
			return t(`why.wrong-phase.${facts.phase as 'whistle' | 'commit' | 'set' | 'lure'}`);
		case 'cannot-trap':
			return t(`why.cannot-trap.${facts.reason as 'tile-here' | 'empty-hand'}`);
		case 'exchange-overlap':
		case 'tile-not-in-hand':
			return t(`why.${known}`, { tile: t(`tile.${facts.tile as TileType}`) });
		case 'exchange-not-yours':
		case 'exchange-bank-short':
			return t(`why.${known}`, { count: Number(facts.have) });
		case 'exchange-unequal':
			return t('why.exchange-unequal', { given: Number(facts.given), received: Number(facts.received) });
		case 'lure-must-stop':
			return t('why.lure-must-stop', { direction: directionOf(facts), stop: Number(facts.stop) });
		case 'lure-distance':
			return t('why.lure-distance', { direction: directionOf(facts), most: Number(facts.most) });
		default:
			return t(`why.${known}`);
	}
}

/** The same with the number of its rule, as the board shows it beside what it forbids. */
export function reason(given: Refusal): string {
	const sentence = refusal(given);
	return given.rule === null ? sentence : t('why.rule', { sentence, rule: given.rule });
}

function directionOf({ dir }: Refusal['facts']): string {
	return t(`direction.${dir as Direction}`);
}
