import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Deeds } from './decision.ts';

interface Hands {
	readonly ref: RefObject<HTMLDivElement | null>;
	onPointerDownCapture(event: PointerEvent): void;
	onKeyDownCapture(event: KeyboardEvent): void;
}

/**
 * For the outside of a board: notes which hand acts, and lets Escape drop what is held. When the next decision is
 * elsewhere on the board, in the part `where` finds, the focus of a person who plays by keys goes there.
 */
export function useHands<Draft, Move>(deeds: Deeds<Draft, Move>, where: string | null): Hands {
	const ref = useRef<HTMLDivElement>(null);
	const isKeyboard = useRef(false);
	useLayoutEffect(() => {
		if (!isKeyboard.current || where === null) return;
		ref.current?.querySelector(where)?.querySelector<HTMLElement>('[data-cell][tabindex="0"]')?.focus();
	}, [where]);
	return {
		ref,
		onPointerDownCapture({ pointerType }) {
			isKeyboard.current = false;
			deeds.touchedBy(pointerType);
		},
		onKeyDownCapture({ key }) {
			isKeyboard.current = true;
			deeds.touchedBy('keyboard');
			if (key === 'Escape') deeds.hold(null);
		},
	};
}
