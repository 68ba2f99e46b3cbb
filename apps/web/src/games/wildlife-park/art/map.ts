// biome-ignore-all format: drawings are rows of coordinates
import { at, circle, curve, join, noise, type Point, path, polygon, rect, stroke, tenth, times } from '../../../art/kit.ts';
import type { MapPlan } from '../board/map-plan.ts';

interface MapInks {
	readonly paper: string;
	readonly land: string;
	readonly line: string;
	readonly water: string;
	readonly tree: string;
	readonly road: string;
	/** Every second panel is a shade darker; along each fold go a dark and a light hair. Ink and how much of it. */
	readonly shade: readonly [ink: string, opacity: string];
	readonly crease: readonly [ink: string, opacity: string];
	readonly lit: string;
}

/** On the table, and in the darkroom. */
export const MAP_INKS = {
	light: {
		paper: '#F3F1DF', land: '#DDE9C6', line: '#C9CDA8', water: '#C3E0E6', tree: '#B9CF9E', road: '#FBF7E6',
		shade: ['#6B6A3A', '0.04'], crease: ['#B7B59A', '0.4'], lit: '0.7',
	},
	dark: {
		paper: '#2A1B17', land: '#33251B', line: '#4E3A2C', water: '#22303A', tree: '#443A26', road: '#3B2A22',
		shade: ['#000000', '0.12'], crease: ['#000000', '0.6'], lit: '0.06',
	},
} as const satisfies Readonly<Record<string, MapInks>>;

/** A closed line around a point that no hand drew evenly. */
function ring([x, y]: Point, rx: number, ry: number, seed: number, uneven: number, count: number): string {
	const chance = noise(seed);
	return curve(times(count, (i) => {
		const angle = (i / count) * Math.PI * 2;
		const k = 1 + (chance() - 0.5) * 2 * uneven;
		return [x + Math.cos(angle) * rx * k, y + Math.sin(angle) * ry * k];
	}));
}

const line = (d: string, ink: string) => path(d, 'none', { stroke: ink, 'stroke-width': 1.4 });

function river(width: number, height: number, ink: string) {
	const to = (x: number, y: number) => `${tenth(width * x)} ${tenth(height * y)}`;
	return path(
		`M${tenth(width * 0.7)} -10C${to(0.74, 0.12)} ${to(0.9, 0.2)} ${to(0.88, 0.42)}S${to(0.98, 0.62)} ${tenth(width + 20)} ${tenth(height * 0.6)}V${tenth(height * 0.68)}C${to(0.95, 0.72)} ${to(0.82, 0.6)} ${to(0.84, 0.44)}S${to(0.7, 0.14)} ${tenth(width * 0.65)} -10Z`,
		ink,
	);
}

function hills({ width, height }: MapPlan, ink: string) {
	const places = [[0.06, 0.16, 120, 90], [0.95, 0.8, 130, 110], [0.04, 0.9, 100, 80], [0.93, 0.08, 90, 70]];
	return places.map(([x, y, rx, ry], i) => [1, 0.74, 0.5, 0.28].map(
		(k) => line(ring([width * x, height * y], rx * k, ry * k, 40 + i, 0.12, 14), ink),
	));
}

/** Wherever the park is not. */
function trees({ width, height, reach: [rx, ry] }: MapPlan, ink: string) {
	const chance = noise(31);
	const places = times(64, (): Point => [chance() * width, chance() * height]);
	const isOutside = ([x, y]: Point) => ((x - width / 2) / (rx * 1.12)) ** 2 + ((y - height / 2) / (ry * 1.08)) ** 2 > 1;
	return places.filter(isOutside).map(([x, y], i) => at(x, y, i % 3
		? circle(0, -6, 5, ink) + rect(-0.9, -3, 1.8, 6, ink)
		: polygon([[0, -14], [6, -2], [-6, -2]], ink) + rect(-0.9, -3, 1.8, 5, ink)));
}

function folded({ width, height, folds }: MapPlan, { shade, crease, lit }: MapInks) {
	const [edges, half] = [[0, ...folds.map((fold) => fold * width), width], height / 2];
	const dark = (x: number, y: number, w: number, h: number) => rect(x, y, w, h, shade[0], 0, { opacity: shade[1] });
	const hair = (x: number, y: number, w: number, h: number, [ink, opacity]: readonly string[]) => rect(x, y, w, h, ink, 0, { opacity });
	const light = ['#ffffff', lit];
	return [
		times(edges.length - 1, (i) => i % 2 === 1 && dark(edges[i], 0, edges[i + 1] - edges[i], height)),
		dark(0, half, width, half),
		folds.map((fold) => hair(fold * width - 1, 0, 1, height, crease) + hair(fold * width, 0, 1, height, light)),
		hair(0, half - 1, width, 1, crease), hair(0, half, width, 1, light),
	];
}

/** The folded map that lies under a park: its land, a river, hills, and the road that leads to its gate. */
export function mapSheet(plan: MapPlan, inks: MapInks) {
	const { width, height, reach: [rx, ry], gate: [x, y], road: [toX, toY] } = plan;
	const middle: Point = [width / 2, height / 2];
	const road = `M${tenth(x)} ${tenth(y)}Q${tenth(x)} ${tenth((y + toY) / 2)} ${tenth(toX)} ${tenth(toY)}`;
	return join(
		rect(0, 0, width, height, inks.paper), path(ring(middle, rx * 1.16, ry * 1.1, 4, 0.05, 18), inks.land),
		river(width, height, inks.water), hills(plan, inks.line),
		[1.24, 1.34].map((k) => line(ring(middle, rx * k, ry * k, 4, 0.05, 18), inks.line)), trees(plan, inks.tree),
		stroke(road, inks.road, 24), stroke(road, inks.line, 1.6, { 'stroke-dasharray': '7 7' }), folded(plan, inks),
	);
}
