import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '../../src');
const filesOf = (pattern: string) => globSync(pattern, { cwd: SOURCES });
const textOf = (file: string) => readFileSync(join(SOURCES, file), 'utf8');

/** What the page's own sheets style wherever it stands, and games wear on purpose. */
const WORN = ['aim', 'aloud', 'apart', 'button', 'choice', 'drawing', 'film', 'marker', 'panel', 'place', 'print'];
const FRAME = ['prompt-region', 'select', 'tag', 'text-board'];

/** Classes that a sheet styles by their name alone, not within something else. */
function bareClasses(sheet: string): readonly string[] {
	const found: string[] = [];
	const isRule: boolean[] = [];
	for (const [, words, end] of sheet.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]*)([{};])/g)) {
		if (end === '}') isRule.pop();
		if (end !== '{') continue;
		const selector = words.trim();
		if (!selector.startsWith('@') && !isRule.includes(true))
			found.push(...selector.split(',').flatMap((one) => /^\.([\w-]+)(?::[\w-]+)?$/.exec(one.trim())?.[1] ?? []));
		isRule.push(!selector.startsWith('@'));
	}
	return found;
}

/** Classes that a part of a board gives its elements. */
function givenClasses(source: string): readonly string[] {
	const plain = [...source.matchAll(/\bclass="([^"]*)"/g)].map(([, names]) => names);
	const joined = [...source.matchAll(/\bclassNames\((.*?)\)\}/gs)].flatMap(([, call]) =>
		[...call.matchAll(/(=== )?'([^']*)'/g)].flatMap(([, compared, names]) => (compared ? [] : names)),
	);
	return [...plain, ...joined].flatMap((names) => names.split(/\s+/));
}

const page = new Set(
	filesOf('{board,cast,coach,shell,styles,table,ui}/**/*.css').flatMap((file) => bareClasses(textOf(file))),
);

test('no class of a board is one that the page styles as its own', () => {
	const meant = [...WORN, ...FRAME];
	for (const name of meant) expect(page).toContain(name);
	const files = filesOf('games/**/*.tsx');
	expect(files.length).toBeGreaterThan(100);
	const strayed = files.flatMap((file) =>
		givenClasses(textOf(file)).flatMap((name) => (page.has(name) && !meant.includes(name) ? `${file}: ${name}` : [])),
	);
	expect(strayed).toEqual([]);
});
