/** What the keys of the keyboard do on the board, whatever is asked. */
import type { Refusal, View } from '@shutterbox/kernel';
import type { State } from '@shutterbox/sasquatch-snap/client';
import { letterOf, useKeys } from '../../../board/keys.ts';
import { type Draft, moveOf, pressed, whyNoTrap, whyNotTile } from '../draft.ts';
import { unchosen } from './beyond.ts';
import type { Scene } from './scene.ts';
import { tradeByKey } from './trade-keys.ts';

/** A key ends what is played and counts at once, for the position as it is. */
export function useBoardKeys(
	scene: Scene,
	view: View<State>,
	board: { readonly current: HTMLElement | null },
	skip: () => void,
	onHint: (() => void) | null,
): void {
	const { act, seat, asked, draft, check, deeds } = scene;
	const whyNot = ({ trap, tile }: Draft): Refusal | null => {
		if (seat === null) return null;
		if (trap && !draft.trap) return whyNoTrap(check, view, seat);
		return tile !== null && tile !== draft.tile ? whyNotTile(check, view, seat, tile) : null;
	};
	useKeys(board, (event) => {
		const { key } = event;
		if (act && (key === 'Escape' || key === ' ')) {
			skip();
			return true;
		}
		if (asked === null || seat === null) return false;
		if (key === 'Escape') {
			deeds.hold(null);
			return true;
		}
		if (key === 'Enter') {
			const move = moveOf(view, seat, draft);
			skip();
			if (move) deeds.make(move);
			else if (asked !== 'whistle') deeds.refuse(unchosen(asked));
			return true;
		}
		if (onHint && letterOf(event) === 'h') {
			skip();
			onHint();
			return true;
		}
		const next = pressed(view, draft, event, true);
		const refusal = next && whyNot(next);
		if (refusal) {
			deeds.refuse(refusal);
			return true;
		}
		if (next === null && !tradeByKey({ ...scene, shown: view }, event)) return false;
		skip();
		if (next) deeds.hold(next);
		return true;
	});
}
