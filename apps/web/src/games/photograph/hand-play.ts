/** Winding by mouse, finger and keys: lift a card, choose where it goes, let it go. */
import type { HandSlot } from '@shutterbox/photograph/rules/state';
import type { RefObject } from 'preact';
import { useRef } from 'preact/hooks';
import type { Decision } from './decision.ts';

interface Around {
	hand: readonly HandSlot[];
	decision: Decision;
	strip: RefObject<HTMLElement | null>;
}

const DRAG_STARTS = 6;

export type HandPlay = ReturnType<typeof useHandPlay>;

export function useHandPlay({ hand, decision, strip }: Around) {
	const grabbed = useRef<{ from: number; x: number; isDragged: boolean } | null>(null);
	const released = useRef<number | null>(null);
	const wasDragged = useRef(false);
	const lifted = decision.held !== null && decision.held.type !== 'pick' ? decision.held.from : null;
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
		if (wasDragged.current) {
			wasDragged.current = false;
			return;
		}
		const isKey = event.detail === 0;
		const { held } = decision;
		if (decision.asked !== 'wind' || (lifted === null && index === top)) decision.make(windTo(index, index));
		else if (lifted === null) decision.hold(isKey ? windTo(index, index + 1) : { type: 'lift', from: index });
		else if (isKey && index === lifted && held?.type === 'wind') decision.make(held);
		else pressPlace(lifted, isKey ? index : positionAt(event.clientX), isKey);
	}

	/** With a card in the air: beyond it is where it goes, before it is another card to lift, and its own place drops it. */
	function pressPlace(from: number, position: number, isKey: boolean): void {
		if (position > from) decision.choose(windTo(from, position));
		else if (position === from) decision.hold(null);
		else decision.hold(isKey ? windTo(position, position + 1) : { type: 'lift', from: position });
	}

	function grab(index: number, event: PointerEvent): void {
		wasDragged.current = false;
		if (decision.asked === 'wind') grabbed.current = { from: index, x: event.clientX, isDragged: false };
	}

	/** What was grabbed before may have been let go elsewhere. */
	const onPointerDownCapture = () => {
		grabbed.current = null;
	};
	const onPointerMove = (event: PointerEvent) => {
		const drag = grabbed.current;
		if (drag && drag.from < top && event.buttons > 0) {
			if (!drag.isDragged && Math.abs(event.clientX - drag.x) < DRAG_STARTS) return;
			if (!drag.isDragged) strip.current?.setPointerCapture(event.pointerId);
			drag.isDragged = true;
			const to = positionAt(event.clientX);
			decision.aim(to > drag.from ? windTo(drag.from, to) : { type: 'lift', from: drag.from });
		} else if (lifted !== null && event.pointerType === 'mouse' && decision.asked === 'wind') {
			const to = positionAt(event.clientX);
			decision.aim(to > lifted ? windTo(lifted, to) : null);
		}
	};
	const onPointerUp = (event: PointerEvent) => {
		const drag = grabbed.current;
		grabbed.current = null;
		released.current = drag?.from ?? null;
		if (!drag?.isDragged) return;
		wasDragged.current = true;
		const to = positionAt(event.clientX);
		if (to > drag.from) decision.choose(windTo(drag.from, to));
		else decision.aim(null);
	};

	/** Where cards slid under a press, it came down on one and went up on another: the browser says that neither was clicked. */
	const onClick = (event: MouseEvent) => {
		const isOnCard = event.target instanceof Element && event.target.closest('button') !== null;
		if (!isOnCard && released.current !== null) press(released.current, event);
	};

	/** While a card is lifted the arrows carry it; otherwise they move the focus. */
	const keys = (otherwise: (event: KeyboardEvent) => void) => (event: KeyboardEvent) => {
		const held = decision.held;
		const step = { ArrowRight: 1, ArrowLeft: -1, Home: -top, End: top }[event.key];
		if (event.key === 'Escape' && lifted !== null) {
			event.preventDefault();
			decision.hold(null);
		} else if (held?.type === 'wind' && step !== undefined) {
			event.preventDefault();
			decision.hold(windTo(held.from, Math.max(held.from + 1, Math.min(top, held.to + step))));
		} else otherwise(event);
	};

	const onPointerLeave = () => grabbed.current?.isDragged || decision.aim(null);
	return { press, grab, keys, strip: { onClick, onPointerDownCapture, onPointerMove, onPointerUp, onPointerLeave } };
}
