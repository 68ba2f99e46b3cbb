import { type Prompt, type Reader, type Voice, who } from '@shutterbox/kernel';
import { SEATS } from '../rules/components.ts';
import { type State, seatAfterWhistle } from '../rules/state.ts';
import { type Key, objects } from './phrases.ts';

/** When all cards are shown: who goes first, and who then. */
export function shownPrompt(voice: Voice<Key>, view: State, reader: Reader): Prompt {
	const { say } = voice;
	const [first, ...others] = Array.from({ length: SEATS }, (_, places) => seatAfterWhistle(view, places));
	return {
		verb: say('draft.verb.shown'),
		sentence: say('draft.shown', { ...who(reader, first), names: objects(voice, reader, others) }),
	};
}
