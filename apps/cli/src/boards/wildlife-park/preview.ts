import type { Seat } from '@shutterbox/kernel';
import {
	appraise,
	type Build,
	type BuildStep,
	type Choose,
	changeWords,
	clone,
	DISPLAY_SLOTS,
	faceOf,
	forecast,
	type Item,
	inPreparation,
	itemsChosen,
	type Move,
	NO_ITEM,
	Outlook,
	Planner,
	pips,
	placeItem,
	RIGHT,
	SPECIES_OF,
	type State,
	siteOf,
	spaceNames,
	swapTiles,
	type Turn,
	turned,
	useWorkers,
	whatChanges,
	whatWorkersChange,
	workersForecast,
} from '@shutterbox/wildlife-park/client';
import type { Scene } from '../board.ts';
import { type BoardVoice, itemSign } from './signs.ts';

// What would come of a move, found out from what the viewer sees: the score pad before and after, and what the park
// promises.

/** What a legal move would do. */
export function explain(voice: BoardVoice, { position, viewer }: Scene<State>, move: Move): string {
	if (typeof viewer !== 'number') return '';
	switch (move.type) {
		case 'reroll':
			return againWords(
				voice,
				move.dice.map((slot) => position.displays[viewer][slot]),
			);
		case 'soloReroll':
			return againWords(
				voice,
				move.spaces.map((space) => position.supply[0][space - 1]),
			);
		case 'soloDiscard': {
			const tiles = move.spaces.map((space) => itemSign(voice, position.supply[0][RIGHT + space - 1]));
			return tiles.length === 0
				? voice.say('explain.keepTiles')
				: voice.say('explain.throw', { tiles: voice.list(tiles) });
		}
		case 'turn':
		case 'build':
			return buildWords(voice, position, viewer, move);
		case 'workers': {
			const change = whatWorkersChange(position, viewer, move.changes);
			return 'code' in change ? '' : workersForecast(voice, position.parks[viewer], move.changes, change);
		}
		default:
			return forecast(voice, position, viewer, move);
	}
}

/** `lion △ to b3, blue 6 discarded: Animals +2; rated 152`: what it scores, and what the park then seems to be worth. */
function buildWords(voice: BoardVoice, position: State, seat: Seat, move: Turn | Build): string {
	const items = itemsOf(position, seat, move);
	const steps = move.build.map((step) => stepWords(voice, items[step.item], step));
	const placements = move.build.map((step) => ({ ...step, item: faceOf(items[step.item]) }));
	const change = whatChanges(position, seat, placements);
	if ('code' in change) return '';
	const after = played(position, seat, move);
	const isTowerBuilt = after.parks[seat].towers !== position.parks[seat].towers;
	const rating = Math.round(promiseOf(after, seat));
	return voice.say('explain.build', {
		steps: steps.join(', '),
		change: changeWords(voice, change, isTowerBuilt),
		rating,
	});
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
function chosen(position: State, seat: Seat, move: Choose): State {
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

function itemsOf(position: State, seat: Seat, move: Turn | Build) {
	return move.type === 'turn' ? itemsChosen(position, seat, move) : inPreparation(position, seat);
}

/** `lion △ to b3`, `green 4 to c2 as a 5`, `blue 6 discarded`. */
function stepWords(voice: BoardVoice, item: Item, { to, workers = [] }: BuildStep): string {
	const sign = itemSign(voice, item);
	if (to === null) return voice.say('explain.discarded', { item: sign });
	if (workers.length === 0) return voice.say('explain.placed', { item: sign, hex: to });
	return voice.say('explain.turned', { item: sign, hex: to, value: turned(pips(item), workers) });
}

function againWords(voice: BoardVoice, dice: readonly Item[]): string {
	if (dice.length === 0) return voice.say('explain.keepDice');
	return voice.say('explain.roll', { dice: voice.list(dice.map((die) => itemSign(voice, die))) });
}
