import {
	ARRANGEMENTS,
	arrangementOf,
	distancesTo,
	distancesToObjective,
	movementGraph,
	UNREACHED,
} from '../../src/analysis/solver.ts';
import { ALICE, ARTHUR, CHLOE, JAMES, JOE, MAX, OLIVIA, type Tile } from '../../src/rules/components.ts';
import { CELLS } from '../../src/rules/grid.ts';
import type { Objective } from '../../src/rules/objectives.ts';
import {
	ARTHUR_BIT,
	CHLOE_BIT,
	isPermitted,
	JAMES_BIT,
	JOE_BIT,
	type OrangeSet,
} from '../../src/rules/tile-movements.ts';

// What the solver finds out about the game as a whole; the figures of the specification's tables.

export interface MovementFacts {
	readonly arrangements: number;
	readonly fewest: number;
	readonly mean: number;
	readonly most: number;
}

/** How many correct movements permitted arrangements have. */
export function movementFacts(orange: OrangeSet): MovementFacts {
	const { from, permitted } = movementGraph(orange);
	let [fewest, most] = [Number.POSITIVE_INFINITY, 0];
	for (let rank = 0; rank < ARRANGEMENTS; rank++) {
		const movements = from[rank + 1] - from[rank];
		if (movements === 0) continue; // every permitted arrangement has some
		fewest = Math.min(fewest, movements);
		most = Math.max(most, movements);
	}
	return { arrangements: permitted, fewest, mean: from[ARRANGEMENTS] / permitted, most };
}

export interface DistanceFacts {
	readonly mean: number;
	readonly most: number;
	/** How many permitted arrangements are 0, 1, 2 … movements away. */
	readonly counts: readonly number[];
}

/** How far permitted arrangements are from an objective. */
export function objectiveFacts(objective: Objective, orange: OrangeSet): DistanceFacts {
	return distanceFacts(distancesToObjective(objective, orange));
}

function distanceFacts(distances: Uint8Array): DistanceFacts {
	const counts: number[] = [];
	for (const distance of distances) if (distance !== UNREACHED) counts[distance] = (counts[distance] ?? 0) + 1;
	const all = counts.reduce((sum, count) => sum + count, 0);
	const mean = counts.reduce((sum, count, distance) => sum + count * distance, 0) / all;
	return { mean, most: counts.length - 1, counts };
}

/**
 * The longest of all shortest ways. Arrangements that differ by a turn or reflection of the stage, or by tiles that the
 * effects do not tell apart, are equally far from everything, so one of each kind is looked at.
 */
export function diameter(orange: OrangeSet): number {
	const classes = classesOf(orange);
	const seen = new Set<string>();
	let longest = 0;
	for (let rank = 0; rank < ARRANGEMENTS; rank++) {
		const cells = arrangementOf(rank);
		if (seen.has(lookOf(cells, classes, SYMMETRIES[0]))) continue;
		for (const way of SYMMETRIES) seen.add(lookOf(cells, classes, way));
		if (isPermitted(cells, orange)) longest = Math.max(longest, distanceFacts(distancesTo([rank], orange)).most);
	}
	return longest;
}

/** Tiles that the effects treat alike get the same letter. */
function classesOf(orange: OrangeSet): string[] {
	const letters: string[] = new Array(CELLS).fill('x');
	for (const friend of [OLIVIA, ALICE, CHLOE]) letters[friend] = 'f';
	if (orange & JOE_BIT) letters[JOE] = 'J';
	if (orange & CHLOE_BIT) letters[CHLOE] = 'C';
	if (orange & ARTHUR_BIT) letters[ARTHUR] = letters[MAX] = 'a';
	if (orange & JAMES_BIT) {
		letters[JAMES] = 'S';
		letters[OLIVIA] = 'O';
	}
	return letters;
}

/** The eight ways to look at the stage, as lists of cells; the first is the photographers'. */
const SYMMETRIES: readonly (readonly number[])[] = (() => {
	const turned = (cells: readonly number[]) => [6, 3, 0, 7, 4, 1, 8, 5, 2].map((cell) => cells[cell]);
	const mirrored = (cells: readonly number[]) => [2, 1, 0, 5, 4, 3, 8, 7, 6].map((cell) => cells[cell]);
	const ways: number[][] = [];
	let cells = Array.from({ length: CELLS }, (_, cell) => cell);
	for (let turn = 0; turn < 4; turn++, cells = turned(cells)) ways.push(cells, mirrored(cells));
	return ways;
})();

function lookOf(cells: readonly Tile[], classes: readonly string[], way: readonly number[]): string {
	let look = '';
	for (const cell of way) look += classes[cells[cell]];
	return look;
}
