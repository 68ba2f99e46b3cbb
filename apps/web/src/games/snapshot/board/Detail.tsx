import type { Seat, View } from '@shutterbox/kernel';
import {
	ANIMAL_IDS,
	type Animal,
	assignmentProgress,
	exploreTable,
	HABITAT_IDS,
	type Habitat,
	photoGain,
	type State,
	shotTable,
	spookRisk,
	wholePercent,
} from '@shutterbox/snapshot/client';
import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { AnimalPicture, Thing } from '../pictures.tsx';
import { Sign } from '../Sign.tsx';
import { t } from '../words.ts';
import { Card } from './Card.tsx';
import type { Helps } from './helps.ts';
import { LATIN } from './latin.ts';
import { nameOfAnimal, nameOfAward, nameOfHabitat } from './names.ts';
import { isWanted, signsOf } from './Signs.tsx';
import type { Wants } from './wants.ts';

interface Props {
	view: View<State>;
	seat: Seat | null;
	helps: Helps;
	wants: Wants;
}

/** Milliseconds that a pointer rests or a finger holds before more is told. */
const PATIENCE = 400;
/** Pixels a finger may tremble. */
const TREMBLE = 8;

interface Subject {
	readonly kind: 'animal' | 'habitat';
	readonly index: number;
	readonly box: DOMRect;
}

/** More about an animal or a habitat that a pointer rests on, a finger holds, or the focus asks about with the key I. */
export function Details(props: Props) {
	const here = useRef<HTMLDivElement>(null);
	const [subject, show] = useState<Subject | null>(null);
	useAsking(here, show);
	return (
		<div
			ref={here}
			class="detail"
			hidden={subject === null}
			role="tooltip"
			style={subject ? placeFor(subject.box) : undefined}
		>
			{subject?.kind === 'animal' && <AnimalDetail key={`animal ${subject.index}`} {...props} animal={subject.index} />}
			{subject?.kind === 'habitat' && (
				<HabitatDetail key={`habitat ${subject.index}`} {...props} habitat={subject.index} />
			)}
		</div>
	);
}

function useAsking(here: RefObject<HTMLElement | null>, show: (subject: Subject | null) => void): void {
	useEffect(() => {
		const board = here.current?.parentElement;
		if (!board) return;
		const listening = new AbortController();
		const { signal } = listening;
		let timer: ReturnType<typeof setTimeout> | undefined;
		let from: { x: number; y: number } | null = null;
		const stop = () => {
			clearTimeout(timer);
			show(null);
		};
		const ask = (target: EventTarget | null) => {
			clearTimeout(timer);
			const subject = subjectOf(target);
			if (subject === null) return show(null);
			timer = setTimeout(() => show(subject), PATIENCE);
		};
		board.addEventListener('pointerover', ({ pointerType, target }) => pointerType === 'mouse' && ask(target), {
			signal,
		});
		board.addEventListener('pointerleave', stop, { signal });
		board.addEventListener(
			'pointerdown',
			({ pointerType, target, clientX: x, clientY: y }) => {
				if (pointerType === 'mouse') return stop();
				from = { x, y };
				ask(target);
			},
			{ signal },
		);
		board.addEventListener(
			'pointermove',
			({ pointerType, clientX: x, clientY: y }) => {
				if (pointerType !== 'mouse' && from && Math.hypot(x - from.x, y - from.y) > TREMBLE) clearTimeout(timer);
			},
			{ signal },
		);
		board.addEventListener('pointerup', ({ pointerType }) => pointerType !== 'mouse' && clearTimeout(timer), {
			signal,
		});
		board.addEventListener(
			'keydown',
			({ key, target }) => {
				if (key === 'i') show(subjectOf(target));
				else stop();
			},
			{ signal },
		);
		return () => {
			clearTimeout(timer);
			listening.abort();
		};
	}, []);
}

function subjectOf(target: EventTarget | null): Subject | null {
	const element = target instanceof Element ? target.closest<HTMLElement>('[data-animal], [data-place]') : null;
	if (!element) return null;
	const { animal, place } = element.dataset;
	const box = element.getBoundingClientRect();
	return animal === undefined
		? { kind: 'habitat', index: Number(place), box }
		: { kind: 'animal', index: Number(animal), box };
}

const GAP = 10;

/** Beside what it is about, on the side that has more room. */
function placeFor({ left, right, top }: DOMRect): Record<string, string> {
	const y = { '--top': `${Math.max(GAP, top)}px` };
	return left > innerWidth - right
		? { ...y, '--right': `${innerWidth - left + GAP}px`, '--left': 'auto' }
		: { ...y, '--left': `${right + GAP}px`, '--right': 'auto' };
}

function AnimalDetail({ view, seat, helps, wants, animal }: Props & { animal: Animal }) {
	const gain = seat === null ? null : photoGain(view, seat, animal);
	const progress = seat === null ? null : assignmentProgress(view, seat);
	return (
		<>
			<Card animal={animal} wants={wants} isLarge />
			<div>
				<h3>{nameOfAnimal(animal)}</h3>
				<p class="latin">
					<i lang="la">{LATIN[animal]}</i> · {t(`range.${ANIMAL_IDS[animal]}`)}
				</p>
				<ul class="facts">
					{signsOf(animal).map((id) => (
						<li key={id}>
							<Sign id={id} class={isWanted(id, wants.article) ? 'wanted-sign' : ''} />
							{t(`sign.${id}` as never)}
						</li>
					))}
					{helps.marks && gain && progress && gain.article > 0 && (
						<li>
							{t('offer.article', {
								count: gain.symbols,
								now: progress.article,
								next: progress.article + gain.article,
							})}
						</li>
					)}
					{helps.marks && gain && gain.cover > 0 && <li>{t('offer.cover', { prestige: gain.cover })}</li>}
					{gain?.awards.map(({ category, photos, of }) => (
						<li key={category}>{t('detail.award', { photos, of, award: nameOfAward(category) })}</li>
					))}
				</ul>
				{helps.odds && <ShotTable animal={animal} />}
			</div>
		</>
	);
}

function ShotTable({ animal }: { animal: Animal }) {
	return (
		<table>
			<tbody>
				<tr>
					<th>{t('detail.dice')}</th>
					{[1, 2, 3, 4].map((dice) => (
						<th key={dice}>{dice}</th>
					))}
				</tr>
				{shotTable(animal).map((row, tokens) => (
					<tr key={tokens}>
						<th>{t('detail.tokens', { count: tokens })}</th>
						{row.map((chance, i) => (
							<td key={i}>{wholePercent(chance)} %</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}

function HabitatDetail({ view, helps, habitat }: Props & { habitat: Habitat }) {
	const risk = spookRisk(view).spooking[habitat];
	return (
		<>
			<span class="card place-print">
				<Thing id={`tall-${HABITAT_IDS[habitat]}`} />
			</span>
			<div>
				<h3>{nameOfHabitat(habitat)}</h3>
				{helps.odds && (
					<table>
						<tbody>
							<tr>
								<th>{t('detail.dice')}</th>
								{exploreTable(habitat).map((_, i) => (
									<th key={i}>{i + 1}</th>
								))}
							</tr>
							<tr>
								<th>{t('detail.explore')}</th>
								{exploreTable(habitat).map((chance, i) => (
									<td key={i}>{wholePercent(chance)} %</td>
								))}
							</tr>
						</tbody>
					</table>
				)}
				{helps.risk && (
					<>
						<p class="latin">{t('detail.wouldSpook', { count: risk.length })}</p>
						<ul class="pictures">
							{risk.map((animal) => (
								<li key={animal} title={nameOfAnimal(animal)}>
									<AnimalPicture animal={animal} look="frame" class="pict" />
								</li>
							))}
						</ul>
					</>
				)}
			</div>
		</>
	);
}
