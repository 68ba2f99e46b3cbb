import { isTimed, type State } from '@shutterbox/photoshoot/client';
import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { type Draft, EMPTY } from './draft.ts';

/** How often the board looks at the clock, in milliseconds. */
const TICK = 100;

/** The table's clock as it goes on, while anything depends on it. */
export function useMoment(now: () => number, view: State): number {
	const [, redraw] = useState(0);
	const isTicking = isTimed(view) && view.phase !== 'over';
	useEffect(() => {
		if (!isTicking) return;
		const timer = setInterval(() => redraw((count) => count + 1), TICK);
		return () => clearInterval(timer);
	}, [isTicking]);
	return Math.max(now(), view.now);
}

/** What is in hand, known at once: two keys may be struck faster than anything is drawn. */
export function useHands() {
	const draft = useRef<Draft>(EMPTY);
	const [, redraw] = useState(EMPTY);
	const take = (next: Draft) => {
		draft.current = next;
		redraw(next);
	};
	return [draft, take] as const;
}

/** Where a button went away under the focus, the next thing to touch takes it; so do the reasons of a call. */
export function useFocusKept(board: RefObject<HTMLElement | null>, isTouchable: boolean, isNaming: boolean): void {
	const hadFocus = board.current?.contains(document.activeElement) ?? false;
	const focus = (...places: readonly string[]) => {
		for (const place of places) {
			const found = board.current?.querySelector<HTMLElement>(place);
			if (found) return found.focus();
		}
	};
	useEffect(() => {
		if (isNaming) focus('.reasons button');
	}, [isNaming]);
	useEffect(() => {
		const isLost = document.activeElement === document.body;
		if (hadFocus && isLost) focus(...(isTouchable ? [TILE] : []), '.main button', '.release', TILE);
	});
	useEffect(() => {
		if (isTouchable && document.activeElement === document.body) focus(TILE);
	}, [isTouchable]);
}

const TILE = '.tile[tabindex="0"]';
