import { type BySeat, ScriptedChance, type Seat } from '@shutterbox/kernel';
import {
	type Commit,
	clone,
	codeOf,
	DIRECTIONS,
	type Event,
	forest,
	type Lure,
	labelOf,
	lure,
	type Move,
	NO_TILE,
	neighbour,
	type SetTile,
	SIDES,
	SNAPS,
	type Square,
	type State,
	setTile,
	stopOf,
	TILE_TYPES,
	walk,
} from '@shutterbox/sasquatch-snap/client';
import { listed, padEnd } from '../../text.ts';
import type { Scene } from '../board.ts';
import { goodsWords, object, possessive, snaps, tileName } from './words.ts';

// What would come of a move, found out by making it on a copy of what the viewer sees.

/** What a legal move would do; of a commit only the viewer's own walk, as the board stands. */
export function explain({ position, viewer, names }: Scene<State>, move: Move): string {
	switch (move.type) {
		case 'whistle':
			return move.give && move.get ? `${goodsWords(move.give)} for ${goodsWords(move.get)}` : 'no exchange';
		case 'lure':
			return lureWords(position, names, move);
		case 'commit':
			return typeof viewer === 'number' ? commitWords(position, names, viewer, move) : '';
		case 'set':
			return typeof viewer === 'number' ? setWords(position, names, viewer, move) : '';
	}
}

/** What a lure along each of his lines would bring, one line for each stop and one for all clear lines. */
export function drawLines({ position, names }: Scene<State>): string[] {
	const stops = DIRECTIONS.map((dir, direction) => ({ dir, dist: stopOf(position, direction) }));
	const clear = stops.filter(({ dist }) => dist === 0).map(({ dir }) => dir);
	const lines = stops
		.filter(({ dist }) => dist > 0)
		.map((stop) => `${padEnd(`${stop.dir} ${stop.dist}`, LINE_HEAD)}${lureWords(position, names, stop)}`);
	if (clear.length > 0)
		lines.push(`${padEnd(clear.join(' '), LINE_HEAD)}clear: 1 to ${forest(position).size - 1} squares`);
	return lines;
}

export const LINE_HEAD = 9;

/** The events of single steps of the rules, on a copy. */
function eventsOf(
	position: State,
	steps: (copy: State, ctx: { emit: (event: Event | null) => void }) => void,
): Event[] {
	const events: Event[] = [];
	steps(clone(position), { emit: (event) => event !== null && events.push(event) });
	return events;
}

/** Nothing after the setup is left to chance. */
const NO_CHANCE = new ScriptedChance();

function lureWords(position: State, names: BySeat<string>, move: Omit<Lure, 'type'>): string {
	const events = eventsOf(position, (copy, ctx) =>
		lure(copy, { type: 'lure', ...move }, { chance: NO_CHANCE, ...ctx }),
	);
	const words: string[] = [];
	for (const event of events) {
		if (event.type === 'lured') words.push(`to ${label(position, event.to)}`);
		if (event.type === 'mauled')
			words.push(`mauls ${object(names, event.seat)}${event.snaps > 0 ? ` (${snaps(event.snaps)})` : ''}`);
		if (event.type === 'caught') {
			const pile = event.fromPile > 0 ? ` + pile ${event.fromPile}` : '';
			words.push(`${possessive(names, event.owner)} ${tileName(event.tile)} pays ${event.earned}${pile}`);
		}
		if (event.type === 'gameEnded') words.push(winWords(event, names));
	}
	return words.join(', ');
}

function commitWords(position: State, names: BySeat<string>, seat: Seat, move: Commit): string {
	const events = eventsOf(position, (copy, ctx) => {
		copy.commits[seat] = codeOf(move);
		walk(copy, seat, move.trap ? 1 : 2, { chance: NO_CHANCE, ...ctx });
	});
	const squares: string[] = [];
	const words: string[] = [];
	for (const event of events) {
		if (event.type === 'stepped') squares.push(label(position, event.to));
		if (event.type === 'tollPaid')
			words.push(`stopped by ${possessive(names, event.to)} ${tileName(event.tile)}: ${snaps(event.paid)}`);
		if (event.type === 'mauled')
			words.push(`MAULED: ${event.snaps > 0 ? `lose ${snaps(event.snaps)}` : 'nothing to lose'}`);
		if (event.type === 'gameEnded') words.push(winWords(event, names));
	}
	return [`${trapWords(position, seat, move)}walk to ${squares.join(', ')}`, ...words].join('; ');
}

function trapWords(position: State, seat: Seat, { trap, tile }: Commit): string {
	if (!trap) return '';
	const here = position.journalists[seat];
	if (position.tiles[here] !== NO_TILE) return `uproot your tile on ${label(position, here)}, `;
	return `${tile === undefined ? 'trap' : tileName(tile)} on ${label(position, here)}, `;
}

function setWords(position: State, names: BySeat<string>, seat: Seat, { tile }: SetTile): string {
	const type = TILE_TYPES.indexOf(tile);
	const here = position.journalists[seat];
	const words = [`${tileName(tile)} on ${label(position, here)}, pays and charges ${SNAPS[type]}`];
	if (tile === 'super') words.push(`on ${listed(around(position, here))} too`);
	for (const event of eventsOf(position, (copy, ctx) => setTile(copy, seat, type, { chance: NO_CHANCE, ...ctx }))) {
		if (event.type === 'trapsDestroyed') {
			const lost = event.list.map((each) => `${possessive(names, each.owner)} ${tileName(each.tile)}`);
			words.push(`destroys ${listed(lost)}`);
		}
		if (event.type === 'entrapped') words.push(`entraps ${object(names, event.seat)}`);
		if (event.type === 'gameEnded') words.push(winWords(event, names));
	}
	return words.join(', ');
}

function around(position: State, square: Square): string[] {
	return Array.from({ length: SIDES }, (_, direction) =>
		label(position, neighbour(forest(position), square, direction)),
	);
}

function winWords({ winners }: Event & { type: 'gameEnded' }, names: BySeat<string>): string {
	return `${listed(winners.map((seat) => object(names, seat)))} would win`;
}

function label(position: State, square: Square): string {
	return labelOf(position.rules.boardSize, square);
}
