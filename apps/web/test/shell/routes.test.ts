import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { partsOf } from '../../src/shell/router.ts';
import { ROUTES, routeTo } from '../../src/shell/routes.ts';

const source = join(import.meta.dirname, '../../src');

describe('a path', () => {
	test('fits a pattern part by part', () => {
		expect(partsOf('/rules/:game', '/rules/snapshot')).toEqual({ game: 'snapshot' });
		expect(partsOf('/rules/:game', '/rules')).toBeNull();
		expect(partsOf('/rules/:game', '/rules/snapshot/7')).toBeNull();
		expect(partsOf('/', '/')).toEqual({});
		expect(partsOf('/about', '/about/')).toEqual({});
	});
	test('may hold letters of any language, and a broken escape is taken as it is written', () => {
		expect(partsOf('/tables/:name', '/tables/%D1%81%D1%82%D0%BE%D0%BB')).toEqual({ name: 'стол' });
		expect(partsOf('/tables/:name', '/tables/%E0%A4%A')).toEqual({ name: '%E0%A4%A' });
	});
	test('that nothing fits leads to the page that says so', () => {
		expect(ROUTES).not.toContain(routeTo('/nowhere').route);
	});
});

test('the first screen comes with the page', async () => {
	expect(await routeTo('/').route.load()).toMatchObject({ Screen: expect.any(Function) });
});

/** Every other route with the file of its screen, as the sources name it. */
const written = ['shell/routes.ts', 'table/routes.ts'].flatMap((file) => {
	const text = readFileSync(join(source, file), 'utf8');
	return [...text.matchAll(/pattern: '([^']*)', load: \(\) => (?:withWords\()?import\('([^']+)'\)/g)].map(
		([, pattern, screen]) => ({
			pattern,
			file: join(dirname(file), screen),
		}),
	);
});

test('every other route is written with the screen it leads to', () => {
	const patterns = [...ROUTES.map(({ pattern }) => pattern).filter((pattern) => pattern !== '/'), ''];
	expect(written.map(({ pattern }) => pattern).toSorted()).toEqual(patterns.toSorted());
});

test.each(written)('$file is a screen, and $pattern leads to it', ({ pattern, file }) => {
	if (pattern !== '') expect(routeTo(pattern).route.pattern).toBe(pattern);
	expect(readFileSync(join(source, file), 'utf8')).toContain('export function Screen(');
});
