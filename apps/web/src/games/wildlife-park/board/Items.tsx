import { type Item, isDie, pips, type Tile } from '@shutterbox/wildlife-park/client';
import { colourName, partOf } from './kinds.ts';
import { Thing, TileFacePicture } from './pictures.tsx';

/** A tile with its part at a corner; until its picture is there, in the colour of its animal's home. */
export function DrawnTile({ tile, corner }: { tile: Tile; corner: number }) {
	const part = partOf(tile);
	return (
		<span class="drawn-tile" data-home={colourName(tile)}>
			<TileFacePicture tile={tile} />
			{part && <Thing id={`part-${part}-${corner}`} />}
		</span>
	);
}

function DrawnDie({ die }: { die: Item }) {
	return (
		<span class="drawn-die">
			<Thing id={`die-${colourName(die)}-${pips(die)}`} />
		</span>
	);
}

/** Something that can be taken. A part lies at the south-east while nobody has turned it. */
export function DrawnItem({ item }: { item: Item }) {
	return isDie(item) ? <DrawnDie die={item} /> : <DrawnTile tile={item} corner={1} />;
}
