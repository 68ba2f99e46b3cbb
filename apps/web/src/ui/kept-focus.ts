import { useLayoutEffect, useRef } from 'preact/hooks';

/**
 * Keeps the keyboard where it was. A control that is only waiting gets the focus back; one that was laid out anew hands it
 * to its successor; when it is gone for good, the heading of the open decision takes it.
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
		else (successorOf(held, board.current) ?? heading.current)?.focus();
	});
	return { board, heading, remember };
}

/** Something on the page has the focus. When a control vanishes, the body gets it. */
function isHeld(board: HTMLElement | null): boolean {
	const { activeElement, body } = board?.ownerDocument ?? document;
	return activeElement !== null && activeElement !== body && !activeElement.matches(':disabled');
}

/** The control of the same kind and name, where the old one is gone because its card lies elsewhere now. */
function successorOf(held: HTMLElement, board: HTMLElement | null): HTMLElement | null {
	const name = held.getAttribute('aria-label');
	if (name === null) return null;
	return board?.querySelector<HTMLElement>(`${held.localName}[aria-label="${CSS.escape(name)}"]:enabled`) ?? null;
}
