/** Prints which part imports which, and fails when a part imports what the map in ARCHITECTURE.md does not allow. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { MAY_IMPORT, PURE, partOf, SOURCES } from './import-map.ts';

const IMPURE =
	/\bMath\.random\b|\bDate\b|\bperformance\b|\bprocess\.|\bglobalThis\b|\bsetTimeout\b|\bsetInterval\b|\bcrypto\b/;

export interface ImportGraph {
	/** What each part imports, of ours and from outside. */
	readonly edges: ReadonlyMap<string, ReadonlySet<string>>;
	readonly problems: readonly string[];
}

/** Reads the imports of files given by their path from the root and their text. */
export function importGraph(files: Iterable<readonly [file: string, text: string]>): ImportGraph {
	const edges = new Map<string, Set<string>>();
	const problems: string[] = [];
	for (const [file, text] of files) {
		const part = partOf(file);
		if (!(part in MAY_IMPORT)) {
			problems.push(`${file}: part "${part}" is not on the map`);
			continue;
		}
		const code = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
		if (PURE.has(part) && IMPURE.test(code)) problems.push(`${file}: rules may not use ${IMPURE.exec(code)?.[0]}`);
		for (const [, specifier] of code.matchAll(/(?:\bfrom|\bimport\(|\bimport)\s*['"]([^'"\s]+)['"]/g)) {
			if (!specifier.startsWith('.')) {
				if (!edges.has(part)) edges.set(part, new Set());
				edges.get(part)?.add(nameOf(specifier));
			}
			const problem = problemOf(file, part, specifier);
			if (problem !== null) problems.push(`${file}: ${problem}`);
		}
	}
	return { edges, problems };
}

function problemOf(file: string, part: string, specifier: string): string | null {
	if (specifier.startsWith('.')) {
		const target = partOf(join(dirname(file), specifier));
		return target === part ? null : `reaches into ${target} by path (${specifier})`;
	}
	const { parts, outside } = MAY_IMPORT[part];
	const isAllowed = isOurs(specifier)
		? parts.includes(nameOf(specifier))
		: outside.some((name) => specifier === name || specifier.startsWith(name.endsWith(':') ? name : `${name}/`));
	return isAllowed ? null : `${part} may not import ${specifier}`;
}

function isOurs(specifier: string): boolean {
	return specifier.startsWith('@shutterbox/');
}

function nameOf(specifier: string): string {
	return isOurs(specifier) ? specifier.split('/')[1] : specifier;
}

if (import.meta.main) {
	const root = join(import.meta.dirname, '..');
	const files = globSync(SOURCES, { cwd: root });
	const { edges, problems } = importGraph(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
	for (const [part, targets] of [...edges].sort())
		console.log(`${part.padEnd(16)} → ${[...targets].sort().join(', ')}`);
	for (const problem of problems) console.error(problem);
	console.log(problems.length === 0 ? 'import graph: fine' : `import graph: ${problems.length} problems`);
	process.exitCode = problems.length === 0 ? 0 : 1;
}
