import type { Seat } from '@shutterbox/kernel';
import {
	DISPLAY_TILE,
	DISPLAY_TILES,
	forecast,
	itemName,
	layoutOf,
	type Move,
	type State,
} from '@shutterbox/wildlife-park/client';
import { useState } from 'preact/hooks';
import { Action } from '../../ui/Action.tsx';
import type { BoardProps } from '../game-ui.ts';
import { Choice } from './Choice.tsx';
import { say } from './text-words.ts';
import { capitalised, reason, t, voice } from './words.ts';

const KEEP = 'keep';

/** One starting tile for one of the display, or none. */
export function SwapForm({ view, seat, check, submit, isOpen }: BoardProps<State, Move> & { seat: Seat }) {
	const [start, setStart] = useState(0);
	const [slot, setSlot] = useState(0);
	const park = view.parks[seat];
	const { starts, names } = layoutOf(park);
	const display = view.displays[seat].slice(DISPLAY_TILE, DISPLAY_TILE + DISPLAY_TILES);
	const isSwapping = start > 0;
	const move = { type: 'swap', swap: isSwapping ? { start, slot } : null } as const;
	return (
		<>
			<Choice
				legend={say('swap.start')}
				options={[
					{ key: KEEP, words: t('swap.keep') },
					...starts.map(({ hex }, i) => ({
						key: String(i + 1),
						words: say('swap.startTile', { tile: capitalised(itemName(voice, park.tiles[hex])), hex: names[hex] }),
					})),
				]}
				chosen={isSwapping ? String(start) : KEEP}
				isOpen={isOpen}
				onChoose={(key) => setStart(key === KEEP ? 0 : Number(key))}
			/>
			{isSwapping && (
				<Choice
					legend={say('swap.slot')}
					options={display.map((tile, i) => ({ key: String(i), words: capitalised(itemName(voice, tile)) }))}
					chosen={String(slot)}
					isOpen={isOpen}
					onChoose={(key) => setSlot(Number(key))}
				/>
			)}
			<Action
				reason={reason}
				isMain
				verb={say(isSwapping ? 'swap.verb' : 'swap.keepVerb')}
				detail={forecast(voice, view, seat, move)}
				refused={check(move)}
				isOpen={isOpen}
				onPress={() => submit(move)}
			/>
		</>
	);
}
