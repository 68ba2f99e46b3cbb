/** Presses on anything of the board, for the element around all of it. */
import type { EffectId } from '@shutterbox/photoshoot/client';
import { useState } from 'preact/hooks';
import { dropsOf } from './drops.ts';
import { firmPresses } from './firm.ts';
import type { HandsOn } from './use-hands-on.ts';
import { useLongLook } from './use-long-look.ts';

/** `read` shows a card, or none. */
export function usePresses(hands: HandsOn, read: (card: EffectId | null) => void) {
	const look = useLongLook(read);
	const drops = dropsOf(hands);
	const [firm] = useState(firmPresses);
	return {
		...look,
		onPointerDownCapture(event: PointerEvent) {
			firm.came(event);
			look.onPointerDownCapture(event);
		},
		onClickCapture(event: MouseEvent) {
			if (firm.isStray(event)) event.stopPropagation();
			else look.onClickCapture(event);
		},
		onClick: drops.onClick,
		onContextMenu(event: MouseEvent) {
			look.onContextMenu(event);
			drops.onContextMenu(event);
		},
	};
}
