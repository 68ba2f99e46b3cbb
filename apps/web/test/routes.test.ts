import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { partsOf } from '../src/router.ts';
import { ROUTES, routeTo } from '../src/routes.ts';

const source = join(import.meta.dirname, '../src');

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

const text = readFileSync(join(source, 'routes.ts'), 'utf8');
const written = [...text.matchAll(/pattern: '([^']*)', load: \(\) => import\('([^']+)'\)/g)].map(
	([, pattern, file]) => ({ pattern, file }),
);

test('every route is written with the screen it leads to', () => {
	expect(written.map(({ pattern }) => pattern)).toEqual([...ROUTES.map(({ pattern }) => pattern), '']);
});

test.each(written)('$file is a screen, and $pattern leads to it', ({ pattern, file }) => {
	if (pattern !== '') expect(routeTo(pattern).route.pattern).toBe(pattern);
	expect(readFileSync(join(source, file), 'utf8')).toContain('export function Screen(');
});
