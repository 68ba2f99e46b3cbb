export interface Drawing {
	/** SVG content. */
	readonly body: string;
	/** The part of it to be seen: `x y width height`. */
	readonly viewBox: string;
}

/** Pixels across a print: as large as any card is shown on a dense screen. */
const WIDTH = 240;

/** Pixels of a drawing's print. */
export function printSize({ viewBox }: Drawing): [width: number, height: number] {
	const [, , width, height] = viewBox.split(' ').map(Number);
	return [WIDTH, Math.round((WIDTH * height) / width)];
}
