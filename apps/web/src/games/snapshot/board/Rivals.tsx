import type { Seat, View } from '@shutterbox/kernel';
import {
	CLAIMED,
	DECLINED,
	photoTarget,
	SECRET,
	type State,
	scoreSheet,
	UNKNOWN,
	WAITING,
} from '@shutterbox/snapshot/client';
import { classNames } from '../../../ui/class-names.ts';
import { memo } from '../../../ui/memo.tsx';
import { SeatMark } from '../../../ui/SeatMark.tsx';
import { Typed } from '../../../ui/Typed.tsx';
import { Thing } from '../pictures.tsx';
import { Sign } from '../Sign.tsx';
import { t } from '../words.ts';
import { ByPlace } from './ByPlace.tsx';
import { Card, CardBack } from './Card.tsx';
import { Contact } from './Contact.tsx';
import { nameOfAnimal, titleOf } from './names.ts';
import { articleSigns } from './Signs.tsx';
import { landedOf, type Scene } from './scene.ts';
import type { Hands } from './use-hands-on.ts';
import { NOTHING } from './wants.ts';

interface Props {
	scene: Scene;
	hands: Hands;
	bots: readonly (string | null)[] | undefined;
	/** Reserved cards lie open, by the table's rules or because everything does. */
	isOpen: boolean;
	onPerson: (seat: Seat) => void;
}

/** The others in turn order; for those who watch everybody. */
export function Rivals({ scene, hands, bots, isOpen, onPerson }: Props) {
	const { shown, seat, asked, names } = scene;
	const landed = landedOf(scene);
	const order = Array.from({ length: shown.seats }, (_, i) => ((seat ?? 0) + i) % shown.seats);
	const rivals = seat === null ? order : order.slice(1);
	return (
		<section class={classNames('rivals', `n${rivals.length}`)} aria-label={t('rivals.label')}>
			{rivals.map((rival) => (
				<article
					key={rival}
					class={classNames(
						'rival',
						shown.active === rival && shown.phase !== 'over' && 'active',
						shown.claimant === rival && 'wants',
					)}
					{...(asked === 'deny' && shown.claimant === rival && { 'data-target': `rival:${rival}` })}
					aria-label={names[rival]}
				>
					<Person
						view={landed}
						seat={rival}
						name={names[rival]}
						bot={bots?.[rival] ?? null}
						isOpen={isOpen || shown.phase === 'over'}
						onPress={onPerson}
					/>
					{asked === 'deny' && shown.claimant === rival ? (
						<span class="says with-button">
							<button
								type="button"
								class="sell drop main"
								aria-keyshortcuts="S"
								onClick={() => hands.play({ type: 'sell' })}
							>
								{t('rival.sell')}
								<Thing id="token" class="token" />
							</button>
						</span>
					) : (
						<Answer view={shown} seat={rival} />
					)}
				</article>
			))}
		</section>
	);
}

interface PersonProps {
	view: View<State>;
	seat: Seat;
	name: string;
	bot: string | null;
	isOpen: boolean;
	onPress: (seat: Seat) => void;
}

const Person = memo<PersonProps>(({ view, seat, name, bot, isOpen, onPress }) => {
	const { total } = scoreSheet(view, seat);
	const hand = view.hands[seat];
	const photos = view.photos[seat];
	const assignment = view.assignments[seat];
	// Who watches with everything open knows it.
	const isSecret = assignment === UNKNOWN;
	return (
		<>
			<button
				type="button"
				class="open-person aim"
				aria-label={t('rival.open', { name })}
				onClick={() => onPress(seat)}
			/>
			<header>
				<SeatMark name={name} silent {...(bot && { bot })} shape={seat % 2 === 0 ? 'round' : 'drop'} />
				<b class="who">
					<Typed>{name}</Typed>
				</b>
				{seat === view.first && (
					<span class="first" title={t('rival.first')}>
						{t('rival.firstShort')}
					</span>
				)}
				<b key={total} class="score">
					<span class="aloud">{t('rival.prestige')} </span>
					{total}
					{isSecret && <i>{t('rival.secret')}</i>}
				</b>
			</header>
			<div class="goods">
				<span class="purse" data-anchor={`tokens-${seat}`}>
					<span class="aloud">{t('rival.tokens')} </span>
					<Thing id="token" class="token" />
					{view.tokens[seat]}
				</span>
				<span class="reserved" title={t('rival.reserved', { count: hand.length })} data-anchor={`bag-${seat}`}>
					<span class="aloud">{t('rival.reserved', { count: hand.length })}</span>
					<Sign id="bag" />
					{hand.length === 0 && <em>0</em>}
					{hand.map((animal) => (
						<span key={animal} title={nameOfAnimal(animal)} data-animal={animal}>
							{isOpen ? <Card animal={animal} wants={NOTHING} class="tiny" /> : <CardBack class="tiny" />}
						</span>
					))}
				</span>
				{!isSecret && (
					<span class="assigned" title={titleOf(assignment)}>
						<span class="aloud">{titleOf(assignment)}</span>
						{articleSigns(assignment).map((id) => (
							<Sign key={id} id={id} class="wanted-sign" />
						))}
					</span>
				)}
				<span class={classNames('exposures', photos.length >= photoTarget(view.seats) && 'full')}>
					<span class="aloud">{t('rival.photos')} </span>
					{photos.length}
					<small>/{photoTarget(view.seats)}</small>
				</span>
			</div>
			<ByPlace view={view} seat={seat} />
			<Contact photos={photos} awards={view.awards} seat={seat} />
		</>
	);
});

/** What a seat says to the open offer, as far as it may be known. */
function Answer({ view, seat }: { view: View<State>; seat: Seat }) {
	if (view.phase === 'deny' && view.claimant === seat)
		return (
			<span key="claims" class="says">
				{t('rival.claims')}
			</span>
		);
	if (view.phase !== 'claims') return null;
	const answer = view.answers[seat];
	if (answer === WAITING) {
		return (
			<span key="thinking" class="says">
				<i class="think" />
				{t('rival.thinking')}
			</span>
		);
	}
	if (answer === SECRET || answer === CLAIMED || answer === DECLINED) {
		return (
			<span key="answered" class="says">
				<Sign id="tick" />
				{t('rival.answered')}
			</span>
		);
	}
	return null;
}
