/** What the board says in place of what is asked: a lesson that is told once, or why the bot would do what it hints at. */
import type { View } from '@shutterbox/kernel';
import type { State } from '@shutterbox/sasquatch-snap/client';
import { useEffect } from 'preact/hooks';
import { drawings } from '../../../board/drawings.ts';
import { hear, isHeard } from '../../../board/heard.ts';
import { useDraft } from '../../../board/use-draft.ts';
import { type Draft, draftOf, EMPTY, questionOf } from '../draft.ts';
import type { Scene } from './scene.ts';

export interface Advice {
	/** The sentence; null where nothing is said. */
	readonly words: string | null;
	/** Says that a lesson is understood; absent where none is told. */
	readonly gotIt?: () => void;
	/** Asks for a hint; absent where none is to be had. */
	readonly ask?: () => void;
}

const GAME = 'sasquatch-snap';
const SILENT: Advice = { words: null };

/** It comes late, as drawings do. */
const { art: advisor, bring } = drawings(async () => {
	const chunk = await import('../advice/index.ts');
	await chunk.words.load();
	return chunk;
});

export function useAdvice({ seat, asked, draft, deeds, helps }: Scene, view: View<State>): Advice {
	const [given, give] = useDraft<{ readonly draft: Draft; readonly why: string } | null>(questionOf(view), null);
	const isTaught = helps.has('lessons');
	useEffect(() => {
		if (isTaught) bring();
	}, [isTaught]);
	if (asked === null || seat === null) return SILENT;
	const ask = async () => {
		await bring();
		const hint = advisor.peek()?.hintFor(view, seat) ?? null;
		if (hint === null) return;
		const hinted = draftOf(hint.move);
		give({ draft: hinted, why: hint.why });
		deeds.hold(hinted);
	};
	const hints = helps.has('hints') ? { ask } : {};
	if (given && isSame(given.draft, draft)) return { ...hints, words: given.why };
	const teacher = isTaught && isSame(draft, EMPTY) ? advisor.value : null;
	const lesson = teacher?.lessonFor(view, seat, asked, (id) => isHeard(GAME, id));
	if (!teacher || lesson === undefined) return { ...hints, words: null };
	return { ...hints, words: teacher.words.t(`lesson.${lesson}`), gotIt: () => hear(GAME, lesson) };
}

function isSame(one: Draft, other: Draft): boolean {
	return JSON.stringify(one) === JSON.stringify(other);
}
