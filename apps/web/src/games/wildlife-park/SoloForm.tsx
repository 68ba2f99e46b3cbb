import { forecast, type Move, protectors, type State, workersIn } from '@shutterbox/wildlife-park/client';
import { Action } from '../../ui/Action.tsx';
import type { BoardProps } from '../game-ui.ts';
import { say } from './text-words.ts';
import { reason, t, voice } from './words.ts';

type Props = BoardProps<State, Move>;

/** Alone, before each turn: a die or a tile. Then a token is turned over. */
export function DeclareForm({ view, check, submit, isOpen }: Props) {
	return (
		<>
			{(['die', 'tile'] as const).map((kind) => {
				const move = { type: 'declare', kind } as const;
				return (
					<Action
						reason={reason}
						key={kind}
						isFinal
						verb={say(`declare.${kind}`)}
						detail={forecast(voice, view, 0, move)}
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
	const tokens = workersIn(view.workers[0] & protectors(view));
	return (
		<>
			{[null, ...tokens].map((token) => {
				const move = { type: 'protect', token } as const;
				return (
					<Action
						reason={reason}
						key={String(token)}
						verb={token === null ? t('protect.letGo') : say('protect.with')}
						detail={forecast(voice, view, 0, move)}
						refused={check(move)}
						isOpen={isOpen}
						onPress={() => submit(move)}
					/>
				);
			})}
		</>
	);
}
