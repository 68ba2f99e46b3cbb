/** How much script the first page loads, compressed: what its HTML names, and what that imports. Fails over budget. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const BUDGET = 100_000;

interface Chunk {
	readonly file: string;
	readonly imports?: readonly string[];
}

const dist = join(import.meta.dirname, '../dist');
const manifest: Readonly<Record<string, Chunk>> = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
const page = readFileSync(join(dist, 'index.html'), 'utf8');

const first = new Set<string>();
for (const [, file] of page.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)) follow(file);
if (first.size === 0) throw new Error('the first page names no script');

const rows = [...new Set(Object.values(manifest).map(({ file }) => file))]
	.filter((file) => file.endsWith('.js'))
	.map((file) => {
		const text = readFileSync(join(dist, file));
		return { file, bytes: text.length, packed: gzipSync(text, { level: 9 }).length, isFirst: first.has(file) };
	})
	.sort((a, b) => Number(b.isFirst) - Number(a.isFirst) || b.packed - a.packed);

console.log(`${'chunk'.padEnd(44)}${'bytes'.padStart(9)}${'gzip'.padStart(9)}`);
for (const { file, bytes, packed, isFirst } of rows) {
	console.log(`${isFirst ? '● ' : '  '}${file.padEnd(42)}${String(bytes).padStart(9)}${String(packed).padStart(9)}`);
}
const total = rows.filter(({ isFirst }) => isFirst).reduce((sum, { packed }) => sum + packed, 0);
console.log(`first page (●): ${total} bytes of script compressed, of ${BUDGET} allowed`);
process.exitCode = total <= BUDGET ? 0 : 1;

function follow(file: string): void {
	if (first.has(file)) return;
	const chunk = Object.values(manifest).find((one) => one.file === file);
	if (!chunk) throw new Error(`the build has no "${file}"; run npm run build:web`);
	first.add(file);
	for (const name of chunk.imports ?? []) follow(manifest[name].file);
}
