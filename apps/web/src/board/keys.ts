/** The keys of the board: they count wherever the focus is, but where somebody writes or a button is pressed. */
import { useLayoutEffect, useRef } from 'preact/hooks';

/** Gives whether the key meant something here. */
export type OnKey = (event: KeyboardEvent) => boolean;

/** The letter of a key in small, by its place on the keyboard where it writes no Latin one; anything else as it is. */
export function letterOf({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
	const isLatin = /^[\u0020-\u007e]+$/.test(key);
	return (isLatin ? key : (/^Key([A-Z])$/.exec(code)?.[1] ?? key)).toLowerCase();
}

/**
 * While the board is seen: beside an earlier moment the present one lies hidden. With Control, keys count on buttons as
 * well, for a board that says what they mean.
 */
export function useKeys(
	board: { readonly current: HTMLElement | null },
	onKey: OnKey,
	onControl: OnKey = () => false,
): void {
	const latest = useRef({ onKey, onControl });
	latest.current = { onKey, onControl };
	// Heard as soon as the board can be seen: a key pressed before that was lost.
	useLayoutEffect(() => {
		const listening = new AbortController();
		const listen = (event: KeyboardEvent) => {
			const { onKey, onControl } = latest.current;
			const isSeen = board.current?.checkVisibility() ?? false;
			if (!isSeen || isElsewhere(event) || !(event.ctrlKey ? onControl : onKey)(event)) return;
			event.preventDefault();
		};
		// Before the keys of the table, which are heard on the window.
		document.addEventListener('keydown', listen, { signal: listening.signal });
		return () => listening.abort();
	}, []);
}

function isElsewhere({ target, defaultPrevented, ctrlKey, metaKey, altKey, key }: KeyboardEvent): boolean {
	if (defaultPrevented || metaKey || altKey) return true;
	if (!(target instanceof Element)) return false;
	if (target.closest('input, textarea, select, dialog, [role="slider"], [role="menu"], .log')) return true;
	if (ctrlKey) return false;
	// A button that has the focus is pressed by these keys itself; one that does nothing now leaves them to the board.
	return (key === 'Enter' || key === ' ') && target.closest('button:not([aria-disabled=true]), a, summary') !== null;
}
