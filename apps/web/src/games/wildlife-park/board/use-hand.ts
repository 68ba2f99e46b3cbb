/** The viewer's hand over the table: things are dragged, or taken by a press and put down by the next one. */

import { layoutOf, type Park } from '@shutterbox/wildlife-park/client';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { type Dragging, useDrag } from '../../../board/drag.ts';
import { buzz } from '../../../board/sound-kit.ts';
import { isStill } from '../../../settings/preferences.ts';
import { boxOf, EDGES, middleOf } from './geometry.ts';

interface Errand {
	readonly board: RefObject<HTMLElement | null>;
	readonly park: Park;
	/** Takes a thing into the hand; whether it came. */
	take(thing: string): boolean;
	/** Puts what is in hand there. */
	put(target: string): void;
	/** Lays what is in hand back where it came from. */
	drop(): void;
	/** Whether something is in hand that follows the pointer. */
	readonly isHolding: boolean;
	/** Whether what is in hand may be put there. */
	isTarget(target: string): boolean;
}

export interface HandOver {
	/** The place under what is carried, or under the focus. */
	readonly aim: string | null;
	setAim(aim: string | null): void;
	/** A finger carries something: it hides what is under it. */
	readonly finger: { readonly isLeft: boolean } | null;
	/** For the thing that follows the pointer. */
	readonly floater: RefObject<HTMLDivElement | null>;
	readonly handlers: Dragging<string>['handlers'] & { onClick(event: MouseEvent): void };
}

/** A press on these is no press beside everything: what is in hand stays there. */
const MEANT = 'button, a, input, dialog, .leaf, .people, .enlarged, .prompt-region';

/** Pixels: so far above a finger a thing floats, so that it can be seen. */
const ABOVE_FINGER = 56;
/** Tile units: a pointer means the hex it is on, a finger the nearest one where the thing may go. */
const REACH = { mouse: 98, touch: 150 };

/** Milliseconds. */
const BACK = 140;

/** What is in hand is gone as soon as it is dropped: its likeness slides. */
function slideBack(carried: HTMLElement, { x, y, width, height }: DOMRect): void {
	const likeness = carried.cloneNode(true) as HTMLElement;
	carried.after(likeness);
	const transform = `translate(${x + width / 2}px, ${y + height / 2}px) scale(0.6)`;
	const { finished } = likeness.animate({ transform, opacity: 0.4 }, { duration: BACK, easing: 'ease-out' });
	const gone = () => likeness.remove();
	finished.then(gone, gone);
}

export function useHand(errand: Errand): HandOver {
	const floater = useRef<HTMLDivElement>(null);
	const [aim, setAim] = useState<string | null>(null);
	const [finger, setFinger] = useState<HandOver['finger']>(null);
	const aimed = useRef<string | null>(null);
	/** Where what is taken by a press appears. */
	const down = useRef<readonly [number, number]>([0, 0]);
	/** What aims is the pointer that carries something, not the focus. */
	const isPointed = useRef(false);
	const aimAt = (target: string | null) => {
		if (aimed.current === target) return;
		if (target !== null) buzz(10);
		aimed.current = target;
		setAim(target);
	};

	function follow(event: PointerEvent): void {
		const isTouch = event.pointerType !== 'mouse';
		const y = event.clientY - (isTouch ? ABOVE_FINGER : 0);
		const { current: thing } = floater;
		if (thing) thing.style.transform = `translate(${event.clientX}px, ${y}px)`;
		aimAt(targetAt(event.clientX, y, isTouch));
		isPointed.current = true;
	}

	/** Tiles are nearer to each other than they are wide: the nearest middle counts. */
	function targetAt(x: number, y: number, isTouch: boolean): string | null {
		const board = errand.board.current;
		for (const place of board?.querySelectorAll<HTMLElement>('[data-drop]') ?? []) {
			const { left, right, top, bottom } = place.getBoundingClientRect();
			if (x >= left && x <= right && y >= top && y <= bottom) return place.dataset.drop ?? null;
		}
		const plane = board?.querySelector('.own-park .plane')?.getBoundingClientRect();
		if (!plane || plane.width === 0) return null;
		const layout = layoutOf(errand.park);
		const box = boxOf(layout, EDGES);
		const unit = plane.width / box.width;
		const [px, py] = [(x - plane.left) / unit + box.left, (y - plane.top) / unit + box.top];
		let nearest: string | null = null;
		let least = isTouch ? REACH.touch : REACH.mouse;
		layout.names.forEach((name, hex) => {
			const [mx, my] = middleOf(layout, hex);
			const away = Math.hypot(mx - px, my - py);
			const target = `hex ${name}`;
			if (away < least && (!isTouch || errand.isTarget(target))) [nearest, least] = [target, away];
		});
		return nearest;
	}

	/** What was dragged from its space to no other place slides back. */
	function dropped(thing: string): void {
		const { current: carried } = floater;
		const space = errand.board.current?.querySelector(`[data-anchor="${thing}"]:not(.hit)`);
		const home = space?.getBoundingClientRect();
		if (carried && home && !isStill.peek()) slideBack(carried, home);
		errand.drop();
	}

	/** A part that is dragged turns to the corner nearest to the pointer. */
	function turnTo({ clientX, clientY }: PointerEvent): void {
		const corners = [...(errand.board.current?.querySelectorAll<HTMLElement>('[data-source^="corner "]') ?? [])];
		const away = (corner: HTMLElement) => {
			const { x, y, width, height } = corner.getBoundingClientRect();
			return Math.hypot(x + width / 2 - clientX, y + height / 2 - clientY);
		};
		const [nearest] = corners.sort((a, b) => away(a) - away(b));
		const { source } = nearest?.dataset ?? {};
		if (source !== undefined && nearest.ariaPressed !== 'true') errand.put(source);
	}

	const { handlers, isOn, end } = useDrag<string>({
		grip({ target, clientX, clientY, pointerType }) {
			down.current = [clientX, clientY - (pointerType === 'mouse' ? 0 : ABOVE_FINGER)];
			const thing = target instanceof Element ? target.closest<HTMLElement>('[data-source]') : null;
			return thing?.dataset.source ?? null;
		},
		drag(thing, { event }) {
			if (thing.startsWith('corner ')) return turnTo(event);
			if (!isDragging.current) {
				isDragging.current = errand.take(thing);
				if (!isDragging.current) return;
			}
			if (event.pointerType !== 'mouse') {
				const isLeft = event.clientX < innerWidth / 2;
				setFinger((now) => (now?.isLeft === isLeft ? now : { isLeft }));
			}
			follow(event);
		},
		release(thing) {
			const target = aimed.current;
			if (isDragging.current) {
				if (target === null) dropped(thing);
				else errand.put(target);
			}
			rest();
		},
		cancel(thing) {
			if (isDragging.current) dropped(thing);
			rest();
		},
	});
	const isDragging = useRef(false);
	const rest = () => {
		isDragging.current = false;
		setFinger(null);
		aimAt(null);
	};

	useLayoutEffect(() => {
		const [x, y] = down.current;
		if (floater.current) floater.current.style.transform = `translate(${x}px, ${y}px)`;
		if (!errand.isHolding && isPointed.current) aimAt(null);
	}, [errand.isHolding]);
	return {
		aim,
		setAim(target) {
			isPointed.current = false;
			aimAt(target);
		},
		finger,
		floater,
		handlers: {
			...handlers,
			onPointerDown(event) {
				// Two fingers spread the map: neither takes what it lies on. What is carried already is carried on.
				if (!event.isPrimary && !isOn()) end();
				handlers.onPointerDown(event);
			},
			onPointerMove(event) {
				handlers.onPointerMove(event);
				if (!isDragging.current && errand.isHolding && event.pointerType === 'mouse') follow(event);
			},
			onContextMenu(event) {
				handlers.onContextMenu(event);
				if (!errand.isHolding) return;
				event.preventDefault();
				errand.drop();
			},
			onClick(event) {
				// What a key takes is held over its space.
				if (event.detail === 0 && event.target instanceof Element) {
					const { x, y, width, height } = event.target.getBoundingClientRect();
					down.current = [x + width / 2, y + height / 2];
				}
				// Where it went: what was pressed may be gone from its button by now.
				const isMeant = event.composedPath().some((part) => part instanceof Element && part.matches(MEANT));
				if (errand.isHolding && !isMeant) errand.drop();
			},
		},
	};
}
