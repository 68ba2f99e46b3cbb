import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '@shutterbox/catalogue';
import { partOf } from '@shutterbox/catalogue/parts';
import { type GamePart, type Schema, speak } from '@shutterbox/kernel';
import { voiceOf } from '@shutterbox/testkit';
import { beforeAll, describe, expect, test } from 'vitest';
import { bringFigure } from '../../src/games/figures.ts';
import { LANGUAGES } from '../../src/i18n/area.ts';
import { type Block, type Figure, plain, type Rulebook, type Text } from '../../src/screens/rules/book.ts';
import { parseRulebook } from '../../src/screens/rules/parse.ts';

const root = join(import.meta.dirname, '../../../..');
const bookOf = (game: string, language: string) =>
	parseRulebook(
		readFileSync(join(root, 'games', game, language === 'en' ? 'RULES.md' : `RULES.${language}.md`), 'utf8'),
	);

const MACHINES = { en: 'For machines', ru: 'Для машин' };
const OPTIONS = { en: 'Options', ru: 'Настройки' };
/** `option "First player"`, `настройка «Первый игрок»`, in any case, and `options "A" and "B"`. */
const NAMED = {
	en: /\boptions? "([^"]+)"(?: and "([^"]+)")?/gi,
	ru: /настройк(?:а|и|е|у|ой) «([^»]+)»(?: и «([^»]+)»)?/gi,
};

const blocksOf = ({ lead, sections }: Rulebook): readonly Block[] => [
	...lead,
	...sections.flatMap(({ blocks }) => blocks),
];

/** Everything that people read without opening a fold. */
function textsIn(block: Block): readonly Text[] {
	switch (block.kind) {
		case 'paragraph':
			return [block.text];
		case 'steps':
			return block.items;
		case 'rules':
			return block.rules.map(({ text }) => text);
		case 'table':
			return [block.head, ...block.rows].flat();
		case 'plan':
			return [[block.lines]];
		case 'figures':
			return block.figures.map(({ caption }) => [caption]);
		case 'fold':
			return [];
	}
}

function figuresIn(book: Rulebook): readonly Figure[] {
	return blocksOf(book).flatMap((block) => (block.kind === 'figures' ? block.figures : []));
}

function choicesIn(schema: Schema): readonly unknown[] {
	if (schema.kind === 'choice') return schema.values;
	return schema.kind === 'anyOf' ? schema.options.flatMap(choicesIn) : [];
}

describe.each(games.map(({ meta }) => meta.id))('the books of %s', (game) => {
	let part: GamePart;
	beforeAll(async () => {
		part = (await partOf(game)) as GamePart;
	});
	const books = LANGUAGES.map((language) => [language, bookOf(game, language)] as const);
	const spokenIn = async (language: 'en' | 'ru') => {
		const { messages } = await (part.words.messages[language] ?? part.words.messages.en)();
		return speak(part.words, voiceOf(messages, language));
	};

	test.each(books)('speak the words of the board outside the folds for machines: %s', (language, book) => {
		const texts = blocksOf(book).flatMap(textsIn);
		const codes = texts.flatMap((text) => text.filter((span) => typeof span === 'object' && span.kind === 'code'));
		expect(codes).toEqual([]);
		const read = texts.map(plain);
		expect(read.filter((text) => /[a-z][A-Z]/.test(text))).toEqual([]);
		expect(
			read.filter((text) => /= *\d+ *× *\(/.test(text) || /\b(?:numbered|count(?:ed)?) from 0\b|\bот 0\b/.test(text)),
		).toEqual([]);
		const ids = [...Object.keys(part.game.options), ...part.game.meta.endReasons].filter((id) => /[A-Z\d]/.test(id));
		expect(read.filter((text) => ids.some((id) => text.includes(id)))).toEqual([]);
		const folds = blocksOf(book).flatMap((block) => (block.kind === 'fold' ? [block.title] : []));
		expect(new Set(folds)).toEqual(new Set([MACHINES[language]]));
	});

	test.each(books)('call options what the form of a table calls them: %s', async (language, book) => {
		const spoken = await spokenIn(language);
		const titles = Object.keys(part.game.options).map((name) => spoken.option(name)?.title);
		const { blocks = [] } = book.sections.find(({ title }) => title === OPTIONS[language]) ?? {};
		const table = blocks.find((block) => block.kind === 'table');
		expect(table?.rows.map(([title]) => plain(title))).toEqual(titles);
		Object.entries(part.game.options).forEach(([name, { schema, default: usual }], i) => {
			const [, offered, box] = table?.rows[i].map(plain) ?? [];
			for (const value of choicesIn(schema)) {
				// Seats and colours are not listed one by one.
				if (schema.kind === 'anyOf' && value !== 'random') continue;
				const words = spoken.optionValue(name, value);
				if (words !== null && !/^(?:Seat|Место) \d$/.test(words)) expect(offered).toContain(words);
			}
			const words = spoken.optionValue(name, usual);
			if (words !== null) expect(box).toBe(words);
		});
		const named = blocksOf(book)
			.flatMap(textsIn)
			.flatMap((text) =>
				[...plain(text).matchAll(NAMED[language])].flatMap(([, one, other]) => [one, ...(other ? [other] : [])]),
			);
		expect(named.filter((title) => !titles.includes(title))).toEqual([]);
	});

	test.each(books)('name in a ruling the option that rests on it: %s', async (language, book) => {
		const spoken = await spokenIn(language);
		const rules = blocksOf(book).flatMap((block) => (block.kind === 'rules' ? block.rules : []));
		for (const [name, { ruling }] of Object.entries(part.game.options)) {
			const text = rules.find(({ number }) => number === ruling)?.text;
			if (ruling !== undefined) expect(plain(text ?? [])).toContain(spoken.option(name)?.title);
		}
	});

	test('have the same figures in both languages, four or more, each with words of its own', () => {
		const [english, russian] = books.map(([, book]) => figuresIn(book));
		expect(english.length).toBeGreaterThanOrEqual(4);
		expect(russian.map(({ caption: _, ...drawn }) => drawn)).toEqual(english.map(({ caption: _, ...drawn }) => drawn));
		for (const { caption } of english) expect(caption).toMatch(/^[A-Z\d][^а-яё]{20,}[.]$/);
		for (const { caption } of russian) expect(caption).toMatch(/^[А-ЯЁ\d].{20,}[.]$/);
		expect(new Set(english.map(({ caption }) => caption)).size).toBe(english.length);
	});

	test.each(figuresIn(books[0][1]).map((figure) => [figure.shows, figure] as const))(
		'have a figure that can be drawn: %s',
		async (shows, { position, width, height }) => {
			const parsed = part.game.notation.parsePosition(position);
			expect('problem' in parsed ? parsed.problem : null).toBeNull();
			if ('value' in parsed) part.game.invariants(parsed.value);
			await expect(bringFigure(game, position, shows)).resolves.toHaveProperty('Drawing');
			expect(Math.min(width, height)).toBeGreaterThanOrEqual(120);
			// Whoever asks for what is not there hears of it.
			await expect(bringFigure(game, position, `${shows} and-more`)).rejects.toThrow();
			await expect(bringFigure(game, 'no position', shows)).rejects.toThrow();
		},
	);
});
