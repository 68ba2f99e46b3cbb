import type { Plugin, Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;

/** What most first visits see, in the language of most. */
const FIRST = /src\/(?:screens\/Home\.tsx|i18n\/shell\/en\.ts)$/;

/** Sends for the first screen together with the page, rather than after it. */
export function firstScreen(): Plugin {
	return {
		name: 'first-screen',
		apply: 'build',
		transformIndexHtml: {
			order: 'post',
			handler(html, { bundle = {} }) {
				const found = Object.values(bundle).filter(
					(part): part is Chunk => part.type === 'chunk' && FIRST.test(part.facadeModuleId ?? ''),
				);
				if (found.length !== 2) throw new Error('the first screen was not built');
				const chunks = new Set(found);
				for (const { imports } of chunks)
					for (const name of imports) {
						const next = bundle[name];
						if (next?.type === 'chunk') chunks.add(next);
					}
				const scripts = [...chunks].map(({ fileName }) => ({ rel: 'modulepreload', href: `/${fileName}` }));
				const sheets = new Set([...chunks].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
				const styles = [...sheets].map((fileName) => ({ rel: 'stylesheet', href: `/${fileName}` }));
				return [...scripts, ...styles]
					.filter(({ href }) => !html.includes(href))
					.map((attrs) => ({ tag: 'link', attrs: { ...attrs, crossorigin: true }, injectTo: 'head' as const }));
			},
		},
	};
}
