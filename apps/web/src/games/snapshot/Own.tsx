import type { Seat, View } from '@shutterbox/kernel';
import {
	ARTICLES,
	articlePrestige,
	assignmentTitle,
	COVER_PRESTIGE,
	coverWords,
	HAND_LIMIT,
	hasCover,
	type State,
	symbolNames,
	symbolsIn,
	UNKNOWN,
} from '@shutterbox/snapshot/client';
import { useId } from 'preact/hooks';
import { scrollStop } from '../../ui/scroll-stop.ts';
import { AnimalCard } from './AnimalCard.tsx';
import { t, voice } from './words.ts';

/** What the viewer holds: the secret assignment with its progress, and reserved cards, of which there may come more. */
export function Own({ view, seat }: { view: View<State>; seat: Seat }) {
	const id = useId();
	const hand = view.hands[seat];
	const assignment = view.assignments[seat];
	return (
		<section class="own" aria-labelledby={id} ref={scrollStop}>
			<h2 id={id}>{t('own.title')}</h2>
			{assignment !== UNKNOWN && <Assignment view={view} seat={seat} />}
			<h3>{t('own.reserved')}</h3>
			<p>{t('own.room', { count: HAND_LIMIT - hand.length })}</p>
			{hand.length > 0 && (
				<ul>
					{hand.map((animal) => (
						<li key={animal}>
							<AnimalCard view={view} viewer={seat} animal={animal} />
						</li>
					))}
				</ul>
			)}
		</section>
	);
}

function Assignment({ view, seat }: { view: View<State>; seat: Seat }) {
	const assignment = view.assignments[seat];
	const photos = view.photos[seat];
	const animals = coverWords(voice, assignment);
	return (
		<>
			<h3>
				{t('own.assignment')} {t('own.assignmentTitle', { title: assignmentTitle(voice, assignment) })}
			</h3>
			<p>
				{t('own.cover', { animals, prestige: COVER_PRESTIGE })}{' '}
				<b>{t(hasCover(assignment, photos) ? 'own.coverDone' : 'own.coverOpen')}</b>
			</p>
			<p>
				{t('own.article', { symbols: voice.list(symbolNames(voice, ARTICLES[assignment])) })}{' '}
				{articleWords(symbolsIn(assignment, photos))}
			</p>
		</>
	);
}

function articleWords(found: number): string {
	const prestige = articlePrestige(found);
	const next = articlePrestige(found + 1) - prestige;
	const more = next === 0 ? t('own.most') : t('own.next', { prestige: next });
	return `${t('own.found', { count: found, prestige })} ${more}`;
}
