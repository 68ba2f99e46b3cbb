/** A wheel over the park turns the part of the tile placed last, one corner a notch. */
import { CORNERS } from '@shutterbox/wildlife-park/client';
import { useRef } from 'preact/hooks';
import { turnable } from './drafting.ts';
import type { Scene } from './scene.ts';

/** Milliseconds between two corners: pads send many small steps for one. */
const NOTCH = 90;

export function useWheel(scene: Scene, onPress: (thing: string) => void): (event: WheelEvent) => void {
	const { shown, own, asked, act, draft } = scene;
	const last = useRef(0);
	return ({ deltaY, timeStamp }) => {
		const open = asked !== null && act === null ? turnable(shown, own, draft) : null;
		if (open === null || deltaY === 0 || timeStamp - last.current < NOTCH) return;
		last.current = timeStamp;
		const { corner = 0 } = draft.turn.places[open.source];
		onPress(`corner ${(corner + Math.sign(deltaY) + CORNERS) % CORNERS}`);
	};
}
