import type { Chance, Seat } from '@shutterbox/kernel';
import { type BothItems, placeItem, type Site } from './build.ts';
import { inPreparation, itemsChosen } from './choose.ts';
import { COLOUR_OF, COLOURS, type ColourIndex, DISPLAY_DICE, MULTI, type Worker } from './components.ts';
import { colourOf, DISPLAY_SLOTS, type Item, isDie, pips, RIGHT } from './items.ts';
import { CORNERS, count, HEXES, type Hex, type HexSet, member } from './layouts.ts';
import { type BuildStep, type Choose, type Move, ownMove, type WorkerChange, type WorkerUse } from './move.ts';
import { copyPark, emptyPark, faultOf, isWatchtowerTile, layoutOf, NO_TILE, type Park } from './park.ts';
import { protectors } from './solo.ts';
import type { State } from './state.ts';
import { occupied, occupiedSet, soloSpaces, spaceNames, supplySet } from './supply.ts';
import { turned, withoutUsed, workersIn } from './workers.ts';

// The random player: any item, any order, any legal place, discarding only what fits nowhere. A worker is used now and
// then, so that random matches get everywhere; the other decisions are uniform.

/** One die, one protection, one phase in so many sees a worker. */
const WORKER_RARITY = 8;

export function randomMove(state: State, seat: Seat, chance: Chance): Move {
	switch (state.phase) {
		case 'reroll':
			return ownMove({ type: 'reroll', dice: someOf(occupied(state.displays[seat].slice(0, DISPLAY_DICE)), chance) });
		case 'swap':
			return randomSwap(chance);
		case 'soloReroll':
			return ownMove({ type: 'soloReroll', spaces: someOf(soloSpaces(state, 0), chance) });
		case 'soloDiscard':
			return ownMove({ type: 'soloDiscard', spaces: someOf(soloSpaces(state, RIGHT), chance) });
		case 'declare':
			return ownMove({ type: 'declare', kind: chance.int(2) === 0 ? 'die' : 'tile' });
		case 'protect':
			return ownMove({ type: 'protect', token: randomProtector(state, chance) });
		case 'turn': {
			const choice = randomChoice(state, seat, chance);
			const build = randomBuild(state, seat, itemsChosen(state, seat, choice), chance);
			return ownMove({ type: 'turn', supply: choice.supply, display: choice.display, build });
		}
		case 'choose':
			return ownMove({ type: 'choose', ...randomChoice(state, seat, chance) });
		case 'build':
			return ownMove({ type: 'build', build: randomBuild(state, seat, inPreparation(state, seat), chance) });
		case 'workers':
			return ownMove({ type: 'workers', changes: randomChanges(state, seat, chance) });
		case 'over':
			throw new Error('nobody is to move');
	}
}

function randomSwap(chance: Chance): Move {
	const n = chance.int(10);
	return ownMove({ type: 'swap', swap: n === 9 ? null : { start: 1 + Math.floor(n / 3), slot: n % 3 } });
}

function randomChoice(state: State, seat: Seat, chance: Chance): Pick<Choose, 'supply' | 'display'> {
	return {
		supply: spaceNames(state)[memberOf(supplySet(state, seat), chance)],
		display: DISPLAY_SLOTS[memberOf(occupiedSet(state.displays[seat]), chance)],
	};
}

const SUPPLY_FIRST = ['supply', 'display'] as const;
const DISPLAY_FIRST = ['display', 'supply'] as const;
/** Where random builds are tried. */
const site: Site = { park: emptyPark(0, 0), workers: 0 };
const NO_WORKERS: readonly WorkerUse[] = [];

function randomBuild(state: State, seat: Seat, items: BothItems, chance: Chance): BuildStep[] {
	const order = chance.int(2) === 0 ? SUPPLY_FIRST : DISPLAY_FIRST;
	copyPark(state.parks[seat], site.park);
	site.workers = state.workers[seat];
	const first = randomStep(site, order[0], items[order[0]], chance);
	placeItem(site, items[order[0]], first);
	return [first, randomStep(site, order[1], items[order[1]], chance)];
}

function randomStep(site: Site, name: BuildStep['item'], item: Item, chance: Chance): BuildStep {
	const { park } = site;
	const { names } = layoutOf(park);
	if (!isDie(item)) {
		const vacant = vacantHexes(park);
		if (vacant === 0) return { item: name, to: null };
		const to = names[memberOf(vacant, chance)];
		return isWatchtowerTile(item) ? { item: name, to, corner: chance.int(CORNERS) } : { item: name, to };
	}
	const colour = colourOf(item);
	const workers = chance.int(WORKER_RARITY) === 0 ? randomUses(site.workers, colour, chance) : NO_WORKERS;
	const hexes = hexesFor(park, colour, turned(pips(item), workers));
	if (workers.length > 0 && hexes !== 0) return { item: name, to: names[memberOf(hexes, chance)], workers };
	const plain = workers.length === 0 ? hexes : hexesFor(park, colour, pips(item));
	return { item: name, to: plain === 0 ? null : names[memberOf(plain, chance)] };
}

function vacantHexes({ tiles }: Park): HexSet {
	let found = 0;
	for (let hex = 0; hex < HEXES; hex++) if (tiles[hex] === NO_TILE) found |= 1 << hex;
	return found;
}

/** Where a die may be put. */
function hexesFor(park: Park, colour: ColourIndex, value: number): HexSet {
	const { tiles, dice } = park;
	let found = 0;
	for (let hex = 0; hex < HEXES; hex++) {
		const tile = tiles[hex];
		if (tile === NO_TILE || dice[hex] !== 0 || COLOUR_OF[tile] !== colour) continue;
		if (faultOf(park, hex, value) === null) found |= 1 << hex;
	}
	return found;
}

/** Up to two workers for a die of a colour, in one direction; none if none is left. */
function randomUses(unused: number, colour: ColourIndex, chance: Chance): WorkerUse[] {
	const delta = chance.int(2) === 0 ? 1 : -1;
	const fitting = workersIn(unused & ((1 << colour) | (1 << MULTI)));
	return someOf(fitting, chance).map((token) => [token, delta]);
}

function randomProtector(state: State, chance: Chance): Worker | null {
	if (chance.int(WORKER_RARITY) > 0) return null;
	return oneOf(workersIn(state.workers[0] & protectors(state)), chance);
}

/** At most one change per colour. */
function randomChanges(state: State, seat: Seat, chance: Chance): WorkerChange[] {
	if (chance.int(WORKER_RARITY) > 0) return [];
	const park = state.parks[seat];
	const changes: WorkerChange[] = [];
	let unused = state.workers[seat];
	for (let colour = 0; colour < COLOURS.length; colour++) {
		const workers = randomUses(unused, colour, chance);
		const hexes = workers.length === 0 ? [] : changeable(park, colour, workers);
		if (hexes.length === 0) continue;
		changes.push({ hex: layoutOf(park).names[oneOf(hexes, chance)], workers });
		unused = withoutUsed(unused, workers);
	}
	return changes;
}

/** Dice of a colour that these workers may turn. */
function changeable(park: Park, colour: ColourIndex, workers: readonly WorkerUse[]): Hex[] {
	const found: Hex[] = [];
	for (let hex = 0; hex < HEXES; hex++) {
		if (park.dice[hex] === 0 || COLOUR_OF[park.tiles[hex]] !== colour) continue;
		if (faultOf(park, hex, turned(park.dice[hex], workers)) === null) found.push(hex);
	}
	return found;
}

function memberOf(set: number, chance: Chance): number {
	return member(set, chance.int(count(set)));
}

function oneOf<T>(list: readonly T[], chance: Chance): T {
	return list[chance.int(list.length)];
}

/** Any subset, each as likely. */
function someOf<T>(list: readonly T[], chance: Chance): T[] {
	const some: T[] = [];
	for (let i = 0; i < list.length; i++) if (chance.int(2) === 0) some.push(list[i]);
	return some;
}
