/** What a bot would do here: a plan lies on the board as a draft, anything else is told by the line, with what follows. */
import { FastChance, type Prompt, type Reader, type Seat, type View } from '@shutterbox/kernel';
import { habitatNamed, type Move, placeName, type State, snapshot } from '@shutterbox/snapshot/client';
import { useDraft } from '../../../board/use-draft.ts';
import { planOf } from '../draft.ts';
import { forecast, t, voice } from '../words.ts';
import { type Draft, EMPTY } from './mind.ts';
import { paymentBy } from './payments.ts';
import type { Scene } from './scene.ts';

export interface Hint {
	/** Null where nothing is asked that is worth advice. */
	readonly ask: (() => void) | null;
	/** The line, as long as the draft is what was hinted at. */
	told(prompt: Prompt): Prompt;
}

/** `scene` is how things are, whatever is played meanwhile. */
export function useHint(
	{ shown, seat, asked, draft, deeds, helps }: Scene,
	reader: Reader,
	onAdvice: (() => void) | undefined,
): Hint {
	const [given, give] = useDraft<{ readonly move: Move; readonly draft: Draft } | null>(momentOf(shown), null);
	// In which order animals are shot means nothing.
	if (!helps.hints || seat === null || asked === null || asked === 'shoot')
		return { ask: null, told: (prompt) => prompt };
	return {
		ask() {
			const move = hintedMove(shown, seat);
			if (move === null) return;
			onAdvice?.();
			const hinted = draftBy(move, draft);
			give({ move, draft: hinted });
			deeds.hold(hinted);
		},
		told(prompt) {
			if (given === null || JSON.stringify(given.draft) !== JSON.stringify(draft)) return prompt;
			return { verb: prompt.verb, sentence: hintWords({ ...reader, view: shown }, given.move, helps.odds) };
		},
	};
}

/** The same for as long as the question is: whoever asks twice is told the same. */
export function hintedMove(view: View<State>, seat: Seat): Move | null {
	return snapshot.policies.greedy?.choose(view, seat, new FastChance([1, 2, 3, 4])) ?? null;
}

/** The draft that shows a move. */
export function draftBy(move: Move, before: Draft): Draft {
	if (move.type === 'prepare') return { ...EMPTY, plan: planOf(move) };
	if (move.type === 'reroll') return { ...before, payment: paymentBy(move), sure: null };
	return { ...before, sure: null };
}

/** Chances follow only where chances are told. */
export function hintWords(seen: Reader & { readonly view: View<State> }, move: Move, tellsOdds: boolean): string {
	switch (move.type) {
		case 'draw':
		case 'prepare':
		case 'reroll':
			return tellsOdds ? `${t(`hint.${move.type}`)} ${forecast(seen, move)}` : t(`hint.${move.type}`);
		case 'pass':
		case 'abandon':
			return `${t(`hint.${move.type}`)} ${forecast(seen, move)}`;
		case 'explore': {
			const words = t('hint.explore', { place: placeName(voice, habitatNamed(move.habitat)) });
			return tellsOdds ? `${words} ${forecast(seen, move)}` : words;
		}
		case 'shoot':
		case 'claimTimeout':
			return '';
		default:
			return t(`hint.${move.type}`);
	}
}

/** What was hinted at counts for one question alone, and a plan outlives many. */
function momentOf({ round, active, phase, deck, discard, drawn, current, habitatTokens }: State): string {
	return [round, active, phase, deck.length, discard.length, drawn, current, habitatTokens].join(' ');
}
