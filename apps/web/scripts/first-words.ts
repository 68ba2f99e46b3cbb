import type { Plugin } from 'vite';

/** The words of the shell in the language of most. */
const FIRST = /src\/i18n\/shell\/en\.ts$/;

/** Sends for the words of the first screen together with the page, rather than after it. */
export function firstWords(): Plugin {
	return {
		name: 'first-words',
		apply: 'build',
		transformIndexHtml: {
			order: 'post',
			handler(_, { bundle = {} }) {
				const words = Object.values(bundle).find(
					(part) => part.type === 'chunk' && FIRST.test(part.facadeModuleId ?? ''),
				);
				if (!words) throw new Error('the first words were not built');
				const attrs = { rel: 'modulepreload', href: `/${words.fileName}`, crossorigin: true };
				return [{ tag: 'link', attrs, injectTo: 'head' as const }];
			},
		},
	};
}
