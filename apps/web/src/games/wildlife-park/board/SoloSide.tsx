import {
	ACHIEVEMENTS,
	achievementName,
	missionsMet,
	SOLO_GOAL,
	SOLO_SPACES,
	type Solo,
	type State,
	scoreSheet,
} from '@shutterbox/wildlife-park/client';
import { classNames } from '../../../ui/class-names.ts';
import { rich, t, voice } from '../words.ts';
import { Thing } from './pictures.tsx';

/** From this total on, one step for every ten points. */
const STEP = 10;
const HIGHEST = SOLO_GOAL.points + STEP * (ACHIEVEMENTS.length - 1);

/** The ladder of the solo challenge, and how far one is. `gained` is what the draft would add. */
export function SoloGoal({ view, gained }: { view: State; gained: number }) {
	const total = scoreSheet(view, 0).total + gained;
	const share = (points: number) => `${Math.min(100, (100 * points) / HIGHEST)}%`;
	return (
		<section class="goal" aria-label={t('solo.title')}>
			<h2>{t('solo.title')}</h2>
			<p>{t('solo.goal', SOLO_GOAL)}</p>
			<ol class="ladder" reversed>
				{ACHIEVEMENTS.map((title, i) => (
					<li key={i} class={total >= SOLO_GOAL.points + STEP * i ? 'on' : ''}>
						<b>{SOLO_GOAL.points + STEP * i}</b>
						{achievementName(voice, title)}
					</li>
				)).reverse()}
			</ol>
			<div class="gauge" aria-hidden="true">
				<span style={{ width: share(total) }} />
				<em style={{ left: share(SOLO_GOAL.points) }} />
			</div>
			<p class="so-far">
				{rich('solo.soFar', {
					points: <b>{total}</b>,
					met: <b>{missionsMet(view, 0).length}</b>,
					of: view.missions[0].length,
				})}
			</p>
		</section>
	);
}

/** The eight tokens: those drawn, the last one large; the rest face down, in an order nobody knows. */
export function Tokens({ solo, isHit }: { solo: Solo; isHit: boolean }) {
	const numbers = Array.from({ length: SOLO_SPACES }, (_, i) => i + 1);
	const left = numbers.filter((number) => !solo.drawn.includes(number));
	return (
		<section class="tokens-left" aria-label={t('solo.tokens')}>
			<h2>{t('solo.tokens')}</h2>
			<div class="token-row" aria-hidden="true">
				{numbers.map((number) => (
					<span
						key={number}
						class={classNames(!left.includes(number) && 'drawn-token', isHit && solo.drawn.at(-1) === number && 'last')}
						data-anchor={`token-${number}`}
					>
						<Thing id="token" />
						<b>{number}</b>
					</span>
				))}
			</div>
			<p>{t('solo.hidden', { count: left.length, tokens: left.join(' ') })}</p>
		</section>
	);
}
