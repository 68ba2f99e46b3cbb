import type { Parsed } from '@shutterbox/kernel';
import { DIRECTIONS, type Direction, TILE_LETTERS, TILE_TYPES, type TileType } from '../rules/components.ts';
import type { Commit, Goods, Move } from '../rules/move.ts';

const GOODS_LETTERS = `${TILE_LETTERS}n`;
const GOODS_NAMES = [...TILE_TYPES, 'snaps'] as const;

function tileLetter(tile: TileType): string {
	return TILE_LETTERS[TILE_TYPES.indexOf(tile)];
}

/** The type of a letter, or undefined if it is none. */
function tileOfLetter(letter: string): TileType | undefined {
	return letter.length === 1 ? TILE_TYPES[TILE_LETTERS.indexOf(letter)] : undefined;
}

export function printMove(move: Move): string {
	switch (move.type) {
		case 'whistle':
			return move.give && move.get ? `whistle ${printGoods(move.give)} > ${printGoods(move.get)}` : 'whistle';
		case 'commit':
			return move.dir + (move.trap ? '!' : '') + (move.tile ? tileLetter(move.tile) : '');
		case 'set':
			return `set ${tileLetter(move.tile)}`;
		case 'lure':
			return `lure ${move.dir} ${move.dist}`;
	}
}

function printGoods(goods: Goods): string {
	return GOODS_NAMES.flatMap((name, kind) => (goods[name] ? [`${goods[name]}${GOODS_LETTERS[kind]}`] : [])).join(' ');
}

const MOVE_HELP = 'a move is whistle, whistle 4b > 1s, N, N!, N!f, set f or lure E 6';

/** Reads what `printMove` writes, and small letters for directions; the notation is described in `notation.ts`. */
export function parseMove(text: string): Parsed<Move> {
	const value = readMove(text.trim().replace(/\s+/g, ' '));
	return value ? { value } : { problem: MOVE_HELP };
}

function readMove(text: string): Move | null {
	if (text === 'whistle') return { type: 'whistle' };
	const [, giveText, getText] = /^whistle ([^>]*)>(.*)$/.exec(text) ?? [];
	if (giveText !== undefined) {
		const give = readGoods(giveText);
		const get = readGoods(getText);
		return give && get ? { type: 'whistle', give, get } : null;
	}
	const [, setLetter] = /^set (\w)$/.exec(text) ?? [];
	if (setLetter !== undefined) {
		const tile = tileOfLetter(setLetter);
		return tile ? { type: 'set', tile } : null;
	}
	const [, lureTo, dist] = /^lure ([NESW]) ?(-?\d{1,3})$/i.exec(text) ?? [];
	if (lureTo !== undefined) return { type: 'lure', dir: lureTo.toUpperCase() as Direction, dist: Number(dist) };
	return readCommit(text);
}

/** `N`, `N!` or `N!f`; null for anything else. */
export function readCommit(text: string): Commit | null {
	const [, arrow, trap, letter] = /^([NESW])(!?)(\w?)$/i.exec(text) ?? [];
	const dir = DIRECTIONS.find((direction) => direction === arrow?.toUpperCase());
	if (dir === undefined) return null;
	const cards = { type: 'commit', dir, trap: trap === '!' } as const;
	if (letter === '') return cards;
	const tile = tileOfLetter(letter);
	return tile ? { ...cards, tile } : null;
}

function readGoods(text: string): Goods | null {
	const goods: Record<string, number> = {};
	for (const word of text.split(' ').filter((part) => part !== '')) {
		const [, count, letter] = /^(\d{1,3})([bfksn])$/.exec(word) ?? [];
		if (count === undefined) return null;
		goods[GOODS_NAMES[GOODS_LETTERS.indexOf(letter)]] = Number(count);
	}
	return goods;
}
