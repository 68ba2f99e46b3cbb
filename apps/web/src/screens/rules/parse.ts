import type { Block, Figure, Rule, Rulebook, Section, Text } from './book.ts';
import { spansOf } from './spans.ts';

/** It points at tests, which readers of the page do not have. */
const FOR_READERS_OF_CODE = 'Worked examples';
const RULE = /^- \*\*([A-Z]+-\d+)\*\* (.*)$/;
/** `(ruling R-3)`, `(rulings RUL-3, RUL-7)` at the end of a rule, whatever the language calls it. */
const RESTS_ON = /\s*\(\p{L}+ (R(?:UL)?-\d+(?:, R(?:UL)?-\d+)*)\)$/u;

/**
 * Reads the part of Markdown that our rule books are written in: one title, sections, paragraphs, numbered steps, rules
 * as list items that begin with their number, tables, plans between fences, folds, figures in comments that other readers
 * of Markdown pass over. Anything else is a mistake in the book.
 */
export function parseRulebook(source: string): Rulebook {
	const numbers = new Set([...source.matchAll(/^- \*\*([A-Z]+-\d+)\*\*/gm)].map(([, number]) => number));
	const text = (written: string) => spansOf(written, numbers);
	const [head, ...all] = source.split(/^## /m);
	const parts = all.filter((part) => !part.startsWith(`${FOR_READERS_OF_CODE}\n`));
	const title = /^# (.+)$/m.exec(head);
	if (!title) throw new Error('a rule book begins with its title');
	return {
		title: title[1],
		lead: blocksOf(head.replace(title[0], ''), text),
		sections: parts.map((part, i): Section => {
			const end = part.indexOf('\n');
			return { id: `part-${i + 1}`, title: part.slice(0, end).trim(), blocks: blocksOf(part.slice(end), text) };
		}),
	};
}

const FOLD = /^<details>\n<summary>(.+)<\/summary>\n([\s\S]*?)^<\/details>$/m;
/** `<!-- figure 480x270 field | What it shows. | 2p BRYGN pick 0 | … -->` */
const FIGURE = /^<!-- figure (\d+)x(\d+) ([^|]+?) \| ([^|]+?) \| (.+) -->$/;

function blocksOf(source: string, text: (written: string) => Text): readonly Block[] {
	// What stands around the folds, with title and inside of each in between.
	const pieces = source.split(FOLD);
	return pieces.flatMap((piece, i): readonly Block[] => {
		if (i % 3 === 0) return openBlocks(piece, text);
		return i % 3 === 1 ? [{ kind: 'fold', title: piece, blocks: openBlocks(pieces[i + 1], text) }] : [];
	});
}

function openBlocks(source: string, text: (written: string) => Text): readonly Block[] {
	const [outside, ...fenced] = source.split(/^```\n/m);
	const blocks = plainBlocks(outside, text);
	for (const [i, piece] of fenced.entries()) {
		if (i % 2 === 0) blocks.push({ kind: 'plan', lines: evenMargin(piece) });
		else blocks.push(...plainBlocks(piece, text));
	}
	return blocks;
}

function plainBlocks(source: string, text: (written: string) => Text): Block[] {
	const pieces = source.split(/\n\s*\n/).map((piece) => piece.trim());
	return pieces.filter((piece) => piece !== '').map((piece) => blockOf(piece.split('\n'), text));
}

function blockOf(lines: readonly string[], text: (written: string) => Text): Block {
	if (lines[0].startsWith('- ')) return { kind: 'rules', rules: lines.map((line) => ruleOf(line, text)) };
	if (lines[0].startsWith('1. ')) {
		return { kind: 'steps', items: lines.map((line) => text(line.replace(/^\d+\. /, ''))) };
	}
	if (lines[0].startsWith('<')) return { kind: 'figures', figures: lines.map(figureOf) };
	if (lines[0].startsWith('|')) {
		const [head, , ...rows] = lines.map((line) => cellsOf(line).map(text));
		return { kind: 'table', head, rows };
	}
	return { kind: 'paragraph', text: text(lines.join(' ')) };
}

function ruleOf(line: string, text: (written: string) => Text): Rule {
	const found = RULE.exec(line);
	if (!found) throw new Error(`a list in a rule book is a list of numbered rules: ${line.slice(0, 60)}`);
	const [, number, written] = found;
	const rests = RESTS_ON.exec(written);
	return {
		number,
		text: text(rests ? written.slice(0, rests.index) : written),
		rulings: rests ? rests[1].split(', ') : [],
	};
}

function figureOf(line: string): Figure {
	const found = FIGURE.exec(line);
	if (!found) throw new Error(`neither a figure nor a fold: ${line.slice(0, 60)}`);
	const [, width, height, shows, caption, position] = found;
	return { width: Number(width), height: Number(height), shows, caption, position };
}

function cellsOf(line: string): readonly string[] {
	return line
		.replace(/^\|/, '')
		.replace(/\|\s*$/, '')
		.split(/(?<!\\)\|/)
		.map((cell) => cell.trim());
}

/** Takes away the blanks that all lines begin with. */
function evenMargin(plan: string): string {
	const lines = plan.replace(/\n$/, '').split('\n');
	const margins = lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/));
	return lines.map((line) => line.slice(Math.min(...margins))).join('\n');
}
