import type { ComponentChildren } from 'preact';
import type { Span, Text } from './book.ts';
import { pieces } from './search.ts';

/** A text of a rule book: references are links, and the words that were looked for are marked. */
export function BookText({ text, words }: { text: Text; words: readonly string[] }) {
	return (
		<>
			{text.map((span, i) => (
				<Run key={i} span={span} words={words} />
			))}
		</>
	);
}

function Run({ span, words }: { span: Span; words: readonly string[] }) {
	if (typeof span === 'string') return <Found text={span} words={words} />;
	const inside = <Found text={span.text} words={words} />;
	switch (span.kind) {
		case 'strong':
			return <strong>{inside}</strong>;
		case 'term':
			return <em>{inside}</em>;
		case 'code':
			return <code>{inside}</code>;
		case 'reference':
			return <Reference number={span.text}>{inside}</Reference>;
	}
}

/** A way to another rule of the same book. */
export function Reference({ number, children }: { number: string; children: ComponentChildren }) {
	return (
		<a class="reference" href={`#${number}`}>
			{children}
		</a>
	);
}

export function Found({ text, words }: { text: string; words: readonly string[] }) {
	if (words.length === 0) return <>{text}</>;
	return <>{pieces(text, words).map((piece, i) => (piece.isFound ? <mark key={i}>{piece.text}</mark> : piece.text))}</>;
}
