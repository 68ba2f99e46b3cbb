/** Hands on the tiles: a tile slides with the finger, Joe takes his line along, Max is rubbed. */
import { type Cell, type Direction, JOE, MAX, type Tile } from '@shutterbox/photoshoot/client';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { slipOf, useDrag, type Way } from '../../../board/drag.ts';
import { mayPush } from '../draft.ts';
import { isRubbed, newRub, type Rub, rubbed } from './rub.ts';
import { mayTouch, type Scene } from './scene.ts';
import { cellAt, lineOf, type Pitch, pitchOf, STEPS, wayTo } from './stage-geometry.ts';
import type { HandsOn } from './use-hands-on.ts';

interface Grip {
	readonly cell: Cell;
	readonly tile: Tile;
	readonly element: HTMLElement;
	readonly stage: HTMLElement;
	readonly box: DOMRect;
	readonly pitch: Pitch;
	readonly since: number;
	readonly isJoe: boolean;
	/** Turns of the finger to and fro. */
	readonly rub: Rub;
	line: Line | null;
}

/** Joe's line on its way. */
interface Line {
	readonly dir: Direction;
	readonly tiles: readonly HTMLElement[];
	/** What leaves at one end comes in at the other. */
	readonly guest: HTMLElement;
	readonly guestFrom: readonly [x: number, y: number];
	share: number;
}

export interface Dragged {
	readonly cell: Cell;
	readonly over: Cell | null;
	readonly dir: Direction | null;
	/** When it was taken, by the table's clock. */
	readonly since: number;
}

/** A push is one past this share of a cell. */
const COMMITTED = 0.45;
/** Pixels a steady hand needs. */
const STEADY = 12;

export function useStageDrag(scene: Scene, hands: HandsOn, now: () => number, onPet: () => void) {
	const { view, seat, helps } = scene;
	const [dragged, show] = useState<Dragged | null>(null);
	const shown = useRef<Dragged | null>(null);
	const tell = (next: Dragged | null) => {
		if (JSON.stringify(next) === JSON.stringify(shown.current)) return;
		shown.current = next;
		show(next);
	};
	/** What was put down lies there until the table says that it does, or that it does not. */
	const landing = useRef<Pick<Grip, 'element' | 'tile'> | null>(null);
	const landed = landing.current?.tile ?? null;
	const stands = view.cells.join();
	useLayoutEffect(() => {
		if (landing.current === null) return;
		landing.current.element.style.transform = '';
		landing.current = null;
	}, [stands, hands.isBusy || landed === null]);
	const layDown = (grip: Grip) => {
		grip.element.style.transform = '';
		if (grip.line) dropLine(grip.line);
		grip.line = null;
		tell(null);
	};
	const dragging = useDrag<Grip>({
		grip({ target, currentTarget }) {
			const element = target instanceof Element ? target.closest<HTMLElement>('[data-character]') : null;
			const stage = currentTarget as HTMLElement;
			if (!element || !mayTouch(view, seat)) return null;
			const cell = Number(element.dataset.cell);
			const tile = view.cells[cell];
			const isJoe = tile === JOE && mayPush(view);
			const [box, pitch] = [stage.getBoundingClientRect(), pitchOf(stage)];
			return { cell, tile, element, stage, box, pitch, since: now(), isJoe, rub: newRub(), line: null };
		},
		isDrag: (_, way) => Math.hypot(way.dx, way.dy) >= (helps.steady ? STEADY : slipOf(way)),
		drag(grip, way) {
			const { clientX, clientY } = way.event;
			if (view.cells[grip.cell] !== grip.tile) return dragging.end();
			if (grip.isJoe) {
				pull(grip, way);
				return tell({ cell: grip.cell, over: null, dir: grip.line?.dir ?? null, since: grip.since });
			}
			const over = cellAt(grip.box, clientX, clientY);
			// A tile that leaves the paper has been lifted from it.
			if (over === null) return dragging.end();
			rubbed(grip.rub, way.dx);
			grip.element.style.transform = `translate(${way.dx}px, ${way.dy}px)`;
			tell({ cell: grip.cell, over, dir: null, since: grip.since });
		},
		release(grip, { event }) {
			const { line } = grip;
			const over = cellAt(grip.box, event.clientX, event.clientY);
			layDown(grip);
			if (grip.isJoe) {
				if (line && line.share >= COMMITTED) hands.push(line.dir, grip.since);
			} else if (over === grip.cell && grip.tile === MAX && isRubbed(grip.rub)) onPet();
			else if (over !== null && over !== grip.cell) {
				const [x, y] = wayTo(grip.cell, over, grip.pitch);
				if (!hands.slide(grip.cell, over, grip.since)) return;
				grip.element.style.transform = `translate(${x}px, ${y}px)`;
				landing.current = grip;
			}
		},
		cancel: layDown,
	});
	return { dragged, landed, handlers: dragging.handlers };
}

/** The line goes with Joe, along the way that the finger has gone furthest. */
function pull(grip: Grip, { dx, dy }: Way): void {
	const { pitch, cell, stage } = grip;
	const isAcross = Math.abs(dx) >= Math.abs(dy);
	const dir: Direction = isAcross ? (dx < 0 ? 'left' : 'right') : dy < 0 ? 'up' : 'down';
	const share = Math.min(1, Math.abs(isAcross ? dx / pitch.x : dy / pitch.y));
	if (grip.line && grip.line.dir !== dir) {
		dropLine(grip.line);
		grip.line = null;
	}
	grip.line ??= lineAlong(stage, cell, dir, pitch);
	const { line } = grip;
	line.share = share;
	const [x, y] = STEPS[dir];
	const step = [x * pitch.x * share, y * pitch.y * share];
	for (const tile of line.tiles) tile.style.transform = `translate(${step[0]}px, ${step[1]}px)`;
	line.guest.style.transform = `translate(${line.guestFrom[0] + step[0]}px, ${line.guestFrom[1] + step[1]}px)`;
}

function lineAlong(stage: HTMLElement, joe: Cell, dir: Direction, pitch: Pitch): Line {
	const tiles = lineOf(joe, dir).flatMap((cell) => {
		const tile = stage.querySelector<HTMLElement>(`[data-character][data-cell="${cell}"]`);
		return tile ? [tile] : [];
	});
	const last = tiles[tiles.length - 1];
	const guest = last.cloneNode(true) as HTMLElement;
	for (const name of ['id', 'role', 'tabindex', 'data-cell', 'data-character']) guest.removeAttribute(name);
	guest.setAttribute('aria-hidden', 'true');
	guest.inert = true;
	guest.classList.add('guest');
	stage.append(guest);
	const [x, y] = STEPS[dir];
	return { dir, tiles, guest, guestFrom: [-3 * x * pitch.x, -3 * y * pitch.y], share: 0 };
}

function dropLine({ tiles, guest }: Line): void {
	for (const tile of tiles) tile.style.transform = '';
	guest.remove();
}
