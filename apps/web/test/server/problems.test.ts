import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ERRORS } from '@shutterbox/protocol';
import { describeCatalogues } from '@shutterbox/testkit';
import { describe, expect, test } from 'vitest';
import { messages as en } from '../../src/server/messages/en.ts';
import { messages as ru } from '../../src/server/messages/ru.ts';
import { problemWords } from '../../src/server/problems.ts';

const source = join(import.meta.dirname, '../../src/server');
const sources = globSync('*.ts', { cwd: source }).map((file) => readFileSync(join(source, file), 'utf8'));

describeCatalogues('the words about problems', { en, ru }, sources);

describe('a problem in words', () => {
	const refused = { kind: 'refused', field: null, facts: {}, retryAfter: null } as const;
	test('tells a missing connection from a missing server', () => {
		expect(problemWords({ kind: 'offline' })).toContain('no connection');
		expect(problemWords({ kind: 'gone' })).toContain('does not answer');
	});
	test('says how long to wait, where the server knows it', () => {
		expect(problemWords({ ...refused, code: 'TOO_MANY', retryAfter: 30 })).toContain('Wait 30 seconds');
		expect(problemWords({ ...refused, code: 'TOO_MANY' })).toContain('Wait a moment');
	});
	test('says what a name is, and what to do about a code', () => {
		expect(problemWords({ ...refused, code: 'BAD_REQUEST', field: 'name' })).toContain('1 to 24 letters');
		expect(problemWords({ ...refused, code: 'BAD_REQUEST', field: 'code' })).toContain('Make a new one');
	});
	test('has something to say about every code of the server', () => {
		for (const code of Object.keys(ERRORS)) expect(problemWords({ ...refused, code })).toMatch(/\.$/);
	});
	test('says until when somebody is banned', () => {
		const banned = { ...refused, code: 'BANNED' };
		expect(problemWords({ ...banned, facts: { until: Date.UTC(2027, 2, 5, 12) } })).toMatch(
			/^You are banned from this server until March 5, 2027 at .+\.$/,
		);
		expect(problemWords({ ...banned, facts: { until: null } })).toBe('You are banned from this server for good.');
	});
	test('leaves to a screen what is its own, and nothing else', () => {
		const own = ({ code }: { code: string }) => `own ${code}`;
		expect(problemWords({ ...refused, code: 'TABLE_FULL' }, own)).toBe('own TABLE_FULL');
		expect(problemWords({ ...refused, code: 'STOPPING' }, own)).toBe(problemWords({ ...refused, code: 'STOPPING' }));
	});
});
