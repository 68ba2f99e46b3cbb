import type { Chance, Seat } from '@shutterbox/kernel';
import { type BothItems, placeItem, type Site, siteOf } from './build.ts';
import { inPreparation } from './choose.ts';
import { COLOUR_OF, COLOURS, type ColourIndex, DISPLAY_DICE, MULTI, type Worker } from './components.ts';
import { colourOf, DISPLAY_SLOTS, type Item, isDie, NO_ITEM, pips, RIGHT } from './items.ts';
import { CORNERS, count, HEXES, type Hex, type HexSet, lowest, member, membersOf } from './layouts.ts';
import { type BuildStep, type Choose, type Move, OwnTurn, ownMove, type WorkerChange, type WorkerUse } from './move.ts';
import { copyPark, emptyPark, faultOf, isWatchtowerTile, layoutOf, NO_TILE, type Park } from './park.ts';
import { protectors } from './solo.ts';
import type { State } from './state.ts';
import { occupiedSet, soloSpaces, spaceNames, supplySet } from './supply.ts';
import { turned, withoutUsed, workersIn } from './workers.ts';

// The random player: any item, any order, any legal place, discarding only what fits nowhere. A worker is used now and
// then, so that random matches get everywhere; the other decisions are uniform.

/** One die, one protection, one phase in so many sees a worker. */
const WORKER_RARITY = 8;

export function randomMove(state: State, seat: Seat, chance: Chance): Move {
	switch (state.phase) {
		case 'reroll':
			return randomReroll(state.displays[seat], chance);
		case 'swap':
			return SWAPS[chance.int(SWAPS.length)];
		case 'soloReroll':
			return ownMove({ type: 'soloReroll', spaces: someOf(soloSpaces(state, 0), chance) });
		case 'soloDiscard':
			return ownMove({ type: 'soloDiscard', spaces: someOf(soloSpaces(state, RIGHT), chance) });
		case 'declare':
			return ownMove({ type: 'declare', kind: chance.int(2) === 0 ? 'die' : 'tile' });
		case 'protect':
			return ownMove({ type: 'protect', token: randomProtector(state, chance) });
		case 'turn': {
			const space = memberOf(supplySet(state, seat), chance);
			const slot = memberOf(occupiedSet(state.displays[seat]), chance);
			const items = { supply: state.supply[seat][space], display: state.displays[seat][slot] };
			const build = randomBuild(state, seat, items, chance);
			return new OwnTurn(spaceNames(state)[space], DISPLAY_SLOTS[slot], build);
		}
		case 'choose':
			return ownMove({ type: 'choose', ...randomChoice(state, seat, chance) });
		case 'build':
			return ownMove({ type: 'build', build: randomBuild(state, seat, inPreparation(state, seat), chance) });
		case 'workers':
			return randomWorkers(state, seat, chance);
		case 'over':
			throw new Error('nobody is to move');
	}
}

const SWAPS: readonly Move[] = Array.from({ length: 10 }, (_, n) =>
	ownMove({ type: 'swap', swap: n === 9 ? null : { start: 1 + Math.floor(n / 3), slot: n % 3 } }),
);

/** By set of dice. */
const REROLLS: readonly Move[] = Array.from({ length: 1 << DISPLAY_DICE }, (_, set) =>
	ownMove({ type: 'reroll', dice: membersOf(set) }),
);

function randomReroll(display: readonly Item[], chance: Chance): Move {
	let set = 0;
	for (let slot = 0; slot < DISPLAY_DICE; slot++)
		if (display[slot] !== NO_ITEM && chance.int(2) === 0) set |= 1 << slot;
	return REROLLS[set];
}

function randomChoice(state: State, seat: Seat, chance: Chance): Pick<Choose, 'supply' | 'display'> {
	return {
		supply: spaceNames(state)[memberOf(supplySet(state, seat), chance)],
		display: DISPLAY_SLOTS[memberOf(occupiedSet(state.displays[seat]), chance)],
	};
}

const SUPPLY_FIRST = ['supply', 'display'] as const;
const DISPLAY_FIRST = ['display', 'supply'] as const;
/** Where the second step of a random build is tried after the first. */
const after: Site = { park: emptyPark(0, 0), workers: 0 };
const NO_WORKERS: readonly WorkerUse[] = [];

function randomBuild(state: State, seat: Seat, items: BothItems, chance: Chance): BuildStep[] {
	const order = chance.int(2) === 0 ? SUPPLY_FIRST : DISPLAY_FIRST;
	const before = siteOf(state, seat);
	const first = randomStep(before, order[0], items[order[0]], chance);
	if (first.to === null) return [first, randomStep(before, order[1], items[order[1]], chance)];
	copyPark(before.park, after.park);
	after.workers = before.workers;
	placeItem(after, items[order[0]], first);
	return [first, randomStep(after, order[1], items[order[1]], chance)];
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
	for (let hex = 0; hex < HEXES; hex++) found |= (tiles[hex] === NO_TILE ? 1 : 0) << hex;
	return found;
}

/** By tile, NO_TILE first: its colour. */
const COLOUR_ON = Int8Array.of(-1, ...COLOUR_OF);

/** Where a die may be put. */
function hexesFor(park: Park, colour: ColourIndex, value: number): HexSet {
	const { tiles, dice } = park;
	let open = 0;
	for (let hex = 0; hex < HEXES; hex++) open |= (COLOUR_ON[tiles[hex] - NO_TILE] === colour ? 1 : 0) << hex;
	for (let rest = open; rest !== 0; rest &= rest - 1) if (dice[lowest(rest)] !== 0) open &= ~(rest & -rest);
	let found = open;
	for (let rest = open; rest !== 0; rest &= rest - 1)
		if (faultOf(park, lowest(rest), value) !== null) found &= ~(rest & -rest);
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

const NO_CHANGES: Move = ownMove({ type: 'workers', changes: [] });

/** At most one change per colour. */
function randomWorkers(state: State, seat: Seat, chance: Chance): Move {
	if (chance.int(WORKER_RARITY) > 0) return NO_CHANGES;
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
	return ownMove({ type: 'workers', changes });
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
