import type { Seat, Viewer } from '@shutterbox/kernel';
import { type Cards, type Goods, TILE_TYPES, type TileType } from '@shutterbox/sasquatch-snap/client';
import { list } from '../../i18n/format.ts';
import { t } from './words.ts';

/** Who reads, and how everybody is called. */
export interface Reader {
	readonly names: readonly string[];
	readonly viewer: Viewer;
}

/** What messages need of a seat. */
export function who({ names, viewer }: Reader, seat: Seat): { who: string; you: 'yes' | 'no' } {
	return { who: names[seat], you: seat === viewer ? 'yes' : 'no' };
}

/** `You`, `Ann`. */
export function subject(reader: Reader, seat: Seat): string {
	return t('seat.subject', who(reader, seat));
}

/** Within a sentence: `you`, `Ann`. */
export function object(reader: Reader, seat: Seat): string {
	return t('seat.object', who(reader, seat));
}

/** `your`, `Ann’s`. */
export function owner(reader: Reader, seat: Seat): string {
	return t('seat.owner', who(reader, seat));
}

/** At the start of a sentence: `Your`, `Ann’s`. */
export function ownerFirst(reader: Reader, seat: Seat): string {
	return t('seat.ownerFirst', who(reader, seat));
}

/** `your spike`, `Ann’s Super`. */
export function ownTile(reader: Reader, seat: Seat, tile: TileType): string {
	return t('forest.tile', { owner: owner(reader, seat), tile: t(`tile.${tile}`) });
}

export function capitalised(text: string): string {
	return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

export function snaps(count: number): string {
	return t('goods.snaps', { count });
}

/** `2 basics, 1 Super and 1 snap`. */
export function goodsWords(goods: Goods): string {
	const kinds = [...TILE_TYPES, 'snaps'] as const;
	const parts = kinds.flatMap((kind) => (goods[kind] ? [t(`goods.${kind}`, { count: goods[kind] })] : []));
	return parts.length === 0 ? t('goods.none') : list(parts);
}

/** `north`, `north and Trap!`, `north and Trap! with a freeze`. */
export function cardWords({ dir, trap, tile }: Cards): string {
	const direction = t(`direction.${dir}`);
	if (!trap) return t('cards.walk', { direction });
	return tile === undefined ? t('cards.trap', { direction }) : t('cards.tile', { direction, tile: t(`tile.${tile}`) });
}
