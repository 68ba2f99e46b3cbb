/** What is heard of what an update told: cards, the film that is wound, the shutter for every sharp picture. Pure. */
import type { Event } from '@shutterbox/photograph/client';
import type { TableEvent } from '@shutterbox/table';
import type { Heard } from '../../board/several-sounds.ts';
import type { Sound } from '../../board/sound-kit.ts';

/** Milliseconds until the next thing is heard. */
const CARD = 90;
const WIND = 280;
const SHOT = 180;
const DUSK = 420;

export function heardIn(latest: readonly TableEvent[]): readonly Heard[] {
	const heard: Heard[] = [];
	let at = 0;
	const then = (sound: Sound, ms: number) => {
		heard.push({ sound, at });
		at += ms;
	};
	for (const [i, told] of latest.entries()) {
		const event = told.event as Event;
		switch (event.type) {
			case 'picked':
				for (const _ of event.cards) then('card', CARD);
				break;
			case 'committed':
			case 'lastCard':
				then('card', CARD);
				break;
			case 'wound':
				then('wind', WIND);
				break;
			case 'played':
				then(event.face === 'up' ? 'shutter' : 'card', SHOT);
				break;
			case 'sunset':
				then('filmEnd', DUSK);
				break;
			case 'filled':
				// However many places are filled, they are filled together.
				if ((latest[i - 1]?.event as Event | undefined)?.type !== 'filled') then('shuffle', 0);
				break;
		}
	}
	return heard;
}
