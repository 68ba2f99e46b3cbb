import { useEffect, useRef } from 'preact/hooks';
import { type Box, holds } from './place.ts';

const FOCUSABLE = 'a[href], button, input, [tabindex]';
/** Milliseconds. */
const AFTER_BOARD = 60;
/** Whoever writes, or has something open, keeps the focus there. */
const BUSY = 'input, textarea, select, dialog, [popover]';

interface Spoken {
	/** For each the focus is led once: boards put it where a question is answered, and the lesson has the last word. */
	readonly occasion: string;
	readonly thing: Element | null;
	readonly box: Box | null;
	readonly noteId: string;
	/** Null where a press is not all there is to do. */
	readonly onPress: (() => void) | null;
}

/**
 * Puts the focus on the thing that a lesson speaks of, and has it described by the note. Where the lesson is to look at it,
 * a press on it counts, whatever lies over it.
 */
export function useThing({ occasion, thing, box, noteId, onPress }: Spoken): void {
	const seen = useRef(box);
	seen.current = box;
	const led = useRef<string | null>(null);
	useEffect(() => {
		if (thing === null) return;
		const goal = thing.matches(FOCUSABLE) ? thing : (thing.querySelector(FOCUSABLE) ?? thing);
		const hadNoPlace = goal === thing && !thing.matches(FOCUSABLE);
		if (hadNoPlace) thing.setAttribute('tabindex', '-1');
		const before = goal.getAttribute('aria-describedby');
		goal.setAttribute('aria-describedby', noteId);
		thing.scrollIntoView({ block: 'nearest', inline: 'nearest' });
		const timer = setTimeout(() => {
			const focused = document.activeElement;
			// After the first time only from nowhere, where the board has drawn the thing anew.
			const isFree = led.current !== occasion || focused === null || focused === document.body;
			led.current = occasion;
			if (isFree && !focused?.closest(BUSY) && !thing.contains(focused) && goal instanceof HTMLElement)
				goal.focus({ preventScroll: true });
		}, AFTER_BOARD);
		return () => {
			clearTimeout(timer);
			if (before === null) goal.removeAttribute('aria-describedby');
			else goal.setAttribute('aria-describedby', before);
			if (hadNoPlace && document.activeElement !== thing) thing.removeAttribute('tabindex');
		};
	}, [thing, occasion]);
	useEffect(() => {
		if (thing === null || onPress === null) return;
		const listening = new AbortController();
		const isOn = (target: EventTarget | null) => target instanceof Node && thing.contains(target);
		const isOver = (event: MouseEvent) =>
			seen.current !== null && holds(seen.current, { x: event.clientX, y: event.clientY });
		const isNote = (target: EventTarget | null) => target instanceof Element && target.closest('.lesson-note') !== null;
		const press = (event: MouseEvent) => {
			if (isOn(event.target) || (isOver(event) && !isNote(event.target))) onPress();
		};
		const key = ({ key, target }: KeyboardEvent) => {
			if ((key === 'Enter' || key === ' ') && isOn(target)) onPress();
		};
		document.addEventListener('click', press, { capture: true, signal: listening.signal });
		document.addEventListener('keydown', key, { capture: true, signal: listening.signal });
		return () => listening.abort();
	}, [thing, onPress === null]);
}
