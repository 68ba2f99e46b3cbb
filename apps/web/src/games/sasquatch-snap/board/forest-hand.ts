/** The viewer's hand in the forest: dragging oneself or him, swiping, and pressing squares. */
import type { Seat } from '@shutterbox/kernel';
import { type Direction, forest, type Square } from '@shutterbox/sasquatch-snap/client';
import type { RefObject } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { slipOf, useDrag, type Way } from '../../../board/drag.ts';
import { total } from '../art/grid.ts';
import { whyNoTrap } from '../draft.ts';
import { lineTo, pointOn, runAlong, squareAt, wayAlong, wayTo } from './aims.ts';
import { offTarget, whyNotNow } from './beyond.ts';
import type { Scene } from './scene.ts';

interface Grip {
	/** Whom the pointer came down on; a finger on nobody may swipe. */
	readonly on: 'her' | 'him' | null;
	/** The axis stays once it is taken. */
	axis: 'across' | 'down' | null;
}

/** Pixels: where a drag takes its axis, and a finger's stroke is a swipe. */
const AXIS_LOCK = 12;
const SWIPE = 24;

export function useForestHand(ref: RefObject<HTMLDivElement | null>, scene: Scene) {
	const { shown: view, act, seat, asked, draft, check, deeds } = scene;
	const { size } = forest(view);
	const [lifted, lift] = useState<Grip['on']>(null);
	const endsPlay = useRef(false);
	const isOpen = seat !== null && act === null && (asked === 'commit' || asked === 'lure');
	const squareUnder = ({ clientX, clientY }: MouseEvent) => {
		const box = ref.current?.getBoundingClientRect();
		return box ? squareAt(view, ...pointOn(box, total(size), clientX, clientY)) : null;
	};
	const chooseWay = (dir: Direction) => {
		const refusal = check({ type: 'commit', dir, trap: false });
		if (refusal) deeds.refuse(refusal);
		else if (draft.dir !== dir) deeds.hold({ ...draft, dir });
	};
	const chooseLine = (dir: Direction, dist: number) => {
		if (draft.dir !== dir || draft.dist !== dist) deeds.hold({ ...draft, dir, dist });
	};

	/** Along one axis, in pixels. */
	function follow(grip: Grip, { dx, dy }: Way): void {
		grip.axis ??= Math.abs(dx) > Math.abs(dy) ? 'across' : 'down';
		const [px, py] = grip.axis === 'across' ? [dx, 0] : [0, dy];
		const unit = (ref.current?.offsetWidth ?? 1) / total(size);
		if (grip.on !== null) carried(ref.current, grip.on, `${px}px ${py}px`);
		const dir = wayAlong(px / unit, py / unit, grip.on === null ? 0 : undefined);
		if (dir === null) return;
		if (asked === 'commit') chooseWay(dir);
		else chooseLine(dir, runAlong(view, dir, grip.on === null ? 100 : Math.abs(px + py) / unit));
	}

	function letGo({ on }: Grip): void {
		if (on !== null) carried(ref.current, on, '');
		lift(null);
	}

	const dragging = useDrag<Grip>({
		grip(event) {
			const isMouse = event.pointerType === 'mouse';
			// A finger may swipe from anywhere, a handle or a chip as well.
			if (!isOpen || (isMouse && isControl(event))) return null;
			const square = squareUnder(event);
			if (square === null) return null;
			const isHer = asked === 'commit' && square === view.journalists[seat];
			// He is taller than his square.
			const south = (square + size) % (size * size);
			const isHim = asked === 'lure' && (square === view.sasquatch || south === view.sasquatch);
			if (!isHer && !isHim && isMouse) return null;
			return { on: isHer ? 'her' : isHim ? 'him' : null, axis: null };
		},
		isDrag({ on }, way) {
			return Math.hypot(way.dx, way.dy) >= (on === null ? SWIPE : Math.max(AXIS_LOCK, slipOf(way)));
		},
		drag(grip, way) {
			if (grip.on !== null) lift(grip.on);
			follow(grip, way);
		},
		release: letGo,
		cancel: letGo,
	});

	function pressWhileLuring(square: Square): void {
		// He himself is taken hold of: nothing is wrong with that.
		if (square === view.sasquatch) return;
		const line = lineTo(view, square);
		const refusal = line ? check({ type: 'lure', ...line }) : offTarget('lure');
		if (refusal) deeds.refuse(refusal);
		else if (line) chooseLine(line.dir, line.dist);
	}

	function pressWhileWalking(square: Square, own: Seat): void {
		if (square === view.journalists[own]) {
			const refusal = draft.trap ? null : whyNoTrap(check, view, own);
			if (refusal) deeds.refuse(refusal);
			else deeds.hold({ ...draft, trap: !draft.trap, tile: null });
			return;
		}
		const dir = wayTo(view, own, square);
		if (dir) chooseWay(dir);
		else deeds.refuse(offTarget('commit'));
	}

	function onClick(event: MouseEvent): void {
		// A control has answered already: to measure now would lay out what it has changed.
		if (seat === null || endsPlay.current || isControl(event)) return;
		const square = squareUnder(event);
		if (square === null) return;
		if (asked === 'lure') pressWhileLuring(square);
		else if (asked === 'commit') pressWhileWalking(square, seat);
		else if (asked !== 'set') pressInVain();
		else if (square !== view.journalists[seat]) deeds.refuse(offTarget('set'));
	}

	function pressInVain(): void {
		const refusal = whyNotNow(view, check);
		if (refusal) deeds.refuse(refusal);
	}

	/** A press that ends what is played means nothing else. */
	function onPointerDown(event: PointerEvent): void {
		endsPlay.current = act !== null;
		dragging.handlers.onPointerDown(event);
	}

	function onContextMenu(event: MouseEvent): void {
		dragging.handlers.onContextMenu(event);
		if (!isOpen) return;
		event.preventDefault();
		deeds.hold(null);
	}

	return { lifted, handlers: { ...dragging.handlers, onPointerDown, onClick, onContextMenu } };
}

function isControl({ target }: Event): boolean {
	return target instanceof Element && target.closest('button') !== null;
}

/** One transform a picture: nothing else is drawn for a figure that follows the hand. */
function carried(forest: HTMLElement | null, who: 'her' | 'him', by: string): void {
	const figure = forest?.querySelector<HTMLElement>(who === 'him' ? '.things .him' : '.journalist.yours');
	if (figure) figure.style.translate = by;
}
