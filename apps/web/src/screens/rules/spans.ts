import type { Span, Text } from './book.ts';

const KINDS = { '`': 'code', '**': 'strong', _: 'term' } as const;
const MARKED = /(`|\*\*|(?<![\p{L}\d])_)(.+?)\1|\\([*_`|\\])|([A-Z]+-\d+)/gu;

/** A line of a rule book as runs of letters. Numbers of rules that the book has become references. */
export function spansOf(written: string, numbers: ReadonlySet<string>): Text {
	const spans: Span[] = [];
	let done = 0;
	const push = (text: string) => {
		const last = spans.at(-1);
		if (typeof last === 'string') spans[spans.length - 1] = last + text;
		else if (text !== '') spans.push(text);
	};
	for (const found of written.matchAll(MARKED)) {
		const [whole, mark, inside, escaped, number] = found;
		push(written.slice(done, found.index));
		done = found.index + whole.length;
		if (escaped !== undefined) push(escaped);
		else if (number === undefined) spans.push({ kind: KINDS[mark as keyof typeof KINDS], text: inside });
		else if (numbers.has(number)) spans.push({ kind: 'reference', text: number });
		else push(number);
	}
	push(written.slice(done));
	return spans;
}
