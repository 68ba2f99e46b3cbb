import { COLOURS, SPECIES_PER_HABITAT } from '../rules/components.ts';
import { diceGroups, sumOfDice } from '../rules/entrance.ts';
import { type Area, areasOf } from '../rules/habitats.ts';
import { count, HEXES, hexesIn } from '../rules/layouts.ts';
import { breedingDice, tilesPerSpecies } from '../rules/missions.ts';
import { diced, layoutOf, type Park, tiled } from '../rules/park.ts';
import { towersOf } from '../rules/towers.ts';

/** How much of a mission's condition there is, and how much it takes. */
export interface Progress {
	readonly have: number;
	readonly need: number;
	/** Something is there that must not be: no progress helps as long as it is. */
	readonly isBarred?: boolean;
}

/** Met is: as much as it takes, and nothing in the way. */
export function missionProgress(number: number, park: Park, unusedWorkers: number): Progress {
	return PROGRESS[number - 1](park, unusedWorkers);
}

const of = (have: number, need: number): Progress => ({ have: Math.min(have, need), need });

/** By number, from 1, in the order of MISSIONS. */
const PROGRESS: readonly ((park: Park, unusedWorkers: number) => Progress)[] = [
	(park) => of(most(areasOf(park).map(({ hexes }) => count(hexes))), 6),
	(park) =>
		of(
			colours(park, (areas) => areas.some(({ points }) => points >= 6)),
			4,
		),
	(park) => of(families(park), 3),
	(park) => of(count(tiled(park)), HEXES),
	(park) => of(tilesPerSpecies(park).filter((tiles) => tiles >= 2).length, 5),
	(park) =>
		of(
			colours(park, (areas) => areas.length === 1 && count(areas[0].hexes) >= 3),
			4,
		),
	(park) => of(showing(park, 6), 4),
	(park) => of(breedingDice(park).length, 6),
	(park) => of(most(diceGroups(park).map((group) => new Set(hexesIn(group).map((hex) => park.dice[hex])).size)), 6),
	(park) => of(count(diced(park)), 15),
	(park) => of(most([1, 2, 3, 4, 5, 6].map((value) => showing(park, value))), 6),
	(park) => ({ ...of(count(diced(park)), 12), isBarred: showing(park, 3) + showing(park, 4) > 0 }),
	(park) => of(count(park.towers), 3),
	(park) => of(new Set(towersOf(park).map(({ colour }) => colour)).size, 3),
	(park) => of(most(towersOf(park).map(({ points }) => points)), 17),
	(park) => welcome(park),
	(_, unusedWorkers) => of(count(unusedWorkers), 3),
	(park) => {
		const { star, adjacent } = layoutOf(park);
		return of(count(diced(park) & (adjacent[star] | (1 << star))), 7);
	},
];

/** The total at the entrance is enough only once each hex there has its die. */
function welcome(park: Park): Progress {
	const need = 10;
	const { entrance } = layoutOf(park);
	const isFull = (diced(park) & entrance) === entrance;
	return of(Math.min(sumOfDice(park, entrance), isFull ? need : need - 1), need);
}

function most(numbers: readonly number[]): number {
	return Math.max(0, ...numbers);
}

/** Number of colours whose areas are as they should be. */
function colours(park: Park, isFine: (areas: readonly Area[]) => boolean): number {
	const areas = areasOf(park);
	return COLOURS.filter((_, colour) => isFine(areas.filter((area) => area.colour === colour))).length;
}

function families(park: Park): number {
	const tiles = tilesPerSpecies(park);
	const family = (colour: number) => tiles.slice(colour * SPECIES_PER_HABITAT, (colour + 1) * SPECIES_PER_HABITAT);
	return COLOURS.filter((_, colour) => family(colour).every((each) => each > 0)).length;
}

function showing({ dice }: Park, value: number): number {
	return dice.filter((shown) => shown === value).length;
}
