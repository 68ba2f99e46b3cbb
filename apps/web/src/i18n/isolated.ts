/** Opens a stretch of text with a direction of its own, and closes it (FIRST STRONG ISOLATE, POP DIRECTIONAL ISOLATE). */
const [OPEN, CLOSE] = ['\u2068', '\u2069'];

/** Marks, embeddings, overrides and isolates: they turn the text around them. */
const CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Letters of scripts that run from right to left, and all that turns a text. */
const DIRECTED =
	/[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

const ISOLATED = /\u2068[^\u2066-\u2069]*\u2069/g;

/**
 * What somebody typed, fit for a sentence of ours: its direction ends where it ends. Both languages of the page run from left
 * to right, so only what runs otherwise is touched; what is isolated already stays as it is.
 */
export function isolated(text: string): string {
	if (!DIRECTED.test(text) || !DIRECTED.test(text.replaceAll(ISOLATED, ''))) return text;
	return OPEN + undirected(text) + CLOSE;
}

/** Without anything that turns the text around it. */
export function undirected(text: string): string {
	return text.replaceAll(CONTROLS, '');
}
