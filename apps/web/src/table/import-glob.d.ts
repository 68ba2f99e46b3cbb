interface ImportMeta {
	/** The bundler's own: every file that fits, each a chunk that is loaded when it is asked for. */
	glob<Module>(pattern: string): Readonly<Record<string, () => Promise<Module>>>;
}
