/** What the medium bot would do here, as a draft on the board: the line under it says what comes of that. */
import type { Prompt } from '@shutterbox/kernel';
import { FastChance } from '@shutterbox/kernel';
import { wildlifePark } from '@shutterbox/wildlife-park/client';
import { useDraft } from '../../../board/use-draft.ts';
import { t } from '../words.ts';
import { draftOf, isBlank, questionOf } from './drafting.ts';
import type { Draft, Scene, WildlifeProps } from './scene.ts';

export interface Hint {
	/** Lays it out; absent where nothing is asked that a bot thinks about. */
	readonly ask?: () => void;
	/** The line while the draft is what was hinted at. */
	told(prompt: Prompt): Prompt;
}

export function useHint({ seat, asked, draft, deeds }: Scene, { view, helps, onAdvice }: WildlifeProps): Hint {
	const [given, give] = useDraft<Draft | null>(questionOf(view), null);
	const isGiven = given !== null && JSON.stringify(given) === JSON.stringify(draft);
	const told = ({ verb, sentence }: Prompt): Prompt =>
		isGiven ? { verb, sentence: isBlank(draft) ? t('hint.keep') : t('hint.told', { sentence }) } : { verb, sentence };
	const { greedy } = wildlifePark.policies;
	if (!helps.has('hints') || seat === null || asked === null || asked === 'protect' || !greedy) return { told };
	const ask = () => {
		onAdvice?.();
		const hinted = draftOf(greedy.choose(view, seat, new FastChance([1, 2, 3, 4])));
		give(hinted);
		deeds.hold(hinted);
	};
	return { told, ask };
}
