/** What moves in an act moves as slowly as the reader wants it. */
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { slowness } from '../../../settings/preferences.ts';
import type { SceneAct } from './scene.ts';

export function usePace(board: RefObject<HTMLElement | null>, act: SceneAct | null): void {
	useLayoutEffect(() => {
		if (board.current && act !== null && !act.isStill) pace(board.current, slowness.peek());
	}, [act?.id]);
}

/** Lets everything that is moving on a board take so many times as long. */
export function pace(board: Pick<Element, 'getAnimations'>, times: number): void {
	if (times === 1 || times === 0) return;
	for (const animation of board.getAnimations({ subtree: true })) animation.playbackRate = 1 / times;
}
