import type { Seat, View } from '@shutterbox/kernel';
import { articlePrestige, COVER_PRESTIGE, COVERS, hasCover, type State, symbolsIn } from '@shutterbox/snapshot/client';
import { classNames } from '../../../ui/class-names.ts';
import { memo } from '../../../ui/memo.tsx';
import { AnimalPicture, Thing } from '../pictures.tsx';
import { Sign } from '../Sign.tsx';
import { t } from '../words.ts';
import { nameOfAnimal, titleOf } from './names.ts';
import { articleSigns } from './Signs.tsx';

/** Symbols from which on an article pays no more. */
const MOST_SYMBOLS = 6;

interface Props {
	view: View<State>;
	seat: Seat;
	onPress: () => void;
}

/** The editor's note: what to photograph, and how far the viewer is. Only its owner has it on the screen. */
export const Note = memo<Props>(({ view, seat, onPress }) => {
	const assignment = view.assignments[seat];
	const photos = view.photos[seat];
	const found = symbolsIn(assignment, photos);
	const isCovered = hasCover(assignment, photos);
	return (
		<section class="note" aria-label={t('note.label')} data-anchor="note">
			<Thing id="clip" class="clip" />
			<button type="button" class="open-note aim" aria-label={t('note.open')} onClick={onPress} />
			<h2>{titleOf(assignment)}</h2>
			<div class={classNames('cover', isCovered && 'done')}>
				<span class="label">{t('note.cover')}</span>
				{COVERS[assignment].map((animal, i) => (
					<>
						{i > 0 && <i key="or">{t('note.or')}</i>}
						<span
							key={animal}
							class={classNames('thumb', photos.includes(animal) && 'got')}
							role="img"
							title={nameOfAnimal(animal)}
							aria-label={nameOfAnimal(animal)}
							data-animal={animal}
						>
							<AnimalPicture animal={animal} look="frame" class="pict" />
						</span>
					</>
				))}
				<b>
					{isCovered && <Sign id="tick" />}+{COVER_PRESTIGE}
				</b>
			</div>
			<div class="article">
				<span class="label">{t('note.article')}</span>
				{articleSigns(assignment).map((id) => (
					<span key={id} class="wanted">
						<Sign id={id} class="wanted-sign" />
						<span>{t(`sign.${id}`)}</span>
					</span>
				))}
			</div>
			<Pays found={found} />
		</section>
	);
});

/** What an article pays, filled so far. */
export function Pays({ found }: { found: number }) {
	return (
		<ol class="pays" aria-label={t('note.found', { count: found, prestige: articlePrestige(found) })}>
			{Array.from({ length: MOST_SYMBOLS }, (_, i) => (
				<li
					key={i}
					class={classNames(i < found && 'full', i === Math.min(found, MOST_SYMBOLS) - 1 && 'now')}
					aria-hidden="true"
				>
					{articlePrestige(i + 1)}
				</li>
			))}
		</ol>
	);
}
