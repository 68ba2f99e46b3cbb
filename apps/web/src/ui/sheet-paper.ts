import type { Drawing } from '../darkroom/drawing.ts';
import { svgOf } from '../darkroom/drawing.ts';

export const WIDTH = 600;
export const HEIGHT = 800;
export const MARGIN = 24;
/** It is looked at on screens of any density. */
const DENSITY = 2;

const INK = '#16171a';
export const INK_2 = '#4b4e52';
const PAPER = ['#f3f5f1', '#dfe2dd'] as const;

export type Face = 'display' | 'text' | 'bold';

const FACES: Readonly<Record<Face, (size: number) => string>> = {
	display: (size) => `400 ${size}px "Dela Gothic One", "Arial Black", sans-serif`,
	text: (size) => `400 ${size}px "Golos Text Variable", system-ui, sans-serif`,
	bold: (size) => `700 ${size}px "Golos Text Variable", system-ui, sans-serif`,
};

export type Box = readonly [x: number, y: number, width: number, height: number];

/** A sheet of paper to draw a picture on that is kept. Throws where the browser has no canvas to draw on. */
export class SheetPaper {
	readonly context: CanvasRenderingContext2D;
	readonly #canvas: HTMLCanvasElement;

	constructor() {
		this.#canvas = document.createElement('canvas');
		this.#canvas.width = WIDTH * DENSITY;
		this.#canvas.height = HEIGHT * DENSITY;
		const context = this.#canvas.getContext('2d');
		if (context === null) throw new Error('there is no canvas');
		this.context = context;
		context.scale(DENSITY, DENSITY);
		const lamp = context.createRadialGradient(WIDTH * 0.46, HEIGHT * 0.2, 0, WIDTH * 0.46, HEIGHT * 0.2, HEIGHT);
		PAPER.forEach((colour, stop) => {
			lamp.addColorStop(stop, colour);
		});
		context.fillStyle = lamp;
		context.fillRect(0, 0, WIDTH, HEIGHT);
	}

	/** Writes a line from its left end, or to its right one; what is too long for its room is made smaller. */
	write(
		text: string,
		x: number,
		y: number,
		look: { face: Face; size: number; ink?: string; room?: number; isRight?: boolean },
	) {
		const { face, size, ink = INK, room = WIDTH, isRight = false } = look;
		const { context } = this;
		context.font = FACES[face](size);
		const share = Math.min(1, room / Math.max(1, context.measureText(text).width));
		context.font = FACES[face](size * share);
		context.fillStyle = ink;
		context.textAlign = isRight ? 'right' : 'left';
		context.fillText(text, x, y);
	}

	fill(colour: string, [x, y, width, height]: Box, radius = 0): void {
		this.context.fillStyle = colour;
		this.context.beginPath();
		this.context.roundRect(x, y, width, height, radius);
		this.context.fill();
	}

	/** What is drawn meanwhile is seen inside of a box alone. */
	async within([x, y, width, height]: Box, radius: number, draw: () => Promise<void>): Promise<void> {
		this.context.save();
		this.context.beginPath();
		this.context.roundRect(x, y, width, height, radius);
		this.context.clip();
		await draw();
		this.context.restore();
	}

	/** A drawing of the board, filling its box. */
	async draw(drawing: Drawing, [x, y, width, height]: Box): Promise<void> {
		const image = new Image();
		image.src = `data:image/svg+xml,${encodeURIComponent(svgOf({ ...drawing, width: Math.round(width * DENSITY) }))}`;
		await image.decode();
		this.context.drawImage(image, x, y, width, height);
	}

	/** The picture as a file. Throws where there is no room for one. */
	async file(): Promise<Blob> {
		const { promise, resolve } = Promise.withResolvers<Blob | null>();
		this.#canvas.toBlob(resolve, 'image/png');
		const blob = await promise;
		if (blob === null) throw new Error('there is no room for the picture');
		// A browser may have put it on a disk that is full: then it cannot be read, and would be saved as an empty file.
		return new Blob([await blob.arrayBuffer()], { type: blob.type });
	}
}

/** The page's own letters, which a canvas does not send for by itself. */
export async function bringLetters(text: string): Promise<void> {
	await Promise.all((['display', 'text', 'bold'] as const).map((face) => document.fonts.load(FACES[face](20), text)));
}
