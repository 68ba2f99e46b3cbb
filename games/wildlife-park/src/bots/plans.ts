import type { Seat } from '@shutterbox/kernel';
import { hasChosen, inPreparation } from '../rules/choose.ts';
import { DISPLAY_SLOTS, type Item, isDie } from '../rules/items.ts';
import { HEXES, type HexSet, NO_POINT } from '../rules/layouts.ts';
import { type Build, type BuildStep, type Choose, ownMove, type Turn } from '../rules/move.ts';
import { clonePark, layoutOf, type Park } from '../rules/park.ts';
import type { State } from '../rules/state.ts';
import { occupied, spaceNames, supplySlots } from '../rules/supply.ts';
import { withoutUsed } from '../rules/workers.ts';
import { Outlook } from './outlook.ts';
import { DISCARD, isOpenTo, type Spot, spotsFor, stepTo, takeBack, tryOut } from './spots.ts';

/** Puts a number on a park, with the workers left and what is to come. */
export type Judge = (park: Park, unusedWorkers: number, outlook: Outlook) => number;

/** An item of one source at one place. */
interface Option {
	readonly name: BuildStep['item'];
	readonly slot: number;
	readonly item: Item;
	readonly spot: Spot;
	readonly value: number;
}

/** Both items of a turn, in the order of building. */
export type Plan = readonly [first: Option, second: Option];

const SPOTS_PER_ITEM = 4;
const OPTIONS_PER_SOURCE = 12;

/**
 * The plans a seat should consider for its turn: the best places of the best items of each source, every one with every
 * other; and dice that the tile before them makes room for.
 */
export class Planner {
	readonly #park: Park;
	readonly #workers: number;
	readonly #outlook: Outlook;
	readonly #judge: Judge;
	readonly #items: Readonly<Record<BuildStep['item'], readonly (readonly [slot: number, item: Item])[]>>;

	constructor(state: State, seat: Seat, judge: Judge) {
		this.#park = clonePark(state.parks[seat]);
		this.#workers = state.workers[seat];
		this.#outlook = new Outlook(state, seat);
		this.#judge = judge;
		if (hasChosen(state, seat)) {
			const { supply, display } = inPreparation(state, seat);
			this.#items = { supply: [[0, supply]], display: [[0, display]] };
			this.#outlook.count(display, 1);
		} else {
			this.#items = {
				supply: supplySlots(state, seat).map((slot) => [slot, state.supply[seat][slot]]),
				display: occupied(state.displays[seat]).map((slot) => [slot, state.displays[seat][slot]]),
			};
		}
	}

	/** The plan with the highest value after both items. */
	best(): { plan: Plan; value: number } {
		let best: Plan | null = null;
		let value = Number.NEGATIVE_INFINITY;
		for (const plan of this.plans()) {
			const found = this.valueOf(plan);
			if (found <= value) continue;
			best = plan;
			value = found;
		}
		if (best === null) throw new Error('nothing to choose from');
		return { plan: best, value };
	}

	/** The plans with the highest values, best first. */
	ranked(most: number): Plan[] {
		const rated: { plan: Plan; value: number }[] = [];
		for (const plan of this.plans()) rated.push({ plan, value: this.valueOf(plan) });
		rated.sort((a, b) => b.value - a.value);
		return rated.slice(0, most).map(({ plan }) => plan);
	}

	valueOf([first, second]: Plan): number {
		return this.#with(first, () => this.#valueWith(second, this.#workersAfter(first)));
	}

	*plans(): Iterable<Plan> {
		const supply = this.#options('supply');
		const display = this.#options('display');
		for (const first of supply) {
			for (const second of display) if (this.#fits(first, second)) yield [first, second];
			yield* this.#enabledBy(first);
		}
		for (const first of display) yield* this.#enabledBy(first);
	}

	/**
	 * The most promising places, best first; and the least painful discard, which fits with whatever the other item does.
	 * So there is a plan in every position.
	 */
	#options(name: BuildStep['item']): Option[] {
		const options: Option[] = [];
		const discards: Option[] = [];
		for (const [slot, item] of this.#items[name]) {
			const rated = (spot: Spot) => this.#rated({ name, slot, item, spot, value: 0 });
			const discard = rated(DISCARD);
			discards.push(discard);
			options.push(...best([discard, ...spotsFor(this.#park, this.#workers, item).map(rated)], SPOTS_PER_ITEM));
		}
		const promising = best(options, OPTIONS_PER_SOURCE);
		return promising.some(({ spot }) => spot === DISCARD) ? promising : [...promising, ...best(discards, 1)];
	}

	#rated(option: Option): Option {
		return { ...option, value: this.#valueWith(option, this.#workers) };
	}

	#valueWith(option: Option, workers: number): number {
		const left = withoutUsed(workers, option.spot.workers);
		return this.#with(option, () => this.#judge(this.#park, left, this.#outlook));
	}

	#workersAfter({ spot }: Option): number {
		return withoutUsed(this.#workers, spot.workers);
	}

	/** Runs something with an option carried out. */
	#with<T>({ name, item, spot }: Option, run: () => T): T {
		const towers = tryOut(this.#park, item, spot);
		if (name === 'display') this.#outlook.count(item, -1);
		const result = run();
		if (name === 'display') this.#outlook.count(item, 1);
		takeBack(this.#park, item, spot, towers);
		return result;
	}

	#fits(first: Option, second: Option): boolean {
		return this.#with(first, () => isOpenTo(this.#park, this.#workersAfter(first), second.item, second.spot));
	}

	/** Dice of the other source on a tile just laid, or at the tower it completes. */
	#enabledBy(first: Option): Plan[] {
		if (isDie(first.item) || first.spot === DISCARD) return [];
		const name = first.name === 'supply' ? 'display' : 'supply';
		return this.#with(first, () => {
			const within = this.#changedBy(first.spot);
			return this.#items[name].flatMap(([slot, item]) => {
				if (!isDie(item)) return [];
				const spots = spotsFor(this.#park, this.#workers, item, within);
				return spots.map((spot): Plan => [first, { name, slot, item, spot, value: 0 }]);
			});
		});
	}

	#changedBy({ hex, corner }: Spot): HexSet {
		const { pointAt, points } = layoutOf(this.#park);
		const point = pointAt[(hex * pointAt.length) / HEXES + corner];
		const isBuilt = point !== NO_POINT && (this.#park.towers & (1 << point)) !== 0;
		return (1 << hex) | (isBuilt ? points[point].set : 0);
	}
}

function best(options: readonly Option[], most: number): Option[] {
	return options.toSorted((a, b) => b.value - a.value).slice(0, most);
}

export function turnOf(state: State, seat: Seat, plan: Plan): Turn {
	return ownMove({ type: 'turn', ...namesOf(state, plan), build: stepsOf(state, seat, plan) });
}

export function choiceOf(state: State, plan: Plan): Choose {
	return ownMove({ type: 'choose', ...namesOf(state, plan) });
}

export function buildOf(state: State, seat: Seat, plan: Plan): Build {
	return ownMove({ type: 'build', build: stepsOf(state, seat, plan) });
}

function namesOf(state: State, [first, second]: Plan): Pick<Choose, 'supply' | 'display'> {
	const [supply, display] = first.name === 'supply' ? [first, second] : [second, first];
	return { supply: spaceNames(state)[supply.slot], display: DISPLAY_SLOTS[display.slot] };
}

function stepsOf(state: State, seat: Seat, plan: Plan): BuildStep[] {
	return plan.map(({ name, item, spot }) => stepTo(state.parks[seat], name, item, spot));
}
