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
	export const covers: Readonly<
		Record<import('./art/covers.ts').CoverName, Readonly<Record<import('./art/covers.ts').CoverView, string>>>
	>;
}
