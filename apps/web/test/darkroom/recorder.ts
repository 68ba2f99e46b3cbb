import { vi } from 'vitest';

/** A canvas that writes down what is done to it instead of doing it; layers over it are told apart by their names. */
export class Recorder {
	readonly done: string[] = [];
	/** What a canvas tells of its pixels. */
	pixels: Pick<ImageData, 'data' | 'width' | 'height'> | null = null;
	#layers = 0;

	/** From now on paths and further canvases are recorded, too. */
	constructor() {
		const layer = (width: number, height: number) => this.canvas(width, height, `layer ${++this.#layers}`);
		vi.stubGlobal('Path2D', RecordedPath);
		vi.stubGlobal(
			'OffscreenCanvas',
			class {
				constructor(width: number, height: number) {
					Object.assign(this, layer(width, height).canvas);
				}
			},
		);
	}

	canvas(width: number, height: number, name = ''): OffscreenCanvasRenderingContext2D {
		const write = (words: string) => this.done.push(name ? `${name}: ${words}` : words);
		const canvas = { width, height, getContext: () => context, toString: () => name };
		const answers: Readonly<Record<string, unknown>> = {
			getImageData: this.pixels,
			getTransform: `the place in ${name || 'the picture'}`,
			createLinearGradient: gradient('LinearGradient', write),
			createRadialGradient: gradient('RadialGradient', write),
		};
		const context: OffscreenCanvasRenderingContext2D = new Proxy(Object(canvas), {
			get(_, key: string) {
				if (key === 'canvas') return canvas;
				return (...values: unknown[]) => {
					write([key, ...values.map(words)].join(' '));
					return answers[key];
				};
			},
			set: (_, key: string, value) => write(`${key} = ${value}`) > 0,
		});
		return context;
	}
}

function gradient(name: string, write: (words: string) => void) {
	return {
		addColorStop: (offset: number, color: string) => write(`stop ${offset} ${color}`),
		toString: () => name,
	};
}

class RecordedPath {
	#steps: string;

	constructor(d = '') {
		this.#steps = d;
	}

	rect = this.#step('rect');
	roundRect = this.#step('roundRect');
	arc = this.#step('arc');
	ellipse = this.#step('ellipse');
	addPath = this.#step('with');

	#step(name: string) {
		return (...values: unknown[]) => {
			this.#steps += `${name} ${values.map(words).join(' ')}`;
		};
	}

	toString(): string {
		return `(${this.#steps})`;
	}
}

function words(value: unknown): string {
	if (typeof value === 'number') return String(Math.round(value * 100) / 100);
	return Object.getPrototypeOf(value) === Object.prototype ? JSON.stringify(value) : String(value);
}
