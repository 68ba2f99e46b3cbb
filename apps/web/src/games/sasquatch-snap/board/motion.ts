/** How things move while an act is played: by transform and opacity alone. */
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { REACH } from '../art/grid.ts';
import type { Spot } from './copies.ts';
import type { Scene } from './scene.ts';

export type SceneAct = NonNullable<Scene['act']>;

/**
 * Sets something in motion when an act begins, and lets go of it when the act is over. What does not move gives nothing.
 */
export function useMotion<Element extends HTMLElement>(
	ref: RefObject<Element | null>,
	act: Scene['act'],
	move: (element: Element, act: SceneAct) => readonly Animation[],
): void {
	useLayoutEffect(() => {
		const element = ref.current;
		if (element === null || act === null || act.isStill) return;
		const animations = move(element, act);
		return () => {
			for (const animation of animations) animation.cancel();
		};
	}, [act?.id]);
}

/** A spot as a transform; a unit is a length of the style sheet. */
export function styleOf({ left, top, scale }: Spot): { readonly transform: string } {
	return {
		transform: `translate(calc(${left + REACH} * var(--u)), calc(${top + REACH} * var(--u))) scale(${scale})`,
	};
}
