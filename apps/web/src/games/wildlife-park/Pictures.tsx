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
import type { AnimalName, HabitatName } from '../../art/animals/index.ts';
import { animalId, bringAnimals, habitatId } from '../../art/sketches.ts';
import { Die } from '../../ui/Die.tsx';
import { Sketch, useSketches } from '../../ui/Picture.tsx';
import { voice } from './words.ts';

type Species = (typeof SPECIES)[number] | (typeof BOARDS)[number];

/** The drawing of each species. */
const DRAWN: Readonly<Record<Species, AnimalName>> = {
	orangutan: 'bornean-orangutan',
	sloth: 'three-toed-sloth',
	tiger: 'tiger',
	'giant-panda': 'giant-panda',
	'sea-otter': 'sea-otter',
	'sea-turtle': 'green-sea-turtle',
	seal: 'harbour-seal',
	penguin: 'gentoo-penguin',
	'golden-eagle': 'golden-eagle',
	vicuna: 'vicuna',
	'wild-yak': 'wild-yak',
	ibex: 'ibex',
	giraffe: 'giraffe',
	lion: 'lion',
	zebra: 'plains-zebra',
	elephant: 'elephant',
	saola: 'saola',
	gorilla: 'mountain-gorilla',
	vaquita: 'vaquita',
	'blue-whale': 'blue-whale',
	'snow-leopard': 'snow-leopard',
	'black-rhino': 'black-rhino',
};

const HABITAT_OF: Readonly<Record<(typeof COLOURS)[number], HabitatName>> = {
	green: 'rainforest',
	blue: 'shoreline',
	grey: 'mountain',
	orange: 'savannah',
};

/** The habitat of a tile, and the animal on it. */
export function TilePicture({ tile }: { tile: Tile }) {
	useSketches(bringAnimals);
	return (
		<span class="tile-picture">
			<Sketch id={habitatId(HABITAT_OF[COLOURS[COLOUR_OF[tile]]])} />
			<Sketch id={animalId(DRAWN[[...SPECIES, ...BOARDS][SPECIES_OF[tile]]])} />
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
