import { styleText } from 'node:util';
import {
	type Animal,
	animalNamed,
	type Habitat,
	habitatNamed,
	habitatOf,
	SYMBOL_BITS,
	SYMBOLS,
} from '@shutterbox/snapshot/client';
import type { BoardVoice } from './layout.ts';

const STYLES = ['greenBright', 'magentaBright', 'yellowBright', 'blueBright'] as const;

/** Says animals and habitats in the colour of the habitat; the words always say the same. */
export function painted(voice: BoardVoice): BoardVoice {
	return {
		...voice,
		say(key, facts) {
			const text = voice.say(key, facts);
			const habitat = habitatIn(key);
			return habitat === -1 ? text : styleText(STYLES[habitat], text);
		},
	};
}

/** The habitat of what a message names, −1 where it names something else. */
function habitatIn(key: Parameters<BoardVoice['say']>[0]): Habitat {
	const [kind, id = ''] = key.split('.');
	if (kind === 'animal') return habitatOf(animalNamed(id));
	return kind === 'habitat' || kind === 'place' ? habitatNamed(id) : -1;
}

/** Class, diet and lifespan in years; those among `wanted` (bits by SYMBOLS) get a star. */
export function symbolsOf({ say }: BoardVoice, animal: Animal, wanted = 0): string[] {
	return SYMBOLS.flatMap((symbol, i) => {
		const bit = 1 << i;
		return SYMBOL_BITS[animal] & bit ? [`${say(`sign.${symbol}`)}${wanted & bit ? '*' : ''}`] : [];
	});
}
