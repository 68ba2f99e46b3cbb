/** What was pressed in vain shakes once; where nothing is to move, it is framed for a moment. */
import type { Refusal } from '@shutterbox/kernel';
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { isStill } from '../../../settings/preferences.ts';

const SHAKEN = [{ translate: '0' }, { translate: '-3px' }, { translate: '3px' }, { translate: '0' }];
const FRAMED = { outline: ['3px solid var(--mark)', '3px solid var(--mark)'] };

export function useShake(board: RefObject<HTMLElement | null>, refusal: Refusal | null): void {
	useLayoutEffect(() => {
		const pressed = document.activeElement;
		if (refusal === null || !(pressed instanceof HTMLElement) || pressed === board.current) return;
		if (!board.current?.contains(pressed)) return;
		if (isStill.peek()) pressed.animate(FRAMED, 600);
		else pressed.animate(SHAKEN, 140);
	}, [refusal]);
}
