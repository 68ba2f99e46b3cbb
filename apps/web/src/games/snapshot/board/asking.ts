/** What more is asked about: where a pointer rests, a finger holds, or the focus is when I is pressed. */
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { letterOf } from '../../../board/keys.ts';

/** Milliseconds that a pointer rests or a finger holds before more is told. */
const PATIENCE = 400;
/** Pixels a finger may tremble. */
const TREMBLE = 8;

export interface Subject {
	readonly kind: 'animal' | 'habitat' | 'deck';
	readonly index: number;
	readonly box: DOMRect;
}

/** Hears what a pointer, a finger or the keyboard asks about on the board around an element. */
export function useAsking(here: RefObject<HTMLElement | null>, show: (subject: Subject | null) => void): void {
	useEffect(() => {
		const board = here.current?.parentElement;
		if (!board) return;
		const listening = new AbortController();
		const { signal } = listening;
		let timer: ReturnType<typeof setTimeout> | undefined;
		let from: { x: number; y: number } | null = null;
		/** A finger has asked: to lift it is no press on what it asked about. */
		let hasHeld = false;
		const stop = () => {
			clearTimeout(timer);
			show(null);
		};
		const ask = (target: EventTarget | null) => {
			clearTimeout(timer);
			const subject = subjectOf(target);
			if (subject === null) return show(null);
			timer = setTimeout(() => {
				hasHeld = from !== null;
				show(subject);
			}, PATIENCE);
		};
		board.addEventListener('pointerover', ({ pointerType, target }) => pointerType === 'mouse' && ask(target), {
			signal,
		});
		// A finger that is lifted leaves as well; what it asked for stays until the next touch.
		board.addEventListener('pointerleave', ({ pointerType }) => pointerType === 'mouse' && stop(), { signal });
		board.addEventListener(
			'pointerdown',
			({ pointerType, target, clientX: x, clientY: y }) => {
				stop();
				hasHeld = false;
				if (pointerType === 'mouse') return;
				from = { x, y };
				ask(target);
			},
			{ signal },
		);
		board.addEventListener(
			'pointermove',
			({ pointerType, clientX: x, clientY: y }) => {
				if (pointerType !== 'mouse' && from && Math.hypot(x - from.x, y - from.y) > TREMBLE) clearTimeout(timer);
			},
			{ signal },
		);
		const lift = ({ pointerType }: PointerEvent) => {
			if (pointerType === 'mouse') return;
			clearTimeout(timer);
			from = null;
		};
		for (const end of ['pointerup', 'pointercancel'] as const) board.addEventListener(end, lift, { signal });
		board.addEventListener(
			'click',
			(event) => {
				if (hasHeld) event.stopImmediatePropagation();
				hasHeld = false;
			},
			{ signal, capture: true },
		);
		board.addEventListener(
			'keydown',
			(event) => {
				if (letterOf(event) === 'i') show(subjectOf(event.target));
				else stop();
			},
			{ signal },
		);
		return () => {
			clearTimeout(timer);
			listening.abort();
		};
	}, []);
}

function subjectOf(target: EventTarget | null): Subject | null {
	const element = target instanceof Element ? target.closest<HTMLElement>('[data-animal], [data-place], .deck') : null;
	if (!element) return null;
	const { animal, place, cell } = element.dataset;
	const box = element.getBoundingClientRect();
	if (cell === 'deck') return { kind: 'deck', index: 0, box };
	return animal === undefined
		? { kind: 'habitat', index: Number(place), box }
		: { kind: 'animal', index: Number(animal), box };
}

const GAP = 10;

/** Beside what it is about, on the side that has more room. */
export function placeFor({ left, right, top }: DOMRect): Record<string, string> {
	const y = { '--top': `${Math.max(GAP, top)}px` };
	return left > innerWidth - right
		? { ...y, '--right': `${innerWidth - left + GAP}px`, '--left': 'auto' }
		: { ...y, '--left': `${right + GAP}px`, '--right': 'auto' };
}
