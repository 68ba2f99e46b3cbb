import { useLayoutEffect, useRef } from 'preact/hooks';

/**
 * Keeps the keyboard where it was. A control that is only waiting gets the focus back; when it is gone for good, the
 * heading of the open decision takes it.
 */
export function useKeptFocus<Board extends HTMLElement, Heading extends HTMLElement>(isPending: boolean) {
	const board = useRef<Board>(null);
	const heading = useRef<Heading>(null);
	const last = useRef<HTMLElement | null>(null);
	const remember = (event: FocusEvent) => {
		last.current = event.target instanceof HTMLElement ? event.target : null;
	};
	useLayoutEffect(() => {
		const held = last.current;
		if (held === null || isPending || isHeld(board.current)) return;
		last.current = null;
		if (held.isConnected && !held.matches(':disabled')) held.focus();
		else heading.current?.focus();
	});
	return { board, heading, remember };
}

/** Something on the page has the focus. When a control vanishes, the body gets it. */
function isHeld(board: HTMLElement | null): boolean {
	const { activeElement, body } = board?.ownerDocument ?? document;
	return activeElement !== null && activeElement !== body && !activeElement.matches(':disabled');
}
