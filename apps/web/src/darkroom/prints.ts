/**
 * The darkroom: a drawing is developed into a picture once, and every place that shows it shows the same print. A page
 * full of vector scenes would otherwise lay out and paint thousands of shapes again at every touch.
 */
import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { whenQuiet } from '../ui/when-quiet.ts';
import { type Drawing, svgOf } from './drawing.ts';
import type { Painted } from './worker.ts';

interface Exposure {
	readonly print: Signal<string | null>;
	readonly draw: () => Drawing;
}

const prints = new Map<string, Signal<string | null>>();
const tray: Exposure[] = [];
let isBusy = false;

/** The address of a drawing's print; null until it is developed. What is asked for first is developed first. */
export function printOf(id: string, draw: () => Drawing): ReadonlySignal<string | null> {
	const known = prints.get(id);
	if (known) return known;
	const print = signal<string | null>(null);
	prints.set(id, print);
	tray.push({ print, draw });
	if (!isBusy) developAll();
	return print;
}

/** One at a time: no idle moment has more to do than to write one drawing or to show one print. */
async function developAll(): Promise<void> {
	isBusy = true;
	for (let next = tray.shift(); next; next = tray.shift()) {
		await quiet();
		await develop(next).catch(console.error);
	}
	isBusy = false;
}

async function develop({ print, draw }: Exposure): Promise<void> {
	const drawing = draw();
	const address = await printed(drawing).catch((problem: unknown) => {
		console.error(problem);
		return addressOf(drawing);
	});
	// The next one is begun meanwhile.
	whenQuiet(() => {
		print.value = address;
	});
}

async function printed(drawing: Drawing): Promise<string> {
	return canPaint ? URL.createObjectURL(await painted(drawing)) : addressOf(drawing);
}

/** Where no prints are to be had, the drawing itself has to do. */
function addressOf(drawing: Drawing): string {
	return `data:image/svg+xml,${encodeURIComponent(svgOf(drawing))}`;
}

let canPaint = Boolean(globalThis.Worker && globalThis.OffscreenCanvas);
let worker: Worker | null = null;

async function painted(drawing: Drawing): Promise<Blob> {
	worker ??= new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
	const { promise, resolve, reject } = Promise.withResolvers<Painted>();
	worker.onmessage = ({ data }: MessageEvent<Painted>) => resolve(data);
	worker.onerror = ({ message }) => {
		// It did not arrive, and nobody would answer the next time either.
		canPaint = false;
		reject(new Error(message || 'the darkroom could not be loaded'));
	};
	worker.postMessage(drawing);
	const answer = await promise;
	if (answer.type === 'failed') throw new Error(answer.reason);
	return answer.print;
}

function quiet(): Promise<void> {
	return new Promise((resolve) => {
		whenQuiet(resolve);
	});
}
