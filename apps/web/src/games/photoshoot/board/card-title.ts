import { type EffectId, ruleBroken } from '@shutterbox/photoshoot/client';
import { t } from '../words.ts';

/** What a card asks, with its rule, for a pointer that rests on anything of it. */
export function cardTitle(id: EffectId): string {
	return `${t(`asks.${id}`)} (${ruleBroken('effect', id)})`;
}
