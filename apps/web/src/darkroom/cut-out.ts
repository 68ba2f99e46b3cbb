/** What is cut out of paper has a white border, as wide everywhere as the scissors left it. */

/** A picture's pixels: red, green, blue and opacity of each, row by row. */
interface Pixels {
	readonly data: Uint8ClampedArray;
	readonly width: number;
	readonly height: number;
}

/** Its colour. */
const PAPER = [255, 253, 248] as const;
/** What is nearly transparent, as a shadow is, gets hardly a border; edges stay soft. */
const [SLOPE, INTERCEPT] = [3, -0.8] as const;

/** Lays paper under a picture that reaches so many pixels beyond it. */
export function cutOut({ data, width, height }: Pixels, reach: number): void {
	const opacities = Uint8ClampedArray.from({ length: width * height }, (_, pixel) => data[4 * pixel + 3]);
	const rows = { length: width, count: height, start: width, step: 1 };
	const columns = { length: height, count: width, start: 1, step: width };
	let paper: Uint8ClampedArray = opacities;
	for (const lines of [rows, columns]) paper = along(paper, lines, reach, highest);
	for (const lines of [rows, columns]) paper = along(paper, lines, 1, ([a, b, c]) => (a + 2 * b + c) / 4);
	for (let pixel = 0; pixel < paper.length; pixel++) {
		const over = opacities[pixel] / 255;
		const under = Math.max(0, Math.min(1, (SLOPE * paper[pixel]) / 255 + INTERCEPT)) * (1 - over);
		if (under === 0) continue;
		const seen = over + under;
		for (const [channel, ink] of PAPER.entries()) {
			const at = 4 * pixel + channel;
			data[at] = (data[at] * over + ink * under) / seen;
		}
		data[4 * pixel + 3] = 255 * seen;
	}
}

function highest(opacities: Uint8ClampedArray): number {
	let most = 0;
	for (const one of opacities) if (one > most) most = one;
	return most;
}

/** How a line of pixels is found in a picture: where each one starts, and how far one pixel is from the next. */
interface Lines {
	readonly length: number;
	readonly count: number;
	readonly start: number;
	readonly step: number;
}

/** Makes of each pixel something of those within reach of it on its line; beyond the picture there is nothing. */
function along(
	opacities: Uint8ClampedArray,
	{ length, count, start, step }: Lines,
	reach: number,
	made: (near: Uint8ClampedArray) => number,
): Uint8ClampedArray {
	const after = new Uint8ClampedArray(opacities.length);
	const line = new Uint8ClampedArray(length + 2 * reach);
	for (let i = 0; i < count; i++) {
		for (let at = 0; at < length; at++) line[reach + at] = opacities[i * start + at * step];
		for (let at = 0; at < length; at++) after[i * start + at * step] = made(line.subarray(at, at + 2 * reach + 1));
	}
	return after;
}

/** In units of a drawing; on a print it is about a pixel. */
const BLUR = 0.5;

/** The same for a browser that draws the drawing itself. */
export function cutFilter(border: number): string {
	return `<filter id="cut-out" x="-20%" y="-20%" width="140%" height="140%" color-interpolation-filters="sRGB"><feMorphology in="SourceAlpha" operator="dilate" radius="${border}"/><feGaussianBlur stdDeviation="${BLUR}"/><feComponentTransfer result="paper"><feFuncA type="linear" slope="${SLOPE}" intercept="${INTERCEPT}"/></feComponentTransfer><feFlood flood-color="rgb(${PAPER.join(' ')})"/><feComposite in2="paper" operator="in"/><feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter>`;
}
