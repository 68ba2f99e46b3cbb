import { seatsOf, type Viewer } from '@shutterbox/kernel';
import { type Table, tableAt } from '@shutterbox/testkit';
import { expect, test } from 'vitest';
import { type Event, type Move, photoshoot, type State } from '../../src/index.ts';
import { prompt } from '../../src/words/prompts.ts';
import { at, NAMES, RUSSIAN, voice } from './voice.ts';

function asked(table: Table<State, Move, Event>, viewer: Viewer, language = voice): string {
	const toMove = seatsOf(photoshoot.toMove(table.state));
	const names = NAMES.slice(0, table.state.seats);
	const { verb, sentence } = prompt(language, { view: table.view(viewer), viewer, names, toMove, isOpen: true });
	return `${verb}: ${sentence}`;
}

test('a stage to repair', () => {
	const table = at('4p repair pace=untimed', 'A james-olivia');
	expect(asked(table, 0)).toBe('Repair the stage: James has lost Olivia. One swap will do, and it costs nothing.');
	expect(asked(table, 2)).toBe('Wait: Ann repairs the stage.');
	expect(asked(table, 0, RUSSIAN)).toBe(
		'Поправьте сцену: Джеймс потерял Оливию. Хватит одного обмена, и это ничего не стоит.',
	);
	expect(asked(table, 2, RUSSIAN)).toBe('Подождите: Ann поправляет сцену.');
	const both = tableAt(photoshoot, '4p repair pace=untimed | RMA/JCE/OPS | A arthur-max james-olivia');
	expect(asked(both, 0)).toMatch(/^Repair the stage: Arthur stands next to Max, James has lost Olivia\. /);
});

test('getting ready, and turning the hourglass', () => {
	const table = at('4p ready');
	expect(asked(table, 0)).toBe(
		'Get ready: Your team photographs this round. You act first. The photo appears when the hourglass turns.',
	);
	expect(asked(table, 1)).toBe('Wait: Your team controls this round: call what they do wrong. Ann and Cy get ready.');
	table.play(0, 'ready');
	expect(asked(table, 0)).toBe('Wait: Cy gets ready.');
	table.play(2, 'ready');
	expect(asked(table, 2)).toBe('Wait: The hourglass is about to turn.');
	expect(asked(table, 1)).toBe('Turn the hourglass: Everybody is ready. The photo opens with the sand.');
	expect(asked(table, 1, RUSSIAN)).toBe('Переверните часы: Все готовы. Кадр откроется вместе с песком.');
});

test('who begins, and which tiles are to be minded', () => {
	const table = at('4p ready', 'A max-pet max-goodboy chloe-diagonal');
	expect(asked(table, 2)).toBe('Get ready: Your team photographs this round. Ann acts first. Mind Max and Chloe.');
	expect(asked(table, 2, RUSSIAN)).toBe(
		'Приготовьтесь: В этом раунде снимает ваша команда. Начинает Ann. Следите за Максом и Хлоей.',
	);
	expect(asked(table, 0, RUSSIAN)).toBe(
		'Приготовьтесь: В этом раунде снимает ваша команда. Начинаете вы. Следите за Максом и Хлоей.',
	);
	expect(asked(table, 1, RUSSIAN)).toBe(
		'Подождите: В этом раунде ваша команда следит за ошибками. Готовятся: Ann и Cy.',
	);
});

test('while the hourglass runs nobody is told whose turn it is, and every act is told to all', () => {
	const table = at('4p running', 'open P01', 'A edgar-ready');
	expect(asked(table, 0)).toBe('Swap or shoot: One action each, in turn and in silence.');
	expect(asked(table, 2)).toBe(asked(table, 0));
	expect(asked(table, 1)).toBe('Watch for mistakes: Stop the hourglass when you see one.');
	table.at(3000).play(0, '!ready');
	expect(asked(table, 1)).toBe('Watch for mistakes: Ann asked “Is everybody ready?”');
	expect(asked(table, 2)).toBe('Answer: Ann asked “Is everybody ready?”');
	table.at(4000).play(0, '0-1');
	expect(asked(table, 3)).toBe('Watch for mistakes: Ann swapped Arthur and Pam.');
	expect(asked(table, 'spectator')).toBe('Watch: Ann swapped Arthur and Pam.');
	expect(asked(table, 0, RUSSIAN)).toBe('Меняйте или снимайте: Вы меняете местами Артура и Пэм.');
	expect(asked(table, 3, RUSSIAN)).toBe('Ловите ошибки: Ann меняет местами Артура и Пэм.');
});

test('without an hourglass the one on turn is told', () => {
	const table = at('4p running pace=untimed', 'open P01');
	expect(asked(table, 0)).toBe('Swap or shoot: It is your turn.');
	expect(asked(table, 2)).toBe('Wait: It is the turn of Ann.');
	expect(asked(table, 1)).toBe('Watch for mistakes: Each action is checked before the next.');
});

test('[PST-71] that a photo is complete is told only by a table that assists', () => {
	const complete = (options: string) =>
		tableAt(photoshoot, `4p running pace=untimed ${options} | RPE/JCO/AMS | open P32`);
	expect(asked(complete('strictness=judge'), 0)).toBe('Swap or shoot: It is your turn.');
	expect(asked(complete('strictness=assist'), 0)).toBe('Swap or shoot: All are in place.');
	expect(asked(complete('strictness=assist'), 1)).toBe('Watch for mistakes: Each action is checked before the next.');
});

test('an action to judge, a mistake to name, and going on', () => {
	const table = at('4p running', 'open P01').at(3000).play(0, '0-1').at(4000).play(1, 'stop 1');
	expect(asked(table, 1)).toBe('Name the mistake: You called a mistake. Point at what was wrong.');
	expect(asked(table, 0)).toBe('Wait: Bo called a mistake and says what was wrong.');
	table.at(5000).play(1, 'point turn');
	expect(asked(table, 3)).toBe('Let it run on: Cy is to act.');
	expect(asked(table, 0)).toBe('Wait: Cy is to act.');
	expect(asked(table, 2)).toBe('Wait: You are to act.');
	const checked = at('4p running pace=untimed', 'open P01').play(0, '0-1');
	expect(asked(checked, 1)).toBe('Judge it: Ann swapped Arthur and Pam. Is all fine?');
	expect(asked(checked, 1, RUSSIAN)).toBe('Ваше слово: Ann меняет местами Артура и Пэм. Всё верно?');
	expect(asked(checked, 0)).toBe('Wait: The others look for mistakes. You may still correct yourself.');
});

test('a deed is judged with the rituals its doer did for it, in order', () => {
	const table = at('4p running pace=untimed', 'open P01', 'A edgar-cheese max-goodboy')
		.play(0, '!cheese')
		.play(2, '!goodBoy')
		.play(0, '4-5')
		.play(0, '!goodBoy');
	expect(asked(table, 1)).toBe(
		'Judge it: Ann said “Cheese!”, swapped Chloe and Edgar, and said “Good boy!” Is all fine?',
	);
	expect(asked(table, 1, RUSSIAN)).toBe(
		'Ваше слово: Ann говорит «Сы-ыр!», меняет местами Хлою и Эдгара и говорит «Молодец!». Всё верно?',
	);
});

test('the last call', () => {
	const table = at('4p running hourglassSec=30', 'open P01').at(3000).play(0, '0-1');
	table.at(photoshoot.alarm?.(table.state) ?? 0).play('table', { type: 'timeUp' });
	expect(asked(table, 1)).toBe('Last call: Time is up. Ann swapped Arthur and Pam. Is all fine?');
	expect(asked(table, 2)).toBe('Time is up: What is open can still be called or corrected.');
});

test('where the table is the referee, two players have nothing to judge', () => {
	const table = at('2p running', 'open P01').at(3000).play(0, '0-1');
	expect(asked(table, 1)).toBe('Swap or shoot: Ann swapped Arthur and Pam.');
});

test('the end', () => {
	const table = at(
		'2p running pace=untimed round 5 turnBudget=8',
		'open P01',
		'acts 0:0-1@0 1:0-1@0 0:0-1@0 1:0-1@0 0:0-1@0 1:0-1@0 0:0-1@0',
	);
	table.play(1, '0-1');
	expect(asked(table, 0)).toMatch(/^The match is over: /);
});
