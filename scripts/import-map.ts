/** Which part may import which: the table of ARCHITECTURE.md as data. */
import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const GAMES = globSync('games/*/package.json', { cwd: join(import.meta.dirname, '..') })
	.map((file) => basename(dirname(file)))
	.filter((name) => name !== 'catalogue')
	.sort();
const HOST_MAY = ['protocol', 'table', 'bots', 'catalogue', 'kernel'];

/** The sources the map speaks of. */
export const SOURCES = '{{packages,games,apps}/*,bench,e2e}/src/**/*.{ts,tsx}';

/** The parts each part may import, and the packages from outside it may use. */
export const MAY_IMPORT: Readonly<Record<string, { parts: readonly string[]; outside: readonly string[] }>> = {
	kernel: { parts: [], outside: ['@noble/hashes'] },
	...Object.fromEntries(GAMES.map((game) => [game, { parts: ['kernel'], outside: [] }])),
	catalogue: { parts: ['kernel', ...GAMES], outside: [] },
	bots: { parts: ['kernel'], outside: [] },
	table: { parts: ['kernel', 'bots'], outside: [] },
	protocol: { parts: ['table'], outside: ['typebox'] },
	testkit: { parts: ['kernel'], outside: ['vitest', 'fast-check', 'intl-messageformat'] },
	server: {
		parts: HOST_MAY,
		outside: [
			'node:',
			'@fastify',
			'@nats-io',
			'@simplewebauthn',
			'fastify',
			'ipaddr.js',
			'kysely',
			'openskill',
			'pg',
			'prom-client',
			'web-push',
			'ws',
		],
	},
	web: {
		parts: [...HOST_MAY, ...GAMES],
		outside: [
			'@fontsource',
			'@fontsource-variable',
			'@preact',
			'@simplewebauthn',
			'idb',
			'intl-messageformat',
			'preact',
			'uqr',
		],
	},
	// The hosts may use one game's own modules only to draw it.
	cli: {
		parts: [...HOST_MAY, ...GAMES, 'server'],
		outside: ['node:', 'intl-messageformat', 'openskill', 'string-width', 'uqr'],
	},
	bench: { parts: [...HOST_MAY, 'cli', 'server', 'testkit'], outside: ['node:'] },
	// What looks at the built page from outside; of the page's own package it gets the builder alone.
	'bench/web': { parts: ['e2e', 'web', 'kernel', 'bots', 'catalogue'], outside: ['node:', 'playwright-core'] },
	e2e: { parts: ['web'], outside: ['node:', 'axe-core', 'playwright-core', 'vitest'] },
};

const ROOMS = ['rules', 'notation', 'analysis', 'bots', 'judgement', 'words'];

/** The rooms of a game and its two doors, and what of the game each may import. */
export const GAME_ROOMS: Readonly<Record<string, readonly string[]>> = {
	rules: [],
	notation: ['rules'],
	analysis: ['rules'],
	bots: ['rules', 'analysis'],
	judgement: ['rules', 'analysis', 'bots'],
	words: ['rules'],
	index: ROOMS,
	client: [...ROOMS, 'index'],
};

/** The room or door of a game's file; null outside of games. */
export function roomOf(file: string): string | null {
	return /^games\/(?!catalogue\/)[^/]+\/src\/([^/.]+)/.exec(file)?.[1] ?? null;
}

/** The parts that know no clock, no host and no luck of their own. */
export const PURE: ReadonlySet<string> = new Set(['kernel', 'bots', 'catalogue', 'table', ...GAMES]);

/** The part a file belongs to, by its path from the root. */
export function partOf(file: string): string {
	if (file.startsWith('bench/src/web/')) return 'bench/web';
	const [area, name] = file.split('/');
	return area === 'bench' || area === 'e2e' ? area : name;
}
