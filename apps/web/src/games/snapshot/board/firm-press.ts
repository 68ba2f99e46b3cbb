/**
 * A press counts for what it came down on, and for nothing else: also where that was drawn anew meanwhile or slid away,
 * and where something else came to lie under the pointer. A press may end a play, and with it change the table under itself.
 */
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

interface Press {
	/** What it came down on; null for nothing that can be pressed. */
	readonly name: string | null;
	/** Everything that could be pressed then. */
	readonly there: ReadonlySet<Element>;
	readonly x: number;
	readonly y: number;
	/** It was for something else: to put away what lay over the table. */
	readonly isSpent: boolean;
}

/** Pixels a mouse may slip; further is no press. */
const SLIP = 6;

/** Gives back what a board calls first of all when a pointer comes down. */
export function useFirmPress(board: RefObject<HTMLElement | null>): (event: PointerEvent, isSpent: boolean) => void {
	const press = useRef<Press | null>(null);
	useEffect(() => {
		const table = board.current;
		if (!table) return;
		const listening = new AbortController();
		const { signal } = listening;
		const pressAgain = ({ name }: Press) => {
			press.current = null;
			if (name !== null)
				thingsOn(table)
					.find((one) => one.checkVisibility() && nameOf(one) === name)
					?.click();
		};
		table.addEventListener(
			'click',
			(event) => {
				const down = press.current;
				// Keys click without a pointer.
				if (!event.isTrusted || event.detail === 0 || down === null) return;
				const at = thingAt(event.target);
				const isSame = at !== null && nameOf(at) === down.name;
				const isOther = at !== null && !isSame && (down.name !== null || !down.there.has(at));
				if (down.isSpent || isOther) {
					event.stopImmediatePropagation();
					event.preventDefault();
				}
				if (isOther && !down.isSpent && !hasSlipped(down, event)) pressAgain(down);
				else if (at !== null || down.isSpent) press.current = null;
			},
			{ signal, capture: true },
		);
		table.addEventListener(
			'pointerup',
			(event) => {
				const down = press.current;
				if (down === null || event.pointerType !== 'mouse' || event.button !== 0) return;
				// The browser's own click comes first; where what was pressed is gone, there is none.
				setTimeout(() => {
					if (press.current !== down) return;
					if (down.isSpent || hasSlipped(down, event)) press.current = null;
					else pressAgain(down);
				});
			},
			{ signal, capture: true },
		);
		return () => listening.abort();
	}, []);
	return ({ target, isPrimary, button, clientX: x, clientY: y }, isSpent) => {
		const table = board.current;
		if (!table || !isPrimary || button !== 0) return;
		const thing = thingAt(target);
		press.current = { name: thing && nameOf(thing), there: new Set(thingsOn(table)), x, y, isSpent };
	};
}

function thingsOn(table: Element): HTMLElement[] {
	return [...table.querySelectorAll<HTMLElement>('button')];
}

function thingAt(target: EventTarget | null): HTMLElement | null {
	return target instanceof Element ? target.closest<HTMLElement>('button') : null;
}

/** What a thing stays, however often it is drawn. */
function nameOf(thing: HTMLElement): string {
	const { cell, source } = thing.dataset;
	return cell ?? source ?? `${thing.classList[0]} ${thing.getAttribute('aria-label') ?? thing.textContent}`;
}

function hasSlipped({ x, y }: Press, { clientX, clientY }: MouseEvent): boolean {
	return Math.hypot(clientX - x, clientY - y) >= SLIP;
}
