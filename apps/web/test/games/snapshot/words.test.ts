import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeCatalogues } from '@shutterbox/testkit';
import { beforeAll, expect, test } from 'vitest';
import { messages as en } from '../../../src/games/snapshot/messages/en.ts';
import { messages as ru } from '../../../src/games/snapshot/messages/ru.ts';
import { choicesOf, isFinal, verbOf } from '../../../src/games/snapshot/text/decisions.ts';
import { forecast, reason, words } from '../../../src/games/snapshot/words.ts';
import { seen } from './positions.ts';

beforeAll(() => words.load());

const folder = join(import.meta.dirname, '../../../src/games/snapshot');
const sources = globSync('**/*.{ts,tsx}', { cwd: folder })
	.filter((file) => !file.startsWith('messages'))
	.map((file) => readFileSync(join(folder, file), 'utf8'));

describeCatalogues('the words of the board', { en, ru }, sources);

test('a reason ends with its rule, where there is one', () => {
	expect(reason({ code: 'NO_TARGETS', rule: 'SNP-29', facts: {} })).toBe('A plan needs at least one animal. (SNP-29)');
	expect(reason({ code: 'UNKNOWN_MOVE', rule: null, facts: {} })).toBe('That is not a move of this game.');
});

test.each([
	['2p research 0', ['Draw!', 'Pass']],
	['2p fate 0 | drawn lion', ['Reserve', 'Place']],
	['2p fate 0 denial=upfront | drawn lion', ['Reserve', 'Place', 'Commit']],
	['2p claims 1 | drawn lion | 0: tokens 1; answer waiting', ['Claim', 'Decline']],
	['2p deny 0 | drawn lion | claimant 1 | 1: tokens 1', ['Sell', 'Reserve', 'Commit']],
	['2p explore 0 | savannah lion | plan savannah:1 lion:5', ['Explore the savannah!']],
	['2p shoot 0 | savannah lion | plan savannah:1=explored lion:5 | at savannah', ['Shoot Lion!']],
	['2p over 1', []],
])('%s: one button each, those without a way back marked', (position, buttons) => {
	const { view } = seen(position);
	const choices = choicesOf(view);
	expect(choices.map((move) => `${verbOf(move)}${isFinal(move) ? '!' : ''}`)).toEqual(buttons);
	for (const move of choices)
		expect(forecast({ view, viewer: 0, names: ['Anna', 'Bo'] }, move)).toMatch(/^[A-Z\d+].*\.$/);
});
