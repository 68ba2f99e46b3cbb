import type { GamePart } from '@shutterbox/kernel';

/** Every game with its words, each loaded when it is asked for; the games of `games`, by their ids. */
const PARTS: Readonly<Record<string, () => Promise<{ readonly part: GamePart }>>> = {
	photograph: () => import('@shutterbox/photograph'),
	snapshot: () => import('@shutterbox/snapshot'),
	'wildlife-park': () => import('@shutterbox/wildlife-park'),
	'sasquatch-snap': () => import('@shutterbox/sasquatch-snap'),
	photoshoot: () => import('@shutterbox/photoshoot'),
};

/** A game and its words; null where there is no such game. */
export async function partOf(id: string): Promise<GamePart | null> {
	return Object.hasOwn(PARTS, id) ? (await PARTS[id]()).part : null;
}
