import type { Seat, Viewer } from '@shutterbox/kernel';
import {
	AWARD_PRESTIGE,
	animalName,
	animalNames,
	assignmentTitle,
	awardName,
	categoryOf,
	HABITAT_IDS,
	habitatName,
	habitatOf,
	type Move,
	type Options,
	PRESTIGE,
	photoTarget,
	type State,
	scoreSheet,
	UNKNOWN,
} from '@shutterbox/snapshot/client';
import { useId } from 'preact/hooks';
import { SeatMark } from '../../../ui/SeatMark.tsx';
import { Typed } from '../../../ui/Typed.tsx';
import type { BoardProps } from '../../game-ui.ts';
import { needsMark } from '../../own-name.ts';
import { t, voice } from '../words.ts';

/** What lies in front of each seat for all to see, in turn order from the viewer on. */
export function Seats(props: BoardProps<State, Move>) {
	const { view, viewer, names } = props;
	const id = useId();
	const first = typeof viewer === 'number' ? viewer : view.first;
	const order = names.map((_, i) => (first + i) % names.length);
	return (
		<section class="seats" aria-labelledby={id}>
			<h2 id={id}>{t('seats.title')}</h2>
			<p>
				{t('seats.round', { round: view.round, name: names[view.first] })}{' '}
				{view.finalRound
					? t('seats.final')
					: t('seats.target', { photos: t('photos', { count: photoTarget(view.seats) }) })}
			</p>
			{order.map((seat) => (
				<SeatCard key={seat} {...props} seat={seat} />
			))}
		</section>
	);
}

function SeatCard({ view, viewer, names, bots, options, seat }: BoardProps<State, Move> & { seat: Seat }) {
	const bot = bots?.[seat];
	const { total } = scoreSheet(view, seat);
	const isSecret = view.assignments[seat] === UNKNOWN;
	const isActive = view.active === seat && view.phase !== 'over';
	const notes = [
		...(seat === viewer && needsMark(names[seat]) ? [t('seats.you')] : []),
		...(isActive ? [t('seats.active')] : []),
	];
	const facts = [
		[t('seats.prestige'), isSecret ? t('seats.plusSecret', { count: total }) : String(total)],
		[t('seats.photos'), t('seats.ofTarget', { count: view.photos[seat].length, target: photoTarget(view.seats) })],
		[t('seats.tokens'), String(view.tokens[seat])],
		[t('seats.reserved'), reservedWords(view, seat, isOpenTo(viewer, seat, options))],
	] as const;
	return (
		<article>
			<h3>
				<SeatMark name={names[seat]} you={seat === viewer} width="24px" silent {...(bot && { bot })} />
				<Typed>{names[seat]}</Typed>
				{notes.map((note) => (
					<span key={note} class="note">
						{note}
					</span>
				))}
			</h3>
			<dl>
				{facts.map(([name, value]) => (
					<div key={name}>
						<dt>{name}</dt>
						<dd>{value}</dd>
					</div>
				))}
			</dl>
			<ul>
				{photoLines(view, seat).map((line) => (
					<li key={line}>{line}</li>
				))}
			</ul>
		</article>
	);
}

/** Whether a seat's reserved cards are named: its own, and all where the table plays them open. */
function isOpenTo(viewer: Viewer, seat: Seat, options: BoardProps['options']): boolean {
	return seat === viewer || (options as Partial<Options>).reservedCards === 'open';
}

/** Face down as a number, until nobody can use them any more. */
function reservedWords({ hands, phase }: State, seat: Seat, isOpen: boolean): string {
	const cards = hands[seat];
	return cards.length > 0 && (phase === 'over' || isOpen) ? animalNames(voice, cards) : String(cards.length);
}

/** Photos by habitat with their prestige, then awards, at the end the assignment. */
function photoLines(view: State, seat: Seat): string[] {
	const photos = HABITAT_IDS.flatMap((_, habitat) => {
		const here = view.photos[seat].filter((animal) => habitatOf(animal) === habitat);
		const animals = here.map((animal) =>
			t('seats.photo', { animal: animalName(voice, animal), prestige: PRESTIGE[animal] }),
		);
		return here.length === 0
			? []
			: [t('seats.photoList', { habitat: habitatName(voice, habitat), animals: animals.join(', ') })];
	});
	const awards = view.awards.flatMap((owner, award) => {
		const animal = awardName(voice, categoryOf(award));
		return owner === seat ? [t('seats.photo', { animal, prestige: AWARD_PRESTIGE[award] })] : [];
	});
	return [
		...photos,
		...(awards.length === 0 ? [] : [t('seats.awards', { awards: awards.join(', ') })]),
		...(view.phase === 'over' ? [assignmentLine(view, seat)] : []),
	];
}

function assignmentLine(view: State, seat: Seat): string {
	const { cover, article, symbols } = scoreSheet(view, seat);
	return t('seats.assignment', {
		title: assignmentTitle(voice, view.assignments[seat]),
		cover,
		article,
		count: symbols,
	});
}
