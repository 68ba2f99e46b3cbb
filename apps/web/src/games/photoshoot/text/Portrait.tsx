import { TILES, type Tile } from '@shutterbox/photoshoot/client';
import { bring, drawing } from '../../../art/sketches.ts';
import { Sketch, useSketches } from '../../../ui/Picture.tsx';

function idOf(name: string): string {
	return `portrait-${name}`;
}

function bringPortraits(): Promise<void> {
	return bring('portraits', async () => {
		const { CHARACTER_NAMES, characterArt } = await import('../art/index.ts');
		return CHARACTER_NAMES.map((name) => [idOf(name), () => drawing([300, 300], characterArt(name))]);
	});
}

/** A character's portrait, as it hangs on the stage. */
export function Portrait({ tile }: { tile: Tile }) {
	useSketches(bringPortraits);
	return <Sketch id={idOf(TILES[tile])} />;
}
