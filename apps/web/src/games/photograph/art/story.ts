import type { Drawing, Light } from '../../../art/kit.ts';
import type { Picture } from '../../../art/picture.ts';

export type { Layers } from '../../../art/picture.ts';

/** The centre of the small crop and how much it enlarges. */
export type Zoom = readonly [x: number, y: number, enlargement: number];

interface Frame extends Picture {
	readonly zoom: Zoom;
}

/** Draws the frame of a value, 1 to 12; ids inside the drawing start with the given one. */
export type Story = (value: number, id: string) => Frame;

/** What one frame adds to its story's stage. */
export interface Shot {
	readonly back?: Drawing;
	readonly middle?: Drawing;
	readonly subject?: Drawing;
	readonly front?: Drawing;
	readonly defs?: string;
	readonly zoom: Zoom;
}

/** The time of day: the sky's two colours and the light on every ink. */
export interface Hour<Ink extends string> {
	readonly sky: readonly [top: string, bottom: string];
	readonly grade?: Light<Ink>;
}

/** The twelve frames of a story by their value. */
export type Frames<Draw> = Readonly<Record<number, Draw>>;
