import { misfit, NotationError, type Seat, seatSet } from '@shutterbox/kernel';
import { codeOf } from '../rules/commit.ts';
import { NO_TILE, PER_COLOR, SEATS, snapsInBox, TILE_LETTERS, TYPES, tileOf } from '../rules/components.ts';
import { type Square, squareAt } from '../rules/forest.ts';
import { optionsSchema, type TableRules } from '../rules/options.ts';
import { bareTable, PHASES, type Phase, SECRET_COMMIT, SOURCES, type State, stockIndex } from '../rules/state.ts';
import { readCommit } from './move-notation.ts';

import { RULE_NAMES, restingSlot } from './print-position.ts';

// `notation.ts` describes what is read.

export function readPosition(text: string): State {
	const [head, ...sections] = text.split('|').map((section) => section.trim());
	const state = readHead(head);
	for (const section of sections) readSection(state, section);
	leaveTheRest(state);
	return state;
}

function readHead(text: string): State {
	const words = text.split(/\s+/).filter((word) => word !== '');
	const rules: Record<string, unknown> = { boardSize: optionsSchema.boardSize.default };
	for (const name of RULE_NAMES) rules[name] = optionsSchema[name].default;
	const numbers = { turn: 1, whistle: 0, slot: -1 };
	let phase: Phase = 'whistle';
	for (let word = words.shift(); word !== undefined; word = words.shift()) {
		const [, size] = /^(7|9|11)x\1$/.exec(word) ?? [];
		if (size !== undefined) rules.boardSize = Number(size);
		else if (word === 'turn') numbers.turn = wholeNumber(words.shift(), 1, 9999);
		else if (word === 'whistle') numbers.whistle = wholeNumber(words.shift(), 0, SEATS - 1);
		else if (word === 'slot') numbers.slot = wholeNumber(words.shift(), 0, SEATS);
		else if (word === 'phase') phase = readPhase(words.shift());
		else readRule(rules, word);
	}
	const state = bareTable(rules as unknown as TableRules);
	const slot = numbers.slot === -1 ? restingSlot(phase) : numbers.slot;
	return Object.assign(state, { turn: numbers.turn, whistle: numbers.whistle, phase, slot });
}

function readPhase(text = ''): Phase {
	const phase = PHASES.find((name) => name === text);
	if (phase === undefined) throw new NotationError(`no phase "${text}"`);
	return phase;
}

function readRule(rules: Record<string, unknown>, word: string): void {
	const [name, text] = word.split('=');
	const known = RULE_NAMES.find((rule) => rule === name);
	if (known === undefined || text === undefined) throw new NotationError(`"${word}" means nothing here`);
	const value = text === 'true' || text === 'false' ? text === 'true' : /^\d+$/.test(text) ? Number(text) : text;
	const problem = misfit(optionsSchema[known].schema, value);
	if (problem) throw new NotationError(`${name} must be ${problem.expected}`);
	rules[name] = value;
}

function readSection(state: State, section: string): void {
	const [name] = section.split(/\s+/, 1);
	const rest = section.slice(name.length).trim();
	if (name === 'sasquatch') state.sasquatch = readSquare(state, rest);
	else if (name === 'pile') state.pile = wholeNumber(rest, 0, snapsInBox(state.rules.target));
	else if (name === 'tiles') for (const tile of rest.split(',')) readTile(state, tile.trim());
	else if (/^[0-3]:$/.test(name)) readSeat(state, Number(name[0]), rest);
	else throw new NotationError(`no section "${name}"`);
}

function readTile(state: State, text: string): void {
	const [, owner, letter, label] = /^([0-3])([bfks]) (\S+)$/.exec(text) ?? [];
	if (owner === undefined) throw new NotationError(`"${text}" is no tile on a square`);
	const square = readSquare(state, label);
	if (state.tiles[square] !== NO_TILE) throw new NotationError(`two tiles on ${label}`);
	state.tiles[square] = tileOf(Number(owner), TILE_LETTERS.indexOf(letter));
}

function readSeat(state: State, seat: Seat, text: string): void {
	for (const part of text.split(';').map((p) => p.trim())) {
		const [name, value = ''] = part.split(/\s+/);
		if (name === 'snaps') state.snaps[seat] = wholeNumber(value, 0, snapsInBox(state.rules.target));
		else if (name === 'hand') readNumbers(state.hands, seat, TYPES, value);
		else if (name === 'ledger') readNumbers(state.ledger, seat, SOURCES.length, value);
		else if (name === 'commit') state.commits[seat] = value === '?' ? SECRET_COMMIT : commitCode(value);
		else if (name === 'entrapped') state.entrapped |= seatSet(seat);
		else state.journalists[seat] = readSquare(state, name);
	}
}

function readNumbers(into: number[], seat: Seat, count: number, text: string): void {
	const numbers = text.split('/');
	if (numbers.length !== count || !numbers.every((number) => /^-?\d{1,4}$/.test(number)))
		throw new NotationError(`"${text}" is not ${count} numbers`);
	numbers.forEach((number, i) => {
		into[seat * count + i] = Number(number);
	});
}

function commitCode(text: string): number {
	const commit = readCommit(text);
	if (!commit) throw new NotationError(`"${text}" is no commit`);
	return codeOf(commit);
}

function readSquare({ rules }: State, label: string): Square {
	const square = squareAt(rules.boardSize, label);
	if (square === -1) throw new NotationError(`no square "${label}"`);
	return square;
}

function wholeNumber(text: string | undefined, min: number, max: number): number {
	const value = /^\d{1,4}$/.test(text ?? '') ? Number(text) : Number.NaN;
	if (!(value >= min && value <= max)) throw new NotationError(`"${text}" is no number ${min}…${max}`);
	return value;
}

/** Puts all other tiles into the banks and all other snaps into the box. */
export function leaveTheRest(state: State): void {
	for (let seat = 0; seat < SEATS; seat++) {
		for (let type = 0; type < TYPES; type++) {
			const own = tileOf(seat, type);
			const used = state.hands[stockIndex(seat, type)] + state.tiles.filter((tile) => tile === own).length;
			if (used > PER_COLOR[type]) throw new NotationError(`seat ${seat} has too many tiles "${TILE_LETTERS[type]}"`);
			state.banks[stockIndex(seat, type)] = PER_COLOR[type] - used;
		}
	}
	state.box = state.snaps.reduce((rest, snaps) => rest - snaps, snapsInBox(state.rules.target) - state.pile);
	if (state.box < 0) throw new NotationError('more snaps than there are');
}
