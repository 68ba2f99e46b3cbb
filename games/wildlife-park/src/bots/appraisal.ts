import { ANIMAL_POINTS, COLOURS, type ColourIndex, MULTI } from '../rules/components.ts';
import { connected, count, HEXES, type Hex, type HexSet, lowest, type TowerPoint } from '../rules/layouts.ts';
import { NO_TILE, type Park } from '../rules/park.ts';
import { matchingParts } from '../rules/towers.ts';
import { missionHopes } from './mission-hopes.ts';
import type { Outlook } from './outlook.ts';
import { Survey } from './survey.ts';

/** What a player hopes for, in numbers. Found by letting players with different hopes play. */
const WEIGHTS = {
	/** Dice taken from the supply, per turn left. */
	supplyDice: 0.32,
	/** How many of them fit a breeding tile, a watchtower tile, the star. */
	lowShare: 0.45,
	midShare: 0.62,
	sixShare: 0.2,
	/** No empty tile is surer than this to get its die. */
	surest: 0.82,
	/** Average die on a breeding tile, on a watchtower tile, at a built tower. */
	lowDie: 1.13,
	midDie: 2.4,
	towerDie: 5.4,
	/** Tiles laid per turn. */
	tiles: 0.58,
	/** What a tile to come next to an area brings it: value of dice, breeding dice. */
	growth: 0.25,
	litter: 0.075,
	/** Chance per turn left to find the third part of a tower, and how much less a single part is worth. */
	thirdPart: 0.145,
	secondPart: 0.25,
	/** Chance that a tile to come at a tower gets its die. */
	laterDie: 0.63,
	/** How many tiles to come are new species. */
	newSpecies: 0.52,
	/** What a tile without a die next to the linked dice is worth, and a vacant hex, while the entrance is open. */
	entranceTile: 2,
	entranceHex: 0.45,
	worker: 3,
	multiWorker: 6,
	missions: 1,
};
export type Weights = typeof WEIGHTS;

/** The final score that a park promises. */
export function appraise(park: Park, unusedWorkers: number, outlook: Outlook, weights: Weights = WEIGHTS): number {
	return appraisal.look(park, unusedWorkers, outlook, weights);
}

/** What a park promises, and what of it comes from where; taken anew for every park. */
export class Appraisal {
	readonly survey = new Survey();
	/** By colour. */
	readonly habitats = [0, 0, 0, 0];
	towers = 0;
	animals = 0;
	workers = 0;
	entrance = 0;
	missions = 0;
	/** Tiles still to be laid. */
	#coming = 0;
	/** By hex: the chance that its tile has a die in the end. */
	readonly #chances: number[] = new Array(HEXES).fill(0);
	/** Dice of a colour that can still be counted on, whole and in parts: 1 and 2, 3 to 5, 6. */
	#low = 0;
	#mid = 0;
	#six = 0;
	/** The areas of a colour, best first, and how good they are. */
	readonly #areas: HexSet[] = [];
	readonly #ranks: number[] = [];

	look(park: Park, unusedWorkers: number, outlook: Outlook, weights: Weights = WEIGHTS): number {
		const { survey, habitats } = this;
		survey.look(park);
		const vacant = count(survey.vacant);
		this.#coming = Math.min(vacant, weights.tiles * outlook.turnsLeft);
		let hopes = 0;
		for (let colour = 0; colour < COLOURS.length; colour++) {
			habitats[colour] = this.#habitat(colour, vacant, outlook, weights);
			hopes += habitats[colour];
		}
		this.towers = this.#towers(outlook, weights);
		this.animals = this.#animals(weights);
		this.workers = outlook.isEnd ? 0 : workersWorth(unusedWorkers, weights);
		hopes += this.towers + this.animals + this.workers;
		this.entrance = outlook.isEntranceOpen ? this.#entrance(outlook, weights) : 0;
		hopes += this.entrance;
		const { missions } = outlook;
		this.missions = missions.length === 0 ? 0 : weights.missions * missionHopes(survey, unusedWorkers, outlook);
		return hopes + this.missions;
	}

	/** Dice at hand and dice that may come go to the best areas first. */
	#habitat(colour: ColourIndex, vacantHexes: number, outlook: Outlook, weights: Weights): number {
		const { layout, vacant, breeding } = this.survey;
		if (this.survey.tiles[colour] === 0) return 0;
		this.#count(colour, outlook, weights);
		this.#findAreas(colour);
		const share = vacant === 0 ? 0 : this.#coming / vacantHexes;
		let hopes = 0;
		for (let i = 0; i < this.#areas.length; i++) {
			const area = this.#areas[i];
			let sum = 0;
			let litters = 0;
			let around: HexSet = 0;
			for (let hexes = area; hexes !== 0; hexes &= hexes - 1) {
				const hex = lowest(hexes);
				const chance = this.#chance(hex, weights);
				this.#chances[hex] = chance;
				sum += chance * this.#value(hex, weights);
				if ((breeding & (1 << hex)) !== 0) litters += chance;
				around |= layout.adjacent[hex];
			}
			const open = count(around & vacant) * share;
			hopes += (sum + weights.growth * open) * (litters + weights.litter * open);
		}
		return hopes;
	}

	/** Most breeding tiles first, then most tiles. */
	#findAreas(colour: ColourIndex): void {
		const { tiles, layout, breeding } = this.survey;
		const areas = this.#areas;
		const ranks = this.#ranks;
		areas.length = 0;
		for (let rest = tiles[colour]; rest !== 0; ) {
			const area = connected(layout, lowest(rest), rest);
			rest &= ~area;
			const rank = 10 * count(area & breeding) + count(area);
			let at = areas.length;
			for (; at > 0 && ranks[at - 1] < rank; at--) {
				areas[at] = areas[at - 1];
				ranks[at] = ranks[at - 1];
			}
			areas[at] = area;
			ranks[at] = rank;
		}
	}

	#count(colour: ColourIndex, { low, mid, six, turnsLeft }: Outlook, weights: Weights): void {
		const { hearts, parts, atTowers, stars, empty } = this.survey;
		const { supplyDice, lowShare, midShare, sixShare } = weights;
		const needed = hearts[colour] + parts[colour] + atTowers[colour] + stars[colour];
		const supply = empty === 0 ? 0 : (supplyDice * turnsLeft * needed) / empty;
		const forHearts = low[colour] + lowShare * supply;
		this.#low = forHearts;
		this.#mid = mid[colour] + Math.max(0, forHearts - hearts[colour]) + midShare * supply;
		this.#six = six[colour] + sixShare * supply;
	}

	#chance(hex: Hex, { surest }: Weights): number {
		const { park, layout, breeding, towering } = this.survey;
		if (park.dice[hex] !== 0) return 1;
		const isSix = hex === layout.star || ((towering & (1 << hex)) !== 0 && this.#six > this.#mid);
		const isLow = !isSix && (breeding & (1 << hex)) !== 0;
		const chance = Math.max(0, Math.min(surest, isSix ? this.#six : isLow ? this.#low : this.#mid));
		if (isSix) this.#six -= chance;
		else if (isLow) this.#low -= chance;
		else this.#mid -= chance;
		return chance;
	}

	/** The die on a tile, or the one hoped for. */
	#value(hex: Hex, { lowDie, midDie, towerDie }: Weights): number {
		const { park, layout, breeding, towering } = this.survey;
		if (park.dice[hex] !== 0) return park.dice[hex];
		if (hex === layout.star) return 6;
		if ((breeding & (1 << hex)) !== 0) return lowDie;
		return (towering & (1 << hex)) !== 0 ? towerDie : midDie;
	}

	#towers(outlook: Outlook, weights: Weights): number {
		const { layout, park } = this.survey;
		const third = Math.min(0.9, weights.thirdPart * outlook.turnsLeft);
		let hopes = 0;
		for (let i = 0; i < layout.points.length; i++) {
			const parts = (park.towers & (1 << i)) !== 0 ? 3 : matchingParts(park, layout.points[i]);
			if (parts <= 0) continue;
			const built = parts === 3 ? 1 : parts === 2 ? third : weights.secondPart * third;
			hopes += built * this.#manned(layout.points[i], weights);
		}
		return hopes;
	}

	/** What a tower brings once it is built: all three dice or nothing. */
	#manned({ hexes }: TowerPoint, { laterDie, towerDie }: Weights): number {
		const { park } = this.survey;
		let chance = 1;
		let sum = 0;
		for (let i = 0; i < hexes.length; i++) {
			const hex = hexes[i];
			const die = park.dice[hex];
			if (die === 0) chance *= park.tiles[hex] === NO_TILE ? laterDie : this.#chances[hex];
			sum += die === 0 ? towerDie : die;
		}
		return chance * sum;
	}

	#animals({ newSpecies }: Weights): number {
		const found = count(this.survey.species);
		const most = ANIMAL_POINTS.length - 1;
		const expected = Math.min(most, found + newSpecies * this.#coming * (1 - (found - 1) / most));
		const whole = Math.floor(expected);
		const next = Math.min(most, whole + 1);
		return ANIMAL_POINTS[whole] + (expected - whole) * (ANIMAL_POINTS[next] - ANIMAL_POINTS[whole]);
	}

	#entrance({ entranceTurns }: Outlook, { entranceTile, entranceHex }: Weights): number {
		const { park, layout, dice, vacant } = this.survey;
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
		const open = reach & ~dice;
		const perTurn = entranceTile * count(open & ~vacant) + entranceHex * count(open & vacant);
		return hopes + (entranceTurns / 8) * perTurn;
	}
}

const appraisal = new Appraisal();

function workersWorth(unused: number, { worker, multiWorker }: Weights): number {
	return worker * count(unused & ~(1 << MULTI)) + ((unused & (1 << MULTI)) !== 0 ? multiWorker : 0);
}
