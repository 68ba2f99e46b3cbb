import { type Prompt, type Reader, type Voice, who } from '@shutterbox/kernel';
import { JOE, JOE_PUSH } from '../rules/components.ts';
import { type Cell, type Direction, leavingTile } from '../rules/grid.ts';
import { type Done, doerOf, kindOf, targetOf } from '../rules/rituals.ts';
import { effectsInForce, type State } from '../rules/state.ts';
import { type Key, ritualWords, tileName } from './phrases.ts';

/** What a photographer's hands are about to do, as a drawn board knows it of its own reader alone (PST-20). */
export interface Hands {
	/** The cell of the tile in hand. */
	readonly picked: Cell | null;
	/** It is kept on the paper. */
	readonly isSlid: boolean;
	/** Where Joe is being pushed. */
	readonly push: Direction | null;
	/** Something was done too early, and waits. */
	readonly isWaiting: boolean;
	/** Where the table assists: the rituals to be done first, and whether they are. */
	readonly owed: readonly { readonly ritual: Done; readonly isDone: boolean }[];
}

/** What is in hand and what it lacks; null where hands are free. */
export function handsPrompt(voice: Voice<Key>, reader: Reader, view: State, hands: Hands): Prompt | null {
	const { say } = voice;
	const sentence = handsSentence(voice, view, hands);
	const owed = hands.owed.filter(({ isDone }) => !isDone);
	if (owed.length === 0) return sentence === null ? null : { verb: say('prompt.verb.act'), sentence };
	const rituals = owed.map(({ ritual }) => owedWords(voice, reader, ritual));
	return { verb: say('hand.verb.turn'), sentence: say('hand.owed', { rituals: voice.list(rituals) }) };
}

function handsSentence(voice: Voice<Key>, view: State, { picked, isSlid, push, isWaiting }: Hands): string | null {
	const { say } = voice;
	if (isWaiting) return say('hand.waits');
	if (push !== null) return say('hand.push', { dir: push, tile: tileName(voice, leavingTile(view.cells, push)) });
	if (picked === null) return null;
	const tile = view.cells[picked];
	if (isSlid) return say('hand.slid', { tile: tileName(voice, tile) });
	const isPushing = tile === JOE && effectsInForce(view).includes(JOE_PUSH);
	return isPushing ? say('hand.joe') : say('hand.lifted', { tile: tileName(voice, tile) });
}

/** `you: high five with Ines`; `Ines: high five with you`. */
function owedWords(voice: Voice<Key>, reader: Reader, ritual: Done): string {
	const words = ritualWords(voice, reader, kindOf(ritual), targetOf(ritual));
	const lower = words.charAt(0).toLocaleLowerCase() + words.slice(1);
	return voice.say('hand.owedBy', { ...who(reader, doerOf(ritual)), ritual: lower });
}
