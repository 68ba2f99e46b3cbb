import type { Habitat } from './habitat.ts';
import { background } from './shoreline/background.ts';
import { blueWhale } from './shoreline/blue-whale.ts';
import { flamingo } from './shoreline/flamingo.ts';
import { ghostCrab } from './shoreline/ghost-crab.ts';
import { manatee } from './shoreline/manatee.ts';
import { octopus } from './shoreline/octopus.ts';
import { otter } from './shoreline/otter.ts';
import { africanPenguin, gentoo } from './shoreline/penguins.ts';
import { polarBear } from './shoreline/polar-bear.ts';
import { seal } from './shoreline/seal.ts';
import { turtle } from './shoreline/turtle.ts';
import { vaquita } from './shoreline/vaquita.ts';

export const shoreline = {
	background,
	animals: {
		'ghost-crab': ghostCrab,
		'greater-flamingo': flamingo,
		'gentoo-penguin': gentoo,
		'african-penguin': africanPenguin,
		'harbour-seal': seal,
		'sea-otter': otter,
		'green-sea-turtle': turtle,
		'west-indian-manatee': manatee,
		'common-octopus': octopus,
		'polar-bear': polarBear,
		vaquita,
		'blue-whale': blueWhale,
	},
} satisfies Habitat;
