import { decided, policyOf, STRENGTHS, TEMPERS } from '@shutterbox/bots';
import type { GameMove, Policy, Temper } from '@shutterbox/kernel';
import { thinkerOf } from './self-play.ts';
import type { Lesson } from './setup.ts';

/** Somebody in the arena of a training: a player of the game, or weights with a temper. */
export type Rival =
	| { readonly kind: 'player'; readonly name: string }
	| { readonly kind: 'weights'; readonly name: string; readonly weights: string; readonly temper: Partial<Temper> };

export function playerOf(lesson: Lesson, rival: Rival): Policy<unknown, GameMove> {
	const { game, learned } = lesson;
	if (rival.kind === 'player') {
		const policy = policyOf(game, rival.name);
		if (policy === undefined) throw new Error(`no bot "${rival.name}"`);
		return policy;
	}
	const thinker = thinkerOf(lesson, rival.weights);
	const strength = STRENGTHS.find((one) => one === rival.name) ?? 'hard';
	const temper = { ...TEMPERS[strength], ...learned.judgement.tempers?.[strength], ...rival.temper };
	return { choose: (view, seat, chance) => decided(game, thinker, temper, view, seat, chance) };
}
