import { parseRecord } from '@shutterbox/kernel';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { turnTo } from '../../src/i18n/area.ts';
import { tableWords } from '../../src/i18n/table.ts';
import { recordWords } from '../../src/table/record-words.ts';

beforeAll(() => tableWords.load());
afterEach(() => turnTo('en'));

/** What is said of a file that is no whole record. */
function said(text: string): string {
	const problem = parseRecord(text);
	if (!('reason' in problem)) throw new Error('the record is whole');
	return recordWords(problem);
}

test('what is wrong with a record is said without words of programs, in the language of the page', async () => {
	const files = [
		'',
		'no end',
		'{"a":1,"hash":"x"}\n',
		'{"format":"shutterbox-match","version":0,"hash":"x"}\n',
		'[1,2]\n',
	];
	for (const language of ['en', 'ru'] as const) {
		await turnTo(language);
		const words = files.map(said);
		for (const one of words) expect(one).not.toMatch(/JSON|\bhash\b|line feed|field|object|undefined/i);
		if (language === 'ru') for (const one of words) expect(one.replace('Shutterbox', '')).not.toMatch(/[A-Za-z]/);
	}
	expect(recordWords({ line: 7, field: 'hash', reason: '' })).toContain('7');
});
