import {
	animalNamed,
	EXPLORE_VALUES,
	exploreOdds,
	type Move,
	openTarget,
	photoOdds,
	REROLL_PRICE,
	type Reroll,
	type State,
} from '@shutterbox/snapshot/client';
import { useId, useState } from 'preact/hooks';
import { list } from '../../i18n/format.ts';
import { Action } from '../../ui/Action.tsx';
import { Die } from '../../ui/Die.tsx';
import type { BoardProps } from '../game-ui.ts';
import { FIRST_REROLL, paymentsOf, rerollOf } from './draft.ts';
import { reason } from './refusals.ts';
import { animalName, habitatName, percent, placeName, t, tokenWords } from './words.ts';

/** After a failed roll: which die, who pays, or give up. */
export function RerollForm({ view, check, submit, isOpen }: BoardProps<State, Move>) {
	const [draft, setDraft] = useState(FIRST_REROLL);
	const id = useId();
	const { roll, current } = view;
	const move = rerollOf(view, draft);
	const payments = paymentsOf(view);
	const chosen = draft.payment < payments.length ? draft.payment : 0;
	const abandon: Move = { type: 'abandon' };
	return (
		<>
			<p>{t('reroll.roll', { place: habitatName(current), dice: roll.join(', '), value: EXPLORE_VALUES[current] })}</p>
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
					<label key={paymentWords(view, each)}>
						<input
							type="radio"
							name={`${id}-payment`}
							checked={payment === chosen}
							onChange={() => setDraft({ ...draft, payment })}
						/>
						<span>{paymentWords(view, each)}</span>
					</label>
				))}
			</fieldset>
			<Action
				reason={reason}
				isFinal
				verb={t('reroll.verb')}
				detail={t('reroll.detail', {
					tokens: tokenWords(REROLL_PRICE),
					value: EXPLORE_VALUES[current],
					chance: percent(exploreOdds(current, 1)),
				})}
				refused={check(move)}
				isOpen={isOpen}
				onPress={() => submit(move)}
			/>
			<Action
				reason={reason}
				verb={t('abandon.verb')}
				detail={t('abandon.detail', { place: placeName(current) })}
				refused={check(abandon)}
				isOpen={isOpen}
				onPress={() => submit(abandon)}
			/>
		</>
	);
}

function paymentWords(view: State, { supply, animals }: Reroll): string {
	return list([
		...(supply === 0 ? [] : [t('reroll.supply', { tokens: tokenWords(supply) })]),
		...animals.map(({ id, tokens }) => weakerWords(view, animalNamed(id), tokens)),
	]);
}

/** What a shot is left with when tokens are taken off the animal. */
function weakerWords(view: State, animal: number, taken: number): string {
	const index = openTarget(view, animal);
	const [dice, tokens] = [view.targetDice[index], view.targetTokens[index]];
	return t('reroll.target', {
		tokens: tokenWords(taken),
		animal: animalName(animal),
		before: percent(photoOdds(animal, dice, tokens)),
		after: percent(photoOdds(animal, dice, tokens - taken)),
	});
}
