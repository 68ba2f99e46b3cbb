import { cutFilter } from './cut-out.ts';

export interface Drawing {
	/** SVG content. */
	readonly body: string;
	/** The part of it to be seen: `x y width height`. */
	readonly viewBox: string;
	/** Pixels across its print; as wide as a card unless told. */
	readonly width?: number;
	/** Cut out of paper: so wide a white border goes around all of it, in units of the drawing. */
	readonly border?: number;
}

/** Pixels across a print: as large as any card is shown on a dense screen. */
const WIDTH = 240;

/** Pixels of a drawing's print. */
export function printSize({ viewBox, width: across = WIDTH }: Drawing): [width: number, height: number] {
	const [, , width, height] = viewBox.split(' ').map(Number);
	return [across, Math.round((across * height) / width)];
}

/** The drawing as a picture of its own, of the size of its print. */
export function svgOf(drawing: Drawing): string {
	const { body, viewBox, border = 0 } = drawing;
	const [width, height] = printSize(drawing);
	const content = border === 0 ? body : `${cutFilter(border)}<g filter="url(#cut-out)">${body}</g>`;
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}">${content}</svg>`;
}
