import { isRefusal, resolveTable, ScriptedChance, type Viewer } from '@shutterbox/kernel';
import { Table, type TestTable, tableAt, walk } from '@shutterbox/testkit';
import { type Event, type Move, type Options, photograph, type State } from '../src/index.ts';
import { printCard, printFrame } from '../src/notation/print-position.ts';
import { type Card, COLOR_LETTERS } from '../src/rules/components.ts';
import type { PlacedCard } from '../src/rules/events.ts';
import { cardIn, filmIndex, isOpen } from '../src/rules/state.ts';

export type PhotoTable = Table<State, Move, Event>;

export function at(position: string): PhotoTable {
	return tableAt(photograph, position);
}

/** `2 4 x1 12`, or `-` where the seat has no film of that colour. */
export function filmOf({ state }: PhotoTable, seat: number, color: string): string {
	return state.films[filmIndex(seat, COLOR_LETTERS.indexOf(color))].map(printFrame).join(' ') || '-';
}

/** All films of a seat: `B 1 2, R 2 4`. */
export function filmsOf(table: PhotoTable, seat: number): string {
	return [...COLOR_LETTERS]
		.filter((color) => filmOf(table, seat, color) !== '-')
		.map((color) => `${color} ${filmOf(table, seat, color)}`)
		.join(', ');
}

/** From the bottom, with a star behind cards that everybody saw taken: `B3 R6* Y8`. */
export function handOf({ state }: PhotoTable, seat: number): string {
	return printHand(state.hands[seat]);
}

export function printHand(hand: readonly number[]): string {
	return hand.map((slot) => printCard(cardIn(slot)) + (isOpen(slot) ? '*' : '')).join(' ');
}

/** The field as the notation writes it, rows from the bottom: `R3 [R8] . . / …`. */
export function fieldOf(table: PhotoTable): string {
	return sectionOf(table, 'field');
}

export function rowOf(table: PhotoTable, row: number): string {
	return fieldOf(table).split(' / ')[row];
}

/** From the top. */
export function deckOf(table: PhotoTable): string {
	return sectionOf(table, 'deck');
}

/** Colours whose good shots a seat has won. */
export function shotsOf({ state }: PhotoTable, seat: number): string {
	return [...COLOR_LETTERS].filter((_, color) => state.goodShots[color] === seat).join(' ') || '-';
}

/** What a viewer knows, in notation. */
export function seen(table: PhotoTable, viewer: Viewer): string {
	return photograph.notation.printPosition(table.view(viewer));
}

export function sectionOf(table: PhotoTable, name: string): string {
	return sectionIn(table.print(), name);
}

/** One section of a position in notation, without its name. */
export function sectionIn(position: string, name: string): string {
	const section = position.split(' | ').find((text) => text.startsWith(`${name} `));
	return section?.slice(name.length + 1) ?? '';
}

/** What a viewer was told about the last move, one line per event. */
export function told(table: PhotoTable, viewer: Viewer = 'spectator'): string[] {
	return table.told(viewer).map(say);
}

/** An event in one line; places as on the table, from 1. */
export function say(event: Event): string {
	switch (event.type) {
		case 'setup':
			return `setup ${event.colors.map((color) => COLOR_LETTERS[color]).join('')} first ${event.first} needs ${event.goodShotNeeds}`;
		case 'dealtField':
			return `dealtField ${event.cards.map(printCard).join(' ')}`;
		case 'dealtHands':
			return `dealtHands ${event.hands.map(printHand).join(' / ')}`;
		case 'turn':
		case 'committed':
			return `${event.type} ${event.seat}`;
		case 'picked':
			return `picked ${event.seat} row ${event.row} ${event.side}: ${event.cards.map(placed).join(', ')}`;
		case 'wound':
			return `wound ${event.seat} ${event.from}>${event.to}`;
		case 'played':
			return `played ${event.seat} ${printCard(event.card)} ${event.face} ${event.direction ?? '-'}${event.reason ? ` (${event.reason})` : ''}`;
		case 'goodShot':
			return `goodShot ${event.seat} ${COLOR_LETTERS[event.color]}`;
		case 'cleared':
			return `cleared ${event.cards.map(placed).join(', ') || '-'}`;
		case 'carried':
			return `carried ${event.cards.map(({ from, to, card }) => `${from + 1}>${to + 1} ${printCard(card)}`).join(', ') || '-'}`;
		case 'filled':
			return `filled ${placed(event)}`;
		case 'sunset':
			return `sunset ${event.free}`;
		case 'handSize':
			return `handSize ${event.cards}`;
		case 'finalPhase':
			return `finalPhase ${event.field}`;
		case 'lastCard':
			return `lastCard ${event.seat} ${printCard(event.card)}${event.missed ? ` misses ${event.missed.film.map(printFrame).join(' ') || '-'}${event.missed.goodShot ? ' and its good shot' : ''}` : ''}`;
		case 'scored':
			return `scored ${event.sheets.map(({ total }) => total).join(' ')} places ${event.places.join(' ')}`;
	}
}

function placed({ place, card }: PlacedCard): string {
	return `${place + 1} ${printCard(card)}`;
}

/** A turn in which one card is shot onto a red film: the film afterwards, and how the card fell. */
export function shootRed(film: string, value: number): { film: string; fell: string } {
	const films = film === '' ? '' : `; films R ${film}`;
	const table = at(
		`2p BRYGN pick 0 | field B1 [B2] [B3] B4 / B5 [B6] [B7] B8 | 0: hand R${value} Y1 Y2 Y3 Y4${films} | 1: hand N1 N2 N3 N4 N5`,
	).play(0, '0L1', '1>2');
	const fell = table.told('spectator').flatMap((event) => (event.type === 'played' ? [event] : []));
	return {
		film: filmOf(table, 0, 'R'),
		fell: fell.map(({ face, direction, reason }) => [face, reason ?? direction ?? 'undirected'].join(' ')).join(', '),
	};
}

/** Every red card not yet in the film, shot onto it: which go face up, and why the others are blurred. */
export function verdicts(film: string): { up: string; step: string; direction: string } {
	const inFilm = film.split(' ').map((frame) => Number(frame.replace('x', '')));
	const fallen: Record<'up' | 'step' | 'direction', number[]> = { up: [], step: [], direction: [] };
	for (let value = 1; value <= 12; value++) {
		if (inFilm.includes(value)) continue;
		const { fell } = shootRed(film, value);
		fallen[fell.startsWith('up') ? 'up' : fell === 'down step' ? 'step' : 'direction'].push(value);
	}
	return { up: fallen.up.join(' '), step: fallen.step.join(' '), direction: fallen.direction.join(' ') };
}

const REMOVED: Readonly<Record<number, readonly string[]>> = { 2: ['grey', 'purple'], 3: ['purple'], 4: [] };

export function optionsFor(seats: number, given: Readonly<Record<string, unknown>> = {}): Options {
	const table = resolveTable(photograph, seats, given);
	if (isRefusal(table)) throw new Error(JSON.stringify(table));
	return table.options;
}

/** The photos in use when the last colours stay in the box, in canonical order. */
export function photosFor(seats: number): Card[] {
	return Array.from({ length: (seats + 3) * 12 }, (_, card) => card);
}

export interface Deal {
	readonly seats: number;
	/** The order of the photos, top first; canonical unless told. */
	readonly photos?: readonly Card[];
	/** How deep in its pile the sunset card lies (p of PHO-4). */
	readonly sunset: number;
	readonly first?: number;
	readonly options?: Readonly<Record<string, unknown>>;
}

/** A match begun with the last colours in the box and luck that is given. */
export function dealt({ seats, photos = photosFor(seats), sunset, first = 0, options = {} }: Deal): PhotoTable {
	const given = optionsFor(seats, { removedColors: REMOVED[seats], startSeat: first, ...options });
	const chance = new ScriptedChance({ shuffle: photos }, { int: sunset });
	const state = photograph.setup({ seats, options: given }, { chance });
	return new Table<State, Move, Event>(photograph as never, state, chance);
}

/** Plays on until a phase comes, the lowest acting seat first; gives everything a spectator was told. */
export function playUntil(
	table: PhotoTable,
	phase: State['phase'],
	choose: (moves: readonly string[]) => string = (moves) => moves[0],
): string[] {
	const lines: string[] = [];
	while (table.state.phase !== phase) {
		const [seat] = table.toMove();
		table.play(seat, choose(table.moves(seat)));
		lines.push(...told(table));
	}
	return lines;
}

/** Every move of a random match with the positions before and after it. */
export function* stepsOf(table: TestTable, seed: number) {
	const match = walk(photograph, table, seed);
	for (let step = match.next(); !step.done; ) {
		const { seat, move, state } = step.value;
		const before = photograph.clone(state);
		step = match.next();
		yield { seat, move, before, after: step.done ? step.value : step.value.state };
	}
}

// The positions A to D of section 11 of the specification.

export const A =
	'2p BRYGN pick 0 | field R3 [R8] [Y5] G9 / B7 [G2] [N11] Y10 / . . [B5] N4' +
	' | 0: hand B3 R6 Y8 G4 N7; films B 1 2, R 2 4, G 6 | 1: hand Y6 R10 B11 N9 G11; films B 9';

/** Seat 1 picks 0L1 and winds 0>5 (after sunset 0>3); three cards are left. */
export const B = (deck: string) =>
	`3p BRYGNS pick 1 | field S12 . . . / . . [G2] . / . . . N4 / . [S7] . . | deck ${deck}` +
	' | 0: hand G9 B8 R9 Y9 N9 | 1: hand B9 B10 B11 B12 N10 | 2: hand R10 R11 R12 Y10 Y11';
export const B_AFTER_SUNSET = (deck: string) =>
	`3p BRYGNS pick 1 after-sunset | field S12 . . . / . . [G2] . / . . . N4 / . [S7] . . | deck ${deck}` +
	' | 0: hand G9 B8 R9 | 1: hand B9 B10 N10 | 2: hand R10 R11 Y10';
export const DECK_OF_B = 'Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 N1 N2 N3 N5 N6 N7 N8 B1';

/** Seat 0 picks 2L1 and winds 0>5; the sunset card comes up in the refill. */
export const C =
	'2p BRYGN pick 0 | field - / . [G2] [N11] N4 / B5 . . .' +
	' | deck Y1 Y2 Y3 Y4 G5 G6 SUN G3 G8 N1 N2 N3 N5 N6 B6 R1 R2 R3' +
	' | 0: hand B3 R6 Y8 G4 N7; films B 1 2, G 12 10 7 | 1: hand Y6 R10 B11 N9 G11; films B 12, Y 9 7';

/** Seat 0's green film was brought to four at sunset, so its good shot is still in the supply. */
export const D = (green: string, rule = '') =>
	`2p BRYGN pick 0 after-sunset ${rule}`.trim() +
	' | field R3 [R8] [Y5] G9 / B7 [G2] [N11] Y10' +
	` | 0: hand ${green} Y8 B3; films G 12 10 7 4 | 1: hand Y6 G8 N9; films G 3 5 6`;

/** The final phase of X-31. */
export const LAST = (rule = '') =>
	`2p BRYGN final 1 after-sunset ${rule}`.trim() +
	' | field - / - / - | deck - | 0: hand R5 G8 N2; films R 9 7, G 2 4 6, N 12, Y 5 6 | 1: hand B1 B2 B3';
