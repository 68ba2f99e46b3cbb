/**
 * The darkroom: a drawing is developed into a picture once, and every place that shows it shows the same print. A page
 * full of vector scenes would otherwise lay out and paint thousands of shapes again at every touch.
 */
import { type ReadonlySignal, type Signal, signal } from '@preact/signals';

export interface Drawing {
	/** SVG content. */
	readonly body: string;
	/** The part of it to be seen: `x y width height`. */
	readonly viewBox: string;
}

/** Pixels across: as large as any card is shown on a dense screen. */
const WIDTH = 240;

const prints = new Map<string, Signal<string | null>>();
const tray: { readonly print: Signal<string | null>; readonly draw: () => Drawing }[] = [];
let isBusy = false;

/** The address of a drawing's print; null until it is developed. What is asked for first is developed first. */
export function printOf(id: string, draw: () => Drawing): ReadonlySignal<string | null> {
	const known = prints.get(id);
	if (known) return known;
	const print = signal<string | null>(null);
	prints.set(id, print);
	tray.push({ print, draw });
	if (!isBusy) developAll().catch(console.error);
	return print;
}

async function developAll(): Promise<void> {
	isBusy = true;
	try {
		for (let next = tray.shift(); next; next = tray.shift()) {
			await quiet();
			const svg = svgOf(next.draw());
			// Where a browser hands out no pictures, the drawing itself has to do.
			next.print.value = await develop(svg).catch(() => svg.address);
		}
	} finally {
		isBusy = false;
	}
}

interface Svg {
	readonly address: string;
	readonly size: readonly [width: number, height: number];
}

function svgOf({ body, viewBox }: Drawing): Svg {
	const [, , width, height] = viewBox.split(' ').map(Number);
	const size = [WIDTH, Math.round((WIDTH * height) / width)] as const;
	const text = `<svg xmlns="http://www.w3.org/2000/svg" width="${size[0]}" height="${size[1]}" viewBox="${viewBox}">${body}</svg>`;
	return { address: `data:image/svg+xml,${encodeURIComponent(text)}`, size };
}

async function develop({ address, size }: Svg): Promise<string> {
	const image = new Image(...size);
	image.src = address;
	await image.decode();
	await quiet();
	const canvas = new OffscreenCanvas(...size);
	canvas.getContext('2d')?.drawImage(image, 0, 0, ...size);
	return URL.createObjectURL(await canvas.convertToBlob({ type: 'image/webp', quality: 0.92 }));
}

/** Nobody waits longer than this for a picture, however much else there is to do. */
const PATIENCE = 250;

/** One step at a time, each when the page has nothing better to do for the person in front of it. */
function quiet(): Promise<void> {
	return new Promise((resolve) => {
		// Safari has no idle moments.
		if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: PATIENCE });
		else setTimeout(resolve);
	});
}
