import { PHOTOGRAPHERS } from '@shutterbox/bots';
import { expect, test } from 'vitest';
import { portraitOf, SITTER_IDS } from '../../src/art/photographers/index.ts';
import { MOODS } from '../../src/art/photographers/parts.ts';
import { checkPictures, type NamedPicture } from './pictures.ts';

test('all twelve are drawn, and nobody else', () => {
	expect([...SITTER_IDS].toSorted()).toEqual(PHOTOGRAPHERS.map(({ id }) => id).toSorted());
});

checkPictures(
	SITTER_IDS.flatMap((id) =>
		(['face', 'print'] as const).flatMap((cut) =>
			MOODS.map((mood): NamedPicture => [`photographer-${id}-${cut}-${mood}`, portraitOf(id, cut, mood)]),
		),
	),
);
