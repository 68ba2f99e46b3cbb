import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { mustCite, ROOT } from './cited.ts';

const page = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8');

/** The rows of every table of promises. */
const promises = page
	.split('\n\n')
	.filter((block) => block.startsWith('| Promise | Test |'))
	.flatMap((block) => block.split('\n').slice(2))
	.filter((row) => row.startsWith('|'));

describe('what docs/operations.md promises is tested', () => {
	test('there are promises', () => expect(promises.length).toBeGreaterThan(20));

	test.each(promises.map((row) => [row.split('|')[1].trim(), row.split('|')[2]] as const))('%s', (_, cited) => {
		expect(mustCite(cited)).toBeGreaterThan(0);
	});
});
