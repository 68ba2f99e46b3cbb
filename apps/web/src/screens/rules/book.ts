/** A rule book as the page shows it: made of the games' own texts when the page is built. */
export interface Rulebook {
	readonly title: string;
	/** What stands before the first section: who made the game. */
	readonly lead: readonly Block[];
	readonly sections: readonly Section[];
}

export interface Section {
	/** Its anchor. */
	readonly id: string;
	readonly title: string;
	readonly blocks: readonly Block[];
}

export type Block =
	| { readonly kind: 'paragraph'; readonly text: Text }
	| { readonly kind: 'steps'; readonly items: readonly Text[] }
	| { readonly kind: 'rules'; readonly rules: readonly Rule[] }
	| { readonly kind: 'table'; readonly head: readonly Text[]; readonly rows: readonly (readonly Text[])[] }
	/** A plan drawn with letters. */
	| { readonly kind: 'plan'; readonly lines: string }
	| { readonly kind: 'figures'; readonly figures: readonly Figure[] }
	/** What only some readers want: notation, codes. */
	| { readonly kind: 'fold'; readonly title: string; readonly blocks: readonly Block[] };

/** A position, drawn by the game's own board. */
export interface Figure {
	/** Pixels it is drawn in; where there is less room it is smaller. */
	readonly width: number;
	readonly height: number;
	/** Which part of the position is shown, in words that the game's figures know. */
	readonly shows: string;
	readonly caption: string;
	/** In the game's notation. */
	readonly position: string;
}

export interface Rule {
	/** `PHO-18`, or for a ruling `R-3` or `RUL-3`, as its specification has it; also its anchor. */
	readonly number: string;
	readonly text: Text;
	/** The rulings this rule rests on. */
	readonly rulings: readonly string[];
}

export type Text = readonly Span[];

/** A run of letters: plain, or of one kind. A reference leads to another rule of the same book. */
export type Span = string | { readonly kind: 'strong' | 'term' | 'code' | 'reference'; readonly text: string };

export function isRuling(number: string): boolean {
	return /^R(?:UL)?-/.test(number);
}

export function plain(text: Text): string {
	return text.map((span) => (typeof span === 'string' ? span : span.text)).join('');
}
