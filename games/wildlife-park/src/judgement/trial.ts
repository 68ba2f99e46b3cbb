import type { Seat, View } from '@shutterbox/kernel';
import type { Plan } from '../bots/plans.ts';
import { DISCARD, takeBack, tryOut } from '../bots/spots.ts';
import { type Item, NO_ITEM } from '../rules/items.ts';
import { clone, isSolo, type State } from '../rules/state.ts';
import { passBoards } from '../rules/supply.ts';
import { withoutUsed } from '../rules/workers.ts';

/** Carries plans out on a copy of a view, and takes them back: as the seat will see its turn when the boards have been passed. */
export class Trial {
	readonly state: State;
	readonly #seat: Seat;
	/** The board it takes from. */
	readonly #board: Item[];
	readonly #hasChosen: boolean;
	readonly #towers = [0, 0];
	readonly #workers: number;

	constructor(view: View<State>, seat: Seat) {
		this.state = clone(view);
		this.#seat = seat;
		this.#board = this.state.supply[seat];
		this.#hasChosen = view.preparation[seat].length > 0;
		this.#workers = view.workers[seat];
		if (!isSolo(view)) passBoards(this.state, {});
	}

	carryOut(plan: Plan): View<State> {
		const { state } = this;
		const seat = this.#seat;
		for (let i = 0; i < plan.length; i++) {
			const { name, slot, item, spot } = plan[i];
			this.#towers[i] = tryOut(state.parks[seat], item, spot);
			state.workers[seat] = withoutUsed(state.workers[seat], spot.workers);
			if (spot === DISCARD) state.discards[seat].push(item);
			if (!this.#hasChosen) this.#places(name)[slot] = NO_ITEM;
		}
		if (this.#hasChosen) state.preparation[seat] = [];
		return state as View<State>;
	}

	takeBack(plan: Plan): void {
		const { state } = this;
		const seat = this.#seat;
		for (let i = plan.length - 1; i >= 0; i--) {
			const { name, slot, item, spot } = plan[i];
			takeBack(state.parks[seat], item, spot, this.#towers[i]);
			if (spot === DISCARD) state.discards[seat].pop();
			if (!this.#hasChosen) this.#places(name)[slot] = item;
		}
		state.workers[seat] = this.#workers;
	}

	#places(name: Plan[0]['name']): Item[] {
		return name === 'supply' ? this.#board : this.state.displays[this.#seat];
	}
}
