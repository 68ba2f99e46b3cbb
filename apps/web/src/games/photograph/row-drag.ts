/** Drawing a finger or the mouse inward from an edge of a row: as many cards as it passes. */
import type { View } from '@shutterbox/kernel';
import type { Pick, State } from '@shutterbox/photograph/client';
import { useRef } from 'preact/hooks';
import type { Act } from './decision.ts';
import { pickUpTo } from './draft.ts';

interface Drag {
	/** The pick of the card that was pressed; its row and side stay. */
	readonly first: Pick;
	/** What the pointer has reached; null while it has not left the first card. */
	reached: Pick | null;
}

export function useRowDrag(view: View<State>, isAsked: boolean, act: Act) {
	const drag = useRef<Drag | null>(null);
	const wasDragged = useRef(false);
	const placeOf = (target: EventTarget | null): number | null => {
		const found = target instanceof Element ? target.closest<HTMLElement>('[data-place]') : null;
		return found ? Number(found.dataset.place) : null;
	};
	return {
		onPointerDown(event: PointerEvent) {
			wasDragged.current = false;
			const place = placeOf(event.target);
			const first = place === null || !isAsked ? null : pickUpTo(view, place);
			drag.current = first && { first, reached: null };
		},
		onPointerMove(event: PointerEvent) {
			const now = drag.current;
			if (now === null || event.buttons === 0) return;
			// A finger's events all go to where it came down.
			const place = placeOf(document.elementFromPoint(event.clientX, event.clientY));
			const pick = place === null ? null : pickUpTo(view, place, now.first.side);
			if (pick === null || pick.row !== now.first.row) return;
			if (pick.count === now.first.count && now.reached === null) return;
			now.reached = pick;
			act.aim(pick);
		},
		onPointerUp() {
			const reached = drag.current?.reached ?? null;
			drag.current = null;
			if (reached === null) return;
			wasDragged.current = true;
			act.choose(reached);
		},
		onPointerCancel() {
			drag.current = null;
		},
		/** The press that ends a drag is not a press on the card it ends on. */
		onClickCapture(event: MouseEvent) {
			if (wasDragged.current) event.stopPropagation();
			wasDragged.current = false;
		},
	};
}
