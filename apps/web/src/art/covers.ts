import { blue } from '../games/photograph/art/blue.ts';
import { photoshoot } from '../games/photoshoot/cover.ts';
import { sasquatchSnap } from '../games/sasquatch-snap/cover.ts';
import { snapshot } from '../games/snapshot/cover.ts';
import { wildlifePark } from '../games/wildlife-park/cover.ts';
import { type Picture, pictureBody } from './picture.ts';
import { HEIGHT, WIDTH } from './shapes.ts';

export const COVER_NAMES = ['snapshot', 'photograph', 'wildlife-park', 'sasquatch-snap', 'photoshoot'] as const;
export type CoverName = (typeof COVER_NAMES)[number];

const COVERS: Readonly<Record<CoverName, (id: string) => Picture>> = {
	snapshot,
	photograph: (id) => blue(7, id),
	'wildlife-park': wildlifePark,
	'sasquatch-snap': sasquatchSnap,
	photoshoot,
};

/** The cover of a game: SVG content for the view box 0 0 300 400. */
export function coverOf(game: CoverName, id = `cover-${game}`): string {
	return pictureBody(COVERS[game](id));
}

/** A whole cover, or the part that still says which game it is when it is small. */
export const COVER_VIEWS = ['whole', 'small'] as const;
export type CoverView = (typeof COVER_VIEWS)[number];

const SMALL_VIEWS: Readonly<Record<CoverName, string>> = {
	snapshot: '80 150 150 150',
	photograph: '20 90 200 200',
	'wildlife-park': '80 110 150 150',
	'sasquatch-snap': '100 70 180 180',
	photoshoot: '90 130 130 130',
};

/** A cover as a picture file. */
export function coverFile(game: CoverName, view: CoverView): string {
	const box = view === 'small' ? SMALL_VIEWS[game] : `0 0 ${WIDTH} ${HEIGHT}`;
	const [, , width, height] = box.split(' ');
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box}">${coverOf(game)}</svg>`;
}
