import type { ReadonlySignal } from '@preact/signals';
import type { Color } from '@shutterbox/photograph/client';
import { printOf } from '../../darkroom/prints.ts';

/** The chunk of the drawings. */
export type Art = typeof import('./art/index.ts');

/** The wide print of a photo, for films of an album; null until it is developed. */
export function widePrint({ sceneId, sceneOf }: Art, color: Color, value: number): ReadonlySignal<string | null> {
	return printOf(`${sceneId(color, value)}-wide`, () => {
		const { body, wide } = sceneOf(color, value, `${sceneId(color, value)}-wide`);
		return { body, viewBox: wide };
	});
}

/** The print of a photo, cut to what happens in it; null until it is developed. */
export function photoPrint({ sceneId, sceneOf }: Art, color: Color, value: number): ReadonlySignal<string | null> {
	return printOf(sceneId(color, value), () => {
		const { body, crop } = sceneOf(color, value);
		return { body, viewBox: crop };
	});
}
