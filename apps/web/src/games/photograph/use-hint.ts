/** Two good ways, as the bots judge them from what the viewer knows: asked for by the lamp or by its key. */
import { FastChance } from '@shutterbox/kernel';
import { goodWays, type Way } from '@shutterbox/photograph/client';
import type { RefObject } from 'preact';
import { useMemo } from 'preact/hooks';
import { useKeys } from '../../board/keys.ts';
import { useDraft } from '../../board/use-draft.ts';
import { type Decision, questionOf } from './decision.ts';
import type { PhotographProps } from './props.ts';

/** `A` and `B`, as they are marked on the table. */
export interface Marked extends Way {
	readonly letter: string;
}

export interface Hint {
	/** Null while nobody has asked. */
	readonly ways: readonly Marked[] | null;
	/** Asks for them, or puts them away; null where nothing is to be decided. */
	readonly toggle: (() => void) | null;
}

const LETTERS = ['A', 'B'];

export function useHint(
	props: PhotographProps,
	asked: Decision['asked'],
	board: RefObject<HTMLElement | null>,
): Hint | null {
	const { view, viewer, helps, onAdvice } = props;
	const question = questionOf(props);
	const [isOpen, open] = useDraft(question, false);
	const mayAsk = helps.has('hints') && viewer !== 'spectator' && asked !== null;
	const isShown = mayAsk && isOpen;
	const ways = useMemo(
		() =>
			isShown
				? goodWays(view, viewer, new FastChance([1, 2, 3, 4])).map((way, i) => ({ ...way, letter: LETTERS[i] }))
				: null,
		[isShown, question],
	);
	const toggle = mayAsk
		? () => {
				if (!isOpen) onAdvice?.();
				open(!isOpen);
			}
		: null;
	useKeys(board, ({ key, code }) => {
		const isLetter = key.toLowerCase() === 'h' || (code === 'KeyH' && !/^[a-z]$/i.test(key));
		if (toggle === null || !(isLetter || (key === 'Escape' && isShown))) return false;
		toggle();
		return true;
	});
	return helps.has('hints') && viewer !== 'spectator' ? { ways, toggle } : null;
}
