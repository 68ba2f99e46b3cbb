declare module '*.css';
declare module '*?url' {
	const url: string;
	export default url;
}
declare module '*.md?rules' {
	export const book: import('./rules/book.ts').Rulebook;
}
