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

/** What a judgement brings, while the hourglass stands and its slip says why; `by` is who stopped it. */
export function verdictPrompt(voice: Voice<Key>, event: Judged, by: Actor, reader: Reader): Prompt {
	const { say } = voice;
	const { verdict } = event;
	const isWhistle = by === 'table' && verdict === 'right';
	const why = verdict === 'right' ? [] : [say(`verdict.${verdict}.say`)];
	return {
		verb: say(isWhistle ? 'verdict.whistle' : `verdict.${verdict}`),
		sentence: [...why, ...consequences(voice, event, reader)].join(' '),
	};
}
