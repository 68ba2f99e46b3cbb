import { DICE, type Move, REROLL_PRICE, type State } from '@shutterbox/snapshot/client';
import { useId } from 'preact/hooks';
import { Action } from '../../../ui/Action.tsx';
import type { BoardProps } from '../../game-ui.ts';
import { diceIn, freshPlan, type PlanDraft, prepareOf, tokensIn } from '../draft.ts';
import { forecast, reason, t } from '../words.ts';

interface Props extends BoardProps<State, Move> {
	plan: PlanDraft;
	setPlan: (plan: PlanDraft) => void;
}

/** How far the plan is, what it promises, and the button that makes it. */
export function PlanSummary(props: Props) {
	const { view, plan, setPlan, check, submit, isOpen } = props;
	const id = useId();
	const supply = view.tokens[view.active];
	const hasRerolls = supply - tokensIn(plan) >= REROLL_PRICE;
	return (
		<section class="plan-summary" aria-labelledby={id}>
			<h2 id={id}>{t('plan.title')}</h2>
			<p>{t('plan.placed', { placed: diceIn(plan), all: DICE, tokens: tokensIn(plan), supply })}</p>
			<p class="promise">
				{plan.targets.length > 0 &&
					`${forecast(props, prepareOf(plan))} ${hasRerolls ? t('plan.rerolls') : ''}`.trimEnd()}
			</p>
			<Action
				reason={reason}
				isMain
				verb={t('verb.prepare')}
				detail={t('plan.undo')}
				refused={check(prepareOf(plan))}
				isOpen={isOpen}
				onPress={() => submit(prepareOf(plan))}
			/>
			<button type="button" class="button quiet clear" onClick={() => setPlan(freshPlan(view))}>
				{t('plan.clear')}
			</button>
		</section>
	);
}
