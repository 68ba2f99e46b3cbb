/** Where the lines of a score chart run, in a box of the given size; pure, so that it can be looked at without a page. */
export interface ChartFrame {
	readonly width: number;
	readonly height: number;
}

interface Dot {
	readonly x: number;
	readonly y: number;
}

export interface ChartLines {
	/** One path per series. */
	readonly paths: readonly string[];
	/** The points of each series. */
	readonly dots: readonly (readonly Dot[])[];
	/** Round values for the scale, with their height. */
	readonly scale: readonly { readonly value: number; readonly y: number }[];
}

/** `floor`: what the scale begins with, unless a value is below it. */
export function chartLines(
	series: readonly (readonly number[])[],
	{ width, height }: ChartFrame,
	floor = 0,
): ChartLines {
	const values = series.flat();
	const low = Math.min(floor, ...values);
	const high = Math.max(floor + 1, ...values);
	const step = roundStep((high - low) / 4);
	const bottom = Math.floor(low / step) * step;
	const top = Math.ceil(high / step) * step;
	const longest = Math.max(2, ...series.map((points) => points.length));
	const x = (i: number) => round((i / (longest - 1)) * width);
	const y = (value: number) => round(height - ((value - bottom) / (top - bottom)) * height);
	const scale = Array.from({ length: Math.round((top - bottom) / step) + 1 }, (_, i) => bottom + i * step);
	const dots = series.map((points) => points.map((value, i) => ({ x: x(i), y: y(value) })));
	return {
		paths: dots.map((line) => line.map((dot, i) => `${i === 0 ? 'M' : 'L'}${dot.x} ${dot.y}`).join('')),
		dots,
		scale: scale.map((value) => ({ value, y: y(value) })),
	};
}

/** 1, 2 or 5 times a power of ten, at least 1: scores are whole. */
function roundStep(raw: number): number {
	const power = 10 ** Math.floor(Math.log10(Math.max(1, raw)));
	return Math.max(1, [1, 2, 5, 10].map((n) => n * power).find((n) => n >= raw) ?? raw);
}

function round(value: number): number {
	return Math.round(value * 10) / 10;
}
