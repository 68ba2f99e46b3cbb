/** Winding by mouse, finger and keys: lift a card, choose where it goes, let it go. */
import type { HandSlot } from '@shutterbox/photograph/client';
import type { RefObject } from 'preact';
import { slipOf, useDrag } from '../../board/drag.ts';
import type { Decision } from './decision.ts';

interface Around extends Pick<Decision, 'asked' | 'held' | 'deeds'> {
	hand: readonly HandSlot[];
	strip: RefObject<HTMLElement | null>;
}

export function useHandPlay({ hand, asked, held, deeds, strip }: Around) {
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
		if (asked !== 'wind' || (lifted === null && index === top)) deeds.make(windTo(index, index));
		else if (lifted === null) deeds.hold(isKey ? windTo(index, index + 1) : { type: 'lift', from: index });
		else if (isKey && index === lifted && held?.type === 'wind') deeds.make(held);
		else pressPlace(lifted, isKey ? index : positionAt(event.clientX), isKey);
	}

	/** With a card in the air: beyond it is where it goes, before it is another card to lift, and its own place drops it. */
	function pressPlace(from: number, position: number, isKey: boolean): void {
		if (position > from) deeds.choose(windTo(from, position));
		else if (position === from) deeds.hold(null);
		else deeds.hold(isKey ? windTo(position, position + 1) : { type: 'lift', from: position });
	}

	const drag = useDrag<number>({
		grip: (event) => (asked === 'wind' ? slotAt(event) : null),
		isDrag: (from, way) => from < top && Math.abs(way.dx) >= slipOf(way),
		drag(from, { event }) {
			const to = positionAt(event.clientX);
			deeds.aim(to > from ? windTo(from, to) : { type: 'lift', from });
		},
		release(from, { event }) {
			const to = positionAt(event.clientX);
			if (to > from) deeds.choose(windTo(from, to));
			else deeds.aim(null);
		},
		cancel: () => deeds.aim(null),
	});
	const { onPointerMove: onDrag } = drag.handlers;

	/** A lifted card goes along with the mouse, pressed or not. */
	const onPointerMove = (event: PointerEvent) => {
		onDrag(event);
		if (drag.isOn() || lifted === null || event.pointerType !== 'mouse' || asked !== 'wind') return;
		const to = positionAt(event.clientX);
		deeds.aim(to > lifted ? windTo(lifted, to) : null);
	};
	const onPointerLeave = () => drag.isOn() || deeds.aim(null);
	const onClick = (event: MouseEvent) => {
		const index = slotAt(event) ?? drag.pressed();
		if (index !== null) press(index, event);
	};

	/** While a card is lifted the arrows carry it; otherwise they move the focus. */
	const keys = (otherwise: (event: KeyboardEvent) => void) => (event: KeyboardEvent) => {
		const step = { ArrowRight: 1, ArrowLeft: -1, Home: -top, End: top }[event.key];
		if (held?.type === 'wind' && step !== undefined) {
			event.preventDefault();
			deeds.hold(windTo(held.from, Math.max(held.from + 1, Math.min(top, held.to + step))));
		} else otherwise(event);
	};

	return { keys, strip: { ...drag.handlers, onPointerMove, onPointerLeave, onClick } };
}

/** The slot that is pressed, by its position in the hand: its card may just be on its way up. */
function slotAt({ target }: Event): number | null {
	const slot = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
	return slot && Number(slot.dataset.index);
}
