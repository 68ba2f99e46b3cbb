import { COLOURS, HEART, SYMBOL_OF } from './components.ts';
import { areasOf } from './habitats.ts';
import { count, HEXES } from './layouts.ts';
import { breedingDice, isMissionMet, MISSIONS, tilesPerSpecies } from './missions.ts';
import type { Outlook } from './outlook.ts';
import { NO_TILE, type Park } from './park.ts';
import type { Survey } from './survey.ts';
import { towersOf } from './towers.ts';

/** What missions promise: all their points when met, else the less the further away and the later. */
export function missionHopes(survey: Survey, unusedWorkers: number, { missions, turnsLeft, isEnd }: Outlook): number {
	const faith = isEnd ? 0 : 0.25 + 0.5 * Math.min(1, turnsLeft / 5);
	let hopes = 0;
	for (const number of missions) {
		const { points } = MISSIONS[number - 1];
		if (isMissionMet(number, survey.park, unusedWorkers)) hopes += points;
		else if (faith > 0) hopes += points * faith * Math.min(1, nearness(number, survey, unusedWorkers)) ** 2;
	}
	return hopes;
}

/** 0…1: the part of a condition that holds. */
function nearness(number: number, { park, dice, vacant, layout, species }: Survey, unusedWorkers: number): number {
	switch (number) {
		case 1:
			return Math.max(...areasOf(park).map(({ hexes }) => count(hexes))) / 6;
		case 2:
			return perColour(park, (areas) => Math.min(1, Math.max(0, ...areas.map(({ points }) => points)) / 6));
		case 3: {
			const found = tilesPerSpecies(park);
			const families = COLOURS.map((_, colour) => found.slice(4 * colour, 4 * colour + 4).filter((n) => n > 0).length);
			return (
				families
					.sort((a, b) => b - a)
					.slice(0, 3)
					.reduce((sum, n) => sum + n, 0) / 12
			);
		}
		case 4:
			return 1 - count(vacant) / HEXES;
		case 5:
			return (tilesPerSpecies(park).filter((tiles) => tiles > 1).length + 0.1 * count(species)) / 6;
		case 6:
			return perColour(park, (areas) =>
				areas.length === 0 ? 0.3 : Math.min(3, count(areas[0].hexes)) / (3 * areas.length ** 2),
			);
		case 7:
			return shows(park, 6) / 4;
		case 8:
			return (breedingDice(park).length + 0.3 * emptyHearts(park)) / 6;
		case 9:
			return new Set(park.dice.filter((value) => value > 0)).size / 6;
		case 10:
			return count(dice) / 15;
		case 11:
			return Math.max(...[1, 2, 3, 4, 5, 6].map((value) => shows(park, value))) / 6;
		case 12:
			return count(dice) / 12 - 0.4 * (shows(park, 3) + shows(park, 4));
		case 13:
			return count(park.towers) / 3;
		case 14:
			return new Set(towersOf(park).map(({ colour }) => colour)).size / 3;
		case 15:
			return (
				Math.max(0, ...towersOf(park).map(({ point }) => point.hexes.reduce((sum, hex) => sum + park.dice[hex], 0))) /
				17
			);
		case 16:
			return count(dice & layout.entrance) / 3;
		case 17:
			return count(unusedWorkers) >= 3 ? 1 : 0;
		default:
			return count(dice & (layout.adjacent[layout.star] | (1 << layout.star))) / 7;
	}
}

function perColour(park: Park, near: (areas: ReturnType<typeof areasOf>) => number): number {
	const areas = areasOf(park);
	return (
		COLOURS.reduce((sum, _, colour) => sum + near(areas.filter((area) => area.colour === colour)), 0) / COLOURS.length
	);
}

function shows({ dice }: Park, value: number): number {
	return dice.filter((shown) => shown === value).length;
}

function emptyHearts({ tiles, dice }: Park): number {
	return tiles.filter((tile, hex) => tile !== NO_TILE && dice[hex] === 0 && SYMBOL_OF[tile] === HEART).length;
}
