/** A press beside everything, or the other button, puts down what is lifted. For the element around all of it. */
import type { HandsOn } from './use-hands-on.ts';

/** A press on these means something itself. */
const MEANT = 'button, a, input, dialog';

export function dropsOf({ now, letGo }: Pick<HandsOn, 'now' | 'letGo'>) {
	const isHolding = () => now().picked !== null;
	return {
		onClick(event: MouseEvent) {
			// Where it went: what was pressed may be gone by now.
			const isMeant = event.composedPath().some((part) => part instanceof Element && part.matches(MEANT));
			if (isHolding() && !isMeant) letGo();
		},
		onContextMenu(event: MouseEvent) {
			// A finger that rests reads.
			const isFinger = event instanceof PointerEvent && event.pointerType === 'touch';
			if (!isHolding() || isFinger) return;
			event.preventDefault();
			letGo();
		},
	};
}
