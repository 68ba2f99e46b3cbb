import {
	ARTHUR,
	ARTHUR_MAX,
	CHLOE,
	CHLOE_DIAGONAL,
	type Effect,
	isFriend,
	JAMES,
	JAMES_OLIVIA,
	JOE,
	JOE_PUSH,
	MAX,
	OLIVIA,
	ORANGE,
	type Tile,
} from './components.ts';
import { type Fault, SWAP_FAULT } from './faults.ts';
import {
	areCornerNeighbours,
	areNeighbours,
	areSideNeighbours,
	type Cell,
	DIRECTIONS,
	type Direction,
	distance,
	facesOut,
	PAIRS,
	swapTiles,
	turnLine,
	turnLineBack,
} from './grid.ts';

// What moves on the stage, and the four orange effects: PST-15, 37 to 41.

export type Movement =
	| { readonly type: 'swap'; readonly a: Cell; readonly b: Cell }
	| { readonly type: 'push'; readonly dir: Direction };

/** The orange effects of a team, one bit each. */
export type OrangeSet = number;
export const JOE_BIT = 1;
export const CHLOE_BIT = 2;
export const ARTHUR_BIT = 4;
export const JAMES_BIT = 8;

export function orangeSet(held: readonly Effect[]): OrangeSet {
	let set = 0;
	for (const effect of held) if (effect >= ORANGE[0]) set |= 1 << (effect - ORANGE[0]);
	return set;
}

const SWAPS: readonly Movement[] = PAIRS.map(([a, b]) => Object.freeze({ type: 'swap', a, b }));
const PUSHES: readonly Movement[] = DIRECTIONS.map((dir) => Object.freeze({ type: 'push', dir }));
const SWAPS_AND_PUSHES: readonly Movement[] = [...SWAPS, ...PUSHES];

/** Everything hands can do: swaps by cells (a < b), then, with Joe's card, pushes clockwise from up. */
export function movementsOf(orange: OrangeSet): readonly Movement[] {
	return orange & JOE_BIT ? SWAPS_AND_PUSHES : SWAPS;
}

export function makeMovement(cells: Tile[], movement: Movement): void {
	if (movement.type === 'swap') swapTiles(cells, movement.a, movement.b);
	else turnLine(cells, movement.dir);
}

export function takeBackMovement(cells: Tile[], movement: Movement): void {
	if (movement.type === 'swap') swapTiles(cells, movement.a, movement.b);
	else turnLineBack(cells, movement.dir);
}

/** PST-43, steps 2 and 3: what is wrong with the movement itself, before it is made. */
export function geometryFaults(cells: readonly Tile[], movement: Movement, orange: OrangeSet): Fault[] {
	if (movement.type === 'push') return facesOut(cells.indexOf(JOE), movement.dir) ? [JOE_PUSH] : [];
	const { a, b } = movement;
	const [p, q] = [cells[a], cells[b]];
	const areFriends = isFriend(p) && isFriend(q);
	const hasDiagonalChloe = (orange & CHLOE_BIT) !== 0 && (p === CHLOE || q === CHLOE);
	const faults: Fault[] = [];
	if (orange & JOE_BIT && (p === JOE || q === JOE)) faults.push(JOE_PUSH);
	if (areFriends) return faults;
	if (hasDiagonalChloe && !areCornerNeighbours(a, b)) faults.push(CHLOE_DIAGONAL);
	if (!areSideNeighbours(a, b) && !(hasDiagonalChloe && areCornerNeighbours(a, b))) faults.push(SWAP_FAULT);
	return faults;
}

/** The same question, without listing what is wrong. */
export function isWellMade(cells: readonly Tile[], movement: Movement, orange: OrangeSet): boolean {
	if (movement.type === 'push') return (orange & JOE_BIT) !== 0 && !facesOut(cells.indexOf(JOE), movement.dir);
	const { a, b } = movement;
	const [p, q] = [cells[a], cells[b]];
	if (orange & JOE_BIT && (p === JOE || q === JOE)) return false;
	if (isFriend(p) && isFriend(q)) return true;
	if (orange & CHLOE_BIT && (p === CHLOE || q === CHLOE)) return areCornerNeighbours(a, b);
	return areSideNeighbours(a, b);
}

/** Where the four tiles stand that Arthur's and James's effects look at. */
interface Standing {
	readonly isArthurByMax: boolean;
	readonly isJamesAway: boolean;
	readonly jamesToOlivia: number;
}

function standing(cells: readonly Tile[]): Standing {
	const [james, olivia] = [cells.indexOf(JAMES), cells.indexOf(OLIVIA)];
	return {
		isArthurByMax: areSideNeighbours(cells.indexOf(ARTHUR), cells.indexOf(MAX)),
		isJamesAway: !areNeighbours(james, olivia),
		jamesToOlivia: distance(james, olivia),
	};
}

/** PST-39, 40: what is wrong with the arrangement a movement has led to. */
export function constraintFaults(before: readonly Tile[], after: readonly Tile[], orange: OrangeSet): Fault[] {
	if ((orange & (ARTHUR_BIT | JAMES_BIT)) === 0) return [];
	const [was, is] = [standing(before), standing(after)];
	const faults: Fault[] = [];
	if (orange & ARTHUR_BIT && is.isArthurByMax) faults.push(ARTHUR_MAX);
	if (orange & JAMES_BIT && is.isJamesAway) {
		const isCloser = is.jamesToOlivia < was.jamesToOlivia;
		const hasSeparated = (orange & ARTHUR_BIT) !== 0 && was.isArthurByMax && !is.isArthurByMax;
		if (!was.isJamesAway || !(isCloser || hasSeparated)) faults.push(JAMES_OLIVIA);
	}
	return faults;
}

/** Whether the team's orange effects allow this arrangement to stand. */
export function isPermitted(cells: readonly Tile[], orange: OrangeSet): boolean {
	if (orange & ARTHUR_BIT && areSideNeighbours(cells.indexOf(ARTHUR), cells.indexOf(MAX))) return false;
	return (orange & JAMES_BIT) === 0 || areNeighbours(cells.indexOf(JAMES), cells.indexOf(OLIVIA));
}

/** Which of these effects an arrangement breaks. */
export function troublesOf(
	cells: readonly Tile[],
	orange: OrangeSet,
): { readonly isArthurNear: boolean; readonly isJamesAway: boolean } {
	return {
		isArthurNear: !isPermitted(cells, orange & ARTHUR_BIT),
		isJamesAway: !isPermitted(cells, orange & JAMES_BIT),
	};
}

/** All movements without a fault of geometry or of an orange effect. */
export function correctMovements(cells: readonly Tile[], orange: OrangeSet): Movement[] {
	const stage = cells.slice();
	return movementsOf(orange).filter((movement) => {
		if (!isWellMade(stage, movement, orange)) return false;
		makeMovement(stage, movement);
		const isCorrect = isPermitted(stage, orange) || constraintFaults(cells, stage, orange).length === 0;
		takeBackMovement(stage, movement);
		return isCorrect;
	});
}
