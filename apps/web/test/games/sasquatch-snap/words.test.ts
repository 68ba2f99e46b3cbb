import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sasquatchSnap } from '@shutterbox/sasquatch-snap/client';
import { audit } from '@shutterbox/testkit';
import { beforeAll, expect, test } from 'vitest';
import { ui } from '../../../src/games/sasquatch-snap/index.ts';
import { messages } from '../../../src/games/sasquatch-snap/messages/en.ts';
import { reason, words } from '../../../src/games/sasquatch-snap/words.ts';
import { at } from './table.ts';

beforeAll(() => words.load());

test('no message is written for nothing', () => {
	const folder = join(import.meta.dirname, '../../../src/games/sasquatch-snap');
	const sources = globSync('*.{ts,tsx}', { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'));
	expect(audit({ en: messages }, sources).unused).toEqual([]);
});

test('a reason ends with its rule, where there is one', () => {
	expect(reason({ code: 'not-your-turn', rule: 'SSQ-12', facts: {} })).toBe('Somebody else decides this. (SSQ-12)');
	expect(reason({ code: 'bad-move', rule: null, facts: {} })).toBe('That is not a move of this game.');
});

test('the score is the snaps', () => {
	const { state } = at('phase whistle | 2: G7; snaps 5; hand 7/0/1/0');
	expect(ui.score(sasquatchSnap.view(state, 0), 2)).toBe(5);
});
