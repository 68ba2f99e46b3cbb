/** The pictures of Photograph: the entry of their lazy chunk. */
export { sceneId, sceneOf } from './scene.ts';
export { FRAME_TITLES_RU, STORY_TITLES_RU } from './titles.ru.ts';
export { FRAME_TITLES, STORY_TITLES } from './titles.ts';
