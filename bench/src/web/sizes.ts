import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const DIST = join(import.meta.dirname, '../../../apps/web/dist');
const BOARD = [
	'src/games/photograph/index.ts',
	'src/games/photograph/messages/en.ts',
	'../../games/photograph/src/index.ts',
];
const ART = ['src/games/photograph/art/index.ts'];

interface Chunk {
	readonly file: string;
	readonly imports?: readonly string[];
}

export interface Size {
	readonly name: string;
	/** Bytes after gzip. */
	readonly bytes: number;
	readonly allowed: number;
}

/** What is sent before something can be seen: each part without what came before it. */
export function sizes(): Size[] {
	const manifest: Readonly<Record<string, Chunk>> = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8'));
	const sent = new Set<string>();
	const follow = (name: string): number => {
		const chunk = manifest[name];
		if (!chunk) throw new Error(`the build has no "${name}"`);
		if (sent.has(chunk.file)) return 0;
		sent.add(chunk.file);
		const own = gzipSync(readFileSync(join(DIST, chunk.file)), { level: 9 }).length;
		return (chunk.imports ?? []).reduce((sum, next) => sum + follow(next), own);
	};
	const page = readFileSync(join(DIST, 'index.html'), 'utf8');
	const scripts = [...page.matchAll(/"\/(assets\/[^"]+\.js)"/g)].map(([, file]) => file);
	if (scripts.length === 0) throw new Error('the page names no script');
	const first = scripts.map((file) => Object.keys(manifest).find((name) => manifest[name].file === file) ?? file);
	const part = (name: string, files: readonly string[], allowed: number): Size => ({
		name,
		bytes: files.reduce((sum, file) => sum + follow(file), 0),
		allowed,
	});
	return [
		part('first page, script', first, 100_000),
		part('Photograph, rules and board', BOARD, 60_000),
		part('Photograph, drawings', ART, 90_000),
	];
}
