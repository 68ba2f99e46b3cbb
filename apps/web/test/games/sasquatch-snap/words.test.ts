import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Refusal } from '@shutterbox/kernel';
import { END_REASONS, REFUSALS, sasquatchSnap } from '@shutterbox/sasquatch-snap/client';
import { audit } from '@shutterbox/testkit';
import { beforeAll, expect, test } from 'vitest';
import { ui } from '../../../src/games/sasquatch-snap/index.ts';
import { messages } from '../../../src/games/sasquatch-snap/messages/en.ts';
import { reason, refusal } from '../../../src/games/sasquatch-snap/refusals.ts';
import { words } from '../../../src/games/sasquatch-snap/words.ts';
import { at } from './table.ts';

beforeAll(() => words.load());

test('no message is written for nothing', () => {
	const folder = join(import.meta.dirname, '../../../src/games/sasquatch-snap');
	const sources = globSync('*.{ts,tsx}', { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'));
	expect(audit({ en: messages }, sources).unused).toEqual([]);
});

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

test.each(Object.entries(REFUSALS))('%s is explained in one sentence, with its rule beside it', (code, rule) => {
	for (const facts of FACTS[code] ?? [{}]) {
		const sentence = refusal({ code, rule, facts });
		expect(sentence).toMatch(/^[A-Z][^{}]*\.$/);
		expect(reason({ code, rule, facts })).toBe(rule === null ? sentence : `${sentence} (${rule})`);
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

test('every source of snaps and every end has its words, and the score is the snaps', () => {
	const { state } = at('phase whistle | 2: G7; snaps 5; hand 7/0/1/0');
	for (const line of sasquatchSnap.breakdown(state)[0]) expect(ui.scoreSource(line)).toMatch(/^[A-Z]/);
	for (const reason of END_REASONS) expect(ui.endReason(reason)).toMatch(/^\S/);
	expect(ui.score(sasquatchSnap.view(state, 0), 2)).toBe(5);
});
