import type { Prompt, Voice } from '@shutterbox/kernel';
import { worthOf } from '../rules/exchange.ts';
import type { Whistle } from '../rules/move.ts';
import { cardsSentence, needsTile } from './draft-cards.ts';
import { lureSentence } from './draft-lure.ts';
import { tileSentence } from './draft-tile.ts';
import type { Drafting } from './drafting.ts';
import { goodsWords, type Key } from './phrases.ts';

/** What there is to decide, as far as it is decided: what the draft would do, and what it still lacks. */
export function draftPrompt(voice: Voice<Key>, drafting: Drafting): Prompt {
	const { say } = voice;
	const { view, move } = drafting;
	switch (view.phase) {
		case 'whistle':
			return whistlePrompt(voice, move?.type === 'whistle' ? move : { type: 'whistle' });
		case 'commit':
			return {
				verb: say(needsTile(drafting) ? 'draft.verb.tile' : 'prompt.verb.commit'),
				sentence: cardsSentence(voice, drafting),
			};
		case 'set':
			return { verb: say('prompt.verb.set'), sentence: tileSentence(voice, drafting) };
		default:
			return { verb: say('prompt.verb.lure'), sentence: lureSentence(voice, drafting) };
	}
}

function whistlePrompt(voice: Voice<Key>, { give = {}, get = {} }: Whistle): Prompt {
	const { say } = voice;
	const [given, received] = [worthOf(give), worthOf(get)];
	if (given !== received) {
		const facts = { given, received, missing: Math.abs(given - received) };
		return {
			verb: say('draft.verb.uneven'),
			sentence: say(given < received ? 'draft.giveMore' : 'draft.getMore', facts),
		};
	}
	return {
		verb: say('prompt.verb.whistle'),
		sentence:
			given === 0
				? say('prompt.whistle.say')
				: say('draft.even', { give: goodsWords(voice, give), get: goodsWords(voice, get) }),
	};
}
