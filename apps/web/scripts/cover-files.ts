import type { Plugin } from 'vite';
import { COVER_NAMES, COVER_VIEWS, type CoverName, type CoverView, coverFile } from '../src/art/covers.ts';

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
		load(id) {
			if (!id.endsWith(ASKED)) return null;
			const address = (name: CoverName, view: CoverView): string => {
				const source = coverFile(name, view);
				if (isServed) return JSON.stringify(`data:image/svg+xml,${encodeURIComponent(source)}`);
				const file = this.emitFile({ type: 'asset', name: `cover-${name}-${view}.svg`, source });
				return `import.meta.ROLLUP_FILE_URL_${file}`;
			};
			const covers = COVER_NAMES.map((name) => {
				const views = COVER_VIEWS.map((view) => `${view}: ${address(name, view)}`);
				return `${JSON.stringify(name)}: { ${views.join(', ')} }`;
			});
			return `export const covers = { ${covers.join(', ')} };`;
		},
	};
}
