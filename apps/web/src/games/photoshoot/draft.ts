import type { Refusal, Seat } from '@shutterbox/kernel';
import {
	ALICE_CONTACT,
	type Cell,
	type Direction,
	effectsInForce,
	JOE,
	JOE_PUSH,
	type Move,
	newestStanding,
	type Push,
	type Repair,
	type State,
	type Swap,
} from '@shutterbox/photoshoot/client';
import { trayOf } from './tray.ts';

// What is in the player's hands, and the moves that come of it. What is legal is for the rules to say: `check` asks them.

export type Check = (move: Move) => Refusal | null;

export interface Draft {
	/** The tile that was chosen first. */
	readonly picked: Cell | null;
	/** When it was chosen. */
	readonly since: number;
	/** It is kept on the table: a slide. */
	readonly isSlid: boolean;
	/** Made too early: sent one by one as soon as that is possible, and forgotten if somebody else acts before. */
	readonly waiting: readonly Move[];
}

export const EMPTY: Draft = { picked: null, since: 0, isSlid: false, waiting: [] };

/** PST-74: every action says what it was based on, so that a late one cannot do harm. */
function based(view: State): { readonly base: number } {
	return { base: newestStanding(view) };
}

export interface Picked {
	readonly draft: Draft;
	/** The movement that two chosen tiles make. */
	readonly move: Swap | Repair | null;
}

/** Chooses a tile: the first is kept, the same again is let go, a second one makes the swap. */
export function pick(view: State, draft: Draft, cell: Cell, at: number, isSlid: boolean): Picked {
	const { picked } = draft;
	if (picked === null) return { draft: { ...draft, picked: cell, since: at, isSlid }, move: null };
	if (picked === cell) return { draft: letGo(draft), move: null };
	return { draft: letGo(draft), move: movementOf(view, draft, cell, at, isSlid) };
}

function movementOf(view: State, draft: Draft, cell: Cell, at: number, isSlid: boolean): Swap | Repair {
	const picked = draft.picked ?? cell;
	const [a, b] = [Math.min(picked, cell), Math.max(picked, cell)];
	if (view.phase === 'repair') return { type: 'repair', a, b };
	return { type: 'swap', a, b, ...(isSlid && slide(view, draft, at)), ...based(view) };
}

/** How long the first tile was kept on the table; hands were not free before the latest action (PST-36). */
function slide(view: State, { isSlid, since }: Draft, at: number): { gesture: 'slide'; holdMs: number } | null {
	if (!isSlid) return null;
	return { gesture: 'slide', holdMs: Math.max(0, Math.floor(at - Math.max(since, view.handsFreeSince))) };
}

/** Why a tile cannot go with the one chosen first. That the stage has to settle is no reason: it soon has. */
export function whyNotWith(check: Check, view: State, draft: Draft, cell: Cell): Refusal | null {
	if (draft.picked === null || draft.picked === cell) return null;
	const refusal = check(movementOf(view, { ...draft, isSlid: false }, cell, 0, false));
	return refusal?.code === 'PST_TOO_SOON' ? null : refusal;
}

/** A push of Joe's line; slid where Joe was chosen first and kept on the table. */
export function pushOf(view: State, dir: Direction, draft: Draft, at: number): Push | Repair {
	if (view.phase === 'repair') return { type: 'repair', dir };
	return { type: 'push', dir, ...(isJoePicked(view, draft) && slide(view, draft, at)), ...based(view) };
}

export function mayPush(view: State): boolean {
	return effectsInForce(view).includes(JOE_PUSH);
}

export function maySlide(view: State): boolean {
	return effectsInForce(view).includes(ALICE_CONTACT);
}

export function isJoePicked(view: State, { picked }: Draft): boolean {
	return picked !== null && view.cells[picked] === JOE && mayPush(view);
}

export function photoOf(view: State): Move {
	return { type: 'photo', ...based(view) };
}

export function undoOf(view: State): Move {
	return { type: 'undo', ...based(view) };
}

export function okOf(view: State): Move & { type: 'ok' } {
	return { type: 'ok', ...based(view) };
}

/** A call of the latest thing seen; null where nothing is open. */
export function stopOf({ window }: State): Move | null {
	const last = window.at(-1);
	return last ? { type: 'stop', seen: last.act.seq } : null;
}

function letGo({ waiting }: Draft): Draft {
	return { ...EMPTY, waiting };
}

/** A move joins those that wait; a movement or a photo lets go of what was chosen. */
export function made(draft: Draft, move: Move): Draft {
	const waiting = [...draft.waiting, move];
	return move.type === 'ritual' ? { ...draft, waiting } : { ...EMPTY, waiting };
}

export interface Next {
	readonly draft: Draft;
	readonly send: Move | null;
}

/**
 * What can be sent now: the first move that waits, unless the stage has to settle for it. Where the rules refuse a move
 * that had to wait, what was meant to follow it is forgotten too; a move made just now is sent, so that they can say why.
 */
export function sendable(check: Check, draft: Draft, hasWaited: boolean): Next | null {
	const [first, ...others] = draft.waiting;
	if (first === undefined) return null;
	const refusal = check(first);
	if (refusal?.code === 'PST_TOO_SOON') return null;
	if (refusal && hasWaited) return { draft: { ...draft, waiting: [] }, send: null };
	return { draft: { ...draft, waiting: others }, send: first };
}

export type Command =
	| { readonly type: 'pick'; readonly cell: Cell }
	| { readonly type: 'letGo' }
	| { readonly type: 'move'; readonly move: Move };

/** Rows of a number pad lie as the stage does. */
const PAD = '789456123';

/** The digit that chooses a cell. */
export function keyOfCell(cell: Cell): string {
	return PAD[cell];
}

const ARROWS: Readonly<Record<string, Direction>> = {
	ArrowUp: 'up',
	ArrowRight: 'right',
	ArrowDown: 'down',
	ArrowLeft: 'left',
};

/** What a key means: digits choose tiles, letters are rituals, 0 shoots, Backspace takes back, M calls, O approves. */
export function commandOf(
	view: State,
	seat: Seat,
	draft: Draft,
	{ code, key }: Pick<KeyboardEvent, 'code' | 'key'>,
	at: number,
): Command | null {
	const [, digit] = /^(?:Digit|Numpad)(\d)$/.exec(code) ?? [];
	if (digit === '0') return { type: 'move', move: photoOf(view) };
	if (digit !== undefined) return { type: 'pick', cell: PAD.indexOf(digit) };
	if (key in ARROWS)
		return isJoePicked(view, draft) ? { type: 'move', move: pushOf(view, ARROWS[key], draft, at) } : null;
	if (key === 'Escape') return { type: 'letGo' };
	if (key === 'Backspace') return { type: 'move', move: undoOf(view) };
	const letter = key.toUpperCase();
	const stop = letter === 'M' ? stopOf(view) : null;
	if (stop) return { type: 'move', move: stop };
	if (letter === 'O') return { type: 'move', move: okOf(view) };
	const ritual = trayOf(view, seat).find((entry) => entry.key === letter);
	return ritual ? { type: 'move', move: ritual.move } : null;
}
