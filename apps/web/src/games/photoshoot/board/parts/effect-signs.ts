import { EFFECTS, type EffectId, TILES } from '@shutterbox/photoshoot/client';
import type { Character, SignId } from './props.ts';

const SIGN_OF: Readonly<Record<EffectId, SignId>> = {
	'max-pet': 'pet',
	'max-goodboy': 'goodBoy',
	'olivia-highfive': 'highFive',
	'olivia-applaud': 'applaud',
	'alice-contact': 'contact',
	'alice-shake': 'shake',
	'pam-wave': 'wave',
	'pam-frame': 'inFrame',
	'edgar-cheese': 'cheese',
	'edgar-ready': 'ready',
	'joe-push': 'push',
	'chloe-diagonal': 'diagonal',
	'arthur-max': 'apart',
	'james-olivia': 'together',
};

interface CardLook {
	readonly colour: 'blue' | 'orange';
	readonly character: Character;
	readonly sign: SignId;
}

/** How a card is told from the others. */
export function lookOf(id: EffectId): CardLook {
	const { colour, tile } = EFFECTS[EFFECTS.findIndex((card) => card.id === id)];
	return { colour, character: TILES[tile], sign: SIGN_OF[id] };
}
