import { DICE, type Move, REROLL_PRICE, type State } from '@shutterbox/snapshot/client';
import { useId } from 'preact/hooks';
import { number } from '../../i18n/format.ts';
import { Action } from '../../ui/Action.tsx';
import type { BoardProps } from '../game-ui.ts';
import { diceIn, freshPlan, type PlanDraft, type PlanPreview, prepareOf, previewOf, tokensIn } from './draft.ts';
import { reason } from './refusals.ts';
import { percent, t } from './words.ts';

interface Props extends BoardProps<State, Move> {
	/** As it is told here, perhaps a picture late. */
	plan: PlanDraft;
	/** As it is. */
	newest: { readonly current: PlanDraft };
	setPlan: (plan: PlanDraft) => void;
}

/** How far the plan is, what it promises, and the button that makes it. */
export function PlanSummary({ view, plan, newest, setPlan, check, submit, isOpen }: Props) {
	const id = useId();
	const supply = view.tokens[view.active];
	const preview = previewOf(view, plan);
	return (
		<section class="plan-summary" aria-labelledby={id}>
			<h2 id={id}>{t('plan.title')}</h2>
			<p>{t('plan.placed', { placed: diceIn(plan), all: DICE, tokens: tokensIn(plan), supply })}</p>
			<p class="promise">{preview && promiseWords(preview, supply - tokensIn(plan) >= REROLL_PRICE)}</p>
			<Action
				reason={reason}
				isMain
				verb={t('prepare.verb')}
				detail={t('prepare.detail')}
				refused={check(prepareOf(plan))}
				isOpen={isOpen}
				onPress={() => submit(prepareOf(newest.current))}
			/>
			<button type="button" class="button quiet clear" onClick={() => setPlan(freshPlan(view))}>
				{t('plan.clear')}
			</button>
		</section>
	);
}

function promiseWords({ odds, prestige }: PlanPreview, hasRerolls: boolean): string {
	const count = odds.photos.length - 1;
	const all = percent(odds.photos[count]);
	const average = number(prestige, { maximumFractionDigits: 1 });
	const words =
		count === 1
			? t('plan.chance', { chance: all, prestige: average })
			: t('plan.chances', { some: percent(1 - odds.photos[0]), count, every: all, prestige: average });
	return hasRerolls ? `${words} ${t('plan.rerolls')}` : words;
}
