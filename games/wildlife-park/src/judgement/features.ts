import type { Seat, View } from '@shutterbox/kernel';
import { Appraisal } from '../bots/appraisal.ts';
import { nearness } from '../bots/mission-hopes.ts';
import { Outlook } from '../bots/outlook.ts';
import type { Survey } from '../bots/survey.ts';
import { COLOUR_OF, COLOURS, MULTI, SYMBOL_OF, TURNS, WORKERS } from '../rules/components.ts';
import { connected, count, type HexSet, lowest } from '../rules/layouts.ts';
import { isMissionMet } from '../rules/missions.ts';
import { NO_TILE, type Park } from '../rules/park.ts';
import { sheetOf } from '../rules/scoring.ts';
import { NOT_SCORED, type State } from '../rules/state.ts';
import { matchingParts } from '../rules/towers.ts';
import { Coming, turnsLeft } from './coming.ts';
import * as at from './slots.ts';

const ONE = 64;
const MOST = 127;
/** Points that most parks come to. */
const USUAL = 150;

const own = new Appraisal();
const others = new Appraisal();
const coming = new Coming();

/** What rivals promise, by their parks: a view is never changed. */
const promised = new WeakMap<Park, number>();

/** Describes what a seat knows of a position in which the next board lies before it: its own view alone. */
export function features(view: View<State>, seat: Seat, into: Int8Array): void {
	into.fill(0);
	const left = turnsLeft(view, seat);
	const recorded = view.entrance[seat];
	const total =
		own.look(view.parks[seat], view.workers[seat], new Outlook(view, seat)) + (recorded === NOT_SCORED ? 0 : recorded);
	const { survey } = own;
	coming.look(view, seat, survey.species, left);
	for (let colour = 0; colour < COLOURS.length; colour++) {
		const part = colour * at.PART_SIZE;
		areas(survey, colour, part, into);
		supplies(view, seat, colour, part, left, into);
	}
	const globals = into.subarray(COLOURS.length * at.PART_SIZE);
	prospects(view, seat, total, left, globals);
	towers(survey, globals);
	entrance(survey, recorded, globals);
	missions(view, seat, survey, globals);
	rivals(view, seat, total, left, globals);
}

function share(value: number, of: number): number {
	const scaled = Math.round((value * ONE) / of);
	return scaled > MOST ? MOST : scaled < -MOST ? -MOST : scaled;
}

/** The areas of a colour; the two best told one by one. */
function areas({ park, layout, tiles, dice, breeding, vacant }: Survey, colour: number, part: number, into: Int8Array) {
	let [first, second, found, points] = [0, 0, 0, 0];
	let [best, next] = [-1, -1];
	for (let rest = tiles[colour]; rest !== 0; ) {
		const area = connected(layout, lowest(rest), rest);
		rest &= ~area;
		found++;
		const worth = 12 * count(area & breeding) + 2 * count(area) + sumIn(park, area & dice);
		if (worth > best) {
			[second, next] = [first, best];
			[first, best] = [area, worth];
		} else if (worth > next) [second, next] = [area, worth];
		points += sumIn(park, area & dice) * count(area & breeding & dice);
	}
	for (const [i, area] of [first, second].entries()) {
		if (area === 0) continue;
		const slot = part + at.areaAt(i);
		const sum = sumIn(park, area & dice);
		const litters = count(area & breeding & dice);
		const empty = area & ~dice;
		into[slot + at.AREA_TILES] = share(count(area), 4);
		into[slot + at.AREA_SUM] = share(sum, 12);
		into[slot + at.AREA_LITTERS] = share(litters, 2);
		into[slot + at.AREA_HEARTS] = share(count(empty & breeding), 2);
		into[slot + at.AREA_PARTS] = share(count(empty & ~breeding), 2);
		into[slot + at.AREA_OPEN] = share(count(around(layout.adjacent, area) & vacant), 4);
		into[slot + at.AREA_POINTS] = share(sum * litters, 24);
	}
	into[part + at.MORE_AREAS] = share(Math.max(0, found - 2), 2);
	into[part + at.POINTS] = share(points, 32);
}

function around(adjacent: readonly HexSet[], area: HexSet): HexSet {
	let set = 0;
	for (let rest = area; rest !== 0; rest &= rest - 1) set |= adjacent[lowest(rest)];
	return set;
}

function sumIn({ dice }: Park, hexes: HexSet): number {
	let sum = 0;
	for (let rest = hexes; rest !== 0; rest &= rest - 1) sum += dice[lowest(rest)];
	return sum;
}

/** What a colour needs and what may come for it. */
function supplies(view: State, seat: Seat, colour: number, part: number, left: number, into: Int8Array): void {
	const { survey } = own;
	into[part + at.PROMISE] = share(own.habitats[colour], 32);
	into[part + at.HEARTS] = share(survey.hearts[colour], 2);
	into[part + at.PARTS] = share(survey.parts[colour], 2);
	into[part + at.AT_TOWERS] = share(survey.atTowers[colour], 2);
	into[part + at.STAR_OPEN] = share(survey.stars[colour], 1);
	const { star } = survey.layout;
	if (COLOUR_OF[survey.park.tiles[star]] === colour && survey.stars[colour] === 0) into[part + at.STAR_FILLED] = ONE;
	for (let value = 1; value <= 6; value++) into[part + at.DICE + value - 1] = share(coming.dice[8 * colour + value], 1);
	for (const [slot, stock] of [[at.SHOWN, coming.shown] as const, [at.DRAWN, coming.drawn] as const]) {
		into[part + slot] = share(stock.hearts[colour], 2);
		into[part + slot + 1] = share(stock.parts[colour], 2);
		into[part + slot + 2] = share(stock.fresh[colour], 2);
	}
	for (let i = 0; i < at.BOARDS; i++) {
		const stock = coming.boards[i];
		const slot = part + at.boardAt(i);
		const of = i === at.BOARDS - 1 ? 4 : 1;
		into[slot + at.LOW] = share(stock.low[colour], of);
		into[slot + at.MID] = share(stock.mid[colour], of);
		into[slot + at.SIX] = share(stock.six[colour], of);
		into[slot + at.HEART] = share(stock.hearts[colour], of);
		into[slot + at.PART] = share(stock.parts[colour], of);
		into[slot + at.NEW] = share(stock.fresh[colour], of);
	}
	const workers = view.workers[seat];
	if ((workers & (1 << colour)) !== 0) into[part + at.WORKER] = ONE;
	if ((workers & (1 << MULTI)) !== 0) into[part + at.MULTI_WORKER] = ONE;
	into[part + at.PART_TURNS] = share(left, 8);
	into[part + at.PART_TURNS_LATE] = share(Math.min(left, 4), 4);
}

function prospects(view: State, seat: Seat, total: number, left: number, into: Int8Array): void {
	const { survey } = own;
	const workers = view.workers[seat];
	const found = count(survey.species);
	into[at.TOTAL] = share(total - USUAL, 32);
	into[at.TOWERS] = share(own.towers, 24);
	into[at.ANIMALS] = share(own.animals, 32);
	into[at.ENTRANCE] = share(own.entrance, 24);
	into[at.WORKERS] = share(own.workers, 12);
	into[at.MISSIONS_PROMISE] = share(own.missions, 24);
	into[at.TURNS_LEFT + left] = ONE;
	into[at.TURNS] = share(left, 8);
	for (let worker = 0; worker < WORKERS.length; worker++)
		if ((workers & (1 << worker)) !== 0) into[at.WORKERS_LEFT + worker] = ONE;
	into[at.WORKER_COUNT] = share(count(workers), 4);
	into[at.VACANT] = share(count(survey.vacant), 8);
	into[at.DICE_PLACED] = share(count(survey.dice), 8);
	into[at.SPECIES] = share(found, 10);
	into[at.SPECIES_FOUND + Math.max(0, found - 6)] = ONE;
	into[at.NEW_SHOWN] = share(sum(coming.shown.fresh), 2);
	into[at.NEW_DRAWN] = share(sum(coming.drawn.fresh), 2);
	for (let i = 0; i < at.BOARDS; i++)
		into[at.NEW_COMING + i] = share(sum(coming.boards[i].fresh), i === at.BOARDS - 1 ? 8 : 2);
}

function sum(numbers: readonly number[]): number {
	let total = 0;
	for (let i = 0; i < numbers.length; i++) total += numbers[i];
	return total;
}

function towers({ park, layout, dice, towering }: Survey, into: Int8Array): void {
	let [two, one, needed] = [0, 0, 0];
	for (let i = 0; i < layout.points.length; i++) {
		const point = layout.points[i];
		if ((park.towers & (1 << i)) !== 0) continue;
		const parts = matchingParts(park, point);
		if (parts === 1) one++;
		if (parts !== 2) continue;
		two++;
		const hex = point.hexes[park.tiles[point.hexes[0]] === NO_TILE ? 1 : 0];
		needed |= 1 << SYMBOL_OF[park.tiles[hex]];
	}
	const closing = (symbols: readonly number[]) => {
		let tiles = 0;
		for (let symbol = 1; symbol <= 3; symbol++) if ((needed & (1 << symbol)) !== 0) tiles += symbols[symbol];
		return tiles;
	};
	into[at.BUILT] = share(count(park.towers), 2);
	into[at.TOWER_DICE] = share(count(towering & dice), 4);
	into[at.TOWER_ROOM] = share(count(towering & ~dice), 4);
	into[at.TOWER_SUM] = share(sumIn(park, towering & dice), 24);
	into[at.TWO_PARTS] = share(two, 2);
	into[at.ONE_PART] = share(one, 4);
	into[at.CLOSING_SHOWN] = share(closing(coming.shown.symbols), 2);
	into[at.CLOSING_DRAWN] = share(closing(coming.drawn.symbols), 2);
	for (let i = 0; i < at.BOARDS; i++)
		into[at.CLOSING_COMING + i] = share(closing(coming.boards[i].symbols), i === at.BOARDS - 1 ? 8 : 2);
}

function entrance({ park, layout, dice, vacant }: Survey, recorded: number, into: Int8Array): void {
	if (recorded !== NOT_SCORED) {
		into[at.ENTRANCE_SCORED] = share(recorded, 24);
		return;
	}
	let [linked, reach] = [0, layout.entrance];
	for (let gates = dice & layout.entrance; gates !== 0; gates &= ~linked)
		linked |= connected(layout, lowest(gates), dice);
	reach |= around(layout.adjacent, linked);
	const open = reach & ~dice;
	into[at.ENTRANCE_OPEN] = ONE;
	into[at.LINKED] = share(sumIn(park, linked), 24);
	into[at.LINK_TILES] = share(count(open & ~vacant), 3);
	into[at.LINK_HEXES] = share(count(open & vacant), 4);
}

function missions({ missions, parks, workers }: State, seat: Seat, survey: Survey, into: Int8Array): void {
	if (missions[seat].length === 0) return;
	let met = 0;
	for (const number of missions[seat]) {
		const isMet = isMissionMet(number, parks[seat], workers[seat]);
		if (isMet) met++;
		into[at.NEARNESS + number - 1] = share(nearness(number, survey, workers[seat]), 1);
		if (isMet) into[at.MET + number - 1] = ONE;
	}
	into[at.WITH_MISSIONS] = ONE;
	into[at.MISSIONS_MET] = share(met, 2);
}

function rivals(view: View<State>, seat: Seat, total: number, left: number, into: Int8Array): void {
	if (view.seats === 1) return;
	let [best, promises] = [0, 0];
	for (let other = 0; other < view.seats; other++) {
		if (other === seat) continue;
		const promise = promiseOf(view, other);
		promises += promise;
		if (promise > best) best = promise;
	}
	into[at.BEST_RIVAL] = share(best - USUAL, 32);
	into[at.MEAN_RIVAL] = share(promises / (view.seats - 1) - USUAL, 32);
	into[at.LEAD] = share(total - best, 32);
	into[at.LATE_LEAD] = share((total - best) * (1 - left / TURNS), 16);
}

function promiseOf(view: View<State>, seat: Seat): number {
	const park = view.parks[seat];
	const known = promised.get(park);
	if (known !== undefined) return known;
	const recorded = Math.max(0, view.entrance[seat]);
	const promise = recorded + others.look(park, view.workers[seat], new Outlook(view, seat));
	promised.set(park, promise);
	return promise;
}

/** The seat's points now, more than its best rival's; alone, its points. */
export function lead(view: View<State>, seat: Seat): number {
	const pointsOf = (one: Seat) =>
		sheetOf(view.parks[one], view.workers[one], view.missions[one], view.entrance[one]).total;
	let best = Number.NEGATIVE_INFINITY;
	for (let other = 0; other < view.seats; other++) if (other !== seat) best = Math.max(best, pointsOf(other));
	return pointsOf(seat) - (view.seats === 1 ? 0 : best);
}
