import type { Seat } from '@shutterbox/kernel';
import { HABITAT_IDS, HAND_LIMIT, habitatOf, type OrderKind } from '@shutterbox/snapshot/client';
import { classNames } from '../../../ui/class-names.ts';
import { Thing } from '../pictures.tsx';
import { t } from '../words.ts';
import { Card } from './Card.tsx';
import { Drop } from './Held.tsx';
import { fromBag } from './laid.ts';
import { nameOfAnimal } from './names.ts';
import type { Scene } from './scene.ts';
import type { Hands } from './use-hands-on.ts';
import type { Wants } from './wants.ts';

interface Props {
	scene: Scene;
	hands: Hands;
	seat: Seat;
	wants: Wants;
	/** What the table answers for the viewer. */
	order: OrderKind;
	/** Opens the choice of it; absent where the match is only looked at. */
	onOrder: (() => void) | undefined;
	/** Placing would spook: reserving is what most would do. */
	isUrged: boolean;
}

/** The camera bag: two pockets for reserved cards, and a tag with the standing order. */
export function Bag({ scene, hands, seat, wants, order, onOrder, isUrged }: Props) {
	const { shown, asked, plan } = scene;
	const laid = plan.draft ? fromBag(shown, plan, seat) : [];
	const hand = shown.hands[seat].filter((animal) => !laid.includes(animal));
	const isTaking = asked === 'fate' || asked === 'deny' || asked === 'claims';
	return (
		<section
			class={classNames('bag', isTaking && 'open')}
			aria-label={t('bag.label', { count: hand.length, limit: HAND_LIMIT })}
			data-target="bag"
			data-anchor={`bag-${seat}`}
			{...(shown.finalRound && { title: t('final.nothing') })}
		>
			<Thing id="bag-back" class="bag-back" />
			<span class="pockets">
				{Array.from({ length: HAND_LIMIT }, (_, i) =>
					hand[i] === undefined ? (
						<span key={i} class="slot" />
					) : (
						<button
							key={hand[i]}
							type="button"
							class="stand aim"
							data-source={`reserved:${hand[i]}`}
							data-from={HABITAT_IDS[habitatOf(hand[i])]}
							data-animal={hand[i]}
							onClick={() => hands.pressAnimal(hand[i], false)}
						>
							<span class="aloud">{t('bag.card', { animal: nameOfAnimal(hand[i]) })}</span>
							<Card animal={hand[i]} wants={wants} />
						</button>
					),
				)}
			</span>
			<Thing id="bag-front" class="bag-front" />
			{asked === 'fate' || asked === 'deny' ? (
				<Drop scene={scene} hands={hands} move={{ type: 'reserve' }} isMain={isUrged}>
					{t('verb.reserve')}
				</Drop>
			) : (
				onOrder && (
					<>
						<button type="button" class="order-tag aim" aria-keyshortcuts="O" onClick={onOrder}>
							<small>{t('order.when')}</small>
							{t(`order.short.${order}`)}
						</button>
						<span class="narrow-only order-label" aria-hidden="true">
							{t(`order.short.${order}`)}
						</span>
					</>
				)
			)}
		</section>
	);
}
