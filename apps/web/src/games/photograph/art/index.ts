/** The pictures of Photograph: the entry of their lazy chunk. */
import { COLORS, VALUES } from '@shutterbox/photograph/components';
import { FULL_FRAME, spriteRegistry } from '../../../art/sprite.ts';
import { sceneId, sceneOf } from './scene.ts';

const FRAMES = new Map(
	COLORS.flatMap((color) =>
		Array.from({ length: VALUES }, (_, i) => [sceneId(color, i + 1), { color, value: i + 1 }] as const),
	),
);

/** The ids of all frames, in canonical order of colours and values. */
export const FRAME_IDS: readonly string[] = [...FRAMES.keys()];

/** Symbols of frames by their ids, each built once. */
export const { spriteMarkup } = spriteRegistry((id) => {
	const frame = FRAMES.get(id);
	return frame && { body: sceneOf(frame.color, frame.value).body, viewBox: FULL_FRAME };
});

export { type Scene, sceneId, sceneOf } from './scene.ts';
export { FRAME_TITLES_RU, STORY_TITLES_RU } from './titles.ru.ts';
export { FRAME_TITLES, type FrameTitles, STORY_TITLES } from './titles.ts';
