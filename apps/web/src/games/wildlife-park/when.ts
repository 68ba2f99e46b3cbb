import type { View } from '@shutterbox/kernel';
import { isSolo, type Phase, ROUND_1, SOLO_GOAL, type State, TURNS } from '@shutterbox/wildlife-park/client';
import { t } from './words.ts';

const PREPARATIONS: ReadonlySet<Phase> = new Set<Phase>(['reroll', 'swap', 'soloReroll', 'soloDiscard']);

/** How far the match is, and what comes next. */
export function whenWords(view: View<State>): string {
	const { turn, phase } = view;
	const entrance = turn <= ROUND_1 && phase !== 'workers' ? [t('when.entrance', { turns: ROUND_1 })] : [];
	return [momentWords(view), ...entrance, ...(isSolo(view) ? [t('when.goal', SOLO_GOAL)] : [])].join(' ');
}

function momentWords({ turn, phase }: State): string {
	if (phase === 'over') return t('when.over');
	const round = turn <= ROUND_1 ? 1 : 2;
	if (phase === 'workers') return t('when.end', { round });
	if (PREPARATIONS.has(phase)) return t('when.before', { round });
	return round === 1
		? t('when.turn', { round, turn, turns: ROUND_1 })
		: t('when.turn', { round, turn: turn - ROUND_1, turns: TURNS - ROUND_1 });
}
