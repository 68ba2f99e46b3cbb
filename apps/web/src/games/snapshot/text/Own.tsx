import type { Seat, View } from '@shutterbox/kernel';
import {
	ARTICLES,
	type AssignmentProgress,
	assignmentProgress,
	assignmentTitle,
	COVER_PRESTIGE,
	coverWords,
	HAND_LIMIT,
	type State,
	symbolNames,
} from '@shutterbox/snapshot/client';
import { useId } from 'preact/hooks';
import { scrollStop } from '../../../ui/scroll-stop.ts';
import { t, voice } from '../words.ts';
import { AnimalCard } from './AnimalCard.tsx';

/** What the viewer holds: the secret assignment with its progress, and reserved cards, of which there may come more. */
export function Own({ view, seat }: { view: View<State>; seat: Seat }) {
	const id = useId();
	const hand = view.hands[seat];
	return (
		<section class="own" aria-labelledby={id} ref={scrollStop}>
			<h2 id={id}>{t('own.title')}</h2>
			<Assignment view={view} seat={seat} />
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
	const progress = assignmentProgress(view, seat);
	if (progress === null) return null;
	const assignment = view.assignments[seat];
	const animals = coverWords(voice, assignment);
	return (
		<>
			<h3>
				{t('own.assignment')} {t('own.assignmentTitle', { title: assignmentTitle(voice, assignment) })}
			</h3>
			<p>
				{t('own.cover', { animals, prestige: COVER_PRESTIGE })}{' '}
				<b>{t(progress.hasCover ? 'own.coverDone' : 'own.coverOpen')}</b>
			</p>
			<p>
				{t('own.article', { symbols: voice.list(symbolNames(voice, ARTICLES[assignment])) })} {articleWords(progress)}
			</p>
		</>
	);
}

function articleWords({ symbols, article, next }: AssignmentProgress): string {
	const more = next === 0 ? t('own.most') : t('own.next', { prestige: next });
	return `${t('own.found', { count: symbols, prestige: article })} ${more}`;
}
