import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { coverFiles } from './scripts/cover-files.ts';
import { firstWords } from './scripts/first-words.ts';
import { precache } from './scripts/precache.ts';
import { precompress } from './scripts/precompress.ts';
import { parseRulebook } from './src/screens/rules/parse.ts';

const here = import.meta.dirname;
const POLICY = "default-src 'self'; script-src 'self'; style-src 'self'; object-src 'none'; base-uri 'none'";

export default defineConfig({
	root: here,
	plugins: [
		foldAtBuild(join(here, 'src/games/listing.ts')),
		rulesAtBuild(),
		coverFiles(),
		firstWords(),
		precache(join(here, 'src/service-worker.ts'), join(here, 'public')),
		precompress(join(here, 'dist')),
	],
	oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
	build: {
		// The oldest browsers that know light-dark(), which both themes are made of.
		target: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
		modulePreload: { polyfill: false },
		assetsInlineLimit: 0,
		manifest: true,
		rolldownOptions: {
			output: {
				codeSplitting: {
					groups: [
						// What only single screens use stays with them.
						{ name: 'library', test: /node_modules\/(?!@shutterbox|@simplewebauthn|idb|uqr)/ },
						// The page and its first screen: many small files would each take their time.
						{ name: 'shell', tags: ['$initial'], test: /^(?!.*service-worker)/ },
						// What most other screens and boards share; forms, charts and codes come with those that have them.
						{ name: 'interface', test: /src\/ui\//, minShareCount: 5 },
					],
				},
				entryFileNames: 'assets/[name]-[hash].js',
				chunkFileNames: 'assets/[name]-[hash].js',
				assetFileNames: ({ names }) =>
					names.includes('LICENSE') ? 'assets/font-licence-[hash].txt' : 'assets/[name]-[hash][extname]',
			},
		},
	},
	// Several rooms have a worker; each is called after its own. What bots learned is a file apart, fetched when one of them plays.
	worker: {
		format: 'es',
		rolldownOptions: { output: { entryFileNames: ({ facadeModuleId }) => workerName(facadeModuleId ?? '') } },
	},
	server: { host: '127.0.0.1' },
	// The server's own policy, so that what it forbids is found here.
	preview: { host: '127.0.0.1', headers: { 'content-security-policy': POLICY } },
});

/** `src/darkroom/worker.ts` is built as `darkroom-worker`. */
function workerName(file: string): string {
	return `assets/${basename(dirname(file))}-worker-[hash].js`;
}

/** Runs a module when the page is built and ships only what it exports, as data: the listing without five rule books. */
function foldAtBuild(file: string): Plugin {
	return {
		name: 'fold-at-build',
		enforce: 'pre',
		async load(id) {
			if (id.split('?')[0] !== file) return null;
			const exported: Record<string, unknown> = await import(pathToFileURL(file).href);
			return Object.entries(exported)
				.filter(([, value]) => typeof value !== 'function')
				.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
				.join('\n');
		},
	};
}

/** Reads `RULES.md?rules` when the page is built and ships the book as data, for pages that never see Markdown. */
function rulesAtBuild(): Plugin {
	const asked = '.md?rules';
	return {
		name: 'rules-at-build',
		enforce: 'pre',
		async load(id) {
			if (!id.endsWith(asked)) return null;
			const file = id.slice(0, -'?rules'.length);
			this.addWatchFile(file);
			const text = JSON.stringify(parseRulebook(await readFile(file, 'utf8')));
			return `export const book = JSON.parse(${JSON.stringify(text)});`;
		},
	};
}
