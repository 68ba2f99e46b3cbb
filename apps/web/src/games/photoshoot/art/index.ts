/** The nine characters of Photoshoot and the studio around them: the entry of their lazy chunk. */
export {
	CHARACTER_NAMES,
	type CharacterName,
	camera,
	characterArt,
	MOODS,
	type Mood,
	objectiveBack,
	tileFrame,
} from './cast.ts';
export { drawingOf, portraitDrawing, THING_IDS } from './pictures.ts';
