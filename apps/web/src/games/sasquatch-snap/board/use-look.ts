/** What the viewer looks at more closely: what a pointer rests on, a finger holds, or the focus has come to. */
import type { Seat } from '@shutterbox/kernel';
import type { Square } from '@shutterbox/sasquatch-snap/client';
import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';

export interface Look {
	/** A square of the forest, a reporter's plate, or anything else that says something about itself. */
	readonly square: Square | null;
	readonly seat: Seat | null;
	readonly about: string | null;
	/** Where it is on the board, in pixels. */
	readonly x: number;
	readonly top: number;
	readonly bottom: number;
}

/** Milliseconds. */
const PATIENCE = 400;
/** Pixels a finger may tremble. */
const TREMBLE = 8;
const SUBJECTS = '[data-square], [data-about], [data-seat]';

export function useLook(ref: RefObject<HTMLElement | null>): Look | null {
	const [look, see] = useState<Look | null>(null);
	useEffect(() => (ref.current ? watch(ref.current, see) : undefined), []);
	return look;
}

function watch(board: HTMLElement, see: (look: Look | null) => void): () => void {
	const listening = new AbortController();
	let timer: ReturnType<typeof setTimeout> | undefined;
	let from: { readonly x: number; readonly y: number } | null = null;
	/** A finger that was held has asked, and presses nothing. */
	let isHeld = false;
	const on = <Type extends keyof HTMLElementEventMap>(type: Type, hear: (event: HTMLElementEventMap[Type]) => void) =>
		board.addEventListener(type, hear, { capture: true, signal: listening.signal });
	const stop = () => {
		clearTimeout(timer);
		see(null);
	};
	const ask = (target: EventTarget | null, whenSeen?: () => void) => {
		clearTimeout(timer);
		const subject = target instanceof Element ? target.closest<HTMLElement>(SUBJECTS) : null;
		if (subject === null) return see(null);
		timer = setTimeout(() => {
			see(lookAt(subject, board));
			whenSeen?.();
		}, PATIENCE);
	};
	on('pointerover', ({ pointerType, target }) => pointerType === 'mouse' && ask(target));
	on('pointerdown', ({ pointerType, target, clientX: x, clientY: y }) => {
		stop();
		isHeld = false;
		if (pointerType === 'mouse') return;
		from = { x, y };
		ask(target, () => {
			isHeld = true;
		});
	});
	on('pointermove', ({ pointerType, clientX: x, clientY: y }) => {
		if (pointerType !== 'mouse' && from && Math.hypot(x - from.x, y - from.y) > TREMBLE) stop();
	});
	on('pointerup', ({ pointerType }) => pointerType !== 'mouse' && clearTimeout(timer));
	on('contextmenu', (event) => isHeld && spend(event));
	on('click', (event) => isHeld && spend(event));
	on('focusin', ({ target }) => target instanceof Element && target.matches(':focus-visible') && ask(target));
	on('focusout', stop);
	on('keydown', ({ key }) => key === 'Escape' && stop());
	board.addEventListener('pointerleave', ({ pointerType }) => pointerType === 'mouse' && stop(), listening);
	return () => {
		clearTimeout(timer);
		listening.abort();
	};
}

function spend(event: Event): void {
	event.preventDefault();
	event.stopPropagation();
}

function lookAt(subject: HTMLElement, board: HTMLElement): Look {
	const { square, seat, about } = subject.dataset;
	const [box, whole] = [subject.getBoundingClientRect(), board.getBoundingClientRect()];
	return {
		square: square === undefined ? null : Number(square),
		seat: seat === undefined ? null : Number(seat),
		about: about ?? null,
		x: box.left + box.width / 2 - whole.left,
		top: box.top - whole.top,
		bottom: box.bottom - whole.top,
	};
}
