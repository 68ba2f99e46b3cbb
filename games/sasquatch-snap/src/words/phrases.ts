import { type Reader, type Seat, type Voice, who } from '@shutterbox/kernel';
import { TILE_TYPES, type TileType } from '../rules/components.ts';
import type { Cards, PlacedTile } from '../rules/events.ts';
import type { Square } from '../rules/forest.ts';
import type { Goods } from '../rules/move.ts';
import type { Key } from './en.ts';

export type { Key } from './en.ts';

type Words = Voice<Key>;

/** How a square is called. */
export type Label = (square: Square) => string;

/** `You`, `Ann`. */
export function subject({ say }: Words, reader: Reader, seat: Seat): string {
	return say('seat.subject', who(reader, seat));
}

/** Within a sentence: `you`, `Ann`. */
export function object({ say }: Words, reader: Reader, seat: Seat): string {
	return say('seat.object', who(reader, seat));
}

/** Within a sentence: `you, Ann and Bo`. */
export function objects(voice: Words, reader: Reader, seats: readonly Seat[]): string {
	return voice.list(seats.map((seat) => object(voice, reader, seat)));
}

/** At the start of a sentence: `Ann and Bo`. */
export function winners(voice: Words, reader: Reader, seats: readonly Seat[]): string {
	const { say, list } = voice;
	return list(seats.map((seat, i) => (i === 0 ? say('seat.winner', who(reader, seat)) : object(voice, reader, seat))));
}

/** `your spike`, `Ann’s Super`. */
export function ownTile({ say }: Words, reader: Reader, seat: Seat, tile: TileType): string {
	return say('tile.owned', { ...who(reader, seat), tile });
}

/** `your spike on C3`. */
export function placedTile({ say }: Words, reader: Reader, { owner, tile, square }: PlacedTile, label: Label): string {
	return say('tile.placed', { ...who(reader, owner), tile, square: label(square) });
}

export function snaps({ say }: Words, count: number): string {
	return say('goods.snaps', { count });
}

/** `2 basics, 1 Super and 1 snap`. */
export function goodsWords({ say, list }: Words, goods: Goods): string {
	const kinds = [...TILE_TYPES, 'snaps'] as const;
	const parts = kinds.flatMap((kind) => (goods[kind] ? [say(`goods.${kind}`, { count: goods[kind] })] : []));
	return parts.length === 0 ? say('goods.none') : list(parts);
}

/** `north`, `north and Trap!`, `north and Trap! with a freeze`. */
export function cardWords({ say }: Words, { dir, trap, tile }: Cards): string {
	const direction = say(`direction.${dir}`);
	if (!trap) return say('cards.walk', { direction });
	return tile === undefined ? say('cards.trap', { direction }) : say('cards.tile', { direction, tile });
}
