/** Two fingers on a part of the board: it grows under them and moves with them. One transform, nothing is laid out again. */
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** How much larger than it is, and how far its top left corner has moved, in pixels. */
export interface Zoom {
	readonly scale: number;
	readonly x: number;
	readonly y: number;
}

export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 };
const LARGEST = 2.2;
/** What a double tap zooms to. */
const NEAR = 1.8;
/** Milliseconds and pixels between two taps that are one. */
const TWICE = { ms: 300, far: 30 };

type Point = readonly [x: number, y: number];

/** The size of what is zoomed, unzoomed. */
interface Size {
	readonly width: number;
	readonly height: number;
}

/** Keeps a point of the board under the point it is held at; the board never leaves its place. */
export function zoomed({ scale, x, y }: Zoom, to: number, held: Point, at: Point, { width, height }: Size): Zoom {
	const next = Math.min(LARGEST, Math.max(1, to));
	const inside = (value: number, size: number) => Math.min(0, Math.max(size * (1 - next), value));
	return {
		scale: next,
		x: inside(at[0] - ((held[0] - x) / scale) * next, width),
		y: inside(at[1] - ((held[1] - y) / scale) * next, height),
	};
}

interface Zooming {
	onPointerDown(event: PointerEvent): void;
	onPointerMove(event: PointerEvent): void;
	onPointerUp(event: PointerEvent): void;
	onPointerCancel(event: PointerEvent): void;
}

/** For the element around what is zoomed, which `part` finds in it. It springs back whenever `until` changes. */
export function useZoom(ref: RefObject<HTMLElement | null>, part: string, until: unknown): Zooming {
	const zoom = useRef(WHOLE);
	const fingers = useRef(new Map<number, Point>());
	const pinch = useRef<{ readonly zoom: Zoom; readonly middle: Point; readonly apart: number } | null>(null);
	const tap = useRef({ at: 0, x: 0, y: 0 });
	const show = (next: Zoom) => {
		const board = ref.current?.querySelector<HTMLElement>(part);
		if (!board || next === zoom.current) return;
		zoom.current = next;
		board.style.transformOrigin = '0 0';
		board.style.transform = next.scale === 1 ? '' : `translate(${next.x}px, ${next.y}px) scale(${next.scale})`;
	};
	useLayoutEffect(() => show(WHOLE), [until]);
	const sizeOf = (): (Size & { left: number; top: number }) | null => {
		const box = ref.current?.querySelector(part)?.getBoundingClientRect();
		if (!box) return null;
		const { scale, x, y } = zoom.current;
		return { width: box.width / scale, height: box.height / scale, left: box.left - x, top: box.top - y };
	};
	const spread = () => {
		const [a, b] = [...fingers.current.values()];
		const middle: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
		return { middle, apart: Math.hypot(a[0] - b[0], a[1] - b[1]) };
	};
	const lift = ({ pointerId }: PointerEvent) => {
		fingers.current.delete(pointerId);
		pinch.current = null;
	};
	return {
		onPointerDown({ pointerType, pointerId, clientX, clientY }) {
			if (pointerType === 'mouse') return;
			fingers.current.set(pointerId, [clientX, clientY]);
			pinch.current = fingers.current.size === 2 ? { zoom: zoom.current, ...spread() } : null;
		},
		onPointerMove({ pointerId, clientX, clientY }) {
			if (!fingers.current.has(pointerId)) return;
			fingers.current.set(pointerId, [clientX, clientY]);
			const [start, size] = [pinch.current, sizeOf()];
			if (!start || !size) return;
			const { middle, apart } = spread();
			const on = ([x, y]: Point): Point => [x - size.left, y - size.top];
			show(zoomed(start.zoom, (start.zoom.scale * apart) / start.apart, on(start.middle), on(middle), size));
		},
		onPointerUp(event) {
			const isFinger = fingers.current.has(event.pointerId) && fingers.current.size === 1;
			lift(event);
			const size = sizeOf();
			if (!isFinger || !size) return;
			const { at, x, y } = tap.current;
			const isSecond = event.timeStamp - at < TWICE.ms && Math.hypot(event.clientX - x, event.clientY - y) < TWICE.far;
			tap.current = { at: isSecond ? 0 : event.timeStamp, x: event.clientX, y: event.clientY };
			if (!isSecond) return;
			const held: Point = [event.clientX - size.left, event.clientY - size.top];
			show(zoom.current.scale > 1 ? WHOLE : zoomed(zoom.current, NEAR, held, held, size));
		},
		onPointerCancel: lift,
	};
}
