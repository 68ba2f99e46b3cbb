/** Winding by mouse, finger and keys: lift a card, choose where it goes, let it go. */
import type { HandSlot } from '@shutterbox/photograph/client';
import type { RefObject } from 'preact';
import { useRef } from 'preact/hooks';
import type { Decision } from './decision.ts';

interface Around extends Pick<Decision, 'asked' | 'held' | 'act'> {
	hand: readonly HandSlot[];
	strip: RefObject<HTMLElement | null>;
}

const DRAG_STARTS = 6;

export function useHandPlay({ hand, asked, held, act, strip }: Around) {
	const grabbed = useRef<{ from: number; x: number; isDragged: boolean } | null>(null);
	const released = useRef<number | null>(null);
	const wasDragged = useRef(false);
	const lifted = held !== null && held.type !== 'pick' ? held.from : null;
	const top = hand.length - 1;

	/** The position under a pointer, by the frames of the strip and not by the cards on it, which move. */
	const positionAt = (x: number): number => {
		const frame = strip.current?.querySelector<HTMLElement>('.slot');
		if (!strip.current || !frame) return 0;
		const position = Math.floor((x - strip.current.getBoundingClientRect().left) / frame.offsetWidth);
		return Math.max(0, Math.min(top, position));
	};
	const windTo = (from: number, to: number) => ({ type: 'wind', from, to }) as const;

	/** Keys press a card; pointers press a place, for the card under them may still be sliding. */
	function press(index: number, event: MouseEvent): void {
		const isKey = event.detail === 0;
		if (asked !== 'wind' || (lifted === null && index === top)) act.make(windTo(index, index));
		else if (lifted === null) act.hold(isKey ? windTo(index, index + 1) : { type: 'lift', from: index });
		else if (isKey && index === lifted && held?.type === 'wind') act.make(held);
		else pressPlace(lifted, isKey ? index : positionAt(event.clientX), isKey);
	}

	/** With a card in the air: beyond it is where it goes, before it is another card to lift, and its own place drops it. */
	function pressPlace(from: number, position: number, isKey: boolean): void {
		if (position > from) act.choose(windTo(from, position));
		else if (position === from) act.hold(null);
		else act.hold(isKey ? windTo(position, position + 1) : { type: 'lift', from: position });
	}

	/** What was grabbed before may have been let go elsewhere. */
	const onPointerDown = (event: PointerEvent) => {
		const from = slotAt(event);
		wasDragged.current = false;
		grabbed.current = from === null || asked !== 'wind' ? null : { from, x: event.clientX, isDragged: false };
	};
	const onPointerMove = (event: PointerEvent) => {
		const drag = grabbed.current;
		if (drag && drag.from < top && event.buttons > 0) {
			if (!drag.isDragged && Math.abs(event.clientX - drag.x) < DRAG_STARTS) return;
			if (!drag.isDragged) strip.current?.setPointerCapture(event.pointerId);
			drag.isDragged = true;
			const to = positionAt(event.clientX);
			act.aim(to > drag.from ? windTo(drag.from, to) : { type: 'lift', from: drag.from });
		} else if (lifted !== null && event.pointerType === 'mouse' && asked === 'wind') {
			const to = positionAt(event.clientX);
			act.aim(to > lifted ? windTo(lifted, to) : null);
		}
	};
	const onPointerUp = (event: PointerEvent) => {
		const drag = grabbed.current;
		grabbed.current = null;
		released.current = drag?.from ?? null;
		if (!drag?.isDragged) return;
		wasDragged.current = true;
		const to = positionAt(event.clientX);
		if (to > drag.from) act.choose(windTo(drag.from, to));
		else act.aim(null);
	};

	/** Where cards slid under a press, it came down on one and went up on another: the browser says that neither was clicked. */
	const onClick = (event: MouseEvent) => {
		const index = slotAt(event) ?? released.current;
		if (index !== null && !wasDragged.current) press(index, event);
		wasDragged.current = false;
	};

	/** While a card is lifted the arrows carry it; otherwise they move the focus. */
	const keys = (otherwise: (event: KeyboardEvent) => void) => (event: KeyboardEvent) => {
		const step = { ArrowRight: 1, ArrowLeft: -1, Home: -top, End: top }[event.key];
		if (held?.type === 'wind' && step !== undefined) {
			event.preventDefault();
			act.hold(windTo(held.from, Math.max(held.from + 1, Math.min(top, held.to + step))));
		} else otherwise(event);
	};

	const onPointerLeave = () => grabbed.current?.isDragged || act.aim(null);
	return { keys, strip: { onClick, onPointerDown, onPointerMove, onPointerUp, onPointerLeave } };
}

/** The slot that is pressed, by its position in the hand: its card may just be on its way up. */
function slotAt({ target }: Event): number | null {
	const slot = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
	return slot && Number(slot.dataset.index);
}
