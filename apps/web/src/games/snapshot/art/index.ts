/** Landscapes and things of Snapshot's table; the entry of their lazy chunk. Its animals are in `src/art/animals`. */
export { drawingOf, THING_IDS } from './pictures.ts';
