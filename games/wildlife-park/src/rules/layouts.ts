/** Index of a hex in its layout, in the order of hex names. */
export type Hex = number;
/** A set of hexes as bits. */
export type HexSet = number;

export const HEXES = 20;
export const CORNERS = 6;
export const NO_POINT = -1;

/** Where three hexes of the park meet, none of them the star: a watchtower can be built there. */
export interface TowerPoint {
	/** Ascending. */
	readonly hexes: readonly [Hex, Hex, Hex];
	readonly set: HexSet;
	/** For each hex, which of its corners lies at the point. */
	readonly corners: readonly [number, number, number];
}

interface Start {
	readonly hex: Hex;
	/** The dotted corner (WPK-9). */
	readonly corner: number;
}

export const NO_HEX: Hex = -1;
/** Columns are named by letters from a, hexes of a column by digits from 1. */
const [COLUMNS, ROWS] = [6, 5];
const [FIRST_COLUMN, FIRST_ROW] = ['a'.charCodeAt(0), '1'.charCodeAt(0)];

export interface Layout {
	readonly id: string;
	readonly names: readonly string[];
	/** By column × ROWS + row of a name: its hex, or NO_HEX. */
	readonly numbered: readonly number[];
	/** Axial coordinates q, r of each hex, for pictures. */
	readonly places: readonly (readonly [number, number])[];
	readonly star: Hex;
	readonly starts: readonly [Start, Start, Start];
	readonly entrance: HexSet;
	/** Axial coordinates of the entrance cell, outside the park. */
	readonly gate: readonly [number, number];
	/** Neighbours of each hex. */
	readonly adjacent: readonly HexSet[];
	readonly points: readonly TowerPoint[];
	/** By hex × 6 + corner: index of the tower point there, or NO_POINT. */
	readonly pointAt: readonly number[];
}

/** Flat-top hexes; directions and corners both run clockwise, from south-east and from east. */
const DIRECTIONS = [
	[1, 0],
	[0, 1],
	[-1, 1],
	[-1, 0],
	[0, -1],
	[1, -1],
] as const;

/** A layout as printed: columns from the left, each with the r of its topmost hex and its number of hexes. */
interface Plan {
	readonly id: string;
	readonly columns: readonly (readonly [top: number, count: number])[];
	readonly star: string;
	/** Hex and dotted corner of starts 1, 2, 3. */
	readonly starts: string;
	readonly gate: readonly [number, number];
}

// biome-ignore format: one line per layout part reads as a table
const PLANS: readonly Plan[] = [
	{ id: 'symmetric', star: 'c2', starts: 'b3@3 d3@0 c4@3', gate: [2, 3], columns: [[0, 3], [-1, 5], [-1, 4], [-2, 5], [-2, 3]] },
	{ id: 'saola', star: 'c2', starts: 'b2@4 d2@5 c4@4', gate: [1, 3], columns: [[0, 3], [-1, 4], [-1, 5], [-1, 4], [-1, 4]] },
	{ id: 'gorilla', star: 'c2', starts: 'b3@1 d3@0 b1@1', gate: [2, -1], columns: [[0, 3], [0, 4], [0, 4], [-1, 5], [-2, 4]] },
	{ id: 'vaquita', star: 'd2', starts: 'a1@1 e2@1 c3@4', gate: [1, 2], columns: [[0, 2], [-1, 3], [-1, 4], [-1, 4], [-1, 4], [0, 3]] },
	{ id: 'blue-whale', star: 'd2', starts: 'a3@5 c2@1 e3@5', gate: [4, 0], columns: [[0, 3], [-1, 4], [-1, 3], [-2, 3], [-3, 3], [-4, 4]] },
	{ id: 'snow-leopard', star: 'c3', starts: 'b2@2 c5@5 c2@5', gate: [1, -3], columns: [[0, 3], [-2, 4], [-4, 5], [-4, 4], [-5, 4]] },
	{ id: 'black-rhino', star: 'b3', starts: 'b2@5 c3@5 d5@4', gate: [4, 0], columns: [[0, 3], [-2, 5], [-2, 4], [-3, 5], [-3, 3]] },
];

/** 0 the symmetric side, then the asymmetric sides in the order of the player boards. */
export const LAYOUTS: readonly Layout[] = PLANS.map(survey);

/** The names that a hex has in any park. */
export const HEX_NAMES: readonly string[] = [...new Set(LAYOUTS.flatMap(({ names }) => names))].sort();

function survey({ id, columns, star, starts, gate }: Plan): Layout {
	const names: string[] = [];
	const places: [number, number][] = [];
	columns.forEach(([top, count], q) => {
		for (let i = 0; i < count; i++) {
			names.push(nameOf(q, i));
			places.push([q, top + i]);
		}
	});
	const hexAt = (q: number, r: number): Hex => places.findIndex(([a, b]) => a === q && b === r);
	const besides = (q: number, r: number, direction: number): Hex => {
		const [dq, dr] = DIRECTIONS[direction % 6];
		return hexAt(q + dq, r + dr);
	};
	const adjacent = places.map(([q, r]) => hexSet(DIRECTIONS.map((_, d) => besides(q, r, d)).filter((hex) => hex >= 0)));
	const starHex = names.indexOf(star);
	const points: TowerPoint[] = [];
	const pointAt: number[] = new Array(HEXES * CORNERS).fill(NO_POINT);
	places.forEach(([q, r], hex) => {
		for (let corner = 0; corner < CORNERS; corner++) {
			const others = [besides(q, r, corner + 5), besides(q, r, corner)];
			if (others.includes(-1) || [hex, ...others].includes(starHex)) continue;
			const set = hexSet([hex, ...others]);
			const known = points.findIndex((point) => point.set === set);
			pointAt[hex * CORNERS + corner] = known === -1 ? points.length : known;
			if (known === -1) points.push(pointOf([hex, corner], [others[0], corner + 2], [others[1], corner + 4]));
		}
	});
	const dotted = starts.split(' ').map((start) => {
		const [name, corner] = start.split('@');
		return { hex: names.indexOf(name), corner: Number(corner) };
	});
	const entrance = hexSet(DIRECTIONS.map((_, d) => besides(...gate, d)).filter((hex) => hex >= 0));
	return {
		id,
		names,
		numbered: Array.from({ length: COLUMNS * ROWS }, (_, at) =>
			names.indexOf(nameOf(Math.floor(at / ROWS), at % ROWS)),
		),
		places,
		star: starHex,
		starts: [dotted[0], dotted[1], dotted[2]],
		entrance,
		gate,
		adjacent,
		points,
		pointAt,
	};
}

function nameOf(column: number, row: number): string {
	return `${'abcdef'[column]}${row + 1}`;
}

/** The hex of a name, or NO_HEX: read by its two signs, which is quicker than looking it up. */
export function hexNamed({ numbered }: Layout, name: string): Hex {
	if (name.length !== 2) return NO_HEX;
	const [column, row] = [name.charCodeAt(0) - FIRST_COLUMN, name.charCodeAt(1) - FIRST_ROW];
	if (column < 0 || column >= COLUMNS || row < 0 || row >= ROWS) return NO_HEX;
	return numbered[column * ROWS + row];
}

function pointOf(...around: [Hex, number][]): TowerPoint {
	const [[a, ca], [b, cb], [c, cc]] = around.sort(([x], [y]) => x - y);
	return { hexes: [a, b, c], set: hexSet([a, b, c]), corners: [ca % CORNERS, cb % CORNERS, cc % CORNERS] };
}

function hexSet(hexes: Iterable<Hex>): HexSet {
	let set = 0;
	for (const hex of hexes) set |= 1 << hex;
	return set;
}

/** Ascending, which is the order of names. */
export function hexesIn(set: HexSet): Hex[] {
	return membersOf(set);
}

/** Ascending. */
export function membersOf(set: number): number[] {
	const members: number[] = [];
	for (let rest = set; rest !== 0; rest &= rest - 1) members.push(lowest(rest));
	return members;
}

export function lowest(set: number): number {
	return 31 - Math.clz32(set & -set);
}

/** Number of members. */
export function count(set: number): number {
	const pairs = set - ((set >>> 1) & 0x55555555);
	const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
	return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** A member, counted from the lowest, which is number 0. */
export function member(set: number, n: number): number {
	let rest = set;
	for (let i = 0; i < n; i++) rest &= rest - 1;
	return lowest(rest);
}

/** All hexes of `within` that can be reached from `from` without leaving it. */
export function connected(layout: Layout, from: Hex, within: HexSet): HexSet {
	let reached = 1 << from;
	for (let border = reached; border !== 0; ) {
		const next = layout.adjacent[lowest(border)] & within & ~reached;
		reached |= next;
		border = (border & (border - 1)) | next;
	}
	return reached;
}
