/** The hand on the film: a frame is held for a look, dragging along it scrubs, the wheel winds turns. */
import { useEffect, useRef } from 'preact/hooks';
import { useDrag } from '../../../board/drag.ts';
import { placeOn, type Strip, stripOf } from './film-keys.ts';

export interface FilmDeeds {
	/** While a frame is held down the board shows how it lay then; null when it is let go. */
	readonly onHold: (frame: number | null) => void;
	/** The board shows how it lay at a place of the film, in frames from its beginning; null goes back to now. */
	readonly onScrub: (place: number | null) => void;
	/** The film goes on from where it was scrubbed to. */
	readonly onPlayOn: () => void;
	/** The turn before, and the one after; absent where there is none. */
	readonly onEarlier?: (() => void) | undefined;
	readonly onLater?: (() => void) | undefined;
}

/** Milliseconds: for a look, and from one turn of the wheel to the next. */
const HOLD = 400;
const NOTCH = 250;

export type FilmHand = ReturnType<typeof useFilmHand>;

export function useFilmHand(given: FilmDeeds) {
	/** Parts that are not drawn anew act as the film is now. */
	const now = useRef(given);
	now.current = given;
	const list = useRef<HTMLOListElement>(null);
	const head = useRef<HTMLElement>(null);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const isHeld = useRef(false);
	const wound = useRef(0);
	useEffect(() => () => clearTimeout(timer.current), []);

	/** Ends a look at one frame. */
	function letGo(): void {
		clearTimeout(timer.current);
		if (isHeld.current) now.current.onHold(null);
	}

	function show(strip: Strip | null, at: number): void {
		const [line, film] = [head.current, list.current?.parentElement];
		if (!line || !film) return;
		line.hidden = strip === null;
		line.toggleAttribute('data-across', strip?.isAcross ?? false);
		if (strip === null) return;
		const { left, top } = film.getBoundingClientRect();
		line.style.transform = strip.isAcross ? `translateX(${at - left}px)` : `translateY(${at - top}px)`;
	}

	const dragging = useDrag<Strip>({
		grip() {
			const frames = Array.from(list.current?.children ?? [], (frame) => frame.getBoundingClientRect());
			return frames.length > 0 ? stripOf(frames) : null;
		},
		drag(strip, { event }) {
			clearTimeout(timer.current);
			isHeld.current = false;
			const { start } = strip.frames[0];
			const last = strip.frames[strip.frames.length - 1];
			const at = strip.isAcross ? event.clientX : event.clientY;
			show(strip, Math.max(start, Math.min(last.start + last.length, at)));
			now.current.onScrub(placeOn(strip, at));
		},
		release() {
			show(null, 0);
			now.current.onPlayOn();
		},
		cancel() {
			show(null, 0);
			now.current.onScrub(null);
		},
	});
	const { handlers } = dragging;
	return {
		list,
		head,
		handlers: {
			...handlers,
			onPointerDown(event: PointerEvent) {
				handlers.onPointerDown(event);
				isHeld.current = false;
				const frame = event.target instanceof Element ? event.target.closest('button.frame')?.parentElement : null;
				const index = frame ? Array.from(list.current?.children ?? []).indexOf(frame) : -1;
				if (index < 0 || event.button !== 0) return;
				timer.current = setTimeout(() => {
					isHeld.current = true;
					now.current.onHold(index);
				}, HOLD);
			},
			onPointerUp(event: PointerEvent) {
				letGo();
				handlers.onPointerUp(event);
			},
			onPointerLeave: letGo,
			onPointerCancel(event: PointerEvent) {
				letGo();
				handlers.onPointerCancel(event);
			},
			onContextMenu(event: MouseEvent) {
				event.preventDefault();
				// A finger that rests asks for a menu, too; it may still be on its way along the film.
				if (!(event instanceof PointerEvent && event.pointerType === 'touch')) handlers.onContextMenu(event);
			},
			onClickCapture(event: MouseEvent) {
				// What was held has been seen, and is not pressed as well.
				if (isHeld.current && event.detail > 0) event.stopImmediatePropagation();
				isHeld.current = false;
				handlers.onClickCapture(event);
			},
		},
		onWheel({ deltaY, timeStamp }: WheelEvent) {
			if (deltaY === 0 || timeStamp - wound.current < NOTCH) return;
			wound.current = timeStamp;
			if (deltaY < 0) now.current.onEarlier?.();
			else now.current.onLater?.();
		},
	};
}
