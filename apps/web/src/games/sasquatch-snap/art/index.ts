/** The forest of Sasquatch Snap!, by day for the board of words and by night for the drawn one; the entry of their lazy chunk. */
export { journalist } from './forest/journalist.ts';
export { lair } from './forest/lair.ts';
export { sasquatch } from './forest/sasquatch.ts';
export { trap } from './forest/trap.ts';
export { drawingOf, PICTURE_IDS } from './pictures.ts';
export { SEATS, type Seat } from './seats.ts';

/** The box each drawing by day fills: width and height, y down. */
export const BOXES = {
	lair: [100, 100],
	sasquatch: [100, 120],
	journalist: [100, 110],
	trap: [90, 90],
} as const;
