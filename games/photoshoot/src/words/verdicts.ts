import type { Actor, Prompt, Reader, Voice } from '@shutterbox/kernel';
import type { EffectId } from '../rules/components.ts';
import type { Event } from '../rules/events.ts';
import type { FaultKind } from '../rules/faults.ts';
import type { Key } from './phrases.ts';
import { consequences } from './sentences.ts';

type Judged = Event & { readonly type: 'judged' };

/** What was wrong, in one sentence: `Pam moved, and the wave was not finished.` */
export function wrongWords({ say }: Voice<Key>, kind: FaultKind, effect: EffectId | null): string {
	return kind === 'effect' ? (effect === null ? '' : say(`wrong.${effect}`)) : say(`wrong.${kind}`);
}

/** A judgement as it is read while the hourglass stands; `by` is who stopped it. */
export function verdictPrompt(voice: Voice<Key>, event: Judged, by: Actor, reader: Reader): Prompt {
	const { say } = voice;
	const isWhistle = by === 'table' && event.verdict === 'right';
	return {
		verb: say(isWhistle ? 'verdict.whistle' : `verdict.${event.verdict}`),
		sentence: [reasonWords(voice, event), ...consequences(voice, event, reader)].join(' '),
	};
}

function reasonWords(voice: Voice<Key>, { verdict, kind, effect }: Judged): string {
	if (verdict === 'void') return voice.say('verdict.void.say');
	return verdict === 'right' && kind !== null ? wrongWords(voice, kind, effect) : voice.say('verdict.wrong.say');
}
