import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Refusal } from '@shutterbox/kernel';
import { END_REASONS, photoshoot, REFUSALS } from '@shutterbox/photoshoot/client';
import { audit } from '@shutterbox/testkit';
import { beforeAll, expect, test } from 'vitest';
import { ui } from '../../../src/games/photoshoot/index.ts';
import { messages } from '../../../src/games/photoshoot/messages/en.ts';
import { reason, refusal } from '../../../src/games/photoshoot/refusals.ts';
import { words } from '../../../src/games/photoshoot/words.ts';
import { at } from './table.ts';

beforeAll(() => words.load());

test('no message is written for nothing', () => {
	const folder = join(import.meta.dirname, '../../../src/games/photoshoot');
	const sources = globSync('*.{ts,tsx}', { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'));
	expect(audit({ en: messages }, sources).unused).toEqual([]);
});

const PHASES = ['repair', 'ready', 'running', 'called', 'paused', 'check', 'lastCall'];
const FACTS: Readonly<Record<string, readonly Refusal['facts'][]>> = {
	PST_WRONG_PHASE: PHASES.map((phase) => ({ phase })),
	PST_BAD_TARGET: ['pet', 'highFive', 'shake'].map((kind) => ({ kind })),
};

test.each(Object.entries(REFUSALS))('%s is explained in one sentence, with its rule beside it', (code, rule) => {
	for (const facts of FACTS[code] ?? [{}]) {
		const sentence = refusal({ code, rule, facts });
		expect(sentence).toMatch(/^[A-Z][^{}]*\.$/);
		expect(reason({ code, rule, facts })).toBe(rule === null ? sentence : `${sentence} (${rule})`);
	}
});

test('every source of points and every end has its words; a seat has the points of its team', () => {
	const { state } = at('4p ready', 'scores 6-3', 'scored 3-1 0-1');
	const pair = at('2p ready', 'scores 3-0', 'scored 2-0 1-0').state;
	for (const position of [state, pair]) {
		for (const line of photoshoot.breakdown(position)[0]) expect(ui.scoreSource(line)).toMatch(/^[A-Z]/);
	}
	for (const end of END_REASONS) expect(ui.endReason(end)).toMatch(/^\S/);
	const view = photoshoot.view(state, 0);
	expect([0, 1, 2, 3].map((seat) => ui.score(view, seat))).toEqual([6, 3, 6, 3]);
});
