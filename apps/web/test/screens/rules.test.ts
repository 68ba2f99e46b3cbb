import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '@shutterbox/catalogue';
import { describe, expect, test } from 'vitest';
import { type Block, isRuling, plain, type Rule, type Rulebook } from '../../src/screens/rules/book.ts';
import { parseRulebook } from '../../src/screens/rules/parse.ts';
import { entries, narrowed, pieces, wordsOf } from '../../src/screens/rules/search.ts';
import { spansOf } from '../../src/screens/rules/spans.ts';

const root = join(import.meta.dirname, '../../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const rulesIn = (book: Rulebook): readonly Rule[] =>
	book.sections.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'rules' ? block.rules : [])));

describe('a line of a rule book', () => {
	const numbers = new Set(['PHO-18', 'R-3']);
	test('knows strong words, terms, code and escapes', () => {
		expect(spansOf('A **field**, a _film_ and `B7`; \\* a_b_c', numbers)).toEqual([
			'A ',
			{ kind: 'strong', text: 'field' },
			', a ',
			{ kind: 'term', text: 'film' },
			' and ',
			{ kind: 'code', text: 'B7' },
			'; * a_b_c',
		]);
	});
	test('refers to the rules that the book has, and to no others', () => {
		expect(spansOf('As in PHO-18, not PHO-99', numbers)).toEqual([
			'As in ',
			{ kind: 'reference', text: 'PHO-18' },
			', not PHO-99',
		]);
	});
});

describe('a rule book', () => {
	const book = parseRulebook(
		[
			'# Photo: the rules\n\nBy somebody.\nWith pictures.\n\n## In short\n\n1. Look.\n2. Press.',
			'## Turn\n\n- **PHO-1** Take one card. (rulings R-1, R-2)\n- **PHO-2** Then pass, see PHO-1.',
			'```\n    1 2\n      3\n```\n\nAfter the plan.',
			'| Code | When |\n| --- | --- |\n| `BAD` | never |',
			'## Rulings\n\n- **R-1** One.\n- **R-2** Two.\n',
		].join('\n\n'),
	);
	test('has a title, a lead and its sections in order', () => {
		expect(book.title).toBe('Photo: the rules');
		expect(book.lead).toEqual([{ kind: 'paragraph', text: ['By somebody. With pictures.'] }]);
		expect(book.sections.map(({ id, title }) => [id, title])).toEqual([
			['part-1', 'In short'],
			['part-2', 'Turn'],
			['part-3', 'Rulings'],
		]);
	});
	test('has rules with their numbers and the rulings they rest on', () => {
		expect(book.sections[1].blocks[0]).toEqual({
			kind: 'rules',
			rules: [
				{ number: 'PHO-1', text: ['Take one card.'], rulings: ['R-1', 'R-2'] },
				{ number: 'PHO-2', text: ['Then pass, see ', { kind: 'reference', text: 'PHO-1' }, '.'], rulings: [] },
			],
		});
	});
	test('has rulings under the numbers of their specification', () => {
		const { sections } = parseRulebook(
			'# T\n\n## A\n\n- **WPK-5** Deal boards. (rulings RUL-15, RUL-3)\n\n## Rulings\n\n- **RUL-3** One.\n- **RUL-15** Two.\n',
		);
		expect(sections[0].blocks).toEqual([
			{ kind: 'rules', rules: [{ number: 'WPK-5', text: ['Deal boards.'], rulings: ['RUL-15', 'RUL-3'] }] },
		]);
		expect(['R-3', 'RUL-3', 'WPK-3', 'RULE-3'].map(isRuling)).toEqual([true, true, false, false]);
	});
	test('has plans without their margin, tables by cells, and what follows them', () => {
		expect(book.sections[1].blocks.slice(1)).toEqual([
			{ kind: 'plan', lines: '1 2\n  3' },
			{ kind: 'paragraph', text: ['After the plan.'] },
			{ kind: 'table', head: [['Code'], ['When']], rows: [[[{ kind: 'code', text: 'BAD' }], ['never']]] },
		]);
	});
	test('has folds with blocks of their own, and goes on behind them', () => {
		const { sections } = parseRulebook(
			'# T\n\n## A\n\nBefore.\n\n<details>\n<summary>For machines</summary>\n\nIn `code`.\n\n```\n  1\n```\n\n</details>\n\nAfter.\n',
		);
		expect(sections[0].blocks).toEqual([
			{ kind: 'paragraph', text: ['Before.'] },
			{
				kind: 'fold',
				title: 'For machines',
				blocks: [
					{ kind: 'paragraph', text: ['In ', { kind: 'code', text: 'code' }, '.'] },
					{ kind: 'plan', lines: '1' },
				],
			},
			{ kind: 'paragraph', text: ['After.'] },
		]);
	});
	test('has figures in lines that other readers pass over', () => {
		const line = (caption: string) =>
			`<!-- figure 400x300 field 1 left 2 | ${caption} | 2p BRYGN pick 0 | field R3 -->`;
		const { sections } = parseRulebook(`# T\n\n## A\n\n${line('One.')}\n${line('Two.')}\n\nText.\n`);
		const shared = { width: 400, height: 300, shows: 'field 1 left 2', position: '2p BRYGN pick 0 | field R3' };
		expect(sections[0].blocks).toEqual([
			{
				kind: 'figures',
				figures: [
					{ ...shared, caption: 'One.' },
					{ ...shared, caption: 'Two.' },
				],
			},
			{ kind: 'paragraph', text: ['Text.'] },
		]);
	});
	test('leaves out what only readers of the code need', () => {
		const { sections } = parseRulebook('# T\n\n## A\n\nText.\n\n## Worked examples\n\nIn `test`.\n');
		expect(sections.map(({ title }) => title)).toEqual(['A']);
	});
	test('with a list that has no numbers, or without a title, is a mistake', () => {
		expect(() => parseRulebook('# T\n\n## A\n\n- loose')).toThrow('numbered rules');
		expect(() => parseRulebook('no title')).toThrow('title');
		expect(() => parseRulebook('# T\n\n## A\n\n<!-- figure of a field -->')).toThrow('neither a figure nor a fold');
	});
});

describe('looking for words', () => {
	const book = parseRulebook(
		'# T\n\nLead.\n\n## Wind\n\n- **PHO-1** Slide one card. (ruling R-1)\n- **PHO-2** Film, ещё плёнка.\n\n## Score\n\n1. Count.\n2. Compare.\n\n## Rulings\n\n- **R-1** Card by card.',
	);
	const found = (query: string) => rulesIn(narrowed(book, wordsOf(query))).map(({ number }) => number);
	test('keeps the rules that have all of them, by text, by number and by ruling', () => {
		expect(found('card SLIDE')).toEqual(['PHO-1']);
		expect(found('card')).toEqual(['PHO-1', 'R-1']);
		expect(found('pho-2')).toEqual(['PHO-2']);
		expect(found('r-1')).toEqual(['PHO-1', 'R-1']);
		expect(found('nothing of the kind')).toEqual([]);
	});
	test('finds captions and what is folded away', () => {
		const folded = parseRulebook(
			'# T\n\n## A\n\n<!-- figure 4x3 field | A field of four rows. | 2p -->\n\n<details>\n<summary>For machines</summary>\n\nRows from zero.\n\nMore.\n\n</details>\n\nElse.',
		);
		const kinds = (query: string) => narrowed(folded, wordsOf(query)).sections.flatMap(({ blocks }) => blocks);
		expect(kinds('four rows')).toMatchObject([{ kind: 'figures', figures: [{ caption: 'A field of four rows.' }] }]);
		expect(kinds('zero')).toMatchObject([{ kind: 'fold', blocks: [{ kind: 'paragraph' }] }]);
		expect([entries(folded), entries(narrowed(folded, ['rows']))]).toEqual([4, 2]);
	});
	test('does not mind е for ё', () => expect(found('пленка еще')).toEqual(['PHO-2']));
	test('keeps a whole section by its title', () => expect(found('wind')).toEqual(['PHO-1', 'PHO-2']));
	test('counts what it kept', () => {
		expect([entries(book), entries(narrowed(book, wordsOf('compare'))), entries(narrowed(book, ['zebra']))]).toEqual([
			5, 1, 0,
		]);
	});
	test('marks every place of every word, and the pieces are the whole text again', () => {
		const cut = pieces('Card by card, Film', ['card', 'fil']);
		expect(cut.filter(({ isFound }) => isFound).map(({ text }) => text)).toEqual(['Card', 'card', 'Fil']);
		expect(cut.map(({ text }) => text).join('')).toBe('Card by card, Film');
	});
	test('without words keeps everything', () => expect(narrowed(book, wordsOf('  '))).toBe(book));
});

describe.each(games.map(({ meta }) => meta))('the book of $title', ({ id, prefix }) => {
	const text = read(`games/${id}/RULES.md`);
	const book = parseRulebook(text);
	const rules = rulesIn(book);
	test('has every rule of its text once, in its order, and no number is left out', () => {
		const own = rules.filter(({ number }) => !isRuling(number)).map(({ number }) => number);
		expect(own).toEqual([...text.matchAll(new RegExp(`^- \\*\\*(${prefix}-\\d+)`, 'gm'))].map(([, number]) => number));
		expect(new Set(own)).toEqual(new Set(own.map((_, i) => `${prefix}-${i + 1}`)));
	});
	test('rests on rulings that it has', () => {
		const numbers = new Set(rules.map(({ number }) => number));
		expect(rules.flatMap(({ rulings }) => rulings).filter((ruling) => !numbers.has(ruling))).toEqual([]);
	});
	test('leaves no mark of its writing on the page', () => {
		const words = book.sections.flatMap(({ title, blocks }) => [title, ...blocks.flatMap(textsOf)]);
		expect(words.filter((word) => /\*\*|`|^\||^#|^- /.test(word))).toEqual([]);
	});
	test('has tables whose rows are as wide as their heads', () => {
		for (const { blocks } of book.sections) {
			for (const block of blocks) {
				if (block.kind === 'table') for (const row of block.rows) expect(row).toHaveLength(block.head.length);
			}
		}
	});
});

describe.each(games.map(({ meta }) => meta.id))('the rules of %s in Russian', (game) => {
	const english = parseRulebook(read(`games/${game}/RULES.md`));
	const russian = parseRulebook(read(`games/${game}/RULES.ru.md`));
	test('have the same sections with the same kinds of blocks', () => {
		const kindOf = (block: Block): unknown =>
			block.kind === 'fold' ? [block.kind, ...block.blocks.map(kindOf)] : block.kind;
		const shape = ({ sections }: Rulebook) => sections.map(({ blocks }) => blocks.map(kindOf));
		expect(shape(russian)).toEqual(shape(english));
	});
	test('have the same rules and rulings, resting on the same rulings', () => {
		const numbers = (book: Rulebook) => rulesIn(book).map(({ number, rulings }) => [number, ...rulings]);
		expect(numbers(russian)).toEqual(numbers(english));
	});
	test('have the same codes, and refer to the same rules', () => {
		const named = (book: Rulebook) =>
			rulesIn(book).map(({ number, text }) => [number, ...text.flatMap((span) => codesOf(span)).sort()]);
		expect(named(russian)).toEqual(named(english));
	});
	test('have tables of the same size, with the same codes in them', () => {
		const tables = (book: Rulebook) =>
			book.sections.flatMap(({ blocks }) =>
				blocks
					.flatMap((block) => (block.kind === 'fold' ? block.blocks : [block]))
					.flatMap((block) =>
						block.kind === 'table' ? [block.rows.map((row) => row.map((cell) => cell.flatMap(codesOf)))] : [],
					),
			);
		expect(tables(russian)).toEqual(tables(english));
	});
	test('have the same figures in every rule', () => {
		const figures = (book: Rulebook) =>
			Object.fromEntries(rulesIn(book).map(({ number, text }) => [number, figuresIn(plain(text))]));
		expect(figures(russian)).toEqual(figures(english));
	});
});

function codesOf(span: Rule['text'][number]): readonly string[] {
	return typeof span === 'object' && (span.kind === 'code' || span.kind === 'reference') ? [span.text] : [];
}

function figuresIn(text: string): readonly string[] {
	return [...text.matchAll(/\d+/g)].map(([figure]) => figure).sort();
}

function textsOf(block: Block): readonly string[] {
	switch (block.kind) {
		case 'paragraph':
			return [plain(block.text)];
		case 'plan':
			return [];
		case 'steps':
			return block.items.map(plain);
		case 'rules':
			return block.rules.map(({ text }) => plain(text));
		case 'table':
			return [block.head, ...block.rows].flatMap((row) => row.map(plain));
		case 'figures':
			return block.figures.map(({ caption }) => caption);
		case 'fold':
			return block.blocks.flatMap(textsOf);
	}
}
