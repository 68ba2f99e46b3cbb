import type { AnyMatch, GameMove, Seat } from '@shutterbox/kernel';
import type { Scene, Shown } from '../boards/board.ts';

/** What the person has told to be answered for them, in a game that knows such orders. */
export class StandingOrder {
	readonly #shown: Shown;
	#order: unknown = null;

	constructor(shown: Shown) {
		this.#shown = shown;
	}

	/** Takes what was typed as an order, nothing leaves the one that stands; what there is to say to it. */
	take(scene: Scene<unknown>, line: string): string {
		const { board, voice } = this.#shown;
		if (board.orders === undefined) return '';
		const parsed = line === '' ? { value: this.#order } : board.orders.read(scene, this.#order, line);
		if ('problem' in parsed) return voice.say('cli.notUnderstood', { problem: parsed.problem });
		this.#order = parsed.value;
		return board.orders.told(scene, this.#order);
	}

	/** The move it makes of the open question; null where the person is asked. */
	answer({ game, state }: AnyMatch, seat: Seat): GameMove | null {
		if (this.#order === null) return null;
		return game.standing?.answer(game.view(state, seat), seat, this.#order) ?? null;
	}
}
