import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

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
