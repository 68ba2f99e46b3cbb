import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Refusal } from '@shutterbox/kernel';
import { audit } from '@shutterbox/testkit';
import { expect, test } from 'vitest';
import { photoshoot } from '../../src/index.ts';
import { REFUSALS } from '../../src/rules/refusals.ts';
import { END_REASONS } from '../../src/rules/scoring.ts';
import { messages } from '../../src/words/en.ts';
import { words } from '../../src/words/index.ts';
import { at, voice } from './voice.ts';

test('no message is written for nothing', () => {
	const folder = join(import.meta.dirname, '../../src/words');
	const sources = globSync('!(en).ts', { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'));
	expect(audit({ en: messages }, sources).unused).toEqual([]);
});

test('nobody shouts but in a cry of the cards, and quotes are curly', () => {
	for (const text of Object.values(messages)) expect(text.replaceAll(/“[^”]*”/g, '')).not.toMatch(/[!"']/);
});

const PHASES = ['repair', 'ready', 'running', 'called', 'paused', 'check', 'lastCall'];
const FACTS: Readonly<Record<string, readonly Refusal['facts'][]>> = {
	PST_WRONG_PHASE: PHASES.map((phase) => ({ phase })),
	PST_BAD_TARGET: ['pet', 'highFive', 'shake'].map((kind) => ({ kind })),
};

test.each(Object.entries(REFUSALS))('%s is explained in one sentence, whatever is known of it', (code, rule) => {
	const told = [{}, ...(FACTS[code] ?? [])].map((facts) => words.refusal(voice, { code, rule, facts }));
	for (const sentence of told) expect(sentence).toMatch(/^[A-Z][^{}]*\.$/);
	if (code === 'PST_WRONG_PHASE') expect(new Set(told).size).toBe(told.length);
});

test('a code or an end that is none of the game’s has no words', () => {
	expect(words.refusal(voice, { code: 'ALARM_DUE', rule: 'PST-73', facts: {} })).toBeNull();
	expect(words.endReason(voice, 'boredom')).toBeNull();
});

test('every source of points and every end has its words', () => {
	const { state } = at('4p ready', 'scores 6-3', 'scored 3-1 0-1');
	const pair = at('2p ready', 'scores 3-0', 'scored 2-0 1-0').state;
	for (const position of [state, pair]) {
		for (const { source } of photoshoot.breakdown(position)[0])
			expect(words.scoreSource(voice, source)).toMatch(/^[A-Z]/);
	}
	for (const end of END_REASONS) expect(words.endReason(voice, end)).toMatch(/^[A-Z].*\.$/);
});

test('values of options: levels by number, teams by name, numbers as they are', () => {
	const value = (name: string, given: unknown) => words.optionValue?.(voice, name, given);
	expect([value('level', 3), value('level', 'custom'), value('startTeam', 'B'), value('pace', 'untimed')]).toEqual([
		'Level 3',
		'Your own',
		'Violet',
		'No hurry',
	]);
	expect(value('turnBudget', 24)).toBeNull();
});
