import type { ChanceSource, Plan, Policy, Seat, View } from '@shutterbox/kernel';
import { automatic } from '../rules/automatic.ts';
import type { Move } from '../rules/move.ts';
import { moves } from '../rules/moves.ts';
import { areAllReady } from '../rules/rounds.ts';
import { isControl, isPhotographer, type State, starterOf } from '../rules/state.ts';
import { planOfController } from './controller.ts';
import { planGettingReady, planOfPhotographer } from './photographer.ts';
import { TEMPERS, type Temper } from './temper.ts';

/** A player of a certain temper. Without a clock of its own it does what it has in mind at once. */
export function player(temper: Temper): Policy<State, Move> {
	const plan = (view: View<State>, seat: Seat, luck: ChanceSource) => planOf(view, seat, luck, temper);
	return {
		choose: (view, seat, chance) => plan(view, seat, { kind: 'fast', at: () => chance })?.move ?? automatic(view, seat),
		plan,
	};
}

/** Three of the tempers by strength, and the last by the name that measurements know it by. */
export const policies: Readonly<Record<string, Policy<State, Move>>> = {
	easy: player(TEMPERS.casual),
	medium: player(TEMPERS.sharp),
	greedy: player(TEMPERS.expert),
	hard: player(TEMPERS.expert),
};

function planOf(view: State, seat: Seat, luck: ChanceSource, temper: Temper): Plan<Move> | null {
	if (view.phase === 'repair' || (view.phase === 'ready' && !areAllReady(view))) {
		const [repair] = seat === starterOf(view) && view.phase === 'repair' ? moves(view, seat) : [];
		return isPhotographer(view, seat) ? planGettingReady(view, seat, repair ?? null) : null;
	}
	const asPhotographer = isPhotographer(view, seat) ? planOfPhotographer(view, seat, luck, temper) : null;
	const asControl = isControl(view, seat) ? planOfController(view, seat, luck, temper) : null;
	if (asPhotographer === null || asControl === null) return asPhotographer ?? asControl;
	return asPhotographer.at < asControl.at ? asPhotographer : asControl;
}
