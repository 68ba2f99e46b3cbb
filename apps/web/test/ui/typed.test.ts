import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { list } from '../../src/i18n/format.ts';
import { isolated, undirected } from '../../src/i18n/isolated.ts';
import { t, tableWords } from '../../src/i18n/table.ts';
import { namesOf } from '../../src/table/names.ts';
import { shortened } from '../../src/ui/Chart.tsx';
import { SeatMark } from '../../src/ui/SeatMark.tsx';
import { Typed } from '../../src/ui/Typed.tsx';

// Names and lines of chat run in whatever direction their letters run; nothing of ours around them turns with them.

beforeAll(() => tableWords.load());

const DINA = 'דינה';
/** Writes what follows from right to left. */
const OVERRIDE = '\u202e';
const apart = (text: string) => `\u2068${text}\u2069`;
const person = (name: string) => ({ kind: 'person' as const, name, bot: null });

describe('in a sentence', () => {
	test('what runs from right to left has a direction of its own, and nothing else is touched', () => {
		expect(isolated(DINA)).toBe(apart(DINA));
		expect(isolated('سارة 7')).toBe(apart('سارة 7'));
		for (const name of ['Ann', 'Аня', 'Zoë 7', '花子', '🦊', '']) expect(isolated(name)).toBe(name);
	});

	test('what turns the text around it is taken out', () => {
		expect(isolated(`Ann${OVERRIDE}`)).toBe(apart('Ann'));
		expect(isolated('\u2069\u202eAnn')).toBe(apart('Ann'));
		expect(undirected(`a\u200fb\u2066c\u2069${OVERRIDE}d`)).toBe('abcd');
	});

	test('isolating twice is isolating once, also as a part of a longer sentence', () => {
		expect(isolated(isolated(DINA))).toBe(apart(DINA));
		const sentence = `${isolated(DINA)} took 2 cards.`;
		expect(isolated(sentence)).toBe(sentence);
	});

	test('messages and lists do it to all that is put into them', () => {
		expect(t('consent.title', { name: DINA })).toContain(apart(DINA));
		expect(t('consent.title', { name: `Ann${OVERRIDE}` })).not.toContain(OVERRIDE);
		expect(list([DINA, 'Ann'])).toBe(`${apart(DINA)} and Ann`);
	});
});

describe('at a table', () => {
	test('a name is isolated, and the number that tells two apart is ours', () => {
		expect(namesOf([person(DINA), person('Ann'), person(DINA)], { short: String, long: String }, 'free')).toEqual([
			`${apart(DINA)} (1)`,
			'Ann',
			`${apart(DINA)} (2)`,
		]);
	});

	test('the initial is a letter, and a name cut short does not leave its direction open', () => {
		expect(SeatMark({ name: isolated(DINA) }).props.children).toBe('ד');
		expect(shortened(isolated('דינה ושרה ורחל'), 6)).toBe(apart('דינה…'));
		expect(shortened(`${isolated('דינה ושרה')} (2)`, 9)).toBe(apart('דינה…(2)'));
	});

	test('as an element it is a <bdi> without anything that turns', () => {
		const { type, props } = Typed({ children: isolated(`${DINA}${OVERRIDE}`) });
		expect([type, props.children]).toEqual(['bdi', DINA]);
	});
});

/** Where a name stands alone in the page's markup: `{names[i]}`, `{me.name}`, `{line.text}`. */
const BARE = [
	/(?<![=\w])\{(?:reader\.)?names\[[^\]]+\]\}/,
	/(?<![=\w])\{(?:\w+\.)+(?:name|hostName)\}/,
	/(?<![=\w])\{line\.text\}|: line\.text\}/,
	/<(?:b|i|h\d|th|td|caption|span|small)[^>]*>:? ?\{(?:name|device|called)\}/,
	/\.map\(\(\{ name \}\) => name\)\.join/,
];
/** Words of ours that happen to be called so: titles of games, names of animals and of cells. */
const OURS = [
	'screens/home/MatchList.tsx',
	'screens/gallery/',
	'screens/profile/Stats.tsx',
	'games/snapshot/text/StandingOrder.tsx',
	'games/wildlife-park/Park.tsx',
	'games/photoshoot/text/Wanted.tsx',
];

describe('everything that people typed is shown by <Typed>', () => {
	const source = join(import.meta.dirname, '../../src');
	const files = globSync('**/*.tsx', { cwd: source }).filter((file) => !OURS.some((ours) => file.startsWith(ours)));
	test.each(files)('%s', (file) => {
		const text = readFileSync(join(source, file), 'utf8').replaceAll(/<Typed>\{[^}]*\}<\/Typed>/g, '');
		const lines = text.split('\n');
		expect(lines.filter((line) => BARE.some((pattern) => pattern.test(line)))).toEqual([]);
	});
});
