// A chunk of its own: the board asks for it when somebody wants advice.

export { hintFor } from './hint.ts';
export { lessonFor } from './lessons.ts';
export { words } from './words.ts';
