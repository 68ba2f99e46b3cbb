import widthOf from 'string-width';

// Text for a terminal. Widths are counted in what the eye sees: colours take no room, some letters that of two.

const WIDEST = 100;

export function lineWidth(): number {
	return Math.min(process.stdout.columns || 80, WIDEST);
}

export function padEnd(text: string, width: number): string {
	return text + ' '.repeat(Math.max(0, width - widthOf(text)));
}

export function padStart(text: string, width: number): string {
	return ' '.repeat(Math.max(0, width - widthOf(text))) + text;
}

/** The beginning of a text that is too wide, and a sign that there is more. */
export function cut(text: string, width: number): string {
	if (widthOf(text) <= width) return text;
	const letters = [...text];
	while (widthOf(letters.join('')) >= width) letters.pop();
	return `${letters.join('')}…`;
}

const NO_BREAK = '\u00a0';

/** Keeps together what stands between two of its spaces when it is wrapped. */
export function unbroken(text: string): string {
	return text.replaceAll(' ', NO_BREAK);
}

/** Breaks at spaces; every line but the first is indented. A word longer than the line stays whole. */
export function wrap(text: string, indent: number, width = lineWidth()): string {
	const start = text.length - text.trimStart().length;
	const lines: string[] = [];
	let line = ' '.repeat(start);
	let isBegun = false;
	for (const word of text.slice(start).split(' ')) {
		if (isBegun && widthOf(line) + 1 + widthOf(word) > width) {
			lines.push(line.trimEnd());
			line = ' '.repeat(indent) + word;
		} else line += isBegun ? ` ${word}` : word;
		isBegun = true;
	}
	lines.push(line);
	return lines.join('\n').replaceAll(NO_BREAK, ' ');
}

/** Rows of cells as aligned columns, two spaces apart; the first column to the left, the others as told. */
export function table(rows: readonly (readonly string[])[], align: readonly ('left' | 'right')[]): string[] {
	const widths = align.map((_, column) => Math.max(...rows.map((row) => widthOf(row[column] ?? ''))));
	return rows.map((row) => {
		const cells = row.map((cell, column) =>
			align[column] === 'right' ? padStart(cell, widths[column]) : padEnd(cell, widths[column]),
		);
		return cells.join('  ').trimEnd();
	});
}

/** Groups of three digits: 1,234,567. */
export function number(value: number, decimals = 0): string {
	const text = value.toLocaleString('en', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
	return text.replace('-', '−');
}

export function counted(count: number, noun: string): string {
	return `${number(count)} ${noun}${count === 1 ? '' : 's'}`;
}

/** `a, b and c`. */
export function listed(words: readonly string[], joint = 'and'): string {
	return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${joint} ${words.at(-1)}`;
}

/** Text from a file, safe to show: no control characters, no flood. */
export function printable(text: string, max = 200): string {
	const clean = text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, '�');
	return clean.length <= max ? clean : `${clean.slice(0, max)}…`;
}
