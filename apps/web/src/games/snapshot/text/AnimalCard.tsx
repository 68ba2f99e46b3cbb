import type { View, Viewer } from '@shutterbox/kernel';
import {
	type Animal,
	ARTICLES,
	animalName,
	DIFFICULTY,
	hasCover,
	isOnCover,
	PRESTIGE,
	percent,
	photoOdds,
	type State,
	SYMBOL_BITS,
	SYMBOLS,
	UNKNOWN,
} from '@shutterbox/snapshot/client';
import type { ComponentChildren } from 'preact';
import { t, voice } from '../words.ts';
import { Portrait } from './Portrait.tsx';

const MOST_DICE = 4;

interface Props {
	view: View<State>;
	viewer: Viewer;
	animal: Animal;
	/** Beside the name: dice and tokens. */
	children?: ComponentChildren;
}

/** All that its card tells, what it would do for the viewer's assignment, and how likely dice are enough for it. */
export function AnimalCard({ view, viewer, animal, children }: Props) {
	const marks = marksOf(view, viewer, animal);
	return (
		<div class="animal">
			<Portrait animal={animal} />
			<div class="facts">
				<p>
					<b class="name">{animalName(voice, animal)}</b>
					{marks.map((mark) => (
						<span key={mark} class="note">
							{mark}
						</span>
					))}
				</p>
				<p>
					<b>{t('card.needs', { difficulty: DIFFICULTY[animal] })}</b>, {t('prestige', { count: PRESTIGE[animal] })},{' '}
					{symbolWords(view, viewer, animal)}
				</p>
				<p class="odds">{t('habitats.odds', { odds: oddsOf((dice) => photoOdds(animal, dice, 0)) })}</p>
			</div>
			{children}
		</div>
	);
}

/** The chances of 1, 2, 3 and 4 dice. */
export function oddsOf(chance: (dice: number) => number): string {
	return Array.from({ length: MOST_DICE }, (_, i) => percent(voice, chance(i + 1), 0.01)).join(', ');
}

function ownAssignment({ assignments }: State, viewer: Viewer): number {
	return typeof viewer === 'number' ? assignments[viewer] : UNKNOWN;
}

function marksOf(view: State, viewer: Viewer, animal: Animal): string[] {
	const assignment = ownAssignment(view, viewer);
	const isReserved = typeof viewer === 'number' && view.hands[viewer].includes(animal);
	const isForCover =
		typeof viewer === 'number' &&
		assignment !== UNKNOWN &&
		isOnCover(assignment, animal) &&
		!hasCover(assignment, view.photos[viewer]);
	return [
		...(isReserved ? [t('mark.reserved')] : []),
		...(view.committed.includes(animal) ? [t('mark.committed')] : []),
		...(isForCover ? [t('mark.cover')] : []),
	];
}

/** Class, diet and lifespan; those the viewer's article asks for say so. */
function symbolWords(view: State, viewer: Viewer, animal: Animal): string {
	const assignment = ownAssignment(view, viewer);
	const wanted = assignment === UNKNOWN ? 0 : ARTICLES[assignment];
	return SYMBOLS.flatMap((id, i) => {
		if (!(SYMBOL_BITS[animal] & (1 << i))) return [];
		const symbol = t(`symbol.${id}`);
		return [wanted & (1 << i) ? t('mark.article', { symbol }) : symbol];
	}).join(', ');
}
