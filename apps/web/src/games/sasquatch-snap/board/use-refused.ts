/** What is pressed in vain answers itself: a thing shakes, a square is hatched for a while. */
import type { Refusal } from '@shutterbox/kernel';
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { isStill } from '../../../settings/preferences.ts';

/** Milliseconds. */
const SHAKEN = 280;
const HATCHED = 1200;

export function useRefused(board: RefObject<HTMLElement | null>, refusal: Refusal | null): void {
	const pressed = useRef<Element | null>(null);
	useEffect(() => {
		const listening = new AbortController();
		const options = { capture: true, signal: listening.signal };
		const note = (target: EventTarget | null, things: string) => {
			pressed.current = target instanceof Element ? target.closest(things) : null;
		};
		board.current?.addEventListener('pointerdown', ({ target }) => note(target, 'button, [role="gridcell"]'), options);
		// Other keys name what they mean: what has the focus has nothing to do with it.
		const onKeyDown = ({ target, key }: KeyboardEvent) =>
			note(key === 'Enter' || key === ' ' ? target : null, 'button');
		document.addEventListener('keydown', onKeyDown, options);
		return () => listening.abort();
	}, []);
	useLayoutEffect(() => {
		if (refusal === null || pressed.current === null) return;
		if (pressed.current.getAttribute('role') === 'gridcell') hatch(pressed.current);
		else if (!isStill.peek()) shake(pressed.current);
	}, [refusal]);
}

function shake(thing: Element): void {
	thing.animate(
		[0, 2, -2, 2, -2, 0].map((by) => ({ transform: `translateX(${by}px)` })),
		SHAKEN,
	);
}

function hatch(square: Element): void {
	const easing = isStill.peek() ? 'step-end' : 'ease-in';
	square.animate([{ opacity: 1 }, { opacity: 0 }], { duration: HATCHED, easing, pseudoElement: '::after' });
}
