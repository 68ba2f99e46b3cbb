/** What the board says in place of what is asked: a lesson that is told once, why the bot would do what it hints at, or whether warnings stay. */
import type { View } from '@shutterbox/kernel';
import type { State } from '@shutterbox/sasquatch-snap/client';
import { useEffect } from 'preact/hooks';
import { drawings } from '../../../board/drawings.ts';
import { hear, isHeard } from '../../../board/heard.ts';
import { useDraft } from '../../../board/use-draft.ts';
import type { IconName } from '../../../ui/icons.ts';
import { type Draft, draftOf, EMPTY, questionOf } from '../draft.ts';
import { t } from '../words.ts';
import { answerAboutWarnings, asksAboutWarnings } from './first-matches.ts';
import type { Scene } from './scene.ts';

export interface Advice {
	/** The sentence; null where nothing is said. */
	readonly words: string | null;
	/** What may be answered to it, or asked for. */
	readonly tips: readonly Tip[];
	/** Asks what a bot would do; null where nobody advises. */
	readonly onHint: (() => void) | null;
}

export interface Tip {
	readonly icon: IconName;
	readonly words: string;
	readonly onPress: () => void;
}

const GAME = 'sasquatch-snap';
const SILENT: Advice = { words: null, tips: [], onHint: null };

/** It comes late, as drawings do. */
const { art: advisor, bring } = drawings(async () => {
	const chunk = await import('../advice/index.ts');
	await chunk.words.load();
	return chunk;
});

export function useAdvice(
	{ seat, asked, draft, deeds, helps }: Scene,
	view: View<State>,
	onAdvice: (() => void) | undefined,
): Advice {
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
		onAdvice?.();
		const hinted = draftOf(hint.move);
		give({ draft: hinted, why: hint.why });
		deeds.hold(hinted);
	};
	const onHint = helps.has('hints') ? ask : null;
	const tips: readonly Tip[] = onHint ? [{ icon: 'bulb', words: t('hint.ask'), onPress: onHint }] : [];
	if (given && isSame(given.draft, draft)) return { words: given.why, tips, onHint };
	if (!isSame(draft, EMPTY)) return { words: null, tips, onHint };
	if (asked === 'commit' && helps.has('warnings') && asksAboutWarnings()) return { ...aboutWarnings(), onHint };
	const teacher = isTaught ? advisor.value : null;
	const lesson = teacher?.lessonFor(view, seat, asked, (id) => isHeard(GAME, id));
	if (!teacher || lesson === undefined) return { words: null, tips, onHint };
	const gotIt: Tip = { icon: 'check', words: t('lesson.gotIt'), onPress: () => hear(GAME, lesson) };
	return { words: teacher.words.t(`lesson.${lesson}`), tips: [gotIt], onHint };
}

function aboutWarnings(): Pick<Advice, 'words' | 'tips'> {
	return {
		words: t('warnings.ask'),
		tips: [
			{ icon: 'check', words: t('warnings.keep'), onPress: () => answerAboutWarnings(true) },
			{ icon: 'close', words: t('warnings.drop'), onPress: () => answerAboutWarnings(false) },
		],
	};
}

function isSame(one: Draft, other: Draft): boolean {
	return JSON.stringify(one) === JSON.stringify(other);
}
