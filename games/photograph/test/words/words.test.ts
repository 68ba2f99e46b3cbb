import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Viewer } from '@shutterbox/kernel';
import { describeCatalogues } from '@shutterbox/testkit';
import { describe, expect, test } from 'vitest';
import { photograph } from '../../src/index.ts';
import { REFUSALS } from '../../src/rules/refusals.ts';
import { messages as en } from '../../src/words/en.ts';
import { words } from '../../src/words/index.ts';
import { messages as ru } from '../../src/words/ru.ts';
import { A, at, C, LAST, type PhotoTable } from '../table.ts';
import { ENGLISH, LANGUAGES, NAMES, RUSSIAN } from './voices.ts';

const folder = join(import.meta.dirname, '../../src/words');
const sources = globSync('*.ts', { cwd: folder }).filter((file) => !['en.ts', 'ru.ts'].includes(file));
describeCatalogues(
	'the words',
	{ en, ru },
	sources.map((file) => readFileSync(join(folder, file), 'utf8')),
);

describe.each(LANGUAGES)('in %s', (_, voice) => {
	const promptOf = (table: PhotoTable, viewer: Viewer, isOpen = true) =>
		words.prompt(voice, { view: table.view(viewer), viewer, names: NAMES, toMove: table.toMove(), isOpen });

	test('the prompt says what to decide in every phase, and differs from what the others read', () => {
		const tables = [
			at(A),
			at(A).play(0, '0L1'),
			at(A).play(0, '0L2'),
			at(A).play(0, '0L3'),
			at(C).play(0, '2L1', '0>5'),
			at(LAST()),
			at(LAST('missedShot=true')),
		];
		const own = tables.map((table) => promptOf(table, 0));
		expect(new Set(own.map(({ sentence }) => sentence)).size).toBe(tables.length);
		for (const { verb, sentence } of own) {
			expect(verb.split(' ').length).toBeLessThanOrEqual(4);
			expect(verb).not.toMatch(/\.$/);
			expect(sentence).toMatch(/\.$/);
		}
		expect(promptOf(at(A), 1).sentence).toContain('Ada');
		expect(promptOf(at(A), 'spectator').verb).not.toBe(promptOf(at(A), 1).verb);
		expect(promptOf(at(A), 0, false)).not.toEqual(promptOf(at(A), 0));
	});

	test('the prompt names who is still choosing in secret', () => {
		const { sentence } = promptOf(at(LAST()).play(0, '0>1'), 0);
		expect(sentence).toContain('Boris');
		expect(sentence).not.toContain('Ada');
	});

	test('the prompt says that the match is over', () => {
		const over = at(LAST()).play(0, '0>1').play(1, '0>1');
		expect(promptOf(over, 0)).toEqual(promptOf(over, 'spectator'));
		expect(promptOf(over, 0).verb).not.toBe(promptOf(at(LAST()), 0).verb);
	});

	test('every refusal has words of its own, an unknown one none', () => {
		const facts = { phase: 'pick', rows: 3, row: 1, cards: 2 };
		const said = Object.entries(REFUSALS).map(([code, rule]) => words.refusal(voice, { code, rule, facts }));
		expect(new Set(said).size).toBe(said.length);
		for (const text of said) expect(text).toMatch(/^[A-ZА-Я][^{}]*\.$/);
		expect(words.refusal(voice, { code: 'SOMETHING_NEW', rule: null, facts })).toBeNull();
	});

	test('every source of points has its words, and every end', () => {
		const over = at(LAST('missedShot=true')).play(0, '0>1').play(1, '0>1');
		const lines = photograph.breakdown(over.state)[0];
		expect(new Set(lines.map(({ source }) => words.scoreSource(voice, source))).size).toBe(5);
		for (const line of lines) {
			expect(words.scoreSource(voice, line.source)).not.toContain('?');
			expect(words.scoreDetail?.(voice, line)).not.toMatch(/undefined|NaN|^$/);
		}
		for (const reason of photograph.meta.endReasons) expect(words.endReason(voice, reason)).toMatch(/^[A-ZА-Я].*\.$/);
		expect(words.endReason(voice, 'boredom')).toBeNull();
	});

	test('every option has its words, and no other', () => {
		for (const name of Object.keys(photograph.options)) {
			expect(words.option?.(voice, name)?.title.length).toBeGreaterThan(5);
			expect(words.option?.(voice, name)?.help).toMatch(/\.$/);
		}
		expect(words.option?.(voice, 'none')).toBeNull();
	});
});

test('the English of the options is the rules’ own', () => {
	for (const [name, { title, help }] of Object.entries(photograph.options))
		expect(words.option?.(ENGLISH, name)).toEqual({ title, help });
});

test('values of options: a seat by its number from 1, a colour, a word; yes and no say themselves', () => {
	const said = [2, 'grey', 'faceUp', true].map((value) => words.optionValue?.(RUSSIAN, 'any', value));
	expect(said).toEqual(['Место 3', 'серый', 'Резкие кадры', null]);
});

test('refusals count rows and places from 1, as the table shows them', () => {
	const refusalOf = (move: unknown) => {
		const found = at(A).refusal(0, move);
		return found && words.refusal(ENGLISH, found);
	};
	expect(refusalOf({ type: 'pick', row: 2, side: 'left', count: 3 })).toBe('Row 3 has only 2 cards left.');
	expect(refusalOf({ type: 'pick', row: 3, side: 'left', count: 1 })).toBe('The field has rows 1 to 3.');
	expect(refusalOf({ type: 'wind', from: 0, to: 1 })).toBe('First take cards from the field; the wind comes after.');
});
