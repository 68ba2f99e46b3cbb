/** Keeps the keyboard where it is when what has the focus is drawn anew under the same name. */
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** Gives the handlers for the container in which cells have a `data-cell`. */
export function useKeptCell(container: RefObject<HTMLElement | null>) {
	const name = useRef<string | null>(null);
	useLayoutEffect(() => {
		if (name.current === null || document.activeElement !== document.body) return;
		container.current?.querySelector<HTMLElement>(`[data-cell="${name.current}"]`)?.focus();
	});
	return {
		onFocusIn({ target }: FocusEvent) {
			name.current =
				target instanceof HTMLElement ? (target.closest<HTMLElement>('[data-cell]')?.dataset.cell ?? null) : null;
		},
		/** Left by a person, not because it is gone. */
		onFocusOut({ target, relatedTarget }: FocusEvent) {
			if (relatedTarget !== null || (target instanceof Element && target.isConnected)) name.current = null;
		},
	};
}
