import { describe, expect, test } from 'vitest';
import { faultsIn, latinIn, spoken } from '../src/spoken.ts';

const found = (language: string, text: string) =>
	faultsIn(language, { a: text }).map((fault) => fault.split(', in ')[0]);

test('a message is said with every choice and with counts of every form', () => {
	const said = (text: string) => spoken('ru', { a: text }).map((one) => one.text);
	expect(
		said(
			'{who, select, you {Вы} other {{name}}}: {count, plural, =3 {три} one {# карта} few {# карты} other {# карт}}',
		),
	).toEqual(
		['Вы', 'Инес'].flatMap((who) =>
			['0 карт', '1 карта', '2 карты', '5 карт', '21 карта', 'три'].map((count) => `${who}: ${count}`),
		),
	);
});

describe('a fault is found', () => {
	test.each([
		['You begins.', 'you begins'],
		['{who, select, you {You} other {{name}}} wins.', 'you wins'],
		['{who, select, you {You} other {{name}}} take it.', 'Ines take'],
		['There are {count} cards: {count, plural, other {# cards}}.', '1 cards'],
		['{count, plural, one {# card} other {# card}} left.', '0 card'],
		['{animals} has to be a target.', 'one and another has'],
		['You are committed to {animals}: that has to be a target.', 'one and another: that'],
		['{name} has undefined.', 'undefined'],
	])('in English: %s', (text, fault) =>
		expect(found('en', text).map((one) => one.toLowerCase())).toContain(`a: ${fault.toLowerCase()}`),
	);
	test.each([
		['фиолетовый, смазана', 'фиолетовый, смазана'],
		['{color, select, blue {синий} other {серый}} карта', 'серый карта'],
		['{count, plural, one {# карта} other {# карт}}', '2 карт'],
		['{count, plural, one {# карта} few {# карты} other {# карта}}', '5 карта'],
		['{who, select, you {вы} other {{name}}} играет', 'вы играет'],
		['ещё не готов(а)', 'готов(а)'],
	])('in Russian: %s', (text, fault) => expect(found('ru', text)).toContain(`a: ${fault}`));
});

test('what is right has no fault', () => {
	expect(
		found('en', '{who, select, you {You begin} other {{name} begins}}. {count, plural, one {# card} other {# cards}}.'),
	).toEqual([]);
	expect(
		found(
			'ru',
			'Занято 3 из {count, plural, one {# места} other {# мест}}, {count, plural, one {# карта} few {# карты} other {# карт}}.',
		),
	).toEqual([]);
	expect(found('en', 'All about you was deleted. The last 10 of 21 cards.')).toEqual([]);
});

test('words in Latin letters are found in Russian, names are not', () => {
	const latin = (text: string) => latinIn({ a: text }).map((one) => one.split(',')[0]);
	expect(latin('Партия Photoshoot (PST-53), клавиша R')).toEqual([]);
	expect(latin('Safari on Linux')).toEqual(['a: Safari']);
});
