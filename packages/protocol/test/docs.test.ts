import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { diff, patch } from '@shutterbox/table';
import { describe, expect, test } from 'vitest';
import { EXCHANGE } from '../src/docs/example.ts';
import { protocolPage } from '../src/docs/page.ts';
import { ENDPOINTS, ERRORS, MESSAGES, type Messages, misfitOf, REQUESTS, readRequest, Shape } from '../src/index.ts';

const page = protocolPage();

test('docs/protocol.md is what the schemas say; `npm run -s protocol` writes it', () => {
	expect(readFileSync(join(import.meta.dirname, '../../../docs/protocol.md'), 'utf8')).toBe(page);
});

describe('the page tells of', () => {
	test.each(Object.values(ENDPOINTS))('$method $path', ({ method, path }) => {
		expect(page).toContain(`\n### ${method} ${path}\n`);
	});
	test.each([...Object.keys(REQUESTS), ...Object.keys(MESSAGES)])('%s', (type) => {
		expect(page).toContain(`\n#### ${type}\n`);
	});
	test.each(Object.keys(ERRORS))('%s', (code) => expect(page).toContain(`\n| \`${code}\` | `));
});

test('every link leads to a heading of the page', () => {
	const headings = [...page.matchAll(/^#+ (.*)$/gm)].map(([, heading]) => heading.toLowerCase());
	const links = [...page.matchAll(/\]\(#([^)]*)\)/g)].map(([, target]) => target);
	expect(links.length).toBeGreaterThan(50);
	for (const target of links) expect(headings).toContain(target);
});

test('every shape has its own title', () => {
	for (const [name, shape] of Object.entries(Shape))
		if (typeof shape === 'object' && !['Strict', 'Json'].includes(name)) expect(shape).toHaveProperty('title', name);
});

describe('in the exchange', () => {
	test.each(EXCHANGE)('$from says $says.type as the schema has it', ({ from, says }) => {
		if (from === 'client') expect(readRequest(JSON.stringify(says))).toEqual({ request: says });
		else expect(misfitOf(MESSAGES[says.type], says)).toBeNull();
	});

	test('the change is what a table would send', () => {
		const said = EXCHANGE.map(({ says }) => says);
		const fresh = said.find(({ type }) => type === 'fresh') as Messages['fresh'];
		const update = said.find(({ type }) => type === 'update') as Messages['update'];
		const after = patch(fresh.view, update.delta as Parameters<typeof patch>[1]);
		expect(diff(fresh.view, after)).toEqual(update.delta);
		expect(after).toMatchObject({ view: { count: 8, last: [0, 2] }, toMove: [1], decision: null });
		expect(update.n).toBe(fresh.n + 1);
	});
});
