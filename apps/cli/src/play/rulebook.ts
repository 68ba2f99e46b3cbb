import { readFileSync } from 'node:fs';
import type { GameMeta } from '@shutterbox/kernel';

/** The short version of a game's rules, or one rule by its number, from its rules page. */
export function ruleText({ id, prefix, title }: GameMeta, asked: string): string {
	const page = pageOf(id);
	if (page === null) return `The rules page of ${title} is not here.`;
	if (asked === '') {
		const more = `"rules 1" shows rule ${prefix}-1, and so on; all of them are in games/${id}/RULES.md.`;
		return `${plain(section(page, 'In short') ?? title)}\n${more}`;
	}
	const rule = /^\d+$/.test(asked) ? `${prefix}-${asked}` : asked.toUpperCase();
	const line = page.split('\n').find((each) => each.startsWith(`- **${rule}** `));
	return line === undefined
		? `There is no rule "${asked}"; rules are called ${prefix}-1, ${prefix}-2 and so on.`
		: plain(line.slice(2));
}

function pageOf(id: string): string | null {
	try {
		return readFileSync(new URL(`../../../../games/${id}/RULES.md`, import.meta.url), 'utf8');
	} catch {
		return null;
	}
}

function section(page: string, title: string): string | null {
	const [, rest] = page.split(`\n## ${title}\n`);
	return rest === undefined ? null : rest.split('\n## ')[0].trim();
}

/** Without the marks of the page's markup. */
function plain(markup: string): string {
	return markup.replace(/\*\*|`/g, '').replace(/\b_|_\b/g, '');
}
