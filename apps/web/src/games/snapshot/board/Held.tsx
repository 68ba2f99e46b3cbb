import type { Refusal } from '@shutterbox/kernel';
import {
	type Animal,
	CLAIM_PRICE,
	canClaim,
	habitatOf,
	type Move,
	type State,
	wouldSpook,
} from '@shutterbox/snapshot/client';
import { classNames } from '../../../ui/class-names.ts';
import { Thing } from '../pictures.tsx';
import { t } from '../words.ts';
import { Card } from './Card.tsx';
import { nameOfAnimal } from './names.ts';
import { playing, type Scene } from './scene.ts';
import type { Hands } from './use-hands-on.ts';
import type { Wants } from './wants.ts';

interface Props {
	scene: Scene;
	hands: Hands;
	card: Animal;
	wants: Wants;
}

/** The drawn card in the air over its habitat, with what may be done about it below. */
export function Held({ scene, hands, card, wants }: Props) {
	const { shown, act, asked } = scene;
	const isSpooky = wouldSpook(act && playing(act, 'habitatSpooked') ? act.before : shown, card);
	const isComing = playing(act, 'cardDrawn') !== null;
	const canCarry = asked === 'fate' || asked === 'deny';
	return (
		<li class={classNames('held', isSpooky && 'spooky', isComing && 'coming')} data-animal={card}>
			<span
				class={classNames('carried-card aim', canCarry && 'on')}
				role="img"
				aria-label={t('held.label', { animal: nameOfAnimal(card) })}
				data-anchor="held"
				{...(canCarry && { 'data-source': 'held' })}
			>
				<Card animal={card} wants={wants} isLarge />
				{shown.phase === 'claims' && (
					<span class="price-tag" aria-hidden="true">
						<Thing id="token" class="token" />
						{CLAIM_PRICE}
					</span>
				)}
			</span>
			{asked === 'fate' && <FateButtons {...{ scene, hands, isSpooky }} />}
			{asked === 'deny' && (
				<>
					<Drop scene={scene} hands={hands} move={{ type: 'commit' }}>
						{t('verb.commit')}
					</Drop>
					<small class="consequence">{t('held.mustShoot')}</small>
				</>
			)}
			{asked === null || asked === 'claims' ? <Outlook shown={shown} isSpooky={isSpooky} /> : null}
		</li>
	);
}

function FateButtons({ scene, hands, isSpooky }: Pick<Props, 'scene' | 'hands'> & { isSpooky: boolean }) {
	const { shown } = scene;
	const rivals = askedOf(shown);
	const place = (
		<Drop scene={scene} hands={hands} move={{ type: 'place' }}>
			{placeWords(shown, isSpooky)}
		</Drop>
	);
	if (shown.rules.denial === 'upfront') {
		return (
			<>
				<span class="two">
					{place}
					<Drop scene={scene} hands={hands} move={{ type: 'commit' }}>
						{t('verb.commit')}
					</Drop>
				</span>
				<small class="consequence">{t('held.mustShoot')}</small>
			</>
		);
	}
	return (
		<>
			{place}
			{!isSpooky && rivals > 0 && <small class="consequence">{t('held.mayBuy', { count: rivals })}</small>}
		</>
	);
}

/** What becomes of an offered card. */
function Outlook({ shown, isSpooky }: { shown: State; isSpooky: boolean }) {
	if (shown.phase !== 'claims') return null;
	return (
		<small class={classNames('consequence', isSpooky && 'bad')}>
			{isSpooky ? t('held.elseSpooks', { count: spookedBy(shown) }) : t('held.elseStays')}
		</small>
	);
}

interface DropProps extends Pick<Props, 'scene' | 'hands'> {
	move: Move;
	isMain?: boolean;
	children: preact.ComponentChildren;
}

/** A button on the board; what the rules forbid says why when it is pressed. */
export function Drop({ scene: { check, deeds }, hands, move, isMain = false, children }: DropProps) {
	const refusal: Refusal | null = check(move);
	return (
		<button
			type="button"
			class={classNames('drop', isMain && 'main')}
			aria-disabled={refusal !== null}
			onClick={() => (refusal ? deeds.refuse(refusal) : hands.play(move))}
		>
			{children}
		</button>
	);
}

/** What placing the drawn card is called. */
export function placeWords(shown: State, isSpooky: boolean): string {
	return isSpooky ? t('held.placeSpook', { count: spookedBy(shown) }) : t('verb.place');
}

/** How many animals the drawn card would scare away. */
function spookedBy({ table, drawn }: State): number {
	return drawn < 0 ? 0 : table[habitatOf(drawn)].length;
}

/** How many rivals would be offered the card. */
function askedOf(view: State): number {
	return view.tokens.filter((_, seat) => canClaim(view, seat)).length;
}
