import { existsSync, readFileSync } from 'node:fs';
import type { Shown } from '../boards/board.ts';

const root = new URL('../../../../', import.meta.url);

/** A game's rules in short, or one rule by its number, from its book in the language of the match. */
export function ruleText({ game, language, voice: { say } }: Shown, asked: string): string {
	const { id, prefix, title } = game.meta;
	const books = [`games/${id}/RULES.${language}.md`, `games/${id}/RULES.md`];
	const file = books.find((each) => existsSync(new URL(each, root)));
	if (file === undefined) return say('cli.noRulesPage', { title });
	const book = readFileSync(new URL(file, root), 'utf8');
	if (asked === '') return `${plain(firstSection(book))}\n${say('cli.rulesMore', { prefix, file })}`;
	const rule = /^\d+$/.test(asked) ? `${prefix}-${asked}` : asked.toUpperCase();
	const line = book.split('\n').find((each) => each.startsWith(`- **${rule}** `));
	return line === undefined ? say('cli.noRule', { asked, prefix }) : plain(line.slice(2));
}

/** Every book begins with the rules in short. */
function firstSection(book: string): string {
	return (book.split(/^## .*$/m)[1] ?? book).trim();
}

/** Without the marks of the page's markup. */
function plain(markup: string): string {
	return markup.replace(/\*\*|`/g, '').replace(/\b_|_\b/g, '');
}
