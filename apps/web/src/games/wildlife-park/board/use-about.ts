/** What a pointer or the focus rests on, or a finger holds down, long enough to want to know more. */
import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** Milliseconds. */
const LONG = 400;
/** Pixels a finger trembles. */
const STILL = 8;

export interface Wanted {
	readonly thing: string;
	/** Where it lies. */
	readonly box: DOMRect;
}

/** Nothing is told while something is in hand or is played. */
export function useAbout(board: RefObject<HTMLElement | null>, isQuiet: boolean): Wanted | null {
	const [asked, ask] = useState<Wanted | null>(null);
	useEffect(() => {
		const table = board.current;
		if (table === null || !isQuiet) return ask(null);
		const listening = new AbortController();
		const { signal } = listening;
		let timer: ReturnType<typeof setTimeout> | undefined;
		let resting: HTMLElement | null = null;
		let down: readonly [x: number, y: number] = [0, 0];
		let isTold = false;
		const forget = () => {
			clearTimeout(timer);
			resting = null;
			ask(null);
		};
		const rest = (target: EventTarget | null) => {
			const thing = target instanceof Element ? target.closest<HTMLElement>('[data-about]') : null;
			if (thing === resting) return;
			forget();
			resting = thing;
			if (thing === null) return;
			timer = setTimeout(() => {
				isTold = true;
				ask({ thing: thing.dataset.about ?? '', box: thing.getBoundingClientRect() });
			}, LONG);
		};
		const on = <K extends keyof HTMLElementEventMap>(type: K, listen: (event: HTMLElementEventMap[K]) => void) =>
			table.addEventListener(type, listen, { signal, capture: true });
		on('pointerleave', ({ target }) => target === table && forget());
		on('keydown', forget);
		on('focusin', ({ target }) => target instanceof Element && target.matches(':focus-visible') && rest(target));
		on('focusout', forget);
		on('pointerdown', ({ pointerType, target, clientX, clientY, isPrimary }) => {
			forget();
			isTold = false;
			down = [clientX, clientY];
			if (pointerType !== 'mouse' && isPrimary) rest(target);
		});
		on('pointermove', ({ pointerType, target, buttons, clientX, clientY }) => {
			if (pointerType === 'mouse') return buttons === 0 ? rest(target) : forget();
			if (Math.hypot(clientX - down[0], clientY - down[1]) > STILL) forget();
		});
		on('pointerup', ({ pointerType }) => {
			if (pointerType !== 'mouse' && !isTold) forget();
		});
		on('pointercancel', forget);
		// A finger that wanted to know has not pressed anything.
		on('click', (event) => {
			if (isTold && event.detail > 0 && event instanceof PointerEvent && event.pointerType !== 'mouse')
				event.stopImmediatePropagation();
			isTold = false;
		});
		return () => {
			clearTimeout(timer);
			listening.abort();
		};
	}, [isQuiet]);
	return asked;
}
