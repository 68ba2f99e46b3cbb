import type { BOARDS, Colour, SPECIES } from '@shutterbox/wildlife-park/client';
import type { AnimalName, HabitatName } from '../../art/animals/index.ts';

export type Species = (typeof SPECIES)[number] | (typeof BOARDS)[number];

/** Each species’ drawing, and the habitat it is drawn with: the gorilla lives in the forest of this park. */
export const DRAWN: Readonly<Record<Species, readonly [animal: AnimalName, home: HabitatName]>> = {
	orangutan: ['bornean-orangutan', 'rainforest'],
	sloth: ['three-toed-sloth', 'rainforest'],
	tiger: ['tiger', 'rainforest'],
	'giant-panda': ['giant-panda', 'rainforest'],
	'sea-otter': ['sea-otter', 'shoreline'],
	'sea-turtle': ['green-sea-turtle', 'shoreline'],
	seal: ['harbour-seal', 'shoreline'],
	penguin: ['african-penguin', 'shoreline'],
	'golden-eagle': ['golden-eagle', 'mountain'],
	vicuna: ['vicuna', 'mountain'],
	'wild-yak': ['wild-yak', 'mountain'],
	ibex: ['ibex', 'mountain'],
	giraffe: ['giraffe', 'savannah'],
	lion: ['lion', 'savannah'],
	zebra: ['plains-zebra', 'savannah'],
	elephant: ['elephant', 'savannah'],
	saola: ['saola', 'rainforest'],
	gorilla: ['western-gorilla', 'mountain'],
	vaquita: ['vaquita', 'shoreline'],
	'blue-whale': ['blue-whale', 'shoreline'],
	'snow-leopard': ['snow-leopard', 'mountain'],
	'black-rhino': ['black-rhino', 'savannah'],
};

/** The landscape of each colour of the park. */
export const LANDSCAPES: Readonly<Record<Colour, HabitatName>> = {
	green: 'rainforest',
	blue: 'shoreline',
	grey: 'mountain',
	orange: 'savannah',
};
