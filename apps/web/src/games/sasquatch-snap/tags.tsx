/** What a sentence names, small and with its shape; the words are for the ear. */
import type { Reader, Seat } from '@shutterbox/kernel';
import {
	cardWords,
	type Direction,
	type Goods,
	object,
	ownTile,
	TILE_TYPES,
	type TileType,
} from '@shutterbox/sasquatch-snap/client';
import { type ComponentChildren, Fragment, type JSX } from 'preact';
import { Shape } from './Shape.tsx';
import { t, voice } from './words.ts';

interface Told extends Reader {
	readonly seat: Seat;
}

function Tag({ seat, sign, words }: { seat: Seat; sign?: ComponentChildren; words: string }) {
	return (
		<span class="tag whose" title={words}>
			<Shape seat={seat} />
			{sign !== undefined && <span aria-hidden="true">{sign}</span>}
			<span class="aloud">{words}</span>
		</span>
	);
}

export function SeatTag({ seat, ...reader }: Told): JSX.Element {
	return <Tag {...{ seat }} words={object(voice, reader, seat)} />;
}

/** A tile by its owner's shape and its number, as in the forest of the text board. */
export function TileTag({ seat, type, ...reader }: Told & { type: TileType }): JSX.Element {
	return <Tag {...{ seat }} sign={numberOf(type)} words={ownTile(voice, reader, seat, type)} />;
}

function numberOf(type: TileType): number {
	return 1 + TILE_TYPES.indexOf(type);
}

const ARROWS: Readonly<Record<Direction, string>> = { N: '↑', E: '→', S: '↓', W: '←' };

interface CardProps extends Told {
	cards: { readonly dir: Direction; readonly trap: boolean; readonly tile?: TileType };
}

/** Arrow and Trap! as somebody laid them. */
export function CardTag({ cards, seat, ...reader }: CardProps): JSX.Element {
	const words = t('brief.cards', { name: object(voice, reader, seat), cards: cardWords(voice, cards) });
	const tile = cards.tile === undefined ? '' : numberOf(cards.tile);
	return <Tag {...{ seat, words }} sign={`${ARROWS[cards.dir]}${cards.trap ? '!' : ''}${tile}`} />;
}

/** What somebody gives or gets: how many of each. */
export function GoodsTags({ seat, goods }: { seat: Seat; goods: Goods }): JSX.Element {
	const tiles = TILE_TYPES.flatMap((type) => {
		const count = goods[type] ?? 0;
		if (count === 0) return [];
		const sign = `${count} × ${numberOf(type)}`;
		return [<Tag key={type} {...{ seat, sign }} words={t(`goods.${type}`, { count })} />];
	});
	const snaps = goods.snaps ? [t('goods.snaps', { count: goods.snaps })] : [];
	return <>{listed([...tiles, ...snaps], ' ')}</>;
}

export function listed(all: readonly ComponentChildren[], between = ', '): ComponentChildren {
	return all.map((each, i) => (
		<Fragment key={i}>
			{i > 0 && between}
			{each}
		</Fragment>
	));
}
