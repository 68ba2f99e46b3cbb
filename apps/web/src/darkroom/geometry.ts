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

/** The box around a rectangle or a circle; no drawing asks for that of anything else. */
export function boxOf(shape: SvgElement): Box {
	const of = (name: string) => numberOf(shape, name);
	switch (shape.tag) {
		case 'rect':
			return [of('x'), of('y'), of('width'), of('height')];
		case 'circle':
			return [of('cx') - of('r'), of('cy') - of('r'), 2 * of('r'), 2 * of('r')];
		default:
			throw new Error(`the box around a <${shape.tag}> is not known`);
	}
}

type Movable = Pick<CanvasTransform, 'translate' | 'rotate' | 'scale'>;
type Move = (context: Movable, ...numbers: readonly number[]) => void;

const MOVES: ReadonlyMap<string, Move> = new Map<string, Move>([
	['translate', (context, x, y = 0) => context.translate(x, y)],
	['scale', (context, x, y = x) => context.scale(x, y)],
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
