import { numberOf, numbersIn, type SvgElement } from './svg-text.ts';

/** The outline of a shape, in its own space. */
export function outlineOf(shape: SvgElement): Path2D {
	const of = (name: string) => numberOf(shape, name);
	const outline = new Path2D(shape.attributes.d);
	switch (shape.tag) {
		case 'path':
			return outline;
		case 'rect': {
			const [width, height, radius] = [of('width'), of('height'), of('rx')];
			const corner = { x: Math.min(radius, width / 2), y: Math.min(radius, height / 2) };
			if (radius === 0) outline.rect(of('x'), of('y'), width, height);
			else outline.roundRect(of('x'), of('y'), width, height, corner);
			return outline;
		}
		case 'circle':
			outline.arc(of('cx'), of('cy'), of('r'), 0, 2 * Math.PI);
			return outline;
		case 'ellipse':
			outline.ellipse(of('cx'), of('cy'), of('rx'), of('ry'), 0, 0, 2 * Math.PI);
			return outline;
		default:
			throw new Error(`<${shape.tag}> has no outline`);
	}
}

export type Box = readonly [x: number, y: number, width: number, height: number];

/** The box around a shape that a gradient fills. */
export function boxOf(shape: SvgElement): Box {
	const of = (name: string) => numberOf(shape, name);
	switch (shape.tag) {
		case 'rect':
			return [of('x'), of('y'), of('width'), of('height')];
		case 'circle':
			return [of('cx') - of('r'), of('cy') - of('r'), 2 * of('r'), 2 * of('r')];
		case 'path':
			return boxAround(pointsOn(shape.attributes.d));
		default:
			throw new Error(`the box around a <${shape.tag}> is not known`);
	}
}

type Point = readonly [x: number, y: number];

function boxAround(points: readonly Point[]): Box {
	const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
	const [left, top] = [Math.min(...xs), Math.min(...ys)];
	return [left, top, Math.max(...xs) - left, Math.max(...ys) - top];
}

/** A curve bends between so many points. */
const BENDS = 24;

/** Points all along a path of lines and curves, as far as the kit fills such with gradients. */
function pointsOn(d: string): Point[] {
	const points: Point[] = [];
	for (const [, command, text] of d.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
		const numbers = [...text.matchAll(/-?[\d.]+/g)].map(Number);
		const [from] = points.slice(-1);
		if (command === 'M' || command === 'L')
			for (let i = 0; i < numbers.length; i += 2) points.push([numbers[i], numbers[i + 1]]);
		else if (command === 'C' && numbers.length === 6) points.push(...curve(from, numbers));
		else if (command !== 'Z') throw new Error(`the box around "${command}${text}" is not known`);
	}
	return points;
}

function curve([x, y]: Point, [x1, y1, x2, y2, x3, y3]: readonly number[]): Point[] {
	const at = (t: number, a: number, b: number, c: number, d: number) =>
		(1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t ** 2 * c + t ** 3 * d;
	return Array.from({ length: BENDS }, (_, i) => (i + 1) / BENDS).map((t) => [
		at(t, x, x1, x2, x3),
		at(t, y, y1, y2, y3),
	]);
}

type Movable = Pick<CanvasTransform, 'translate' | 'rotate' | 'scale' | 'transform'>;
type Move = (context: Movable, ...numbers: readonly number[]) => void;

const MOVES: ReadonlyMap<string, Move> = new Map<string, Move>([
	['translate', (context, x, y = 0) => context.translate(x, y)],
	['scale', (context, x, y = x) => context.scale(x, y)],
	['matrix', (context, a, b, c, d, e, f) => context.transform(a, b, c, d, e, f)],
	[
		'rotate',
		(context, degrees, x = 0, y = 0) => {
			context.translate(x, y);
			context.rotate((degrees * Math.PI) / 180);
			context.translate(-x, -y);
		},
	],
]);

/** Moves, turns and scales whatever is painted next. */
export function transform(context: Movable, steps: string): void {
	for (const step of steps.split(/(?<=\)) /)) {
		const [, name = '', numbers = ''] = /^(\w+)\((.*)\)$/.exec(step) ?? [];
		const move = MOVES.get(name);
		if (!move) throw new Error(`unknown transform "${step}"`);
		move(context, ...numbersIn(numbers));
	}
}
