/** The only door to the drawings: they come late, in a chunk of their own, and each is developed once. */
import { type Card, COLORS, type ColorIndex, colorOf, isPhoto, valueOn } from '@shutterbox/photograph/client';
import { drawings } from '../../board/drawings.ts';
import { language } from '../../i18n/area.ts';
import { photoPrint, widePrint } from './photo-print.ts';

const { art, use } = drawings(() => import('./art/index.ts'));

/** Sends for the drawings, whatever the board shows first. */
export const useDrawings = use;

/** What happens in a photo, for its alternative text; null until the drawings are here. */
export function titleOf(card: Card): string | null {
	if (art.value === null || !isPhoto(card)) return null;
	const { FRAME_TITLES, FRAME_TITLES_RU } = art.value;
	const titles = language() === 'ru' ? FRAME_TITLES_RU : FRAME_TITLES;
	const title = titles[COLORS[colorOf(card)]][valueOn(card) - 1];
	return title.replace(/\.$/, '').replace(/^./, (first) => first.toLocaleLowerCase(language()));
}

/** What a colour's photos tell together; null until the drawings are here. */
export function storyOf(color: ColorIndex): string | null {
	if (art.value === null) return null;
	const { STORY_TITLES, STORY_TITLES_RU } = art.value;
	return (language() === 'ru' ? STORY_TITLES_RU : STORY_TITLES)[COLORS[color]];
}

/** A photo as a frame of an album's film. Until it is developed the film is bare. */
export function WidePicture({ card }: { card: Card }) {
	const drawn = art.value;
	if (drawn === null) return null;
	const print = widePrint(drawn, COLORS[colorOf(card)], valueOn(card)).value;
	return print && <img class="drawing" src={print} alt="" draggable={false} />;
}

/** A photo cut to what happens in it. Until it is developed the paper is bare. */
export function Picture({ card }: { card: Card }) {
	const drawn = art.value;
	if (drawn === null) return null;
	const print = photoPrint(drawn, COLORS[colorOf(card)], valueOn(card)).value;
	return print && <img class="drawing" src={print} alt="" draggable={false} />;
}
