import { EXPLORE_VALUES, habitatName, type Move, odds, paymentWords, type State } from '@shutterbox/snapshot/client';
import { useId, useState } from 'preact/hooks';
import { Action } from '../../../ui/Action.tsx';
import { Die } from '../../../ui/Die.tsx';
import type { BoardProps } from '../../game-ui.ts';
import { FIRST_REROLL, paymentsOf, rerollOf } from '../draft.ts';
import { forecast, reason, t, voice } from '../words.ts';
import { isFinal, verbOf } from './decisions.ts';

const ABANDON = { type: 'abandon' } as const;

/** After a failed roll: which die, who pays, or give up. */
export function RerollForm(props: BoardProps<State, Move>) {
	const { view, check, submit, isOpen } = props;
	const [draft, setDraft] = useState(FIRST_REROLL);
	const id = useId();
	const { roll, current } = view;
	const move = rerollOf(view, draft);
	const payments = paymentsOf(view);
	const chosen = draft.payment < payments.length ? draft.payment : 0;
	return (
		<>
			<p>
				{t('reroll.roll', {
					place: habitatName(voice, current),
					dice: roll.join(', '),
					value: EXPLORE_VALUES[current],
				})}
			</p>
			{roll.length > 1 && (
				<fieldset class="options dice">
					<legend>{t('reroll.die')}</legend>
					{roll.map((value, die) => (
						<label key={die}>
							<input
								type="radio"
								name={`${id}-die`}
								checked={move.die === die}
								onChange={() => setDraft({ ...draft, die })}
							/>
							<Die value={value} size={40} label={t('reroll.dieShows', { number: die + 1, value })} />
						</label>
					))}
				</fieldset>
			)}
			<fieldset class="options">
				<legend>{t('reroll.payment')}</legend>
				{payments.map((each, payment) => (
					<label key={paymentWords(voice, odds, view, each)}>
						<input
							type="radio"
							name={`${id}-payment`}
							checked={payment === chosen}
							onChange={() => setDraft({ ...draft, payment })}
						/>
						<span>{paymentWords(voice, odds, view, each)}</span>
					</label>
				))}
			</fieldset>
			{[move, ABANDON].map((each) => (
				<Action
					key={each.type}
					reason={reason}
					isFinal={isFinal(each)}
					verb={verbOf(each)}
					detail={forecast(props, each)}
					refused={check(each)}
					isOpen={isOpen}
					onPress={() => submit(each)}
				/>
			))}
		</>
	);
}
