import type { Habitat } from './habitat.ts';
import { background } from './rainforest/background.ts';
import { cobra } from './rainforest/cobra.ts';
import { frog } from './rainforest/frog.ts';
import { jaguar } from './rainforest/jaguar.ts';
import { macaw } from './rainforest/macaw.ts';
import { monkey } from './rainforest/monkey.ts';
import { morpho } from './rainforest/morpho.ts';
import { orangutan } from './rainforest/orangutan.ts';
import { panda } from './rainforest/panda.ts';
import { saola } from './rainforest/saola.ts';
import { sloth } from './rainforest/sloth.ts';
import { tiger } from './rainforest/tiger.ts';
import { toucan } from './rainforest/toucan.ts';

export const rainforest = {
	background,
	animals: {
		'blue-morpho': morpho,
		'red-eyed-tree-frog': frog,
		'three-toed-sloth': sloth,
		'keel-billed-toucan': toucan,
		'scarlet-macaw': macaw,
		'spider-monkey': monkey,
		'bornean-orangutan': orangutan,
		'king-cobra': cobra,
		jaguar,
		tiger,
		'giant-panda': panda,
		saola,
	},
} satisfies Habitat;
