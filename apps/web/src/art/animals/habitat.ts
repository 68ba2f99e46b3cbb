/** SVG text; ids inside the drawing start with the given one. */
export type Draw = (id: string) => string;

export interface Habitat {
	/** The whole scene, 300 × 300. */
	readonly background: Draw;
	/** Each animal in a box of 240 × 240, standing on y = 220; at 30, 50 it stands well on its background. */
	readonly animals: Readonly<Record<string, Draw>>;
}
