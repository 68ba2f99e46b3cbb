import { type Move, protectors, type State, workersIn } from '@shutterbox/wildlife-park/client';
import { Action } from '../../ui/Action.tsx';
import type { BoardProps } from '../game-ui.ts';
import { reason } from './refusals.ts';
import { soloHit } from './solo-hit.ts';
import { capitalised, itemName, t, workerName } from './words.ts';

type Props = BoardProps<State, Move>;

/** Alone, before each turn: a die or a tile. Then a token is turned over. */
export function DeclareForm({ check, submit, isOpen }: Props) {
	return (
		<>
			{(['die', 'tile'] as const).map((kind) => {
				const move: Move = { type: 'declare', kind };
				return (
					<Action
						reason={reason}
						key={kind}
						isFinal
						verb={t(`declare.${kind}`)}
						detail={t(kind === 'die' ? 'declare.dieDetail' : 'declare.tileDetail')}
						refused={check(move)}
						isOpen={isOpen}
						onPress={() => submit(move)}
					/>
				);
			})}
		</>
	);
}

/** Alone: a worker for the item that was hit, or not. */
export function ProtectForm({ view, check, submit, isOpen }: Props) {
	const item = capitalised(itemName(soloHit(view)));
	const tokens = workersIn(view.workers[0] & protectors(view));
	return (
		<>
			{[null, ...tokens].map((token) => {
				const move: Move = { type: 'protect', token };
				return (
					<Action
						reason={reason}
						key={String(token)}
						verb={token === null ? t('protect.letGo') : t('protect.with')}
						detail={
							token === null
								? t('protect.letGoDetail', { item })
								: t('protect.withDetail', { item, worker: workerName(token) })
						}
						refused={check(move)}
						isOpen={isOpen}
						onPress={() => submit(move)}
					/>
				);
			})}
		</>
	);
}
