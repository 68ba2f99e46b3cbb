import { ANIMAL_POINTS, COLOUR_OF, COLOURS, type ColourIndex, HEART, MULTI, SYMBOL_OF } from './components.ts';
import { connected, count, type Hex, type HexSet, lowest, type TowerPoint } from './layouts.ts';
import { missionHopes } from './mission-hopes.ts';
import type { Outlook } from './outlook.ts';
import { isAtTower, NO_TILE, type Park } from './park.ts';
import { Survey } from './survey.ts';

/** What a player hopes for, in numbers. Found by letting players with different hopes play. */
export const WEIGHTS = {
	/** Dice taken from the supply, per turn left. */
	supplyDice: 0.55,
	/** How many of them fit a breeding tile, a watchtower tile, the star. */
	lowShare: 0.45,
	midShare: 0.7,
	sixShare: 0.2,
	/** No empty tile is surer than this to get its die. */
	surest: 0.9,
	/** Average die on a breeding tile, on a watchtower tile, at a built tower. */
	lowDie: 1.7,
	midDie: 3.7,
	towerDie: 4.6,
	/** What a vacant neighbour brings an area over a whole match: value of dice, breeding dice. */
	growth: 0.8,
	litter: 0.15,
	/** Chance per turn left to find the third part of a tower, and how much less a single part is worth. */
	thirdPart: 0.13,
	secondPart: 0.3,
	/** Share of the vacant hexes that will see a new species. */
	newSpecies: 0.7,
	/** What a tile without a die next to the linked dice is worth, and a vacant hex, while the entrance is open. */
	entranceTile: 2,
	entranceHex: 0.6,
	worker: 3,
	multiWorker: 5,
	missions: 1,
};
export type Weights = typeof WEIGHTS;

/** Chances of empty tiles of a colour to get a die. */
interface Chances {
	readonly heart: number;
	readonly part: number;
	readonly tower: number;
	readonly star: number;
}

/** The final score that a park promises. */
export function appraise(park: Park, unusedWorkers: number, outlook: Outlook, weights: Weights = WEIGHTS): number {
	const survey = new Survey(park);
	const chances = COLOURS.map((_, colour) => chancesOf(survey, colour, outlook, weights));
	let hopes = towerHopes(survey, chances, outlook, weights) + animalHopes(survey, weights);
	for (let colour = 0; colour < COLOURS.length; colour++) {
		hopes += habitatHopes(survey, colour, chances[colour], outlook, weights);
	}
	if (outlook.isEntranceOpen) hopes += entranceHopes(survey, outlook, weights);
	hopes += workerHopes(unusedWorkers, outlook, weights);
	if (outlook.missions.length > 0) hopes += weights.missions * missionHopes(survey, unusedWorkers, outlook);
	return hopes;
}

/** Dice at hand and dice that may come, shared out among the tiles that wait for one. */
function chancesOf(survey: Survey, colour: ColourIndex, outlook: Outlook, weights: Weights): Chances {
	const hearts = survey.hearts[colour];
	const towers = survey.atTowers[colour] + survey.parts[colour];
	const stars = survey.stars[colour];
	const share = survey.empty === 0 ? 0 : (hearts + towers + stars) / survey.empty;
	const supply = weights.supplyDice * outlook.turnsLeft * share;
	const low = outlook.low[colour] + weights.lowShare * supply;
	const mid = outlook.mid[colour] + Math.max(0, low - hearts) + weights.midShare * supply;
	const six = outlook.six[colour] + weights.sixShare * supply;
	const { surest } = weights;
	return {
		heart: hearts === 0 ? 0 : Math.min(surest, low / hearts),
		part: towers === 0 ? 0 : Math.min(surest, mid / towers),
		tower: towers === 0 ? 0 : Math.min(surest, (mid + six) / towers),
		star: stars === 0 ? 0 : Math.min(surest, six),
	};
}

/** The die a tile has or hopes for: its chance. */
function chanceAt({ park, layout }: Survey, hex: Hex, chances: Chances): number {
	if (park.dice[hex] !== 0) return 1;
	if (hex === layout.star) return chances.star;
	if (SYMBOL_OF[park.tiles[hex]] === HEART) return chances.heart;
	return isAtTower(park, hex) ? chances.tower : chances.part;
}

/** The die a tile has or hopes for: its value. */
function valueAt({ park, layout }: Survey, hex: Hex, weights: Weights): number {
	if (park.dice[hex] !== 0) return park.dice[hex];
	if (hex === layout.star) return 6;
	if (SYMBOL_OF[park.tiles[hex]] === HEART) return weights.lowDie;
	return isAtTower(park, hex) ? weights.towerDie : weights.midDie;
}

function habitatHopes(
	survey: Survey,
	colour: ColourIndex,
	chances: Chances,
	outlook: Outlook,
	weights: Weights,
): number {
	const { layout, park, vacant } = survey;
	const time = outlook.turnsLeft / 15;
	let hopes = 0;
	for (let rest = survey.tiles[colour]; rest !== 0; ) {
		const area = connected(layout, lowest(rest), rest);
		rest &= ~area;
		let sum = 0;
		let breeding = 0;
		let around: HexSet = 0;
		for (let hexes = area; hexes !== 0; hexes &= hexes - 1) {
			const hex = lowest(hexes);
			const chance = chanceAt(survey, hex, chances);
			sum += chance * valueAt(survey, hex, weights);
			if (SYMBOL_OF[park.tiles[hex]] === HEART) breeding += chance;
			around |= layout.adjacent[hex];
		}
		const open = count(around & vacant) * time;
		hopes += (sum + weights.growth * open) * (breeding + weights.litter * open);
	}
	return hopes;
}

function towerHopes(survey: Survey, chances: readonly Chances[], outlook: Outlook, weights: Weights): number {
	const { layout, park } = survey;
	let hopes = 0;
	for (let i = 0; i < layout.points.length; i++) {
		const point = layout.points[i];
		const parts = (park.towers & (1 << i)) !== 0 ? 3 : matchingParts(park, point);
		if (parts <= 0) continue;
		hopes += towerChance(parts, outlook, weights) * mannedHopes(survey, point, chances, weights);
	}
	return hopes;
}

/**
 * Number of parts at a tower point if they match, and fit a further part where one is given, and all other hexes are
 * vacant; −1 if no tower can stand there any more.
 */
export function matchingParts(
	{ tiles, corners }: Park,
	{ hexes, corners: facing }: TowerPoint,
	further = HEART,
): number {
	let parts = 0;
	let symbol = further;
	for (let i = 0; i < 3; i++) {
		const tile = tiles[hexes[i]];
		if (tile === NO_TILE) continue;
		if (SYMBOL_OF[tile] === HEART || corners[hexes[i]] !== facing[i]) return -1;
		if (symbol !== HEART && SYMBOL_OF[tile] !== symbol) return -1;
		symbol = SYMBOL_OF[tile];
		parts++;
	}
	return parts;
}

function towerChance(parts: number, { turnsLeft }: Outlook, { thirdPart, secondPart }: Weights): number {
	if (parts === 3) return 1;
	const third = Math.min(0.9, thirdPart * turnsLeft);
	return parts === 2 ? third : secondPart * third;
}

/** What a tower brings if it is built: all three dice or nothing. */
function mannedHopes(survey: Survey, { hexes }: TowerPoint, chances: readonly Chances[], weights: Weights): number {
	let chance = 1;
	let sum = 0;
	for (const hex of hexes) {
		const tile = survey.park.tiles[hex];
		const die = survey.park.dice[hex];
		if (die === 0) chance *= tile === NO_TILE ? 0.7 : Math.max(0.3, chances[COLOUR_OF[tile]].tower);
		sum += die === 0 ? weights.towerDie : die;
	}
	return chance * sum;
}

function animalHopes({ species, vacant }: Survey, { newSpecies }: Weights): number {
	const found = count(species);
	const most = ANIMAL_POINTS.length - 1;
	const expected = Math.min(most, found + newSpecies * count(vacant) * (1 - (found - 1) / most));
	const whole = Math.floor(expected);
	const next = Math.min(most, whole + 1);
	return ANIMAL_POINTS[whole] + (expected - whole) * (ANIMAL_POINTS[next] - ANIMAL_POINTS[whole]);
}

function entranceHopes({ park, layout, dice, vacant }: Survey, { entranceTurns }: Outlook, weights: Weights): number {
	let linked: HexSet = 0;
	for (let gates = dice & layout.entrance; gates !== 0; gates &= ~linked) {
		linked |= connected(layout, lowest(gates), dice);
	}
	let hopes = 0;
	let reach = layout.entrance;
	for (let hexes = linked; hexes !== 0; hexes &= hexes - 1) {
		hopes += park.dice[lowest(hexes)];
		reach |= layout.adjacent[lowest(hexes)];
	}
	const time = entranceTurns / 8;
	const open = reach & ~dice;
	return hopes + time * (weights.entranceTile * count(open & ~vacant) + weights.entranceHex * count(open & vacant));
}

function workerHopes(unused: number, { isEnd }: Outlook, { worker, multiWorker }: Weights): number {
	if (isEnd) return 0;
	const coloured = count(unused & ~(1 << MULTI));
	return worker * coloured + ((unused & (1 << MULTI)) !== 0 ? multiWorker : 0);
}
