import type { Habitat } from './habitat.ts';
import { alpineMarmot } from './mountain/alpine-marmot.ts';
import { andeanCondor } from './mountain/andean-condor.ts';
import { background } from './mountain/background.ts';
import { brownBear } from './mountain/brown-bear.ts';
import { goldenEagle } from './mountain/golden-eagle.ts';
import { mountainGorilla, westernGorilla } from './mountain/gorillas.ts';
import { guanaco } from './mountain/guanaco.ts';
import { ibex } from './mountain/ibex.ts';
import { jacksonsChameleon } from './mountain/jacksons-chameleon.ts';
import { redPanda } from './mountain/red-panda.ts';
import { snowLeopard } from './mountain/snow-leopard.ts';
import { vicuna } from './mountain/vicuna.ts';
import { wildYak } from './mountain/wild-yak.ts';

export const mountain = {
	background,
	animals: {
		'alpine-marmot': alpineMarmot,
		guanaco,
		'jacksons-chameleon': jacksonsChameleon,
		'andean-condor': andeanCondor,
		'red-panda': redPanda,
		'golden-eagle': goldenEagle,
		'brown-bear': brownBear,
		'mountain-gorilla': mountainGorilla,
		'western-gorilla': westernGorilla,
		'snow-leopard': snowLeopard,
		vicuna,
		'wild-yak': wildYak,
		ibex,
	},
} satisfies Habitat;
