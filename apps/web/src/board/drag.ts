/** Dragging by mouse or finger: when a press becomes a drag, whose it is, and what the click at its end means. */
import { useEffect, useRef, useState } from 'preact/hooks';

/** How far a pointer has gone from where it came down. */
export interface Way {
	readonly dx: number;
	readonly dy: number;
	readonly event: PointerEvent;
}

export interface Gesture<Grip> {
	/** What a pointer takes hold of where it comes down; null for nothing that can be dragged now. */
	grip(event: PointerEvent): Grip | null;
	/** Whether it has become a drag; by default as soon as it has gone further than a hand slips. */
	isDrag?(grip: Grip, way: Way): boolean;
	drag(grip: Grip, way: Way): void;
	/** It was let go where it is now. */
	release(grip: Grip, way: Way): void;
	/** It was given up: by Escape, by the other button, by the browser, which scrolls instead. */
	cancel?(grip: Grip): void;
	/** The parts that are passed hear of the pointer, too; what leaves them all is lost. */
	readonly isShared?: boolean;
}

export interface Dragging<Grip> {
	/** For the element in which it happens. */
	readonly handlers: Handlers;
	isOn(): boolean;
	/**
	 * What the press took hold of that has just ended and was no drag. Where things slid under it, it came down on one and
	 * went up on another: the browser says that neither was clicked.
	 */
	pressed(): Grip | null;
	/** Gives up what is dragged. */
	end(): void;
}

interface Handlers {
	onPointerDown(event: PointerEvent): void;
	onPointerMove(event: PointerEvent): void;
	onPointerUp(event: PointerEvent): void;
	onPointerCancel(event: PointerEvent): void;
	onContextMenu(event: Event): void;
	onClickCapture(event: MouseEvent): void;
	onSelectStart(event: Event): void;
	onDragStart(event: Event): void;
}

export function useDrag<Grip>(gesture: Gesture<Grip>): Dragging<Grip> {
	const now = useRef(gesture);
	now.current = gesture;
	const [dragging] = useState(() => draggingBy(() => now.current));
	useEffect(() => dragging.end, []);
	return dragging;
}

interface Held<Grip> {
	readonly grip: Grip;
	readonly pointer: number;
	readonly x: number;
	readonly y: number;
}

export function draggingBy<Grip>(gesture: () => Gesture<Grip>): Dragging<Grip> {
	let held: Held<Grip> | null = null;
	let isOn = false;
	let pressed: Grip | null = null;
	/** The click that ends a drag is no press on whatever it ends on. */
	let isClickSpent = false;
	const wayOf = ({ x, y }: Held<Grip>, event: PointerEvent): Way => ({
		dx: event.clientX - x,
		dy: event.clientY - y,
		event,
	});
	const letGo = () => {
		held = null;
		isOn = false;
		removeEventListener('keydown', onKey, true);
	};
	const giveUp = () => {
		const given = isOn ? held : null;
		letGo();
		if (given) gesture().cancel?.(given.grip);
	};
	const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && giveUp();
	const begin = (event: PointerEvent) => {
		isOn = true;
		isClickSpent = true;
		addEventListener('keydown', onKey, true);
		if (!gesture().isShared) (event.currentTarget as Element).setPointerCapture(event.pointerId);
	};
	return {
		isOn: () => isOn,
		pressed: () => pressed,
		end: giveUp,
		handlers: {
			onPointerDown(event) {
				if (!event.isPrimary || event.button !== 0) return;
				// What was held before may have been let go elsewhere.
				giveUp();
				isClickSpent = false;
				pressed = null;
				const grip = gesture().grip(event);
				if (grip !== null) held = { grip, pointer: event.pointerId, x: event.clientX, y: event.clientY };
			},
			onPointerMove(event) {
				if (held === null || held.pointer !== event.pointerId) return;
				if (event.buttons === 0) return giveUp();
				const way = wayOf(held, event);
				if (!isOn && !isDrag(gesture(), held.grip, way)) return;
				if (!isOn) begin(event);
				gesture().drag(held.grip, way);
			},
			onPointerUp(event) {
				if (held === null || held.pointer !== event.pointerId) return;
				const { grip } = held;
				const way = wayOf(held, event);
				const wasOn = isOn;
				letGo();
				if (wasOn) gesture().release(grip, way);
				else pressed = grip;
			},
			onPointerCancel: giveUp,
			onContextMenu(event) {
				if (isOn) event.preventDefault();
				giveUp();
			},
			onClickCapture(event) {
				// Keys click without a pointer.
				if (isClickSpent && event.detail > 0) event.stopImmediatePropagation();
				isClickSpent = false;
			},
			// Words that were once selected would be dragged by the browser, and it takes the pointer away for that.
			onSelectStart: preventDefault,
			onDragStart: preventDefault,
		},
	};
}

function preventDefault(event: Event): void {
	event.preventDefault();
}

function isDrag<Grip>(gesture: Gesture<Grip>, grip: Grip, way: Way): boolean {
	return gesture.isDrag?.(grip, way) ?? Math.hypot(way.dx, way.dy) >= slipOf(way);
}

/** Pixels a pointer goes before it drags something; fingers tremble. */
export function slipOf({ event }: Way): number {
	return event.pointerType === 'mouse' ? 6 : 8;
}
