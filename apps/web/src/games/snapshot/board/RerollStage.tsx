import { NO_ANIMAL, type Payer, payers, REROLL_PRICE, rerollOdds, wholePercent } from '@shutterbox/snapshot/client';
import { classNames } from '../../../ui/class-names.ts';
import { AnimalPicture, Thing } from '../pictures.tsx';
import { Sign } from '../Sign.tsx';
import { t } from '../words.ts';
import { Chance } from './Chance.tsx';
import { nameOfAnimal } from './names.ts';
import { countOf, type Payment, paymentOn, rerollBy } from './payments.ts';
import type { Scene } from './scene.ts';
import type { Hands } from './use-hands-on.ts';

interface Props {
	scene: Scene;
	hands: Hands;
}

/** A failed roll: press a die to roll it again; a press or a token carried here says whose tokens pay. */
export function RerollStage({ scene, hands }: Props) {
	const { shown, draft, helps } = scene;
	const payment = paymentOn(shown, draft.payment);
	const chance = rerollOdds(shown);
	return (
		<>
			<div
				class={classNames('cup', shown.roll.length > 1 && 'many')}
				style={{ '--dice': shown.roll.length, '--gaps': shown.roll.length }}
			>
				{shown.roll.map((value, die) => (
					<button
						key={die}
						type="button"
						class="rolled n pressable"
						aria-label={t('reroll.press', { value, chance: wholePercent(chance) })}
						aria-keyshortcuts={String(die + 1)}
						onClick={() => hands.play(rerollBy(payment, die))}
					>
						<Thing id={`die-${value}`} class="cube" />
						<em>
							<Sign id="cross" />
						</em>
					</button>
				))}
				{helps.odds && (
					<span class="chance-note" aria-hidden="true">
						<Chance chance={chance} />
						<small>{t('reroll.with')}</small>
					</span>
				)}
			</div>
			<div class="pay" data-target="payment">
				<span class="lead">{t('reroll.paid')}</span>
				<span class="slots" aria-hidden="true">
					{Array.from({ length: REROLL_PRICE }, (_, i) => (
						<Thing key={i} id="token" class="token" />
					))}
				</span>
				{/* biome-ignore lint/a11y/useSemanticElements: choices on the board are no fields of a form. */}
				<div class="sources" role="group" aria-label={t('reroll.paid')}>
					{payers(shown).map((payer) => (
						<button
							key={payer.animal}
							type="button"
							aria-pressed={payment.includes(payer.animal)}
							class={classNames('source', payment.includes(payer.animal) && 'on')}
							onClick={() => hands.payWith(payer.animal)}
						>
							<PayerWords {...{ payer, payment }} tellsOdds={helps.odds} />
						</button>
					))}
				</div>
			</div>
		</>
	);
}

interface PayerProps {
	payer: Payer;
	payment: Payment;
	tellsOdds: boolean;
}

/** How many tokens there are, how many are taken, and what that does to the shot. */
function PayerWords({ payer: { animal, tokens, shots }, payment, tellsOdds }: PayerProps) {
	const taken = countOf(payment, animal);
	const then = shots[Math.max(taken, 1)];
	return (
		<>
			{animal === NO_ANIMAL ? (
				t('pay.supply')
			) : (
				<>
					<AnimalPicture animal={animal} look="frame" class="pict" />
					<span class="payer">{t('pay.from', { animal: nameOfAnimal(animal) })}</span>
				</>
			)}{' '}
			<span>
				<b>{tokens}</b>
				{taken > 0 && <span class="taken">−{taken}</span>}
			</span>
			{tellsOdds && then !== undefined && (
				<small>{t('pay.costs', { now: wholePercent(shots[0]), next: wholePercent(then) })}</small>
			)}
		</>
	);
}
