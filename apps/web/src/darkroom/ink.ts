import { numberOf, numbersIn, type SvgElement } from './svg-text.ts';

/** A colour as the kit writes it. A canvas would silently pass over one it cannot read. */
export function inkOf(color: string, opacity = 1): string {
	const [, short, long] = /^#(?:([\da-f]{3})|([\da-f]{6}))$/i.exec(color) ?? [];
	const digits = long ?? short?.replace(/./g, '$&$&');
	if (digits === undefined) throw new Error(`no colour of ours: "${color}"`);
	if (opacity === 1) return `#${digits}`;
	return `#${digits}${Math.round(opacity * 255)
		.toString(16)
		.padStart(2, '0')}`;
}

/** A gradient in a square of 1 × 1. */
export function gradientOf(context: CanvasFillStrokeStyles, element: SvgElement): CanvasGradient {
	const of = (name: string, missing: number) => numberOf(element, name, missing);
	const gradient =
		element.tag === 'linearGradient'
			? context.createLinearGradient(of('x1', 0), of('y1', 0), of('x2', 1), of('y2', 0))
			: context.createRadialGradient(of('cx', 0.5), of('cy', 0.5), 0, of('cx', 0.5), of('cy', 0.5), of('r', 0.5));
	for (const stop of element.children) {
		const ink = inkOf(stop.attributes['stop-color'], numberOf(stop, 'stop-opacity', 1));
		gradient.addColorStop(numberOf(stop, 'offset'), ink);
	}
	return gradient;
}

const CAPS = ['butt', 'round', 'square'] as const;
const JOINS = ['miter', 'round', 'bevel'] as const;

/** Takes up the pen that a shape is drawn with. */
export function takePen(context: CanvasPathDrawingStyles & CanvasFillStrokeStyles, shape: SvgElement): void {
	const { stroke, 'stroke-linecap': cap, 'stroke-linejoin': join, 'stroke-dasharray': dashes } = shape.attributes;
	context.strokeStyle = inkOf(stroke, numberOf(shape, 'stroke-opacity', 1));
	context.lineWidth = numberOf(shape, 'stroke-width', 1);
	context.lineCap = oneOf(CAPS, cap ?? 'butt');
	context.lineJoin = oneOf(JOINS, join ?? 'miter');
	// What SVG has unless told; a canvas has 10.
	context.miterLimit = 4;
	if (dashes !== undefined) context.setLineDash(numbersIn(dashes));
	if ('stroke-dashoffset' in shape.attributes) context.lineDashOffset = numberOf(shape, 'stroke-dashoffset');
}

/** The word, if it is one of those that are known. */
export function oneOf<Word extends string>(known: readonly Word[], word: string): Word {
	const found = known.find((one) => one === word);
	if (found === undefined) throw new Error(`"${word}" is none of ${known.join(', ')}`);
	return found;
}
