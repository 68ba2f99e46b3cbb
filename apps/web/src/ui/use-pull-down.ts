import type { RefObject } from 'preact';
import { useRef } from 'preact/hooks';

/** Pixels after which a finger means it, and after which the sheet goes. */
const TREMBLE = 6;
const FAR = 72;

/** For the head of a sheet that lies at the foot of the window: a finger pulls it down and away. */
export function usePullDown(sheet: RefObject<HTMLElement | null>, onGone: () => void) {
	const from = useRef<number | null>(null);
	const pull = (by: number) => {
		if (sheet.current) sheet.current.style.translate = by > TREMBLE ? `0 ${by}px` : '';
	};
	const end = () => {
		from.current = null;
		pull(0);
	};
	return {
		onPointerDown({ pointerType, clientY }: PointerEvent) {
			const isBelow = sheet.current !== null && getComputedStyle(sheet.current).getPropertyValue('--from') === 'below';
			if (pointerType !== 'mouse' && isBelow) from.current = clientY;
		},
		onPointerMove({ clientY }: PointerEvent) {
			if (from.current !== null) pull(clientY - from.current);
		},
		onPointerUp({ clientY }: PointerEvent) {
			if (from.current === null) return;
			const isGone = clientY - from.current > FAR;
			end();
			if (isGone) onGone();
		},
		onPointerCancel: end,
	};
}
