/** What the keys of the keyboard do on the board, whatever is asked. */
import type { Seat } from '@shutterbox/kernel';
import { CORNERS, isSolo, layoutOf } from '@shutterbox/wildlife-park/client';
import { letterOf, useKeys } from '../../../board/keys.ts';
import { EMPTY, handEmptied, isBlank, laid, moveOf, putBack, turnable } from './drafting.ts';
import { jobsTaken } from './job-drafting.ts';
import { neighboursOf } from './Neighbours.tsx';
import { plannedDie, waysOf } from './pressing.ts';
import type { Scene } from './scene.ts';

interface Others {
	readonly board: { readonly current: HTMLElement | null };
	readonly neighbour: Seat | null;
	/** Lays out what a bot would do; absent where nobody advises. */
	readonly onHint: (() => void) | undefined;
	setNeighbour(seat: Seat | null | ((now: Seat | null) => Seat | null)): void;
}

export function useBoardKeys(
	scene: Scene,
	press: (thing: string) => void,
	{ board, neighbour, setNeighbour, onHint }: Others,
): void {
	const { shown, own, asked, draft, check, deeds } = scene;
	useKeys(
		board,
		(event) => {
			const { key, shiftKey } = event;
			const number = Number(key);
			if (number >= 1 && number < shown.seats && !isSolo(shown)) {
				const seat = neighboursOf(shown, own)[number - 1];
				setNeighbour((now) => (now === seat ? null : seat));
				return true;
			}
			if (key === 'Escape') {
				if (neighbour !== null) {
					setNeighbour(null);
					return true;
				}
				if (asked === null || isBlank(draft)) return false;
				deeds.hold(draft.hand ? handEmptied(draft) : backOne());
				return true;
			}
			if (asked === null) return false;
			switch (letterOf(event)) {
				case 'h':
					onHint?.();
					return onHint !== undefined;
				case 'r':
					return turn(shiftKey ? -1 : 1);
				case '+':
				case '=':
					return help(1);
				case '-':
				case '−':
					return help(-1);
				case 'delete':
				case 'backspace':
					if (draft.hand?.kind !== 'item') return false;
					press('crate');
					return true;
				default:
					return false;
			}
		},
		onControl,
	);

	/** Hands the draft in, or takes the last thing back. */
	function onControl(event: KeyboardEvent): boolean {
		const key = letterOf(event);
		if (asked === null || (key !== 'enter' && key !== 'z')) return false;
		const move = key === 'enter' ? moveOf(shown, own, draft, check) : null;
		if (move) deeds.make(move);
		else if (key === 'z' && !isBlank(draft)) deeds.hold(backOne());
		return true;
	}

	/** Takes the last thing back. */
	function backOne() {
		return draft.placed ? putBack(draft, draft.placed) : EMPTY;
	}

	function turn(by: 1 | -1): boolean {
		const open = turnable(shown, own, draft);
		if (open === null) return false;
		const { corner = 0 } = draft.turn.places[open.source];
		press(`corner ${(corner + by + CORNERS) % CORNERS}`);
		return true;
	}

	/** Turns the planned die, or the die under the focus, up or down by a worker. */
	function help(delta: 1 | -1): boolean {
		if (asked === null) return false;
		const focused = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.hex : undefined;
		if (asked === 'workers' && focused !== undefined) {
			const hex = layoutOf(shown.parks[own]).names[Number(focused)];
			const now = Object.values(draft.jobs).find((job) => job?.hex === hex)?.delta;
			if (now === -delta) deeds.hold(jobsTaken(draft, hex));
			else press(`${delta > 0 ? 'up' : 'down'} ${hex}`);
			return true;
		}
		const situation = { view: shown, seat: own, asked, draft, check };
		const die = plannedDie(situation);
		if (die === null) return false;
		const [way] = waysOf(situation, die.source, die.hex).filter(
			({ workers }) => workers.length > 0 && workers.every(([, by]) => by === delta),
		);
		if (!way) return false;
		deeds.hold(laid(draft, die.source, die.hex, way));
		return true;
	}
}
