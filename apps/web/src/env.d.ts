declare module '*.css';
declare module '*?url' {
	const url: string;
	export default url;
}
declare module '*.md?rules' {
	export const book: import('./screens/rules/book.ts').Rulebook;
}
declare module '*/covers.ts?files' {
	/** The addresses of the cover files. */
	export const covers: Readonly<Record<string, Readonly<Record<import('./art/covers.ts').CoverView, string>>>>;
}
interface ImportMeta {
	/** The bundler's own: every file that fits, each a chunk that is loaded when it is asked for. */
	glob<Module>(
		pattern: string,
		options?: { readonly query?: string },
	): Readonly<Record<string, (() => Promise<Module>) | undefined>>;
	/** The same with what the files export under a name, in the chunk that asks. */
	glob<Export>(
		pattern: string,
		options: { readonly eager: true; readonly import: string },
	): Readonly<Record<string, Export>>;
}
