/** A neighbour's park for as long as Shift or a finger is held down; then all is as it was. */
import type { Seat } from '@shutterbox/kernel';
import { useEffect, useRef } from 'preact/hooks';

/** Milliseconds. */
const LONG = 400;

export function usePeek(onPeek: (seat: Seat | null) => void) {
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const isPeeking = useRef(false);
	/** The press that follows a peek is no press. */
	const isSpent = useRef(false);
	const begin = (target: EventTarget | null) => {
		const card = target instanceof Element ? target.closest<HTMLElement>('.neighbour') : null;
		if (card === null || isPeeking.current) return;
		isPeeking.current = true;
		onPeek(Number(card.dataset.anchor?.slice('seat-'.length)));
	};
	const end = () => {
		clearTimeout(timer.current);
		isSpent.current = isPeeking.current;
		if (isPeeking.current) onPeek(null);
		isPeeking.current = false;
	};
	const latest = useRef(end);
	latest.current = end;
	useEffect(() => {
		const listening = new AbortController();
		const onUp = ({ key }: KeyboardEvent) => key === 'Shift' && latest.current();
		addEventListener('keyup', onUp, { signal: listening.signal });
		return () => {
			clearTimeout(timer.current);
			listening.abort();
		};
	}, []);
	return {
		onPointerMove: ({ target, pointerType, shiftKey }: PointerEvent) => {
			if (pointerType === 'mouse' && shiftKey) begin(target);
		},
		onPointerDown: ({ target, pointerType }: PointerEvent) => {
			isSpent.current = false;
			// Resting on the points tells where they come from.
			if (pointerType === 'mouse' || (target instanceof Element && target.closest('[data-about]'))) return;
			timer.current = setTimeout(() => begin(target), LONG);
		},
		onPointerUp: ({ pointerType }: PointerEvent) => pointerType !== 'mouse' && end(),
		onPointerCancel: end,
		onClickCapture: (event: MouseEvent) => {
			if (isSpent.current) event.stopPropagation();
			isSpent.current = false;
		},
	};
}
