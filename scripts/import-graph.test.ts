import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { pictureOf } from './graph-picture.ts';
import { importGraph, wholeGraph } from './import-graph.ts';
import { partOf, roomOf, SOURCES } from './import-map.ts';

const problemsOf = (file: string, text: string) => importGraph([[file, text]]).problems;

describe('a forbidden import is found', () => {
	test.each([
		['games/snapshot/src/rules/turn.ts', "import { film } from '@shutterbox/photograph/rules/film';"],
		['packages/kernel/src/match.ts', "import { Table } from '@shutterbox/table';"],
		['packages/table/src/table.ts', "import { readFileSync } from 'node:fs';"],
		['apps/web/src/shell/app.tsx', "const { serve } = await import('@shutterbox/server/serve');"],
		['apps/server/src/serve.ts', "export * from 'express';"],
		['bench/src/server/crowd.ts', "import { play } from '@shutterbox/e2e/photograph';"],
		['bench/src/web/match.ts', "import { Device } from '@shutterbox/server/test/support/player';"],
		['bench/src/web/match.ts', "import 'axe-core';"],
		['e2e/src/visit.ts', "import type { State } from '@shutterbox/photograph';"],
	])('in %s: %s', (file, text) => {
		const [, specifier] = /'(.*)'/.exec(text) ?? [];
		expect(problemsOf(file, text)).toEqual([`${file}: ${partOf(file)} may not import ${specifier}`]);
	});
});

test.each([
	['bench/src/web/match.ts', '../../../e2e/src/photograph.ts', 'e2e'],
	['bench/src/web/main.ts', '../speed.ts', 'bench'],
	['bench/src/web.ts', './web/main.ts', 'bench/web'],
	['games/snapshot/src/rules/turn.ts', '../../../photograph/src/rules/film.ts', 'photograph'],
	['e2e/src/server.ts', '../../apps/cli/src/main.ts', 'cli'],
])('%s may not reach for %s', (file, specifier, target) => {
	expect(problemsOf(file, `import { play } from '${specifier}';`)).toEqual([
		`${file}: reaches into ${target} by path (${specifier})`,
	]);
});

test.each([
	['rules/turn.ts', '../bots/policies.ts', 'bots'],
	['rules/turn.ts', '../index.ts', 'index'],
	['notation/notation.ts', '../bots/candidates.ts', 'bots'],
	['analysis/odds.ts', '../notation/notation.ts', 'notation'],
	['words/sentences.ts', '../bots/policies.ts', 'bots'],
	['odds/odds.ts', '../rules/state.ts', 'rules'],
	['index.ts', './client.ts', 'client'],
])('%s of a game may not import %s', (file, specifier, room) => {
	const path = `games/snapshot/src/${file}`;
	expect(problemsOf(path, `import { play } from '${specifier}';`)).toEqual([
		`${path}: ${roomOf(path)} of a game may not import its ${room}`,
	]);
});

test.each([
	['games/snapshot/src/bots/greedy.ts', '../analysis/odds.ts'],
	['games/snapshot/src/notation/notation.ts', '../rules/move.ts'],
	['games/snapshot/src/client.ts', './index.ts'],
	['games/snapshot/src/index.ts', './bots/policies.ts'],
	['bench/src/web/match.ts', '@shutterbox/e2e/photograph'],
	['bench/src/web/main.ts', '@shutterbox/web/build-page'],
	['bench/src/web/main.ts', './sizes.ts'],
	['bench/src/server/crowd.ts', '@shutterbox/server/test/support/player'],
	['games/snapshot/src/rules/turn.ts', '@shutterbox/kernel'],
])('%s may import %s', (file, specifier) => {
	expect(problemsOf(file, `import { play } from '${specifier}';`)).toEqual([]);
});

test('rules that use a clock or luck of their own are found, and words about them in comments are not', () => {
	expect(problemsOf('games/snapshot/src/roll.ts', 'const die = Math.random();')).toEqual([
		'games/snapshot/src/roll.ts: rules may not use Math.random',
	]);
	expect(problemsOf('games/snapshot/src/roll.ts', '// never Math.random')).toEqual([]);
	expect(problemsOf('apps/server/src/clock.ts', 'const now = Date.now();')).toEqual([]);
});

test('a part nobody has put on the map is found', () => {
	expect(problemsOf('packages/colours/src/red.ts', '')).toEqual([
		'packages/colours/src/red.ts: part "colours" is not on the map',
	]);
});

test('the sources of every part are read, however deep', () => {
	const files = globSync(SOURCES, { cwd: join(import.meta.dirname, '..') });
	const parts = ['kernel', 'photograph', 'web', 'cli', 'bench', 'bench/web', 'e2e'];
	expect(files.map(partOf)).toEqual(expect.arrayContaining(parts));
	expect(files).toContain(join('bench/src/server/crowd.ts'));
});

test('the picture in ARCHITECTURE.md shows the graph as it is: npm run graph -- --svg docs/images/graph.svg', () => {
	const drawn = readFileSync(join(import.meta.dirname, '../docs/images/graph.svg'), 'utf8');
	expect(drawn).toBe(pictureOf(wholeGraph()));
});
