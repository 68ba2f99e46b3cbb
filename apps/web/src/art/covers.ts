import { type Picture, pictureBody } from './picture.ts';
import { HEIGHT, WIDTH } from './shapes.ts';

/** What a game's `cover.ts` exports. */
export interface CoverModule {
	/** The view box of the part that still says which game it is when the cover is small. */
	readonly small: string;
	cover(id: string): Picture;
}

/** A whole cover, or its telling part. */
export const COVER_VIEWS = ['whole', 'small'] as const;
export type CoverView = (typeof COVER_VIEWS)[number];

/** The cover of a game: SVG content for the view box 0 0 300 400. */
export function coverOf(game: string, { cover }: CoverModule): string {
	return pictureBody(cover(`cover-${game}`));
}

/** A cover as a picture file. */
export function coverFile(game: string, module: CoverModule, view: CoverView): string {
	const box = view === 'small' ? module.small : `0 0 ${WIDTH} ${HEIGHT}`;
	const [, , width, height] = box.split(' ');
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box}">${coverOf(game, module)}</svg>`;
}
