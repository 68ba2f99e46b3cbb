import type { Seat, View } from '@shutterbox/kernel';
import { COVER_PRESTIGE, COVERS, type State, symbolsIn } from '@shutterbox/snapshot/client';
import { Button } from '../../../ui/Button.tsx';
import { AnimalPicture, Thing } from '../pictures.tsx';
import { Sign } from '../Sign.tsx';
import { t } from '../words.ts';
import { Pays } from './Note.tsx';
import { nameOfAnimal } from './names.ts';
import { articleSigns } from './Signs.tsx';

/** The assignment to be read at leisure. */
export function BigNote({ view, seat, onBegin }: { view: View<State>; seat: Seat; onBegin?: () => void }) {
	const assignment = view.assignments[seat];
	const signs = articleSigns(assignment);
	return (
		<div class="big-note">
			<Thing id="clip" class="clip" />
			<p class="from-editor">{t('note.editor')}</p>
			<div class="big-cover">
				{COVERS[assignment].map((animal) => (
					<figure key={animal}>
						<span class="thumb">
							<AnimalPicture animal={animal} look="frame" class="pict" />
						</span>
						<figcaption>{nameOfAnimal(animal)}</figcaption>
					</figure>
				))}
				<p>
					<b>{t('note.coverPays', { prestige: COVER_PRESTIGE })}</b>
					{t('note.coverText')}
				</p>
			</div>
			<div class="big-article">
				{signs.map((id) => (
					<Sign key={id} id={id} class="wanted-sign" />
				))}
				<p>
					<b>{signs.map((id) => t(`sign.${id}`)).join(', ')}</b>
					{t('note.articleText')}
				</p>
			</div>
			<Pays found={symbolsIn(assignment, view.photos[seat])} />
			{onBegin && (
				<Button kind="main" onPress={onBegin}>
					{t('note.begin')}
				</Button>
			)}
		</div>
	);
}
