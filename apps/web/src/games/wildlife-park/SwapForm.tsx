import type { Seat } from '@shutterbox/kernel';
import { DISPLAY_TILE, DISPLAY_TILES, layoutOf, type Move, type State } from '@shutterbox/wildlife-park/client';
import { useState } from 'preact/hooks';
import { Action } from '../../ui/Action.tsx';
import type { BoardProps } from '../game-ui.ts';
import { Choice } from './Choice.tsx';
import { reason } from './refusals.ts';
import { capitalised, itemName, t } from './words.ts';

const KEEP = 'keep';

/** One starting tile for one of the display, or none. */
export function SwapForm({ view, seat, check, submit, isOpen }: BoardProps<State, Move> & { seat: Seat }) {
	const [start, setStart] = useState(0);
	const [slot, setSlot] = useState(0);
	const park = view.parks[seat];
	const { starts, names } = layoutOf(park);
	const display = view.displays[seat].slice(DISPLAY_TILE, DISPLAY_TILE + DISPLAY_TILES);
	const move: Move = { type: 'swap', swap: start === 0 ? null : { start, slot } };
	const leaving = starts[start - 1]?.hex;
	return (
		<>
			<Choice
				legend={t('swap.start')}
				options={[
					{ key: KEEP, words: t('swap.keep') },
					...starts.map(({ hex }, i) => ({
						key: String(i + 1),
						words: t('swap.startTile', { tile: capitalised(itemName(park.tiles[hex])), hex: names[hex] }),
					})),
				]}
				chosen={start === 0 ? KEEP : String(start)}
				isOpen={isOpen}
				onChoose={(key) => setStart(key === KEEP ? 0 : Number(key))}
			/>
			{leaving !== undefined && (
				<Choice
					legend={t('swap.slot')}
					options={display.map((tile, i) => ({ key: String(i), words: capitalised(itemName(tile)) }))}
					chosen={String(slot)}
					isOpen={isOpen}
					onChoose={(key) => setSlot(Number(key))}
				/>
			)}
			<Action
				reason={reason}
				isMain
				verb={t(leaving === undefined ? 'swap.keepVerb' : 'swap.verb')}
				detail={
					leaving === undefined
						? t('swap.keepDetail')
						: t('swap.detail', {
								coming: capitalised(itemName(display[slot])),
								hex: names[leaving],
								going: itemName(park.tiles[leaving]),
							})
				}
				refused={check(move)}
				isOpen={isOpen}
				onPress={() => submit(move)}
			/>
		</>
	);
}
