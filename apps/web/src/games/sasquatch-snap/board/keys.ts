/** The keys of the board: they count wherever the focus is, but where somebody writes or a button is pressed. */
import { useEffect, useRef } from 'preact/hooks';

/** Gives whether the key meant something here. */
export type OnKey = (event: KeyboardEvent) => boolean;

export function useKeys(onKey: OnKey): void {
	const latest = useRef(onKey);
	latest.current = onKey;
	useEffect(() => {
		const listening = new AbortController();
		const listen = (event: KeyboardEvent) => {
			if (isElsewhere(event) || !latest.current(event)) return;
			event.preventDefault();
		};
		addEventListener('keydown', listen, { signal: listening.signal });
		return () => listening.abort();
	}, []);
}

function isElsewhere({ target, defaultPrevented, ctrlKey, metaKey, altKey, key }: KeyboardEvent): boolean {
	if (defaultPrevented || ctrlKey || metaKey || altKey) return true;
	if (!(target instanceof Element)) return false;
	if (target.closest('input, textarea, select, dialog, [role="slider"], [role="menu"], .log')) return true;
	// A button that has the focus is pressed by these keys itself; one that does nothing now leaves them to the board.
	return (key === 'Enter' || key === ' ') && target.closest('button:not([aria-disabled=true]), a, summary') !== null;
}
