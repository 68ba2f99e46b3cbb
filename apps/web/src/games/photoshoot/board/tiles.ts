/** How each tile of the stage is shown. */
import {
	CELLS,
	type Cell,
	EFFECTS,
	type Effect,
	type EffectId,
	type Event,
	effectsInForce,
	isAction,
	isFriend,
	orangeOf,
	type State,
	TILES,
	type Tile,
	tileAloud,
	tileName,
	troublesOf,
} from '@shutterbox/photoshoot/client';
import { type Check, keyOfCell, whyNotWith } from '../draft.ts';
import { voice } from '../words.ts';
import { cardTitle } from './card-title.ts';
import type { Mood, TileProps } from './parts/props.ts';
import { placesOf } from './photos.ts';
import { mayTouch, type Scene, sitterOf } from './scene.ts';
import type { Dragged } from './use-stage-drag.ts';

/** All nine, always in the same order. */
export const ALL_TILES: readonly Tile[] = TILES.map((_, tile) => tile);

export function tileProps(
	scene: Scene,
	tile: Tile,
	{ dragged, sure, aimed, check }: { dragged: Dragged | null; sure: readonly Cell[]; aimed: Cell; check: Check },
): TileProps {
	const { view, shown, draft, act } = scene;
	const cell = shown.cells.indexOf(tile);
	const isLifted = draft.picked !== null && view.cells[draft.picked] === tile;
	const isSliding = dragged !== null && dragged.dir === null && dragged.cell === cell;
	const isInPlace = placesOf(scene).includes(cell);
	return {
		character: TILES[tile],
		name: tileName(voice, tile),
		label: tileAloud(voice, { tile, cell, effects: heldFor(view, tile), isPicked: isLifted, isInPlace }),
		cell,
		mood: moodOf(view, act?.event ?? null),
		digit: view.phase === 'called' ? null : keyOfCell(cell),
		isFriend: isFriend(tile),
		effects: heldFor(view, tile).map((effect) => {
			const { id } = EFFECTS[effect];
			return { id, title: cardTitle(id) };
		}),
		hand: isSliding ? 'sliding' : isLifted ? 'lifted' : null,
		isTarget: (dragged?.over === cell && dragged.cell !== cell) || sure.includes(cell),
		touched: touchedBy(scene, tile),
		fits: fitOf(scene, cell, check),
		isClash: view.phase === 'repair' && brokenEffects(view).some(({ pair }) => pair.includes(tile)),
		isStop: cell === aimed,
	};
}

function heldFor(view: State, tile: Tile): Effect[] {
	return effectsInForce(view).filter((effect) => EFFECTS[effect].tile === tile);
}

/** Moods tell nothing: all nine smile at every photo, and are startled by every stop. */
export function moodOf({ phase }: State, playing: Event | null): Mood {
	if (playing?.type === 'photo' || phase === 'over') return 'smile';
	return phase === 'called' || phase === 'paused' || playing?.type === 'stopped' ? 'startled' : 'pose';
}

/** Who moved a tile a moment ago; while an action is looked at, who moved it then. */
function touchedBy(scene: Scene, tile: Tile): NonNullable<TileProps['touched']> | null {
	const { view, recent } = scene;
	const isLookedAt = view.phase === 'called' || view.phase === 'check' || view.phase === 'lastCall';
	const action = isLookedAt
		? view.window.findLast(({ act }) => isAction(act))?.act
		: view.acts.findLast((act) => isAction(act) && recent.some((event) => 'seq' in event && event.seq === act.seq));
	if (!action || !isAction(action) || !view.standing.includes(action.seq)) return null;
	const cell = view.cells.indexOf(tile);
	const isMoved =
		action.type === 'swap'
			? action.a === cell || action.b === cell
			: action.type === 'push' && isOnLine(view, action.dir, cell);
	if (!isMoved) return null;
	const manner = action.type === 'photo' ? undefined : action.gesture === 'tap' ? 'hop' : 'glide';
	return { by: sitterOf(scene, action.seat), ...(scene.isStill && manner && { manner }) };
}

function isOnLine(view: State, dir: string, cell: Cell): boolean {
	const joe = view.cells.indexOf(TILES.indexOf('joe'));
	return dir === 'left' || dir === 'right' ? Math.floor(joe / 3) === Math.floor(cell / 3) : joe % 3 === cell % 3;
}

/** Where hands may go: only a table that assists tells it, and repairs do. */
function fitOf({ view, seat, draft, helps }: Scene, cell: Cell, check: Check): 'can' | 'cannot' | null {
	if (!mayTouch(view, seat) || draft.picked === cell) return null;
	if (view.phase === 'repair') {
		const isHelp =
			draft.picked === null
				? ALL_CELLS.some((other) => other !== cell && check({ type: 'repair', a: cell, b: other }) === null)
				: whyNotWith(check, view, draft, cell) === null;
		return isHelp ? 'can' : draft.picked === null ? null : 'cannot';
	}
	if (view.rules.strictness !== 'assist' || !helps.places || draft.picked === null) return null;
	return whyNotWith(check, view, draft, cell) === null ? 'can' : 'cannot';
}

const ALL_CELLS: readonly Cell[] = Array.from({ length: CELLS }, (_, cell) => cell);

export interface Broken {
	readonly id: EffectId;
	/** Whom it is about. */
	readonly pair: readonly [Tile, Tile];
}

/** The effects in force that the arrangement does not obey. */
export function brokenEffects(view: State): Broken[] {
	const { isArthurNear, isJamesAway } = troublesOf(view.cells, orangeOf(view));
	const named = (...names: [(typeof TILES)[number], (typeof TILES)[number]]): readonly [Tile, Tile] => [
		TILES.indexOf(names[0]),
		TILES.indexOf(names[1]),
	];
	return [
		...(isArthurNear ? [{ id: 'arthur-max', pair: named('arthur', 'max') } as const] : []),
		...(isJamesAway ? [{ id: 'james-olivia', pair: named('james', 'olivia') } as const] : []),
	];
}
