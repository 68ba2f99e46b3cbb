import { blue } from '../games/photograph/art/blue.ts';
import { photoshoot } from './covers/photoshoot.ts';
import { sasquatchSnap } from './covers/sasquatch-snap.ts';
import { snapshot } from './covers/snapshot.ts';
import { wildlifePark } from './covers/wildlife-park.ts';
import { type Picture, pictureBody } from './picture.ts';

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
