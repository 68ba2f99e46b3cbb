import { COLOURS, HEART, SPECIES, SPECIES_OF, SPECIES_PER_HABITAT, SYMBOL_OF } from './components.ts';
import { diceGroups, sumOfDice } from './entrance.ts';
import { areasOf } from './habitats.ts';
import { count, HEXES, hexesIn } from './layouts.ts';
import { diced, layoutOf, NO_TILE, type Park, tiled } from './park.ts';
import { towersOf } from './towers.ts';

// Missions: WPK-53 and WPK-56 to WPK-58. They are tested on the final park.

export interface Mission {
	readonly number: number;
	readonly set: 'A' | 'B' | 'C';
	readonly name: string;
	readonly points: number;
	readonly isMet: (park: Park, unusedWorkers: number) => boolean;
}

function mission(number: number, set: Mission['set'], name: string, points: number, isMet: Mission['isMet']): Mission {
	return { number, set, name, points, isMet };
}

/** By number, from 1. */
export const MISSIONS: readonly Mission[] = [
	mission(1, 'A', 'Great Herd', 9, (park) => areasOf(park).some(({ hexes }) => count(hexes) >= 6)),
	mission(2, 'A', 'Four Strong Habitats', 10, (park) => everyColour(park, (areas) => areas.some((a) => a.points >= 6))),
	mission(3, 'A', 'Complete Families', 12, (park) => completeFamilies(park) >= 3),
	mission(4, 'A', 'No Room Left', 13, (park) => count(tiled(park)) === HEXES),
	mission(5, 'A', 'Twosomes', 11, (park) => tilesPerSpecies(park).filter((tiles) => tiles >= 2).length >= 5),
	mission(6, 'A', 'One Home Each', 15, (park) =>
		everyColour(park, (areas) => areas.length === 1 && count(areas[0].hexes) >= 3),
	),
	mission(7, 'B', 'Four Sixes', 9, (park) => diceShowing(park, 6) >= 4),
	mission(8, 'B', 'Full Nursery', 10, (park) => breedingDice(park).length >= 6),
	mission(9, 'B', 'Full Scale', 10, (park) => diceGroups(park).some((group) => hasAllValues(park, group))),
	mission(10, 'B', 'Lively Park', 12, (park) => count(diced(park)) >= 15),
	mission(11, 'B', 'Six Alike', 11, (park) => [1, 2, 3, 4, 5, 6].some((value) => diceShowing(park, value) >= 6)),
	mission(
		12,
		'B',
		'No Middle Ground',
		13,
		(park) => count(diced(park)) >= 12 && diceShowing(park, 3) + diceShowing(park, 4) === 0,
	),
	mission(13, 'C', 'Three Towers', 11, (park) => count(park.towers) >= 3),
	mission(14, 'C', 'One of Each', 13, (park) => new Set(towersOf(park).map(({ colour }) => colour)).size === 3),
	mission(15, 'C', 'Best View', 9, (park) => towersOf(park).some(({ points }) => points >= 17)),
	mission(16, 'C', 'Warm Welcome', 10, (park) => {
		const { entrance } = layoutOf(park);
		return (diced(park) & entrance) === entrance && sumOfDice(park, entrance) >= 10;
	}),
	mission(17, 'C', 'Rested Crew', 14, (_, unusedWorkers) => count(unusedWorkers) >= 3),
	mission(18, 'C', 'Star Attraction', 14, (park) => {
		const { star, adjacent } = layoutOf(park);
		const court = adjacent[star] | (1 << star);
		return (diced(park) & court) === court;
	}),
];

/** Numbers of the missions of sets A, B, C. */
export const MISSION_SETS: readonly (readonly number[])[] = ['A', 'B', 'C'].map((set) =>
	MISSIONS.filter((each) => each.set === set).map(({ number }) => number),
);

export function isMissionMet(number: number, park: Park, unusedWorkers: number): boolean {
	return MISSIONS[number - 1].isMet(park, unusedWorkers);
}

/** Values of the dice on breeding tiles. */
export function breedingDice({ tiles, dice }: Park): number[] {
	return dice.filter((value, hex) => value > 0 && SYMBOL_OF[tiles[hex]] === HEART);
}

function everyColour(park: Park, isFine: (areas: ReturnType<typeof areasOf>) => boolean): boolean {
	const areas = areasOf(park);
	return COLOURS.every((_, colour) => isFine(areas.filter((area) => area.colour === colour)));
}

/** Without the star. */
export function tilesPerSpecies({ tiles }: Park): number[] {
	const found: number[] = new Array(SPECIES.length).fill(0);
	for (const tile of tiles) if (tile !== NO_TILE && SPECIES_OF[tile] < SPECIES.length) found[SPECIES_OF[tile]]++;
	return found;
}

function completeFamilies(park: Park): number {
	const found = tilesPerSpecies(park);
	const isComplete = (colour: number) =>
		found.slice(colour * SPECIES_PER_HABITAT, (colour + 1) * SPECIES_PER_HABITAT).every((tiles) => tiles > 0);
	return COLOURS.filter((_, colour) => isComplete(colour)).length;
}

function diceShowing({ dice }: Park, value: number): number {
	return dice.filter((shown) => shown === value).length;
}

function hasAllValues({ dice }: Park, group: number): boolean {
	return new Set(hexesIn(group).map((hex) => dice[hex])).size === 6;
}
