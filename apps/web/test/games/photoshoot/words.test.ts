import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { photoshoot } from '@shutterbox/photoshoot/client';
import { audit } from '@shutterbox/testkit';
import { beforeAll, expect, test } from 'vitest';
import { ui } from '../../../src/games/photoshoot/index.ts';
import { messages } from '../../../src/games/photoshoot/messages/en.ts';
import { messages as textMessages } from '../../../src/games/photoshoot/text/messages/en.ts';
import { reason, words } from '../../../src/games/photoshoot/words.ts';
import { tableWords } from '../../../src/i18n/table.ts';
import { at } from './table.ts';

beforeAll(() => Promise.all([words.load(), tableWords.load()]));

test('no message of the board is written for nothing', () => {
	const folder = join(import.meta.dirname, '../../../src/games/photoshoot');
	const sources = globSync('**/*.{ts,tsx}', { cwd: folder }).filter((file) => !file.includes('messages/'));
	const read = sources.map((file) => readFileSync(join(folder, file), 'utf8'));
	expect(audit({ en: { ...messages, ...textMessages } }, read).unused).toEqual([]);
});

test('what is refused is said with its rule beside it, also by the table itself', () => {
	expect(reason({ code: 'PST_BAD_MOVE', rule: null, facts: {} })).toBe('That is not a move of this game.');
	expect(reason({ code: 'PST_TOO_SOON', rule: 'PST-21', facts: {} })).toBe('The stage has to settle first. (PST-21)');
	expect(reason({ code: 'ALARM_DUE', rule: 'PST-73', facts: {} })).toMatch(/^[A-Z][a-z].*\. \(PST-73\)$/);
});

test('a seat has the points of its team', () => {
	const view = photoshoot.view(at('4p ready', 'scores 6-3', 'scored 3-1 0-1').state, 0);
	expect([0, 1, 2, 3].map((seat) => ui.score(view, seat))).toEqual([6, 3, 6, 3]);
});
