import type { Seat } from '@shutterbox/kernel';
import type { Move, State } from '@shutterbox/wildlife-park/client';
import { useState } from 'preact/hooks';
import { Action } from '../../ui/Action.tsx';
import type { BoardProps } from '../game-ui.ts';
import { ItemChoice } from './ItemChoice.tsx';
import { pickMove, picksOf, toggled } from './sets.ts';
import { say } from './text-words.ts';
import { reason, t } from './words.ts';

type PickPhase = 'reroll' | 'soloReroll' | 'soloDiscard';

/** Any number of dice to roll again, or of tiles to throw away; or none. */
export function PickForm({ view, seat, check, submit, isOpen }: BoardProps<State, Move> & { seat: Seat }) {
	const [picked, setPicked] = useState<readonly number[]>([]);
	const phase = view.phase as PickPhase;
	const move = pickMove(view, picked);
	const offers = picksOf(view, seat).map(({ number, item }) => {
		const alone = pickMove(view, [number]);
		return { key: String(number), item, refused: alone && check(alone) };
	});
	if (move === null) return null;
	const isTiles = phase === 'soloDiscard';
	const isNone = picked.length === 0;
	const act = isTiles ? say('soloDiscard.verb') : say('reroll.verb');
	const none = say(isTiles ? 'keep.detailTiles' : 'keep.detail');
	return (
		<>
			<ItemChoice
				type="checkbox"
				legend={say(`legend.${phase}`)}
				offers={offers}
				chosen={picked.map(String)}
				isOpen={isOpen}
				onChoose={(key) => setPicked(toggled(picked, Number(key)))}
			/>
			<Action
				reason={reason}
				isMain={isNone}
				isFinal={!isNone}
				verb={isNone ? t('keep.verb') : act}
				detail={isNone ? none : say(`picked.${phase}`, { count: picked.length })}
				refused={check(move)}
				isOpen={isOpen}
				onPress={() => submit(move)}
			/>
		</>
	);
}
