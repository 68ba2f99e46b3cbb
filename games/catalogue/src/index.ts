import type { AnyGame } from '@shutterbox/kernel';
import { photograph } from '@shutterbox/photograph';
import { photoshoot } from '@shutterbox/photoshoot';
import { sasquatchSnap } from '@shutterbox/sasquatch-snap';
import { snapshot } from '@shutterbox/snapshot';
import { wildlifePark } from '@shutterbox/wildlife-park';

/** Every game, in the order in which they are shown. The only place that names them all. */
export const games: readonly AnyGame[] = [photograph, snapshot, wildlifePark, sasquatchSnap, photoshoot];

export function gameOf(id: string): AnyGame | undefined {
	return games.find((game) => game.meta.id === id);
}
