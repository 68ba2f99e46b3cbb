import { type Block, plain, type Rulebook, type Section, type Text } from './book.ts';

/** What a reader looks for, word by word, as it is compared. */
export function wordsOf(query: string): readonly string[] {
	return folded(query).split(/\s+/).filter(Boolean);
}

/** The parts of a book in which every word occurs: single rules, rows, steps, captions, paragraphs; sections left empty go. */
export function narrowed(book: Rulebook, words: readonly string[]): Rulebook {
	if (words.length === 0) return book;
	const sections = book.sections.map((section): Section => {
		const isNamed = has(section.title, words);
		return { ...section, blocks: isNamed ? section.blocks : section.blocks.flatMap((block) => kept(block, words)) };
	});
	return { ...book, lead: [], sections: sections.filter(({ blocks }) => blocks.length > 0) };
}

/** How many rules, rows, steps, figures and paragraphs a book has. */
export function entries(book: Rulebook): number {
	return sum(book.sections.flatMap(({ blocks }) => blocks).map(entriesIn));
}

function entriesIn(block: Block): number {
	switch (block.kind) {
		case 'rules':
			return block.rules.length;
		case 'table':
			return block.rows.length;
		case 'steps':
			return block.items.length;
		case 'figures':
			return block.figures.length;
		case 'fold':
			return sum(block.blocks.map(entriesIn));
		default:
			return 1;
	}
}

function sum(counts: readonly number[]): number {
	return counts.reduce((all, count) => all + count, 0);
}

export interface Piece {
	readonly text: string;
	readonly isFound: boolean;
}

/** Cuts a text where the words occur, so that those can be marked. */
export function pieces(text: string, words: readonly string[]): readonly Piece[] {
	const plainText = folded(text);
	const isFound = new Array<boolean>(text.length).fill(false);
	for (const word of words) {
		for (let at = plainText.indexOf(word); at !== -1; at = plainText.indexOf(word, at + word.length)) {
			isFound.fill(true, at, at + word.length);
		}
	}
	const cut: Piece[] = [];
	let from = 0;
	for (let at = 1; at <= text.length; at++) {
		if (at < text.length && isFound[at] === isFound[from]) continue;
		cut.push({ text: text.slice(from, at), isFound: isFound[from] });
		from = at;
	}
	return cut;
}

/** Letters as they are compared: small, ё as е; each stays one letter long, so that places in the text are the same. */
function folded(text: string): string {
	return [...text]
		.map((letter) => {
			const small = letter.toLowerCase().replace('ё', 'е');
			return small.length === letter.length ? small : letter;
		})
		.join('');
}

function kept(block: Block, words: readonly string[]): readonly Block[] {
	switch (block.kind) {
		case 'paragraph':
			return has(plain(block.text), words) ? [block] : [];
		case 'plan':
			return has(block.lines, words) ? [block] : [];
		case 'steps':
			return some(
				block.items.filter((item) => has(plain(item), words)),
				(items) => ({ ...block, items }),
			);
		case 'rules':
			return some(
				block.rules.filter(({ number, text, rulings }) => has([number, plain(text), ...rulings].join(' '), words)),
				(rules) => ({ ...block, rules }),
			);
		case 'table':
			return some(
				block.rows.filter((row) => has(rowText(row), words)),
				(rows) => ({ ...block, rows }),
			);
		case 'figures':
			return some(
				block.figures.filter(({ caption }) => has(caption, words)),
				(figures) => ({ ...block, figures }),
			);
		case 'fold':
			return some(
				block.blocks.flatMap((inside) => kept(inside, words)),
				(blocks) => ({ ...block, blocks }),
			);
	}
}

function some<T>(found: readonly T[], block: (found: readonly T[]) => Block): readonly Block[] {
	return found.length === 0 ? [] : [block(found)];
}

function rowText(row: readonly Text[]): string {
	return row.map(plain).join(' ');
}

function has(text: string, words: readonly string[]): boolean {
	const comparable = folded(text);
	return words.every((word) => comparable.includes(word));
}
