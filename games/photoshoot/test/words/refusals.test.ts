import type { Refusal } from '@shutterbox/kernel';
import { describe, expect, test } from 'vitest';
import { photoshoot } from '../../src/index.ts';
import { REFUSALS } from '../../src/rules/refusals.ts';
import { END_REASONS } from '../../src/rules/scoring.ts';
import { words } from '../../src/words/index.ts';
import { at, LANGUAGES, RUSSIAN, voice } from './voice.ts';

const PHASES = ['repair', 'ready', 'running', 'called', 'paused', 'check', 'lastCall'];
const FACTS: Readonly<Record<string, readonly Refusal['facts'][]>> = {
	PST_WRONG_PHASE: PHASES.map((phase) => ({ phase })),
	PST_BAD_TARGET: ['pet', 'highFive', 'shake'].map((kind) => ({ kind })),
};

describe.each(LANGUAGES)('in %s', (_, language) => {
	test.each(Object.entries(REFUSALS))('%s is explained in one sentence, whatever is known of it', (code, rule) => {
		const told = [{}, ...(FACTS[code] ?? [])].map((facts) => words.refusal(language, { code, rule, facts }));
		for (const sentence of told) expect(sentence).toMatch(/^[A-ZА-Я][^{}]*\.$/);
		if (code === 'PST_WRONG_PHASE') expect(new Set(told).size).toBe(told.length);
	});
});

test('a code or an end that is none of the game’s has no words', () => {
	expect(words.refusal(voice, { code: 'ALARM_DUE', rule: 'PST-73', facts: {} })).toBeNull();
	expect(words.endReason(voice, 'boredom')).toBeNull();
});

test.each(LANGUAGES)('every source of points and every end has its words in %s', (_, language) => {
	const { state } = at('4p ready', 'scores 6-3', 'scored 3-1 0-1');
	const pair = at('2p ready', 'scores 3-0', 'scored 2-0 1-0').state;
	for (const position of [state, pair]) {
		for (const { source } of photoshoot.breakdown(position)[0])
			expect(words.scoreSource(language, source)).toMatch(/^[A-ZА-Я]/);
	}
	for (const end of END_REASONS) expect(words.endReason(language, end)).toMatch(/^[A-ZА-Я].*\.$/);
});

test('values of options: [PST-64] levels by number and name, teams by name, numbers as they are', () => {
	const values = (language: typeof voice) =>
		(
			[
				['level', 3],
				['level', 'custom'],
				['startTeam', 'B'],
				['pace', 'untimed'],
				['turnBudget', 24],
			] as const
		).map(([name, given]) => words.optionValue?.(language, name, given));
	expect(values(voice)).toEqual(['Level 3: Divas', 'Your own', 'Violet', 'No hurry', null]);
	expect(values(RUSSIAN)).toEqual(['Уровень 3: Дивы', 'Свой', 'Лиловые', 'Без спешки', null]);
});
