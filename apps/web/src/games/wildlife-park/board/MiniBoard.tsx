import {
	COLOURS,
	IN,
	type Item,
	isDie,
	NO_ITEM,
	OUT,
	pips,
	SUPPLY_SPACES,
	SYMBOL_OF,
	SYMBOLS,
	TILES,
} from '@shutterbox/wildlife-park/client';
import { memo } from '../../../ui/memo.tsx';
import { HEART, ROOFS } from '../hex.ts';
import type { TowerColour } from './picture-ids.ts';

interface Props {
	items: readonly Item[];
	/** In round 2 of a table for up to four, a second row of dice. */
	hasInner: boolean;
}

/** A supply board as small as a stamp: its dice by value, its tiles by what they carry. */
export const MiniBoard = memo<Props>(({ items, hasInner }) => (
	<span class="mini-board" aria-hidden="true">
		{(hasInner ? [OUT, IN, TILES] : [OUT, TILES]).map((first) =>
			COLOURS.map((colour, i) => (
				<Cell key={`${first} ${colour}`} space={first + i} item={items[first + i]} colour={colour} />
			)),
		)}
	</span>
));

function Cell({ space, item, colour }: { space: number; item: Item; colour: string }) {
	const anchor = { 'data-anchor': `mini ${SUPPLY_SPACES[space]}` };
	if (item === undefined || item === NO_ITEM) return <i class="none" {...anchor} />;
	if (isDie(item)) {
		return (
			<i data-h={colour} {...anchor}>
				{pips(item)}
			</i>
		);
	}
	const symbol = SYMBOLS[SYMBOL_OF[item]];
	return (
		<i class="of-tile" data-h={colour} {...anchor}>
			<svg viewBox="-24 -24 48 48" aria-hidden="true">
				{symbol === 'heart' ? (
					<path d={HEART} fill="#fff" />
				) : (
					<path d={ROOFS[symbol as TowerColour]} class={`roof-sign ${symbol}`} transform="scale(2.1)" />
				)}
			</svg>
		</i>
	);
}
