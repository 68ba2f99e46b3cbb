import type { Seat, View } from '@shutterbox/kernel';
import {
	ANIMAL_IDS,
	type Animal,
	assignmentProgress,
	exploreTable,
	HABITAT_IDS,
	type Habitat,
	habitatOf,
	photoGain,
	type State,
	shotTable,
	spookRisk,
	wholePercent,
} from '@shutterbox/snapshot/client';
import { useRef, useState } from 'preact/hooks';
import { AnimalPicture, Thing } from '../pictures.tsx';
import { Sign } from '../Sign.tsx';
import { t } from '../words.ts';
import { placeFor, type Subject, useAsking } from './asking.ts';
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

/** More about an animal, a habitat or the deck that a pointer rests on, a finger holds, or the focus asks about with the key I. */
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
			{subject?.kind === 'deck' && <DeckDetail {...props} />}
		</div>
	);
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
						<Pictures animals={risk} />
					</>
				)}
			</div>
		</>
	);
}

/** The cards that may be drawn next, as everybody can work out. */
function DeckDetail({ view }: Props) {
	const { cards } = spookRisk(view);
	return (
		<div class="whole-deck">
			<h3>{t('detail.deck', { count: cards.length })}</h3>
			{HABITAT_IDS.map((id, habitat) => (
				<div key={id} data-h={id}>
					<Sign id={id} class="place-sign" />
					<Pictures animals={cards.filter((animal) => habitatOf(animal) === habitat)} />
				</div>
			))}
		</div>
	);
}

function Pictures({ animals }: { animals: readonly Animal[] }) {
	return (
		<ul class="pictures">
			{animals.map((animal) => (
				<li key={animal} title={nameOfAnimal(animal)}>
					<AnimalPicture animal={animal} look="frame" class="pict" />
				</li>
			))}
		</ul>
	);
}
