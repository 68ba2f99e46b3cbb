/** Reads the SVG text that the drawing kit writes. What is not in its vocabulary is an error, so that nothing goes missing. */
export interface SvgElement {
	readonly tag: string;
	readonly attributes: Readonly<Record<string, string>>;
	readonly children: readonly SvgElement[];
}

const LOOK = ['transform', 'opacity', 'fill', 'fill-rule'];
const LINE = [
	'stroke',
	'stroke-opacity',
	'stroke-width',
	'stroke-linecap',
	'stroke-linejoin',
	'stroke-dasharray',
	'stroke-dashoffset',
];

const VOCABULARY: Readonly<Record<string, readonly string[]>> = {
	defs: [],
	linearGradient: ['id', 'x1', 'y1', 'x2', 'y2'],
	radialGradient: ['id', 'cx', 'cy', 'r'],
	stop: ['offset', 'stop-color', 'stop-opacity'],
	clipPath: ['id'],
	g: ['id', 'transform', 'opacity', 'clip-path'],
	use: ['href', 'transform'],
	path: ['d', ...LOOK, ...LINE],
	rect: ['x', 'y', 'width', 'height', 'rx', ...LOOK, ...LINE],
	circle: ['cx', 'cy', 'r', ...LOOK, ...LINE],
	ellipse: ['cx', 'cy', 'rx', 'ry', ...LOOK, ...LINE],
};

/** The elements of a text, each with its own inside it. */
export function readSvg(text: string): SvgElement[] {
	const tags = /<(\/?)(\w+)((?: [\w-]+="[^"]*")*)(\/?)>/y;
	const root: SvgElement[] = [];
	const open = [{ tag: '', children: root }];
	while (tags.lastIndex < text.length) {
		const at = tags.lastIndex;
		const match = tags.exec(text);
		if (match === null) throw new Error(`not SVG of ours: "${text.slice(at, at + 40)}"`);
		const [, isEnd, tag, attributes, isEmpty] = match;
		const inner = open[open.length - 1];
		if (isEnd) {
			if (inner.tag !== tag) throw new Error(`<${inner.tag}> is closed by </${tag}>`);
			open.pop();
			continue;
		}
		const children: SvgElement[] = [];
		inner.children.push({ tag, attributes: attributesOf(tag, attributes), children });
		if (!isEmpty) open.push({ tag, children });
	}
	if (open.length > 1) throw new Error(`<${open[open.length - 1].tag}> stays open`);
	return root;
}

function attributesOf(tag: string, text: string): Record<string, string> {
	if (!Object.hasOwn(VOCABULARY, tag)) throw new Error(`unknown element <${tag}>`);
	const attributes: Record<string, string> = {};
	for (const [, name, value] of text.matchAll(/([\w-]+)="([^"]*)"/g)) {
		if (!VOCABULARY[tag].includes(name)) throw new Error(`unknown attribute ${name} of <${tag}>`);
		attributes[name] = value;
	}
	return attributes;
}

/** Numbers with spaces between them. */
export function numbersIn(text: string): number[] {
	const numbers = text.split(' ').map((word) => (word === '' ? Number.NaN : Number(word)));
	if (numbers.some(Number.isNaN)) throw new Error(`not numbers: "${text}"`);
	return numbers;
}

/** A number of an element; a missing one is 0 unless told. */
export function numberOf({ attributes }: SvgElement, name: string, missing = 0): number {
	if (!(name in attributes)) return missing;
	const [number, ...more] = numbersIn(attributes[name]);
	if (more.length > 0) throw new Error(`not one number: "${attributes[name]}"`);
	return number;
}

/** The id that `#id` or `url(#id)` points at. */
export function targetOf(reference: string): string {
	const [, inUrl, bare] = /^(?:url\(#([\w-]+)\)|#([\w-]+))$/.exec(reference) ?? [];
	const id = inUrl ?? bare;
	if (id === undefined) throw new Error(`points nowhere: "${reference}"`);
	return id;
}
