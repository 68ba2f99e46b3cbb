/** Prints which part imports which, and fails when a part imports what the map in ARCHITECTURE.md does not allow. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { pictureOf } from './graph-picture.ts';
import { GAME_ROOMS, MAY_IMPORT, PURE, partOf, roomOf, SOURCES } from './import-map.ts';

const IMPURE =
	/\bMath\.random\b|\bDate\b|\bperformance\b|\bprocess\.|\bglobalThis\b|\bsetTimeout\b|\bsetInterval\b|\bcrypto\b/;

export type Edges = ReadonlyMap<string, ReadonlySet<string>>;

export interface ImportGraph {
	/** What each part imports, of ours and from outside. */
	readonly edges: Edges;
	/** What each room of a game imports of the others, in any game; `index` and `client` are its doors. */
	readonly rooms: Edges;
	readonly problems: readonly string[];
}

/** Reads the imports of files given by their path from the root and their text. */
export function importGraph(files: Iterable<readonly [file: string, text: string]>): ImportGraph {
	const [edges, rooms] = [new Map<string, Set<string>>(), new Map<string, Set<string>>()];
	const problems: string[] = [];
	for (const [file, text] of files) {
		const part = partOf(file);
		if (!(part in MAY_IMPORT)) {
			problems.push(`${file}: part "${part}" is not on the map`);
			continue;
		}
		const code = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
		if (PURE.has(part) && IMPURE.test(code)) problems.push(`${file}: rules may not use ${IMPURE.exec(code)?.[0]}`);
		for (const [, specifier] of code.matchAll(/(?:\bfrom|\bimport\(|\bimport)\s*['"]([^'"\s$]+)['"]/g)) {
			const target = join(dirname(file), specifier);
			if (specifier.startsWith('.')) add(rooms, roomOf(file), roomOf(target));
			else add(edges, part, nameOf(specifier));
			const problem = problemOf(file, part, specifier);
			if (problem !== null) problems.push(`${file}: ${problem}`);
		}
	}
	return { edges, rooms, problems };
}

function add(edges: Map<string, Set<string>>, from: string | null, to: string | null): void {
	if (from !== null && to !== null && from !== to) edges.set(from, (edges.get(from) ?? new Set()).add(to));
}

function problemOf(file: string, part: string, specifier: string): string | null {
	if (specifier.startsWith('.')) {
		const target = join(dirname(file), specifier);
		if (partOf(target) !== part) return `reaches into ${partOf(target)} by path (${specifier})`;
		return problemOfRooms(roomOf(file), roomOf(target));
	}
	const { parts, outside } = MAY_IMPORT[part];
	const isAllowed = isOurs(specifier)
		? parts.includes(nameOf(specifier))
		: outside.some((name) => specifier === name || specifier.startsWith(name.endsWith(':') ? name : `${name}/`));
	return isAllowed ? null : `${part} may not import ${specifier}`;
}

function problemOfRooms(from: string | null, to: string | null): string | null {
	if (from === null || to === null || from === to) return null;
	return GAME_ROOMS[from]?.includes(to) ? null : `${from} of a game may not import its ${to}`;
}

function isOurs(specifier: string): boolean {
	return specifier.startsWith('@shutterbox/');
}

function nameOf(specifier: string): string {
	return isOurs(specifier) ? specifier.split('/')[1] : specifier;
}

/** The graph of everything there is. */
export function wholeGraph(): ImportGraph {
	const root = join(import.meta.dirname, '..');
	const files = globSync(SOURCES, { cwd: root });
	return importGraph(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
}

if (import.meta.main) {
	const graph = wholeGraph();
	const { values } = parseArgs({ options: { svg: { type: 'string' } } });
	if (values.svg !== undefined) writeFileSync(values.svg, pictureOf(graph));
	for (const [part, targets] of [...graph.edges].sort())
		console.log(`${part.padEnd(16)} → ${[...targets].sort().join(', ')}`);
	for (const problem of graph.problems) console.error(problem);
	console.log(graph.problems.length === 0 ? 'import graph: fine' : `import graph: ${graph.problems.length} problems`);
	process.exitCode = graph.problems.length === 0 ? 0 : 1;
}
