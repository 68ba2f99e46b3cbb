import type { Refusal, Seat } from '@shutterbox/kernel';
import {
	appraise,
	type BuildStep,
	clone,
	DISPLAY_SLOTS,
	DISPLAY_TILE,
	faceOf,
	type Item,
	inPreparation,
	itemsChosen,
	layoutOf,
	type Move,
	NO_ITEM,
	Outlook,
	type Placement,
	Planner,
	pips,
	placeItem,
	RIGHT,
	SCORE_ROWS,
	type ScoreChange,
	SPECIES_OF,
	type State,
	siteOf,
	spaceNames,
	swapTiles,
	turned,
	useWorkers,
	type WorkerUse,
	whatChanges,
	whatWorkersChange,
} from '@shutterbox/wildlife-park/client';
import { listed } from '../../text.ts';
import type { Scene } from '../board.ts';
import { itemWords, signed, workerName } from './words.ts';

// What would come of a move, found out from what the viewer sees: the score pad before and after, and what the park
// promises.

/** What a legal move would do. */
export function explain({ position, viewer }: Scene<State>, move: Move): string {
	if (typeof viewer !== 'number') return '';
	switch (move.type) {
		case 'reroll':
			return againWords(move.dice.map((slot) => position.displays[viewer][slot]));
		case 'soloReroll':
			return againWords(move.spaces.map((space) => position.supply[0][space - 1]));
		case 'soloDiscard':
			if (move.spaces.length === 0) return 'keep all tiles';
			return `throw away ${listed(move.spaces.map((space) => itemWords(position.supply[0][RIGHT + space - 1])))}`;
		case 'swap':
			return swapWords(position, viewer, move);
		case 'declare':
			return move.kind === 'die' ? 'a token takes a tile away' : 'a token takes a die away';
		case 'protect':
			return move.token === null ? 'the item is out of the game' : `use up the ${workerName(move.token)} worker`;
		case 'choose': {
			const { supply, display } = itemsChosen(position, viewer, move);
			return `${itemWords(supply)} and ${itemWords(display)}`;
		}
		case 'turn':
		case 'build': {
			const items = itemsOf(position, viewer, move);
			const steps = move.build.map((step) => stepWords(items[step.item], step));
			const change = changeWords(whatChanges(position, viewer, placementsOf(items, move.build)));
			return `${steps.join(', ')}: ${change}${outlookWords(position, viewer, move)}`;
		}
		case 'workers': {
			if (move.changes.length === 0) return 'keep all workers';
			const turns = move.changes.map(({ hex, workers }) => dieWords(position, viewer, hex, workers));
			return `${turns.join(', ')}: ${changeWords(whatWorkersChange(position, viewer, move.changes))}`;
		}
	}
}

/** The score that the park promises after the move; for rolls and throws, how many of the items are worth it. */
export function rank({ position, viewer }: Scene<State>, move: Move): number {
	if (typeof viewer !== 'number') return 0;
	switch (move.type) {
		case 'reroll':
			return worthOf(move.dice.map((slot) => position.displays[viewer][slot]));
		case 'soloReroll':
			return worthOf(move.spaces.map((space) => position.supply[0][space - 1]));
		case 'soloDiscard':
			return throwsOf(position, move.spaces);
		case 'swap': {
			const after = clone(position);
			swapTiles(after, viewer, move);
			return promiseOf(after, viewer);
		}
		case 'declare': {
			const after = clone(position);
			if (after.solo) after.solo.side = move.kind === 'die' ? 'left' : 'right';
			return new Planner(after, viewer, appraise).best().value;
		}
		case 'choose':
			return new Planner(chosen(position, viewer, move), viewer, appraise).best().value;
		case 'protect':
			return 0;
		default:
			return promiseOf(played(position, viewer, move), viewer);
	}
}

/** The worth of a roll: 3s fit neither breeding tiles nor strong areas; everything else had better stay. */
function worthOf(dice: readonly Item[]): number {
	return dice.reduce((worth, item) => worth + (pips(item) === 3 ? 1 : -1), 0);
}

/** Animals that the park, or another space, has already are worth throwing away. */
function throwsOf({ parks, supply }: State, spaces: readonly number[]): number {
	const known = new Set(parks[0].tiles.map((tile) => SPECIES_OF[tile]));
	let worth = 0;
	supply[0].slice(RIGHT).forEach((tile, i) => {
		if (spaces.includes(i + 1)) worth += known.has(SPECIES_OF[tile]) ? 1 : -1;
		known.add(SPECIES_OF[tile]);
	});
	return worth;
}

function promiseOf(position: State, seat: Seat): number {
	return appraise(position.parks[seat], position.workers[seat], new Outlook(position, seat));
}

/** The viewer's items on the way to the park. */
function chosen(position: State, seat: Seat, move: Move & { type: 'choose' }): State {
	const after = clone(position);
	const { supply, display } = itemsChosen(position, seat, move);
	after.supply[seat][spaceNames(position).indexOf(move.supply)] = NO_ITEM;
	after.displays[seat][DISPLAY_SLOTS.indexOf(move.display)] = NO_ITEM;
	after.preparation[seat] = [supply, display];
	return after;
}

/** The viewer's own part of a move, before anybody else's. */
function played(position: State, seat: Seat, move: Move): State {
	const after = clone(position);
	if (move.type === 'workers') useWorkers(after, seat, move);
	if (move.type !== 'turn' && move.type !== 'build') return after;
	const items = itemsOf(position, seat, move);
	if (move.type === 'turn') after.displays[seat][DISPLAY_SLOTS.indexOf(move.display)] = NO_ITEM;
	for (const step of move.build) {
		const site = siteOf(after, seat);
		placeItem(site, items[step.item], step);
		after.workers[seat] = site.workers;
	}
	return after;
}

function itemsOf(position: State, seat: Seat, move: Move & { type: 'turn' | 'build' }) {
	return move.type === 'turn' ? itemsChosen(position, seat, move) : inPreparation(position, seat);
}

function placementsOf(items: Readonly<Record<BuildStep['item'], Item>>, steps: readonly BuildStep[]): Placement[] {
	return steps.map((step) => ({ ...step, item: faceOf(items[step.item]) }));
}

/** `lion △ to b3`, `green 4 to c2 as a 5`, `blue 6 discarded`. */
function stepWords(item: Item, { to, workers = [] }: BuildStep): string {
	if (to === null) return `${itemWords(item)} discarded`;
	const asValue = workers.length === 0 ? '' : ` as a ${turned(pips(item), workers)}`;
	return `${itemWords(item)} to ${to}${asValue}`;
}

/** `b4 3 → 4`. */
function dieWords({ parks }: State, seat: Seat, hex: string, workers: readonly WorkerUse[]): string {
	const value = parks[seat].dice[layoutOf(parks[seat]).names.indexOf(hex)];
	return `${hex} ${value} → ${turned(value, workers)}`;
}

/** `; a tower; rated 152`: what stands then, and what the park seems to be worth. */
function outlookWords(position: State, seat: Seat, move: Move): string {
	const after = played(position, seat, move);
	const isBuilt = after.parks[seat].towers !== position.parks[seat].towers;
	return `${isBuilt ? '; a tower' : ''}; rated ${Math.round(promiseOf(after, seat))}`;
}

/** `+8 (green +6, animals +2)`; the rows are left out where there is only one. */
function changeWords(change: ScoreChange | Refusal): string {
	if ('code' in change) return 'not allowed';
	const rows = SCORE_ROWS.filter((row) => change[row] !== 0);
	if (rows.length === 0) return 'no points yet';
	if (rows.length === 1) return `${rows[0]} ${signed(change.total)}`;
	return `${signed(change.total)} (${rows.map((row) => `${row} ${signed(change[row])}`).join(', ')})`;
}

function againWords(dice: readonly Item[]): string {
	return dice.length === 0 ? 'keep all dice' : `roll ${listed(dice.map(itemWords))} again`;
}

function swapWords({ parks, displays }: State, seat: Seat, { swap }: Move & { type: 'swap' }): string {
	if (swap === null) return 'leave everything as it is';
	const { starts, names } = layoutOf(parks[seat]);
	const { hex } = starts[swap.start - 1];
	const coming = displays[seat][DISPLAY_TILE + swap.slot];
	return `${itemWords(coming)} to ${names[hex]} for ${itemWords(parks[seat].tiles[hex])}`;
}
