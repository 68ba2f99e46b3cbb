import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = '**/*.{js,css,html,svg,webmanifest,txt}';
/** What fits into one packet travels no faster when it is smaller. */
const WORTH_IT = 1_000;

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];

/** Leaves compressed twins beside the built files, as small as they get; servers hand out what a browser understands. */
export function precompress(folder: string): Plugin {
	return {
		name: 'precompress',
		apply: 'build',
		enforce: 'post',
		async closeBundle() {
			const files = globSync(TEXT, { cwd: folder }).map((name) => join(folder, name));
			await Promise.all(
				files.map(async (file) => {
					const bytes = readFileSync(file);
					if (bytes.length < WORTH_IT) return;
					const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
					writeFileSync(`${file}.br`, await brotli(bytes, { params }));
					writeFileSync(`${file}.gz`, await zip(bytes, { level: 9 }));
				}),
			);
		},
	};
}
