import { EACH, HABITAT_IDS, photosByHabitat, spookRisk, wholePercent } from '@shutterbox/snapshot/client';
import { classNames } from '../../../ui/class-names.ts';
import { Sign } from '../Sign.tsx';
import { t } from '../words.ts';
import { Card, CardBack } from './Card.tsx';
import { Chance } from './Chance.tsx';
import { awardsLeft, Pin } from './Pin.tsx';
import { playing, type Scene } from './scene.ts';
import type { Hands } from './use-hands-on.ts';
import type { Wants } from './wants.ts';

interface Props {
	scene: Scene;
	hands: Hands;
	wants: Wants;
	onDiscards: () => void;
}

/** The deck with the risk of the next card, the award for one of each, what was discarded. */
export function Piles({ scene, hands, wants, onDiscards }: Props) {
	const { shown, act, asked, draft, helps } = scene;
	const { deck } = shown;
	// What was spooked lies there when it has got there.
	const { discard } = act && !act.isStill && playing(act, 'habitatSpooked') ? act.before : shown;
	const { cards, chance: risk } = spookRisk(shown);
	const next = cards.length;
	const top = discard.at(-1);
	const isAsked = asked === 'research' && next > 0;
	return (
		<section class="piles" aria-label={t('piles.label')} data-line>
			<Round {...shown} />
			<button
				type="button"
				class={classNames('deck aim', isAsked && 'on', deck.length === 0 && 'again', draft.sure && 'sure')}
				data-cell="deck"
				data-anchor="deck"
				aria-label={[
					t('deck.label', { count: deck.length }),
					...(helps.risk && next > 0 ? [t('deck.risk', { chance: wholePercent(risk) })] : []),
				].join('; ')}
				aria-disabled={asked !== 'research'}
				aria-keyshortcuts="D"
				onClick={hands.draw}
			>
				{next > 0 ? (
					<span class={classNames('pile', playing(act, 'deckReshuffled') && 'shuffled')}>
						{next > 1 && <CardBack class="under" />}
						<span class="top" data-source="deck">
							<CardBack />
						</span>
					</span>
				) : (
					<span class="frame" />
				)}
				<span class="count">{deck.length}</span>
			</button>
			{next === 0 ? (
				<div class="risk none">
					<small>{t('deck.nothing')}</small>
				</div>
			) : deck.length === 0 ? (
				<div class="risk none">
					<small>{t('deck.again', { count: discard.length })}</small>
				</div>
			) : (
				helps.risk && (
					<div key={risk} class="risk" aria-hidden="true">
						<Chance chance={risk} />
						<small>{t('deck.spooks')}</small>
					</div>
				)
			)}
			<OneOfEach {...scene} />
			<button type="button" class="discard aim" data-cell="discard" data-anchor="discard" onClick={onDiscards}>
				<span class="aloud">{t('discard.label', { count: discard.length })}</span>
				{top === undefined ? (
					<span class="frame" />
				) : (
					<span class="pile">
						<Card animal={top} wants={wants} class="small-card" />
					</span>
				)}
				{discard.length > 0 && (
					<span class="count" aria-hidden="true">
						{discard.length}
					</span>
				)}
			</button>
		</section>
	);
}

/** Which round it is; a flag hangs from the line in the last one. */
function Round({ round, finalRound }: Pick<Scene['shown'], 'round' | 'finalRound'>) {
	return finalRound ? (
		<p key="final" class="round-mark final">
			<Sign id="flag" />
			{t('round.final')}
		</p>
	) : (
		<p key={round} class="round-mark">
			{t('round', { round })}
		</p>
	);
}

function OneOfEach({ shown, seat }: Pick<Scene, 'shown' | 'seat'>) {
	const [next, ...under] = awardsLeft(shown, EACH);
	const counts = seat === null ? null : photosByHabitat(shown.photos[seat]);
	const sets = counts ? Math.min(...counts) : 0;
	return (
		<div class="award each" data-anchor={`award-${EACH}`}>
			{under.slice(0, 2).map((prestige) => (
				<i key={prestige} class="under" />
			))}
			<Pin category={EACH} {...(next !== undefined && { prestige: next })} />
			{counts && (
				<span class="dots four" aria-hidden="true">
					{HABITAT_IDS.map((id, habitat) => (
						<i key={id} class={classNames(counts[habitat] > sets && 'full')} data-h={id} />
					))}
				</span>
			)}
			<small>{next === undefined ? t('award.none') : t('award.each')}</small>
		</div>
	);
}
