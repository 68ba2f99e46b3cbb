/** A finger that rests on a badge or a key reads its card for as long as it lies there; a mouse has titles. */
import type { EffectId } from '@shutterbox/photoshoot/client';
import { useEffect, useRef } from 'preact/hooks';

/** Milliseconds of rest, and pixels that are still rest. */
const REST = 450;
const SLIP = 10;

interface Resting {
	readonly timer: ReturnType<typeof setTimeout>;
	readonly x: number;
	readonly y: number;
}

/** `read` shows a card, or none; gives handlers for all that lies around. */
export function useLongLook(read: (card: EffectId | null) => void) {
	const resting = useRef<Resting | null>(null);
	const isReading = useRef(false);
	const lift = () => {
		clearTimeout(resting.current?.timer);
		resting.current = null;
		if (isReading.current) read(null);
	};
	useEffect(() => () => clearTimeout(resting.current?.timer), []);
	return {
		onPointerDownCapture({ target, pointerType, clientX: x, clientY: y }: PointerEvent) {
			lift();
			isReading.current = false;
			const card = target instanceof Element ? target.closest<HTMLElement>('[data-card]')?.dataset.card : undefined;
			if (card === undefined || pointerType === 'mouse') return;
			const timer = setTimeout(() => {
				isReading.current = true;
				read(card as EffectId);
			}, REST);
			resting.current = { timer, x, y };
		},
		onPointerMoveCapture({ clientX, clientY }: PointerEvent) {
			const from = resting.current;
			if (from && Math.hypot(clientX - from.x, clientY - from.y) > SLIP) lift();
		},
		onPointerUpCapture: lift,
		onPointerCancelCapture: lift,
		/** Whoever read meant no press. */
		onClickCapture(event: MouseEvent) {
			if (!isReading.current) return;
			isReading.current = false;
			event.preventDefault();
			event.stopPropagation();
		},
		/** Nor the browser's own menu. */
		onContextMenu(event: Event) {
			if (resting.current) event.preventDefault();
		},
	};
}
