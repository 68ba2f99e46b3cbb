import { type Reader, type Seat, type Voice, who } from '@shutterbox/kernel';
import { TILE_TYPES, type TileType } from '../rules/components.ts';
import type { Cards } from '../rules/events.ts';
import type { Goods } from '../rules/move.ts';
import type { messages } from './en.ts';

export type Key = keyof typeof messages;
type Words = Voice<Key>;

/** `You`, `Ann`. */
export function subject({ say }: Words, reader: Reader, seat: Seat): string {
	return say('seat.subject', who(reader, seat));
}

/** Within a sentence: `you`, `Ann`. */
export function object({ say }: Words, reader: Reader, seat: Seat): string {
	return say('seat.object', who(reader, seat));
}

/** `your`, `Ann’s`. */
export function owner({ say }: Words, reader: Reader, seat: Seat): string {
	return say('seat.owner', who(reader, seat));
}

/** At the start of a sentence: `Your`, `Ann’s`. */
export function ownerFirst({ say }: Words, reader: Reader, seat: Seat): string {
	return say('seat.ownerFirst', who(reader, seat));
}

/** `your spike`, `Ann’s Super`. */
export function ownTile(voice: Words, reader: Reader, seat: Seat, tile: TileType): string {
	return voice.say('tile.owned', { owner: owner(voice, reader, seat), tile: voice.say(`tile.${tile}`) });
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
	return tile === undefined
		? say('cards.trap', { direction })
		: say('cards.tile', { direction, tile: say(`tile.${tile}`) });
}
