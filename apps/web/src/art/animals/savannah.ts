import type { Habitat } from './habitat.ts';
import { baboon } from './savannah/baboon.ts';
import { background } from './savannah/background.ts';
import { blackRhino } from './savannah/black-rhino.ts';
import { crocodile } from './savannah/crocodile.ts';
import { elephant } from './savannah/elephant.ts';
import { giraffe } from './savannah/giraffe.ts';
import { lion } from './savannah/lion.ts';
import { meerkat } from './savannah/meerkat.ts';
import { ostrich } from './savannah/ostrich.ts';
import { roller } from './savannah/roller.ts';
import { tortoise } from './savannah/tortoise.ts';
import { whiteRhino } from './savannah/white-rhino.ts';
import { zebra } from './savannah/zebra.ts';

export const savannah = {
	background,
	animals: {
		'leopard-tortoise': tortoise,
		meerkat,
		'plains-zebra': zebra,
		'lilac-breasted-roller': roller,
		'nile-crocodile': crocodile,
		'common-ostrich': ostrich,
		'olive-baboon': baboon,
		'white-rhino': whiteRhino,
		lion,
		giraffe,
		elephant,
		'black-rhino': blackRhino,
	},
} satisfies Habitat;
