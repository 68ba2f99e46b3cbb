/** Drawing a finger or the mouse inward from an edge of a row: as many cards as it passes. */
import type { View } from '@shutterbox/kernel';
import type { Pick, State } from '@shutterbox/photograph/client';
import { useDrag } from '../../board/drag.ts';
import type { Deeds } from './decision.ts';
import { pickUpTo } from './draft.ts';

interface Drawn {
	/** The pick of the card that was pressed; its row and side stay. */
	readonly first: Pick;
	reached: Pick;
}

export function useRowDrag(view: View<State>, isAsked: boolean, deeds: Deeds) {
	/** A finger's events all go to where it came down. */
	const reachedBy = ({ clientX, clientY }: PointerEvent, { first }: Drawn): Pick | null => {
		const place = placeOf(document.elementFromPoint(clientX, clientY));
		const pick = place === null ? null : pickUpTo(view, place, first.side);
		return pick?.row === first.row ? pick : null;
	};
	const { handlers } = useDrag<Drawn>({
		// Cards that the pointer leaves are aimed at no longer.
		isShared: true,
		grip({ target }) {
			const place = placeOf(target);
			const first = place === null || !isAsked ? null : pickUpTo(view, place);
			return first && { first, reached: first };
		},
		isDrag(drawn, { event }) {
			const pick = reachedBy(event, drawn);
			return pick !== null && pick.count !== drawn.first.count;
		},
		drag(drawn, { event }) {
			const pick = reachedBy(event, drawn);
			if (pick === null) return;
			drawn.reached = pick;
			deeds.aim(pick);
		},
		release({ reached }) {
			deeds.choose(reached);
		},
	});
	return handlers;
}

function placeOf(target: EventTarget | null): number | null {
	const found = target instanceof Element ? target.closest<HTMLElement>('[data-place]') : null;
	return found ? Number(found.dataset.place) : null;
}
