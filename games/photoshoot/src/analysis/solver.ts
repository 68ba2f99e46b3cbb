import type { Tile } from '../rules/components.ts';
import { CELLS } from '../rules/grid.ts';
import { frameOf, type Objective } from '../rules/objectives.ts';
import {
	isPermitted,
	isWellMade,
	makeMovement,
	movementsOf,
	type OrangeSet,
	takeBackMovement,
} from '../rules/tile-movements.ts';

// The exact solver: all 9! arrangements, the correct movements between them, and how far each is from an objective.

export const ARRANGEMENTS = 362_880;
/** Distance of an arrangement that the orange effects do not permit. */
export const UNREACHED = 255;

const FACTORIALS: readonly number[] = [1, 1, 2, 6, 24, 120, 720, 5040, 40_320];
const BITS: readonly number[] = Array.from({ length: 1 << CELLS }, (_, set) => {
	let bits = 0;
	for (let rest = set; rest > 0; rest &= rest - 1) bits++;
	return bits;
});

/** The number of an arrangement in lexicographic order of its tiles. */
export function rankOf(cells: readonly Tile[]): number {
	let rank = 0;
	let used = 0;
	for (let cell = 0; cell < CELLS; cell++) {
		const tile = cells[cell];
		rank += (tile - BITS[used & ((1 << tile) - 1)]) * FACTORIALS[CELLS - 1 - cell];
		used |= 1 << tile;
	}
	return rank;
}

export function arrangementOf(rank: number): Tile[] {
	const left = Array.from({ length: CELLS }, (_, tile) => tile);
	let rest = rank;
	return FACTORIALS.toReversed().map((size) => {
		const index = (rest / size) | 0;
		rest -= index * size;
		return left.splice(index, 1)[0];
	});
}

/** Goes to the next arrangement in order; past the last one the cells are left as they are. */
function advance(cells: Tile[]): void {
	let pivot = CELLS - 2;
	while (pivot >= 0 && cells[pivot] > cells[pivot + 1]) pivot--;
	if (pivot < 0) return;
	let other = CELLS - 1;
	while (cells[other] < cells[pivot]) other--;
	exchange(cells, pivot, other);
	for (let i = pivot + 1, j = CELLS - 1; i < j; i++, j--) exchange(cells, i, j);
}

function exchange(cells: Tile[], i: number, j: number): void {
	const tile = cells[i];
	cells[i] = cells[j];
	cells[j] = tile;
}

/** Correct movements between permitted arrangements: those of `rank` lead to `to[from[rank]]` … `to[from[rank + 1] - 1]`. */
export interface MovementGraph {
	readonly from: Uint32Array;
	readonly to: Uint32Array;
	readonly permitted: number;
}

const graphs = new Map<OrangeSet, MovementGraph>();

export function movementGraph(orange: OrangeSet): MovementGraph {
	const known = graphs.get(orange);
	if (known) return known;
	const graph = buildGraph(orange);
	graphs.set(orange, graph);
	return graph;
}

/** No arrangement has more than 16 correct movements. */
const MOST_MOVEMENTS = 16;

function buildGraph(orange: OrangeSet): MovementGraph {
	const from = new Uint32Array(ARRANGEMENTS + 1);
	const to = new Uint32Array(ARRANGEMENTS * MOST_MOVEMENTS);
	const movements = movementsOf(orange);
	const cells = arrangementOf(0);
	let [edges, permitted] = [0, 0];
	for (let rank = 0; rank < ARRANGEMENTS; rank++, advance(cells)) {
		from[rank] = edges;
		if (!isPermitted(cells, orange)) continue;
		permitted++;
		for (const movement of movements) {
			if (!isWellMade(cells, movement, orange)) continue;
			makeMovement(cells, movement);
			if (isPermitted(cells, orange)) to[edges++] = rankOf(cells);
			takeBackMovement(cells, movement);
		}
	}
	from[ARRANGEMENTS] = edges;
	return { from, to: to.slice(0, edges), permitted };
}

/** From this many arrangements at one distance on, going through all that are left is quicker than following each. */
const CROWD = 4_096;

/** Fewest movements from every arrangement to the nearest of the goals. All movements can be taken back. */
export function distancesTo(goals: readonly number[], orange: OrangeSet): Uint8Array {
	const graph = movementGraph(orange);
	const distances = new Uint8Array(ARRANGEMENTS).fill(UNREACHED);
	for (const goal of goals) distances[goal] = 0;
	let [reached, distance] = [goals, 1];
	for (; reached.length > 0 && reached.length < CROWD; distance++)
		reached = follow(graph, distances, reached, distance);
	for (let isGrowing = reached.length > 0; isGrowing; distance++) isGrowing = sweep(graph, distances, distance);
	return distances;
}

/** What one movement more reaches, seen from the arrangements just reached. */
function follow(
	{ from, to }: MovementGraph,
	distances: Uint8Array,
	reached: readonly number[],
	distance: number,
): number[] {
	const next: number[] = [];
	for (const rank of reached) {
		for (let edge = from[rank]; edge < from[rank + 1]; edge++) {
			const neighbour = to[edge];
			if (distances[neighbour] !== UNREACHED) continue;
			distances[neighbour] = distance;
			next.push(neighbour);
		}
	}
	return next;
}

/** The same, seen from the arrangements not yet reached, in the order in which they lie in memory. */
function sweep({ from, to }: MovementGraph, distances: Uint8Array, distance: number): boolean {
	let isGrowing = false;
	for (let rank = 0; rank < ARRANGEMENTS; rank++) {
		if (distances[rank] !== UNREACHED) continue;
		for (let edge = from[rank]; edge < from[rank + 1]; edge++) {
			if (distances[to[edge]] !== distance - 1) continue;
			distances[rank] = distance;
			isGrowing = true;
			break;
		}
	}
	return isGrowing;
}

const solved = new Map<number, Uint8Array>();

/** Fewest movements to a finished pattern, by rank of the arrangement; kept, since it takes a moment to find. */
export function distancesToObjective(objective: Objective, orange: OrangeSet): Uint8Array {
	const key = objective * 16 + orange;
	const known = solved.get(key);
	if (known) return known;
	const distances = distancesTo(goalsOf(objective, orange), orange);
	solved.set(key, distances);
	return distances;
}

/** The permitted arrangements in which an objective is finished: at most 5! of them. */
function goalsOf(objective: Objective, orange: OrangeSet): number[] {
	const cells: Tile[] = new Array(CELLS).fill(FREE);
	for (const { cell, tile } of frameOf(objective)) cells[cell] = tile;
	const goals: number[] = [];
	fillFrom(0);
	return goals;

	function fillFrom(cell: number): void {
		if (cell === CELLS) {
			if (isPermitted(cells, orange)) goals.push(rankOf(cells));
		} else if (cells[cell] !== FREE) fillFrom(cell + 1);
		else {
			for (let tile = 0; tile < CELLS; tile++) {
				if (cells.includes(tile)) continue;
				cells[cell] = tile;
				fillFrom(cell + 1);
				cells[cell] = FREE;
			}
		}
	}
}

const FREE: Tile = -1;
