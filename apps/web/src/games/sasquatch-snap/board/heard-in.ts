/** What is heard in the course of an act, after the sound that it begins with. Pure. */
import type { Heard } from '../../../board/several-sounds.ts';
import { COUNTED } from './acts.ts';
import type { SceneAct } from './motion.ts';

/** The shares of a catch after which the first bulb lights up, and each after the one before; as they are seen. */
const LIT = 0.7;
const APART = 0.03;
/** More bulbs than these are heard together. */
const MOST = 10;

export function heardIn({ event, before, ms }: SceneAct): readonly Heard[] {
	switch (event.type) {
		case 'revealed': {
			const digit = (ms * COUNTED) / 3;
			return [
				{ sound: 'tick', at: digit },
				{ sound: 'tick', at: 2 * digit },
				{ sound: 'shutter', at: 3 * digit },
			];
		}
		case 'caught': {
			const { owner, earned, fromPile } = event;
			return Array.from({ length: Math.min(MOST, earned + fromPile) }, (_, i) => ({
				sound: 'bulb',
				at: ms * (LIT + APART * i),
				raised: before.snaps[owner] + i,
			}));
		}
		default:
			return [];
	}
}
