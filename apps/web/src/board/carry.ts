/**
 * Carrying something to a place by mouse or finger. Things that can be taken have a `data-source`, places where they can
 * be put a `data-target`; what a press on one of them means, by pointer or key, it says itself.
 */
import { type Dragging, useDrag } from './drag.ts';

export interface Errand {
	/** Whether a thing may be taken now. */
	canTake(source: string): boolean;
	/** Whether a place is one for that thing at all; what is not legal there now is put, and refused. Every place if nothing is said. */
	canPut?(source: string, target: string): boolean;
	put(source: string, target: string): void;
	/** What is carried is over a place now, or over none. */
	aim?(source: string, target: string | null): void;
}

/** Pixels: a finger covers more than a point, and means a place that it is so near to. */
const REACH = 44;

interface Grip {
	readonly source: string;
	/** It follows the pointer, and is `data-carried` meanwhile. */
	readonly thing: HTMLElement;
	/** The places where it may go. */
	readonly places: readonly HTMLElement[];
	/** Where they lay when it was taken; to measure them at every step would cost a picture. */
	readonly boxes: Boxes;
}

type Boxes = readonly (readonly [target: string, box: Box])[];

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

/** For the element in which things and places are. */
export function useCarry(errand: Errand): Dragging<Grip>['handlers'] {
	const layDown = ({ source, thing }: Grip) => {
		thing.style.translate = '';
		delete thing.dataset.carried;
		errand.aim?.(source, null);
	};
	return useDrag<Grip>({
		grip({ target, currentTarget, clientX, clientY }) {
			// What was under the pointer may have been drawn anew by the press itself.
			const under = target instanceof Node && target.isConnected ? target : document.elementFromPoint(clientX, clientY);
			const thing = under instanceof Element ? under.closest<HTMLElement>('[data-source]') : null;
			const source = thing?.dataset.source;
			if (!thing || source === undefined || !errand.canTake(source)) return null;
			const isPlace = ({ dataset }: HTMLElement) => errand.canPut?.(source, dataset.target ?? '') ?? true;
			const all = (currentTarget as Element).querySelectorAll<HTMLElement>('[data-target]');
			const places = [...all].filter(isPlace);
			return { source, thing, places, boxes: boxesOf(places) };
		},
		drag({ source, thing, boxes }, { dx, dy, event }) {
			thing.style.translate = `${dx}px ${dy}px`;
			thing.dataset.carried = '';
			errand.aim?.(source, placeAt(event, boxes));
		},
		release(grip, { event }) {
			// What slid since then is where it is seen now.
			const target = placeAt(event, boxesOf(grip.places));
			layDown(grip);
			if (target !== null) errand.put(grip.source, target);
		},
		cancel: layDown,
	}).handlers;
}

function boxesOf(places: readonly HTMLElement[]): Boxes {
	return places.map((place) => [place.dataset.target ?? '', place.getBoundingClientRect()]);
}

/** The place a pointer is on; for a finger the nearest one within reach. */
export function placeAt(
	{ clientX: x, clientY: y, pointerType }: Pick<PointerEvent, 'clientX' | 'clientY' | 'pointerType'>,
	boxes: Boxes,
): string | null {
	const reach = pointerType === 'mouse' ? 0 : REACH;
	let nearest: string | null = null;
	let least = Number.POSITIVE_INFINITY;
	for (const [target, { left, top, right, bottom }] of boxes) {
		const away = Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
		if (away <= reach && away < least) [nearest, least] = [target, away];
	}
	return nearest;
}
