import {
	answersWords,
	habitatName,
	habitatOf,
	type Move,
	NO_ANIMAL,
	NO_DEADLINE,
	type State,
} from '@shutterbox/snapshot/client';
import type { Ref } from 'preact';
import { useId } from 'preact/hooks';
import { Action } from '../../../ui/Action.tsx';
import { scrollStop } from '../../../ui/scroll-stop.ts';
import type { BoardProps } from '../../game-ui.ts';
import { forecast, reason, t, voice } from '../words.ts';
import { AnimalCard } from './AnimalCard.tsx';
import { Countdown } from './Countdown.tsx';
import { choicesOf, isFinal, verbOf } from './decisions.ts';
import { PlanTable } from './PlanTable.tsx';
import { RerollForm } from './RerollForm.tsx';

interface Props extends BoardProps<State, Move> {
	heading: Ref<HTMLHeadingElement>;
}

/** What is being decided, by whoever decides: the card or the plan it is about, and the viewer's own buttons. */
export function Decision({ heading, ...props }: Props) {
	const { view, viewer, toMove, check, submit, isOpen, now } = props;
	const id = useId();
	const isDeciding = typeof viewer === 'number' && toMove.includes(viewer);
	return (
		<section class="decision" aria-labelledby={id} ref={scrollStop}>
			<h2 id={id} ref={heading} tabIndex={-1}>
				{t(isDeciding ? 'decision.title' : 'decision.waiting')}
			</h2>
			<div class="status">
				{view.deadline !== NO_DEADLINE ? (
					<Countdown deadline={view.deadline} now={now} />
				) : (
					!isDeciding && <p>{t(view.phase === 'over' ? 'decision.over' : 'decision.none')}</p>
				)}
			</div>
			{view.drawn !== NO_ANIMAL && <DrawnCard key={view.drawn} {...props} />}
			{view.targets.length > 0 && <PlanTable key={`${view.round} ${view.active}`} {...props} />}
			{isDeciding && view.phase === 'reroll' && <RerollForm {...props} />}
			{isDeciding &&
				choicesOf(view).map((move, i) => (
					<Action
						reason={reason}
						key={verbOf(move)}
						verb={verbOf(move)}
						detail={forecast(props, move)}
						refused={check(move)}
						isOpen={isOpen}
						isMain={i === 0}
						isFinal={isFinal(move)}
						onPress={() => submit(move)}
					/>
				))}
			{isDeciding && view.phase === 'research' && <p class="where">{t('plan.where')}</p>}
			{view.drawn !== NO_ANIMAL && <Answers {...props} />}
		</section>
	);
}

function DrawnCard({ view, viewer }: BoardProps<State, Move>) {
	return (
		<div class="drawn">
			<h3>
				{t('card.drawn')}, {habitatName(voice, habitatOf(view.drawn))}
			</h3>
			<AnimalCard view={view} viewer={viewer} animal={view.drawn} />
		</div>
	);
}

/** Who has answered the offer. Below the buttons, as it changes while somebody is about to press one. */
function Answers({ view, ...reader }: BoardProps<State, Move>) {
	return (
		<div class="answers">
			{answersWords(voice, view, reader).map((line) => (
				<p key={line}>{line}</p>
			))}
		</div>
	);
}
