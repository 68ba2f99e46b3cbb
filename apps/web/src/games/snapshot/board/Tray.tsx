import type { Seat } from '@shutterbox/kernel';
import { CLAIMED, DECLINED, DICE, NO_DEADLINE, possibleTargets } from '@shutterbox/snapshot/client';
import { classNames } from '../../../ui/class-names.ts';
import { SeatMark } from '../../../ui/SeatMark.tsx';
import { Thing, thingPicture } from '../pictures.tsx';
import { t } from '../words.ts';
import { leftIn } from './laid.ts';
import { OfferSlip } from './offers.ts';
import { RerollStage } from './RerollStage.tsx';
import { RollStage } from './RollStage.tsx';
import type { Roll, Taken } from './rolls.ts';
import { playing, type Scene } from './scene.ts';
import type { Hands } from './use-hands-on.ts';
import type { Wants } from './wants.ts';

interface Props {
	scene: Scene;
	hands: Hands;
	wants: Wants;
	roll: Roll | null;
	/** What a spook leaves the one whose turn it ends with. */
	taken: Taken | null;
	bots: readonly (string | null)[] | undefined;
	now: () => number;
}

const MOST_DRAWN = 14;
/** From so many on their number is written smaller. */
const MANY = 30;
const FACES = ['die-1', 'die-2', 'die-3', 'die-4', 'die-5', 'die-6'] as const;

/** The developing tray: dice and tokens lie in it, every roll and every offer happens in it. */
export function Tray({ scene, hands, wants, roll, taken, bots, now }: Props) {
	const { shown, act, seat, asked, names, plan } = scene;
	// Every face is developed before it is rolled.
	for (const face of FACES) thingPicture(face);
	if (asked === 'claims' && seat !== null) {
		const deadline = shown.deadline === NO_DEADLINE ? null : shown.deadline;
		return (
			<section key="slip" class="tray stage slip" aria-label={t('tray.offer')} data-anchor="tray">
				<OfferSlip {...{ scene, hands, wants, seat, deadline, now }} />
			</section>
		);
	}
	if (asked === 'reroll') {
		return (
			<section key="again" class="tray stage again" aria-label={t('tray.label')} data-anchor="tray">
				<RerollStage {...{ scene, hands }} />
			</section>
		);
	}
	const spook = playing(act, 'habitatSpooked');
	if (act && spook && taken && taken.knowledge > 0) {
		const active = act.before.active;
		const facts = { ...taken, name: names[active], who: active === seat ? 'you' : 'other' };
		return (
			<section key="spooked" class="tray stage bare" aria-label={t('tray.label')} data-anchor="tray">
				<p class="hint-line">{t('tray.taken', facts)}</p>
			</section>
		);
	}
	const isRolling = roll !== null && (shown.targets.length > 0 || act !== null);
	if (isRolling) {
		return (
			<section key="roll" class="tray stage" aria-label={t('tray.label')} data-anchor="tray">
				<RollStage roll={roll} act={act} />
			</section>
		);
	}
	if (seat !== null && shown.active === seat && plan.draft) return <Pools key="pools" {...{ scene, hands, seat }} />;
	return (
		<section key={`bare ${shown.active}`} class="tray stage bare" aria-label={t('tray.label')} data-anchor="tray">
			<p class="hint-line">
				{seat !== null && (shown.answers[seat] === CLAIMED || shown.answers[seat] === DECLINED) ? (
					t('tray.answered')
				) : shown.active === seat ? (
					t('tray.empty')
				) : (
					<>
						<SeatMark
							name={names[shown.active]}
							silent
							{...(bots?.[shown.active] && { bot: bots[shown.active] as string })}
						/>
						{t('tray.holds', { name: names[shown.active] })}
					</>
				)}
			</p>
		</section>
	);
}

/** Six dice and the heap of tokens, with what the draft has taken off; a press says what the next press on an animal lays. */
function Pools({ scene, hands, seat }: Pick<Props, 'scene' | 'hands'> & { seat: Seat }) {
	const { shown, plan, draft, asked } = scene;
	const { dice, tokens } = leftIn(shown, plan, seat, DICE);
	const isUsable = asked === 'research' && possibleTargets(shown).length > 0;
	return (
		<section
			class={classNames('tray', !isUsable && 'resting')}
			aria-label={t('tray.label')}
			data-target="tray"
			data-anchor="tray"
		>
			<button
				type="button"
				class={classNames('pool dice', draft.armed === 'dice' && 'armed')}
				aria-label={t('tray.dice', { count: dice })}
				aria-pressed={draft.armed === 'dice'}
				onClick={() => hands.arm('dice')}
			>
				{Array.from({ length: DICE }, (_, i) =>
					i < dice ? (
						<span key={i} class="pooled" data-source="die">
							<Thing id="die-0" class="cube" />
						</span>
					) : (
						<span key={i} class="hole" />
					),
				)}
			</button>
			<button
				type="button"
				class={classNames('pool toks', draft.armed === 'tokens' && 'armed')}
				aria-label={t('tray.tokens', { count: tokens })}
				{...(shown.finalRound && { title: t('final.nothing') })}
				aria-pressed={draft.armed === 'tokens'}
				data-anchor={`tokens-${seat}`}
				onClick={() => hands.arm(draft.armed === 'tokens' ? 'dice' : 'tokens')}
			>
				<span class="heap">
					{Array.from({ length: Math.min(tokens, MOST_DRAWN) }, (_, i) => (
						<span key={i} class="heaped" data-source="token">
							<Thing id="token" class="token" />
						</span>
					))}
				</span>
				<b class={classNames(tokens >= MANY && 'many')}>{tokens}</b>
			</button>
		</section>
	);
}
