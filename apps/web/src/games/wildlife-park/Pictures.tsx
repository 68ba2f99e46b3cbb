import {
	BOARDS,
	COLOUR_OF,
	COLOURS,
	type ColourIndex,
	colourOf,
	type Item,
	isDie,
	itemName,
	pips,
	SPECIES,
	SPECIES_OF,
	type Tile,
} from '@shutterbox/wildlife-park/client';
import { animalId, bringAnimals, habitatId } from '../../art/sketches.ts';
import { Die } from '../../ui/Die.tsx';
import { Sketch, useSketches } from '../../ui/Picture.tsx';
import { DRAWN, LANDSCAPES } from './species.ts';
import { voice } from './words.ts';

/** The habitat of a tile, and the animal on it. */
export function TilePicture({ tile }: { tile: Tile }) {
	useSketches(bringAnimals);
	return (
		<span class="tile-picture">
			<Sketch id={habitatId(LANDSCAPES[COLOURS[COLOUR_OF[tile]]])} />
			<Sketch id={animalId(DRAWN[[...SPECIES, ...BOARDS][SPECIES_OF[tile]]][0])} />
		</span>
	);
}

const TONES: Readonly<Record<(typeof COLOURS)[number], string>> = {
	green: '#7cc48f',
	blue: '#7fb6e6',
	grey: '#bdbfc6',
	orange: '#f0b35c',
};

/** A die of a habitat, for the eye: words stand beside it. */
export function HabitatDie({ colour, value, size = 34 }: { colour: ColourIndex; value: number; size?: number }) {
	return (
		<span class="habitat-die" aria-hidden="true">
			<Die {...{ value, size }} label={String(value)} tone={TONES[COLOURS[colour]]} />
		</span>
	);
}

/** A thing that can be taken, as it looks. */
export function ItemPicture({ item }: { item: Item }) {
	return (
		<span class="item-picture" title={itemName(voice, item)} aria-hidden="true">
			{isDie(item) ? <HabitatDie colour={colourOf(item)} value={pips(item)} /> : <TilePicture tile={item} />}
		</span>
	);
}
