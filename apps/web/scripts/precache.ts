import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const NAME = 'service-worker.js';
/** Read by servers and people, not by the page. */
const LEFT_OUT = /(?:^\.vite\/|\.map$|font-licence)/;

/** Builds the service worker and tells it which files the build is made of. Its version follows from all of them. */
export function precache(entry: string, publicFolder: string): Plugin {
	return {
		name: 'precache',
		apply: 'build',
		buildStart() {
			this.emitFile({ type: 'chunk', id: entry, fileName: NAME });
		},
		generateBundle: {
			order: 'post',
			handler(_, bundle) {
				const worker = bundle[NAME];
				if (worker?.type !== 'chunk') throw new Error('the service worker was not built');
				if (worker.imports.length > 0) throw new Error('the service worker has to be one file');
				const hash = createHash('sha256').update(worker.code);
				const built = Object.values(bundle).filter(({ fileName }) => fileName !== NAME && !LEFT_OUT.test(fileName));
				const open = globSync('**/*.*', { cwd: publicFolder }).sort();
				for (const file of built.sort((a, b) => (a.fileName < b.fileName ? -1 : 1)))
					hash.update(file.fileName).update(file.type === 'chunk' ? file.code : file.source);
				for (const name of open) hash.update(name).update(readFileSync(join(publicFolder, name)));
				const files = [...built.map(({ fileName }) => fileName), ...open].map((name) => `/${name}`);
				const version = hash.digest('hex').slice(0, 16);
				worker.code = `const PRECACHE=${JSON.stringify({ version, files })};\n${worker.code}`;
			},
		},
	};
}
