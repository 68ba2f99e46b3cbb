import type { Seat, View } from '@shutterbox/kernel';
import {
	type Animal,
	assignmentProgress,
	DIFFICULTY,
	photoGain,
	photoOdds,
	type State,
	wholePercent,
} from '@shutterbox/snapshot/client';
import { useEffect, useState } from 'preact/hooks';
import { Button } from '../../../ui/Button.tsx';
import { Thing } from '../pictures.tsx';
import { Sign } from '../Sign.tsx';
import { t } from '../words.ts';
import { Card } from './Card.tsx';
import { nameOfAnimal, nameOfAward } from './names.ts';
import { isWanted, signsOf } from './Signs.tsx';
import type { Scene } from './scene.ts';
import type { Hands } from './use-hands-on.ts';
import type { Wants } from './wants.ts';

interface Props {
	scene: Scene;
	hands: Hands;
	wants: Wants;
	seat: Seat;
	/** When it ends; null for an offer that waits as long as it takes. */
	deadline: number | null;
	now: () => number;
}

/** A card somebody drew, for one token: what it would do for the viewer, and how long that can be thought about. */
export function OfferSlip({ scene, hands, wants, seat, deadline, now }: Props) {
	const { shown, helps } = scene;
	const card = shown.drawn;
	return (
		<>
			<span class="carried-card" data-source="slip" data-animal={card}>
				<Card animal={card} wants={wants} isLarge />
			</span>
			<div class="deal">
				<p>
					<b>{nameOfAnimal(card)}</b> {t('offer.price')} <Thing id="token" class="token" />
				</p>
				<ul>
					{helps.marks && <Gains {...{ wants, seat, card }} view={shown} />}
					{helps.odds && <li>{t('offer.odds', oddsOf(card))}</li>}
				</ul>
				<div class="deal-row">
					<Button kind="main" onPress={() => hands.play({ type: 'claim' })}>
						{t('verb.claim')}
					</Button>
					<Button onPress={() => hands.play({ type: 'decline' })}>{t('verb.decline')}</Button>
					{deadline !== null && <Ring deadline={deadline} seconds={shown.rules.claimSeconds} now={now} />}
				</div>
			</div>
		</>
	);
}

/** What the photo would add to the own article, cover and awards. */
function Gains({ view, seat, card, wants }: { view: View<State>; seat: Seat; card: Animal; wants: Wants }) {
	const { symbols, article, cover, awards } = photoGain(view, seat, card);
	const now = assignmentProgress(view, seat)?.article ?? 0;
	return (
		<>
			{cover > 0 && (
				<li>
					<Sign id="clip" class="wanted-sign" />
					{t('offer.cover', { prestige: cover })}
				</li>
			)}
			{symbols > 0 && (
				<li>
					{signsOf(card)
						.filter((id) => isWanted(id, wants.article))
						.map((id) => (
							<Sign key={id} id={id} class="wanted-sign" />
						))}
					{t('offer.article', { count: symbols, now, next: now + article })}
				</li>
			)}
			{awards.map(
				({ category, prestige }) =>
					prestige > 0 && <li key={category}>{t('offer.award', { award: nameOfAward(category), prestige })}</li>,
			)}
		</>
	);
}

/** Two ways to photograph it. */
function oddsOf(card: Animal): {
	need: number;
	dice: number;
	fewer: number;
	tokens: number;
	one: number;
	other: number;
} {
	const need = DIFFICULTY[card];
	const dice = Math.min(4, Math.max(1, Math.ceil(need / 3.5)));
	const fewer = Math.max(1, dice - 1);
	return {
		need,
		dice,
		fewer,
		tokens: 2,
		one: wholePercent(photoOdds(card, dice, 0)),
		other: wholePercent(photoOdds(card, fewer, 2)),
	};
}

const TICK = 250;

/** Seconds that are left, as a ring that closes. It ticks by itself, so that nothing else is drawn again. */
function Ring({ deadline, seconds, now }: { deadline: number; seconds: number; now: () => number }) {
	const [left, setLeft] = useState(() => deadline - now());
	useEffect(() => {
		const update = () => setLeft(deadline - now());
		update();
		const timer = setInterval(update, TICK);
		return () => clearInterval(timer);
	}, [deadline, now]);
	const whole = Math.max(0, Math.ceil(left / 1000));
	return (
		<span class="ring" role="timer" style={{ '--p': Math.min(1, Math.max(0, left / (1000 * seconds))) }}>
			<b>{whole}</b>
		</span>
	);
}
