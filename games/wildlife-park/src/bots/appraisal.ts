import { ANIMAL_POINTS, COLOURS, type ColourIndex, HEART, MULTI, SYMBOL_OF } from '../rules/components.ts';
import { connected, count, type Hex, type HexSet, lowest, type TowerPoint } from '../rules/layouts.ts';
import { isAtTower, NO_TILE, type Park } from '../rules/park.ts';
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
	return new Appraisal(park, outlook, weights).total(unusedWorkers);
}

class Appraisal {
	readonly #survey: Survey;
	readonly #outlook: Outlook;
	readonly #weights: Weights;
	/** Tiles still to be laid. */
	readonly #coming: number;
	/** By hex: the chance that its tile has a die in the end. */
	readonly #chances: number[] = [];

	constructor(park: Park, outlook: Outlook, weights: Weights) {
		this.#survey = new Survey(park);
		this.#outlook = outlook;
		this.#weights = weights;
		this.#coming = Math.min(count(this.#survey.vacant), weights.tiles * outlook.turnsLeft);
	}

	total(unusedWorkers: number): number {
		let hopes = 0;
		for (let colour = 0; colour < COLOURS.length; colour++) hopes += this.#habitat(colour);
		hopes += this.#towers() + this.#animals() + this.#workers(unusedWorkers);
		if (this.#outlook.isEntranceOpen) hopes += this.#entrance();
		if (this.#outlook.missions.length > 0) {
			hopes += this.#weights.missions * missionHopes(this.#survey, unusedWorkers, this.#outlook);
		}
		return hopes;
	}

	/** Dice at hand and dice that may come go to the best areas first. */
	#habitat(colour: ColourIndex): number {
		const { layout, vacant } = this.#survey;
		const pool = this.#pool(colour);
		const share = vacant === 0 ? 0 : this.#coming / count(vacant);
		let hopes = 0;
		for (const area of this.#areas(colour)) {
			let sum = 0;
			let breeding = 0;
			let around: HexSet = 0;
			for (let hexes = area; hexes !== 0; hexes &= hexes - 1) {
				const hex = lowest(hexes);
				const chance = this.#chance(hex, pool);
				this.#chances[hex] = chance;
				sum += chance * this.#value(hex);
				if (this.#isHeart(hex)) breeding += chance;
				around |= layout.adjacent[hex];
			}
			const open = count(around & vacant) * share;
			hopes += (sum + this.#weights.growth * open) * (breeding + this.#weights.litter * open);
		}
		return hopes;
	}

	/** Most breeding tiles first, then most tiles. */
	#areas(colour: ColourIndex): HexSet[] {
		const { tiles, layout } = this.#survey;
		const areas: HexSet[] = [];
		for (let rest = tiles[colour]; rest !== 0; ) {
			const area = connected(layout, lowest(rest), rest);
			areas.push(area);
			rest &= ~area;
		}
		return areas.length < 2 ? areas : areas.sort((a, b) => this.#rank(b) - this.#rank(a));
	}

	#rank(area: HexSet): number {
		let hearts = 0;
		for (let hexes = area; hexes !== 0; hexes &= hexes - 1) if (this.#isHeart(lowest(hexes))) hearts++;
		return 10 * hearts + count(area);
	}

	#pool(colour: ColourIndex): Pool {
		const { hearts, parts, atTowers, stars, empty } = this.#survey;
		const { low, mid, six, turnsLeft } = this.#outlook;
		const { supplyDice, lowShare, midShare, sixShare } = this.#weights;
		const needed = hearts[colour] + parts[colour] + atTowers[colour] + stars[colour];
		const supply = empty === 0 ? 0 : (supplyDice * turnsLeft * needed) / empty;
		const forHearts = low[colour] + lowShare * supply;
		return {
			low: forHearts,
			mid: mid[colour] + Math.max(0, forHearts - hearts[colour]) + midShare * supply,
			six: six[colour] + sixShare * supply,
		};
	}

	#chance(hex: Hex, pool: Pool): number {
		const { park, layout } = this.#survey;
		if (park.dice[hex] !== 0) return 1;
		if (hex === layout.star) return this.#draw(pool, 'six');
		if (this.#isHeart(hex)) return this.#draw(pool, 'low');
		if (isAtTower(park, hex) && pool.six > pool.mid) return this.#draw(pool, 'six');
		return this.#draw(pool, 'mid');
	}

	#draw(pool: Pool, kind: keyof Pool): number {
		const chance = Math.max(0, Math.min(this.#weights.surest, pool[kind]));
		pool[kind] -= chance;
		return chance;
	}

	/** The die on a tile, or the one hoped for. */
	#value(hex: Hex): number {
		const { park, layout } = this.#survey;
		if (park.dice[hex] !== 0) return park.dice[hex];
		if (hex === layout.star) return 6;
		if (this.#isHeart(hex)) return this.#weights.lowDie;
		return isAtTower(park, hex) ? this.#weights.towerDie : this.#weights.midDie;
	}

	#isHeart(hex: Hex): boolean {
		return SYMBOL_OF[this.#survey.park.tiles[hex]] === HEART;
	}

	#towers(): number {
		const { layout, park } = this.#survey;
		const { thirdPart, secondPart } = this.#weights;
		const third = Math.min(0.9, thirdPart * this.#outlook.turnsLeft);
		const built = [0, secondPart * third, third, 1];
		let hopes = 0;
		for (let i = 0; i < layout.points.length; i++) {
			const parts = (park.towers & (1 << i)) !== 0 ? 3 : matchingParts(park, layout.points[i]);
			if (parts > 0) hopes += built[parts] * this.#manned(layout.points[i]);
		}
		return hopes;
	}

	/** What a tower brings once it is built: all three dice or nothing. */
	#manned({ hexes }: TowerPoint): number {
		const { park } = this.#survey;
		let chance = 1;
		let sum = 0;
		for (const hex of hexes) {
			const die = park.dice[hex];
			if (die === 0) chance *= park.tiles[hex] === NO_TILE ? this.#weights.laterDie : this.#chances[hex];
			sum += die === 0 ? this.#weights.towerDie : die;
		}
		return chance * sum;
	}

	#animals(): number {
		const found = count(this.#survey.species);
		const most = ANIMAL_POINTS.length - 1;
		const expected = Math.min(most, found + this.#weights.newSpecies * this.#coming * (1 - (found - 1) / most));
		const whole = Math.floor(expected);
		const next = Math.min(most, whole + 1);
		return ANIMAL_POINTS[whole] + (expected - whole) * (ANIMAL_POINTS[next] - ANIMAL_POINTS[whole]);
	}

	#entrance(): number {
		const { park, layout, dice, vacant } = this.#survey;
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
		const { entranceTile, entranceHex } = this.#weights;
		const perTurn = entranceTile * count(open & ~vacant) + entranceHex * count(open & vacant);
		return hopes + (this.#outlook.entranceTurns / 8) * perTurn;
	}

	#workers(unused: number): number {
		if (this.#outlook.isEnd) return 0;
		const { worker, multiWorker } = this.#weights;
		return worker * count(unused & ~(1 << MULTI)) + ((unused & (1 << MULTI)) !== 0 ? multiWorker : 0);
	}
}

/** Dice of a colour that can still be counted on, whole and in parts: 1 and 2, 3 to 5, 6. */
interface Pool {
	low: number;
	mid: number;
	six: number;
}
