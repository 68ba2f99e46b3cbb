import { type Drawing, join } from './shapes.ts';

/** The layers of a picture from back to front. */
const LAYERS = ['sky', 'back', 'middle', 'subject', 'front'] as const;
export type Layers = Readonly<Record<(typeof LAYERS)[number], Drawing>>;

export interface Picture {
	/** Gradients, clips and shared shapes; their ids start with the id the picture was drawn for. */
	readonly defs: string;
	readonly layers: Layers;
}

/** SVG content for the view box 0 0 300 400. */
export function pictureBody({ defs, layers }: Picture): string {
	return `<defs>${defs}</defs>${join(LAYERS.map((layer) => layers[layer]))}`;
}
