import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const DIST = join(import.meta.dirname, '../../../apps/web/dist');
/** Games with a drawn board. */
const DRAWN = [
	['Photograph', 'photograph'],
	['Snapshot', 'snapshot'],
	['Wildlife Park', 'wildlife-park'],
	['Sasquatch Snap!', 'sasquatch-snap'],
	['Photoshoot', 'photoshoot'],
] as const;
const [BOARD, ART] = [60_000, 120_000];

interface Chunk {
	readonly file: string;
	readonly imports?: readonly string[];
	readonly dynamicImports?: readonly string[];
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
	/** The drawings that a file, or anything it comes with, sends for later; those of the first page are not the game's. */
	const drawingsOf = (name: string, seen = new Set<string>()): string[] => {
		if (seen.has(name) || shared.has(manifest[name]?.file)) return [];
		seen.add(name);
		const { imports = [], dynamicImports = [] } = manifest[name] ?? {};
		return [
			...dynamicImports.filter((file) => file.includes('/art/')),
			...imports.flatMap((file) => drawingsOf(file, seen)),
		];
	};
	const game = ([title, id]: (typeof DRAWN)[number]): Size[] => {
		const board = `src/games/${id}/index.ts`;
		// A board may have words of its own beside the game's.
		const words = ['messages/en.ts', 'board/messages/en.ts'].map((file) => `src/games/${id}/${file}`);
		const drawings = drawingsOf(board);
		if (drawings.length === 0) throw new Error(`${title} sends for no drawings`);
		return [
			part(`${title}, rules`, [`../../games/${id}/src/index.ts`], BOARD),
			part(`${title}, board`, [board, ...words.filter((file) => file in manifest)], BOARD),
			part(`${title}, drawings`, drawings, ART),
		];
	};
	const firstPage = part('first page, script', first, 100_000);
	const shared = new Set(sent);
	return [
		firstPage,
		...DRAWN.flatMap((one) => {
			// Each game as if it were the only one that is played.
			sent.clear();
			for (const file of shared) sent.add(file);
			return game(one);
		}),
	];
}
