import {
	ANIMAL_IDS,
	categoryOf,
	DICE,
	ESCAPED,
	OPEN,
	OPENING_CARDS,
	PHOTOGRAPHED,
	type PlanPromise,
	wholePercent,
	wouldSpook,
} from '@shutterbox/snapshot/client';
import { Button } from '../../../ui/Button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { diceIn, prepareOf } from '../draft.ts';
import { AnimalPicture } from '../pictures.tsx';
import { Sign } from '../Sign.tsx';
import { t, voice } from '../words.ts';
import type { LaidTarget } from './laid.ts';
import { nameOfAnimal, nameOfAward } from './names.ts';
import { Pin } from './Pin.tsx';
import { Prestige } from './Signs.tsx';
import { playing, type Scene } from './scene.ts';
import type { Hands } from './use-hands-on.ts';

interface Props {
	scene: Scene;
	hands: Hands;
	promise: PlanPromise | null;
	/** The assignment is still being read. */
	isOpening: boolean;
}

/** The plan in lines: each target with the chance of its photo, what all promises, and the one button that prepares it. */
export function Ledger({ scene, hands, promise, isOpening }: Props) {
	const { act, plan, asked, shown, seat } = scene;
	const award = playing(act, 'awardWon');
	if (award) {
		return (
			<section key="won" class="ledger won" aria-label={t('ledger.label')}>
				<p class="lead">{nameOfAward(categoryOf(award.award))}</p>
				<p class="bigpin" data-anchor="won">
					<Pin category={categoryOf(award.award)} prestige={award.prestige} class="xl" />
					<b>+{award.prestige}</b>
				</p>
			</section>
		);
	}
	if (plan.targets.length === 0) {
		return (
			<section key="idle" class="ledger idle" aria-label={t('ledger.label')}>
				<p key={asked}>{isOpening ? startWords(scene) : idleWords(scene)}</p>
			</section>
		);
	}
	const isDraft = plan.draft !== null && asked === 'research';
	return (
		<section key="plan" class="ledger" aria-label={t('ledger.label')}>
			<ul>
				{plan.targets.map((target) => (
					<Line key={target.animal} target={target} promise={scene.helps.odds ? promise : null} />
				))}
			</ul>
			{promise && scene.helps.odds && promise.targets.length > 1 && (
				<p key={`${promise.any} ${promise.all}`} class="sum-up" title={t('ledger.counted')}>
					<span>
						{t('ledger.any')} <Percent chance={promise.any} />
					</span>
					<span>
						{t('ledger.all')} <Percent chance={promise.all} />
					</span>
					<span>
						{t('ledger.average')} <b>{promise.prestige.toFixed(1)}</b>
						<Sign id="star" class="star" />
					</span>
				</p>
			)}
			{isDraft && seat === shown.active && <PrepareButton {...{ scene, hands }} />}
		</section>
	);
}

/** Always there while a plan is laid; what is missing says so when it is pressed. */
export function PrepareButton({ scene: { plan, check, deeds }, hands }: Pick<Props, 'scene' | 'hands'>) {
	if (plan.draft === null) return null;
	const move = prepareOf(plan.draft);
	const refusal = check(move);
	const left = DICE - diceIn(plan.draft);
	return (
		<Button kind={refusal ? 'plain' : 'main'} onPress={() => (refusal ? deeds.refuse(refusal) : hands.play(move))}>
			{left > 0 ? t('ledger.prepareLeft', { count: left }) : t('verb.prepare')}
		</Button>
	);
}

function Line({ target: { animal, status }, promise }: { target: LaidTarget; promise: PlanPromise | null }) {
	return (
		<li class={classNames(status === PHOTOGRAPHED && 'shot', status === ESCAPED && 'fled')} data-animal={animal}>
			<span class="thumb">
				<AnimalPicture animal={animal} look="frame" class="pict" />
			</span>
			<em>{nameOfAnimal(animal)}</em>
			<Prestige animal={animal} />
			{status === PHOTOGRAPHED && (
				<b class="ok">
					<Sign id="tick" label={t('table.photographed')} />
				</b>
			)}
			{status === ESCAPED && (
				<b class="no">
					<Sign id="cross" label={t('table.escaped')} />
				</b>
			)}
			{status === OPEN &&
				(promise ? (
					<Percent chance={promise.targets.find((each) => each.animal === animal)?.photographed ?? 0} />
				) : (
					<b />
				))}
		</li>
	);
}

export function Percent({ chance }: { chance: number }) {
	return (
		<b>
			{wholePercent(chance)}
			<small>%</small>
		</b>
	);
}

/** What everybody begins with, as long as nobody has more. */
function startWords({ shown, seat }: Scene): string {
	const { tokens, round, active, first, deck } = shown;
	if (seat === null || round > 1 || active !== first || deck.length < ANIMAL_IDS.length - OPENING_CARDS) return '';
	const others = tokens.filter((_, other) => other !== seat).toSorted((a, b) => a - b);
	return t('idle.start', { own: tokens[seat], count: others.length, others: voice.list(others.map(String)) });
}

function idleWords({ asked, shown, seat }: Scene): string {
	if (seat === null || shown.active !== seat) return shown.phase === 'claims' ? t('idle.secret') : '';
	if (asked === 'research') return t(shown.finalRound ? 'idle.final' : 'idle.plan');
	if (asked === 'fate') {
		if (wouldSpook(shown, shown.drawn)) return t('idle.spooks');
		return t(shown.rules.denial === 'upfront' ? 'idle.upfront' : 'idle.fate');
	}
	if (asked === 'deny') return t('idle.deny');
	return shown.phase === 'claims' ? t('idle.secret') : '';
}
