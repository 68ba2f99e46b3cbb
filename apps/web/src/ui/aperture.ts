/** The mark: five blades, five games. Geometry in a box of 24 × 24; `open` is the pentagon's share of the radius. */
export const CLOSED = 0.42;
export const OPEN = 0.66;

const RADIUS = 11;
const RING = 8.6;

export interface Aperture {
	/** One line per blade, from a corner of the opening along its side out to the ring. */
	readonly blades: readonly string[];
	readonly opening: string;
}

export function aperture(open: number): Aperture {
	const corners = [0, 1, 2, 3, 4].map((i) => {
		const angle = ((i * 72 - 90) * Math.PI) / 180;
		return { x: 12 + Math.cos(angle) * RADIUS * open, y: 12 + Math.sin(angle) * RADIUS * open };
	});
	const blades = corners.map((corner, i) => {
		const next = corners[(i + 1) % 5];
		const end = onRing(corner, next);
		return `M${print(corner)}L${print(end)}`;
	});
	return { blades, opening: `M${corners.map(print).join('L')}Z` };
}

interface Point {
	readonly x: number;
	readonly y: number;
}

/** Where the ray from one point through another meets the ring. */
function onRing(from: Point, through: Point): Point {
	const length = Math.hypot(through.x - from.x, through.y - from.y);
	const direction = { x: (through.x - from.x) / length, y: (through.y - from.y) / length };
	const start = { x: from.x - 12, y: from.y - 12 };
	const along = start.x * direction.x + start.y * direction.y;
	const reach = -along + Math.sqrt(along ** 2 - (start.x ** 2 + start.y ** 2) + RING ** 2);
	return { x: from.x + direction.x * reach, y: from.y + direction.y * reach };
}

function print({ x, y }: Point): string {
	return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
