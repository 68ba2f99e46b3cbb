import { COLOURS, SPECIES_PER_HABITAT } from '../rules/components.ts';
import { sumOfDice } from '../rules/entrance.ts';
import { type Area, areasOf } from '../rules/habitats.ts';
import { count, HEXES } from '../rules/layouts.ts';
import { breedingDice, isMissionMet, MISSIONS, tilesPerSpecies } from '../rules/missions.ts';
import type { Park } from '../rules/park.ts';
import { towersOf } from '../rules/towers.ts';
import type { Outlook } from './outlook.ts';
import type { Survey } from './survey.ts';

/** What missions promise: all their points when met, else the less the further away and the later. */
export function missionHopes(survey: Survey, unusedWorkers: number, { missions, turnsLeft, isEnd }: Outlook): number {
	const faith = isEnd ? 0 : 0.25 + 0.5 * Math.min(1, turnsLeft / 5);
	let hopes = 0;
	for (const number of missions) {
		const { points } = MISSIONS[number - 1];
		if (isMissionMet(number, survey.park, unusedWorkers)) hopes += points;
		else if (faith > 0) hopes += points * faith * nearness(number, survey, unusedWorkers) ** 2;
	}
	return hopes;
}

/** The part of a condition that holds, 0…1 or a little more. */
type Nearness = (survey: Survey, unusedWorkers: number) => number;

/** By number, from 1, in the order of MISSIONS. */
const NEARNESS: readonly Nearness[] = [
	({ park }) => most(areasOf(park).map(({ hexes }) => count(hexes))) / 6,
	({ park }) => perColour(park, (areas) => Math.min(1, most(areas.map(({ points }) => points)) / 6)),
	({ park }) => threeLargest(familySizes(park)) / 12,
	({ vacant }) => 1 - count(vacant) / HEXES,
	({ park, species }) => (tilesPerSpecies(park).filter((tiles) => tiles > 1).length + 0.1 * count(species)) / 6,
	({ park }) => perColour(park, (areas) => (areas.length === 0 ? 0.3 : homeliness(areas))),
	({ park }) => shows(park, 6) / 4,
	({ park, hearts }) => (breedingDice(park).length + 0.3 * sum(hearts)) / 6,
	({ park }) => new Set(park.dice.filter((value) => value > 0)).size / 6,
	({ dice }) => count(dice) / 15,
	({ park }) => most([1, 2, 3, 4, 5, 6].map((value) => shows(park, value))) / 6,
	({ park, dice }) => count(dice) / 12 - 0.4 * (shows(park, 3) + shows(park, 4)),
	({ park }) => count(park.towers) / 3,
	({ park }) => new Set(towersOf(park).map(({ colour }) => colour)).size / 3,
	({ park }) => most(towersOf(park).map(({ point }) => sumOfDice(park, point.set))) / 17,
	({ dice, layout }) => count(dice & layout.entrance) / 3,
	(_, unusedWorkers) => (count(unusedWorkers) >= 3 ? 1 : 0),
	({ dice, layout }) => count(dice & (layout.adjacent[layout.star] | (1 << layout.star))) / 7,
];

export function nearness(number: number, survey: Survey, unusedWorkers: number): number {
	return Math.max(0, Math.min(1, NEARNESS[number - 1](survey, unusedWorkers)));
}

function perColour(park: Park, near: (areas: readonly Area[]) => number): number {
	const areas = areasOf(park);
	return sum(COLOURS.map((_, colour) => near(areas.filter((area) => area.colour === colour)))) / COLOURS.length;
}

/** How near some areas of a colour are to a single one of three tiles. */
function homeliness(areas: readonly Area[]): number {
	return Math.min(3, count(areas[0].hexes)) / (3 * areas.length ** 2);
}

/** Number of species of each habitat. */
function familySizes(park: Park): number[] {
	const found = tilesPerSpecies(park);
	return COLOURS.map((_, colour) => {
		const family = found.slice(colour * SPECIES_PER_HABITAT, (colour + 1) * SPECIES_PER_HABITAT);
		return family.filter((tiles) => tiles > 0).length;
	});
}

function threeLargest(sizes: readonly number[]): number {
	return sum(sizes) - Math.min(...sizes);
}

function shows({ dice }: Park, value: number): number {
	return dice.filter((shown) => shown === value).length;
}

function most(numbers: readonly number[]): number {
	return Math.max(0, ...numbers);
}

function sum(numbers: readonly number[]): number {
	return numbers.reduce((total, number) => total + number, 0);
}
