/** How tiles move while an act is played: by transform alone, from where they were to where they are. */
import { distance, TILES, type Tile } from '@shutterbox/photoshoot/client';
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { FLIGHT, isHop, MOVE, READ } from './acts.ts';
import type { Disputed } from './disputed.ts';
import type { SceneAct } from './scene.ts';
import { movedTiles, type Pitch, pitchOf, wayTo } from './stage-geometry.ts';
import { rewound } from './told.ts';

/** Pixels and share by which a lifted tile rises. */
const RISE = 14;
const LARGER = 1.05;
/** Milliseconds for which a tile lands that was in one's own hand. */
const LAND = 140;
/** A disputed action is seen again at a quarter of its speed. */
const SLOW = 4;

/** `landed`: the tile that this screen's own hand has just put down; it is there already. */
export function useMotion(ref: RefObject<HTMLElement | null>, act: SceneAct | null, landed: Tile | null): void {
	useLayoutEffect(() => {
		const stage = ref.current?.querySelector<HTMLElement>('.stage');
		if (!stage || act === null || act.isStill) return;
		const animations = played(stage, act, landed);
		return () => {
			for (const animation of animations) animation.cancel();
		};
	}, [act?.id]);
}

function played(stage: HTMLElement, act: SceneAct, landed: Tile | null): Animation[] {
	const { event, before, after, ms } = act;
	switch (event.type) {
		case 'swapped':
		case 'pushed': {
			const own = landed !== null && event.gesture === 'slide';
			const isLifted = (tile: Tile) => isHop(event, distance(before.cells.indexOf(tile), after.cells.indexOf(tile)));
			return movedTiles(before.cells, after.cells)
				.filter((tile) => !own || tile !== landed)
				.flatMap((tile) =>
					animated(stage, tile, [before.cells, after.cells], { duration: own ? LAND : ms }, isLifted(tile) && !own),
				);
		}
		case 'repaired':
			return movedTiles(before.cells, after.cells).flatMap((tile) =>
				animated(stage, tile, [before.cells, after.cells], { duration: MOVE }, false),
			);
		case 'undone':
			return backwards(stage, rewound(before, [event.seq]), 0);
		case 'judged':
			return backwards(stage, rewound(before, event.undone), READ);
		default:
			return [];
	}
}

/** Film run backwards: every tile the way it came, the latest action first. */
function backwards(stage: HTMLElement, stages: readonly (readonly Tile[])[], delay: number): Animation[] {
	const [first] = stages;
	const moved = first.filter((tile) => stages.some((cells) => cells.indexOf(tile) !== first.indexOf(tile)));
	const duration = FLIGHT * (stages.length - 1);
	return moved.flatMap((tile) => animated(stage, tile, stages, { duration, delay, fill: 'backwards' }, false));
}

function animated(
	stage: HTMLElement,
	tile: Tile,
	stages: readonly (readonly Tile[])[],
	timing: KeyframeAnimationOptions,
	isLifted: boolean,
): Animation[] {
	const element = stage.querySelector<HTMLElement>(`[data-character="${TILES[tile]}"]`);
	if (!element) return [];
	const frames = framesOf(
		stages.map((cells) => cells.indexOf(tile)),
		pitchOf(stage),
		isLifted,
	);
	return [element.animate(frames, { easing: 'cubic-bezier(0.4, 0, 0.2, 1)', ...timing })];
}

/** From cell to cell, seen from where the tile is in the end. */
export function framesOf(cells: readonly number[], pitch: Pitch, isLifted: boolean): Keyframe[] {
	const home = cells[cells.length - 1];
	const ways = cells.map((cell) => wayTo(home, cell, pitch));
	const plain = ways.map(([x, y]) => ({ transform: `translate(${x}px, ${y}px)` }));
	if (!isLifted) return plain;
	const [x, y] = ways[0];
	const over = { transform: `translate(${x / 2}px, ${y / 2 - RISE}px) scale(${LARGER})` };
	return [plain[0], over, plain[plain.length - 1]];
}

/** Plays a movement again, slowly. */
export function slowly(stage: HTMLElement, { stages, action }: Disputed): Animation[] {
	const duration = MOVE * SLOW * (stages.length - 1);
	const isLifted = action.gesture === 'tap' && stages.length === 2;
	return movedTiles(stages[0], stages[1]).flatMap((tile) => animated(stage, tile, stages, { duration }, isLifted));
}
