import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { COVER_VIEWS, type CoverModule, type CoverView, coverFile } from '../src/art/covers.ts';

const ASKED = '/src/art/covers.ts?files';

/** Reads `covers.ts?files` when the page is built: every view of every cover is drawn into a picture file of its own. */
export function coverFiles(): Plugin {
	let isServed = false;
	return {
		name: 'cover-files',
		configResolved({ command }) {
			isServed = command === 'serve';
		},
		enforce: 'pre',
		async load(id) {
			if (!id.endsWith(ASKED)) return null;
			const address = (game: string, module: CoverModule, view: CoverView): string => {
				const source = coverFile(game, module, view);
				if (isServed) return JSON.stringify(`data:image/svg+xml,${encodeURIComponent(source)}`);
				const file = this.emitFile({ type: 'asset', name: `cover-${game}-${view}.svg`, source });
				return `import.meta.ROLLUP_FILE_URL_${file}`;
			};
			const covers = [...(await coverModules())].map(([game, module]) => {
				const views = COVER_VIEWS.map((view) => `${view}: ${address(game, module, view)}`);
				return `${JSON.stringify(game)}: { ${views.join(', ')} }`;
			});
			return `export const covers = { ${covers.join(', ')} };`;
		},
	};
}

/** The covers of all games that have one, by their ids. */
export async function coverModules(): Promise<ReadonlyMap<string, CoverModule>> {
	const files = globSync(join(import.meta.dirname, '../src/games/*/cover.ts')).sort();
	const modules = files.map(
		async (file): Promise<[string, CoverModule]> => [basename(dirname(file)), await import(pathToFileURL(file).href)],
	);
	return new Map(await Promise.all(modules));
}
