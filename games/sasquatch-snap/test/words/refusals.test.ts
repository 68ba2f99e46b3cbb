import type { Refusal } from '@shutterbox/kernel';
import { expect, test } from 'vitest';
import { sasquatchSnap } from '../../src/index.ts';
import { REFUSALS } from '../../src/rules/refusals.ts';
import { END_REASONS } from '../../src/rules/scoring.ts';
import { words } from '../../src/words/index.ts';
import { at, LANGUAGES, RUSSIAN, voice } from './voice.ts';

const refusal = (refused: Refusal) => words.refusal(voice, refused);

const FACTS: Readonly<Record<string, readonly Refusal['facts'][]>> = {
	'wrong-phase': ['whistle', 'commit', 'set', 'lure'].map((phase) => ({ phase })),
	'exchange-overlap': [{ tile: 'spike' }],
	'exchange-not-yours': [
		{ kind: 'basic', have: 0 },
		{ kind: 'snaps', have: 2 },
	],
	'exchange-bank-short': [{ kind: 'super', have: 3 }],
	'exchange-unequal': [{ given: 3, received: 4 }],
	'cannot-trap': [{ reason: 'tile-here' }, { reason: 'empty-hand' }],
	'tile-not-in-hand': [{ tile: 'super' }],
	'lure-must-stop': [{ dir: 'N', stop: 3 }],
	'lure-distance': [{ dir: 'E', most: 8 }],
};

test.each(Object.entries(REFUSALS))('%s is explained in one sentence', (code, rule) => {
	for (const facts of FACTS[code] ?? [{}]) {
		expect(refusal({ code, rule, facts })).toMatch(/^[A-Z][^{}]*\.$/);
		expect(words.refusal(RUSSIAN, { code, rule, facts })).toMatch(/^[А-Я«][^{}A-Za-z]*\.$/);
	}
});

test('a refusal says the numbers that matter', () => {
	expect(refusal({ code: 'exchange-unequal', rule: null, facts: { given: 3, received: 4 } })).toBe(
		'You give a value of 3 for 4: both must be equal.',
	);
	expect(refusal({ code: 'lure-must-stop', rule: null, facts: { dir: 'N', stop: 3 } })).toBe(
		'Something stops him in the north: the distance is 3.',
	);
});

test('a code, an end that is none of the game’s has no words', () => {
	expect(refusal({ code: 'NO_SUCH_CODE', rule: null, facts: {} })).toBeNull();
	expect(words.endReason(voice, 'boredom')).toBeNull();
});

test.each(LANGUAGES)('every source of snaps and every end has its words in %s', (_, language) => {
	const { state } = at('phase whistle');
	const sources = sasquatchSnap.breakdown(state)[0].map(({ source }) => words.scoreSource(language, source));
	expect(new Set(sources).size).toBe(7);
	for (const source of sources) expect(source).toMatch(/^[A-ZА-Я]/);
	for (const reason of END_REASONS) expect(words.endReason(language, reason)).toMatch(/^[A-ZА-Я].*\.$/);
});
