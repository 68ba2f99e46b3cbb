import type { View, Viewer } from '@shutterbox/kernel';
import {
	AWARD_CATEGORIES,
	AWARD_PRESTIGE,
	awardName,
	EACH,
	FIRST_AWARD,
	IN_STACK,
	PHOTOS_PER_HABITAT_AWARD,
	photosByHabitat,
	type State,
} from '@shutterbox/snapshot/client';
import { useId } from 'preact/hooks';
import { t, voice } from '../words.ts';

/** What is left of each stack, the top first, and how far the viewer is. */
export function Awards({ view, viewer }: { view: View<State>; viewer: Viewer }) {
	const id = useId();
	const counts = typeof viewer === 'number' ? photosByHabitat(view.photos[viewer]) : null;
	return (
		<section class="awards" aria-labelledby={id}>
			<h2 id={id}>{t('awards.title')}</h2>
			<table>
				<caption>{t('awards.caption')}</caption>
				<thead>
					<tr>
						<th scope="col">{t('awards.for')}</th>
						<th scope="col">{t('awards.left')}</th>
						{counts && <th scope="col">{t('awards.yours')}</th>}
					</tr>
				</thead>
				<tbody>
					{AWARD_CATEGORIES.map((name, category) => (
						<tr key={name}>
							<th scope="row">{awardName(voice, category)}</th>
							<td>{leftOf(view, category)}</td>
							{counts && <td>{progress(counts, category)}</td>}
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}

function leftOf({ awards }: State, category: number): string {
	const left: number[] = [];
	for (let award = FIRST_AWARD[category]; award < FIRST_AWARD[category + 1]; award++)
		if (awards[award] === IN_STACK) left.push(AWARD_PRESTIGE[award]);
	return left.length === 0 ? t('awards.none') : left.join(', ');
}

/** Photos towards the next award of the category. */
function progress(counts: readonly number[], category: number): string {
	if (category !== EACH)
		return t('awards.photosOf', { count: counts[category] % PHOTOS_PER_HABITAT_AWARD, need: PHOTOS_PER_HABITAT_AWARD });
	const sets = Math.min(...counts);
	return t('awards.photosOf', { count: counts.filter((count) => count > sets).length, need: counts.length });
}
