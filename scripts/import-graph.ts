/** Prints which part imports which, and fails when a part imports what the map in ARCHITECTURE.md does not allow. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const root = join(import.meta.dirname, '..');

const GAMES = ['photograph', 'snapshot', 'wildlife-park', 'sasquatch-snap', 'photoshoot'];
const HOST_MAY = ['protocol', 'table', 'bots', 'catalogue', 'kernel'];

/** The parts each part may import, and the packages from outside it may use. */
const MAY_IMPORT: Readonly<Record<string, { parts: readonly string[]; outside: readonly string[] }>> = {
	kernel: { parts: [], outside: ['@noble/hashes'] },
	...Object.fromEntries(GAMES.map((game) => [game, { parts: ['kernel'], outside: [] }])),
	catalogue: { parts: ['kernel', ...GAMES], outside: [] },
	bots: { parts: ['kernel'], outside: [] },
	table: { parts: ['kernel', 'bots'], outside: [] },
	protocol: { parts: ['kernel', 'table'], outside: ['typebox'] },
	testkit: { parts: ['kernel'], outside: ['vitest', 'fast-check'] },
	server: {
		parts: HOST_MAY,
		outside: [
			'node:',
			'@fastify',
			'@simplewebauthn',
			'fastify',
			'ipaddr.js',
			'kysely',
			'openskill',
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
	cli: { parts: [...HOST_MAY, ...GAMES, 'server'], outside: ['node:', 'uqr'] },
	bench: { parts: [...HOST_MAY, 'server'], outside: ['node:'] },
};

const PURE = new Set(['kernel', 'bots', 'catalogue', 'table', ...GAMES]);
const IMPURE =
	/\bMath\.random\b|\bDate\b|\bperformance\b|\bprocess\.|\bglobalThis\b|\bsetTimeout\b|\bsetInterval\b|\bcrypto\b/;

const problems: string[] = [];
const edges = new Map<string, Set<string>>();

for (const file of globSync('{packages,games,apps}/*/src/**/*.{ts,tsx}', { cwd: root }).concat(
	// What measures the page stands on the browser's tests, not on the product.
	globSync('bench/src/*.ts', { cwd: root }),
)) {
	const part = partOf(file);
	const rules = MAY_IMPORT[part];
	if (rules === undefined) {
		problems.push(`${file}: part "${part}" is not on the map`);
		continue;
	}
	const text = readFileSync(join(root, file), 'utf8');
	const code = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
	if (PURE.has(part) && IMPURE.test(code)) problems.push(`${file}: rules may not use ${IMPURE.exec(code)?.[0]}`);
	for (const [, specifier] of code.matchAll(/(?:\bfrom|\bimport\(|\bimport)\s*['"]([^'"\s]+)['"]/g)) {
		checkImport(file, part, specifier);
	}
}

for (const [part, targets] of [...edges].sort()) console.log(`${part.padEnd(16)} → ${[...targets].sort().join(', ')}`);
for (const problem of problems) console.error(problem);
console.log(problems.length === 0 ? 'import graph: fine' : `import graph: ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;

function checkImport(file: string, part: string, specifier: string): void {
	if (specifier.startsWith('.')) {
		const target = partOf(relative(root, join(root, dirname(file), specifier)));
		if (target !== part) problems.push(`${file}: reaches into ${target} by path (${specifier})`);
		return;
	}
	const { parts, outside } = MAY_IMPORT[part];
	const target = specifier.startsWith('@shutterbox/') ? specifier.split('/')[1] : specifier;
	if (!edges.has(part)) edges.set(part, new Set());
	edges.get(part)?.add(target);
	const isAllowed = specifier.startsWith('@shutterbox/')
		? parts.includes(target)
		: outside.some((name) => specifier === name || specifier.startsWith(name.endsWith(':') ? name : `${name}/`));
	if (!isAllowed) problems.push(`${file}: ${part} may not import ${specifier}`);
}

function partOf(file: string): string {
	const [area, name] = file.split('/');
	return area === 'bench' ? 'bench' : name;
}
