/** A slide grows out of the card it is about, is pulled down by its head on phones, and goes when something beside it is pressed. */
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { isStill } from '../../../settings/preferences.ts';

/** Milliseconds. */
const GROWING = 240;

/** What belongs to it: cards that open another one, and log and talk. */
const BESIDE = '.enlarged, .people';

export function useSlide(ref: RefObject<HTMLElement | null>, seat: number, onClose: () => void): void {
	useLayoutEffect(() => {
		const slide = ref.current;
		const card = slide?.closest('.wildlife')?.querySelector(`[data-anchor="seat-${seat}"]`)?.getBoundingClientRect();
		if (!slide || !card || isStill.peek()) return;
		const { x, y, width, height } = slide.getBoundingClientRect();
		const small = `translate(${card.x - x}px, ${card.y - y}px) scale(${card.width / width}, ${card.height / height})`;
		const growth = slide.animate(
			[
				{ transformOrigin: '0 0', transform: small, opacity: 0 },
				{ transformOrigin: '0 0', transform: 'none', opacity: 1 },
			],
			{ duration: GROWING, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' },
		);
		return () => growth.cancel();
	}, [seat]);

	const close = useRef(onClose);
	close.current = onClose;
	useEffect(() => {
		const board = ref.current?.closest<HTMLElement>('.wildlife');
		const listening = new AbortController();
		const onPress = (event: MouseEvent) => {
			// Who plays by keys presses nothing beside it, but what has the focus.
			if (event.detail === 0 || !(event.target instanceof Element) || event.target.closest(BESIDE)) return;
			if (event.target.closest('.prompt-region') === null) event.stopPropagation();
			close.current();
		};
		board?.addEventListener('click', onPress, { signal: listening.signal, capture: true });
		return () => listening.abort();
	}, []);

	useEffect(() => {
		const opener = document.activeElement;
		ref.current?.querySelector<HTMLElement>('button')?.focus();
		return () => {
			// Whoever has pressed something else by now is there.
			const isFree = document.activeElement === null || document.activeElement === document.body;
			if (isFree && opener instanceof HTMLElement && opener.isConnected) opener.focus();
		};
	}, [seat]);
}
