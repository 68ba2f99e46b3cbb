/** Paints a drawing where there is no page that could lay out SVG: in a worker, on a canvas. */
import { cutOut } from './cut-out.ts';
import type { Drawing } from './drawing.ts';
import { boxOf, outlineOf, transform } from './geometry.ts';
import { gradientOf, inkOf, oneOf, takePen } from './ink.ts';
import { numberOf, numbersIn, readSvg, type SvgElement, targetOf } from './svg-text.ts';

type Context = OffscreenCanvasRenderingContext2D;

/** Paints what the view box shows over the whole canvas, and cuts it out of paper where it has a border. */
export function paint(context: Context, { body, viewBox, border = 0 }: Drawing): void {
	const elements = readSvg(body);
	const [x, y, width, height] = numbersIn(viewBox);
	const canvas = context.canvas;
	context.scale(canvas.width / width, canvas.height / height);
	context.translate(-x, -y);
	new Painter(context, namedIn(elements)).paint(elements);
	if (border === 0) return;
	const picture = context.getImageData(0, 0, canvas.width, canvas.height);
	cutOut(picture, Math.round((border * canvas.width) / width));
	context.putImageData(picture, 0, 0);
}

type Named = ReadonlyMap<string, SvgElement>;

function namedIn(elements: readonly SvgElement[], named = new Map<string, SvgElement>()): Named {
	for (const element of elements) {
		if ('id' in element.attributes) named.set(element.attributes.id, element);
		namedIn(element.children, named);
	}
	return named;
}

/** Seen only where something points at them. */
const DEFINITIONS: ReadonlySet<string> = new Set(['defs', 'clipPath', 'linearGradient', 'radialGradient']);

class Painter {
	readonly #context: Context;
	readonly #named: Named;

	constructor(context: Context, named: Named) {
		this.#context = context;
		this.#named = named;
	}

	paint(elements: readonly SvgElement[]): void {
		for (const element of elements) {
			if (DEFINITIONS.has(element.tag)) continue;
			this.#context.save();
			if ('transform' in element.attributes) transform(this.#context, element.attributes.transform);
			if (element.tag === 'g') this.#paintGroup(element);
			else if (element.tag === 'use') this.paint([this.#find(element.attributes.href, 'g')]);
			else this.#paintShape(element);
			this.#context.restore();
		}
	}

	#find(reference: string, ...tags: readonly string[]): SvgElement {
		const found = this.#named.get(targetOf(reference));
		if (!found || !tags.includes(found.tag)) throw new Error(`${reference} is no ${tags.join(' or ')}`);
		return found;
	}

	#paintGroup(group: SvgElement): void {
		const clip = group.attributes['clip-path'];
		const outline = clip === undefined ? null : clipOutline(this.#find(clip, 'clipPath'));
		const opacity = numberOf(group, 'opacity', 1);
		if (opacity === 1 && outline === null) this.paint(group.children);
		else this.#paintLayer(group.children, opacity, outline);
	}

	/**
	 * What overlaps in a group does not shine through: all of it is painted first, and faded then. So it is with a clip: all
	 * is painted, and what lies beyond is taken away, for a canvas of a worker clips along whole pixels, and edges would be ragged.
	 */
	#paintLayer(elements: readonly SvgElement[], opacity: number, outline: Path2D | null): void {
		const canvas = new OffscreenCanvas(this.#context.canvas.width, this.#context.canvas.height);
		const layer = canvas.getContext('2d', { willReadFrequently: true });
		if (layer === null) throw new Error('no canvas for another layer');
		layer.setTransform(this.#context.getTransform());
		new Painter(layer, this.#named).paint(elements);
		if (outline !== null) {
			layer.globalCompositeOperation = 'destination-in';
			layer.fill(outline);
		}
		this.#context.resetTransform();
		this.#context.globalAlpha = opacity;
		this.#context.drawImage(canvas, 0, 0);
	}

	#paintShape(shape: SvgElement): void {
		const { fill = '#000', stroke = 'none' } = shape.attributes;
		const opacity = numberOf(shape, 'opacity', 1);
		if (fill !== 'none' && stroke !== 'none' && (opacity < 1 || fill.startsWith('url')))
			throw new Error(`<${shape.tag}> has both a stroke and a fill that shines through`);
		const outline = outlineOf(shape);
		this.#context.globalAlpha = opacity;
		this.#fill(shape, outline, fill);
		if (stroke === 'none') return;
		takePen(this.#context, shape);
		this.#context.stroke(outline);
	}

	#fill(shape: SvgElement, outline: Path2D, fill: string): void {
		const rule = oneOf(['nonzero', 'evenodd'], shape.attributes['fill-rule'] ?? 'nonzero');
		if (fill.startsWith('url')) {
			this.#fillBox(shape, outline, rule, this.#find(fill, 'linearGradient', 'radialGradient'));
		} else if (fill !== 'none') {
			this.#context.fillStyle = inkOf(fill);
			this.#context.fill(outline, rule);
		}
	}

	/** A gradient is measured by the box around what it fills: the box becomes a square of 1 × 1, and the outline goes into it. */
	#fillBox(shape: SvgElement, outline: Path2D, rule: CanvasFillRule, gradient: SvgElement): void {
		const [x, y, width, height] = boxOf(shape);
		const inBox = new Path2D();
		inBox.addPath(outline, { a: 1 / width, d: 1 / height, e: -x / width, f: -y / height });
		this.#context.transform(width, 0, 0, height, x, y);
		this.#context.fillStyle = gradientOf(this.#context, gradient);
		this.#context.fill(inBox, rule);
	}
}

/** All that lies in one of the shapes. */
function clipOutline({ children }: SvgElement): Path2D {
	if (children.some(({ attributes }) => 'transform' in attributes))
		throw new Error('the shapes of a clip stay in their places');
	const [outline, ...more] = children.map(outlineOf);
	for (const one of more) outline.addPath(one);
	return outline;
}
