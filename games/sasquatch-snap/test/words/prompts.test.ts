import { seatsOf, type Viewer } from '@shutterbox/kernel';
import type { Table } from '@shutterbox/testkit';
import { expect, test } from 'vitest';
import { type Event, type Move, type State, sasquatchSnap } from '../../src/index.ts';
import { prompt } from '../../src/words/prompts.ts';
import { at, NAMES, RUSSIAN, voice } from './voice.ts';

function asked(table: Table<State, Move, Event>, viewer: Viewer, by = voice): string {
	const toMove = seatsOf(sasquatchSnap.toMove(table.state));
	const { verb, sentence } = prompt(by, { view: table.view(viewer), viewer, names: NAMES, toMove, isOpen: true });
	return `${verb}: ${sentence}`;
}

test('the Whistle', () => {
	const table = at('phase whistle');
	expect(asked(table, 0)).toBe('Blow the Whistle: Trade with your bank first, if you like.');
	expect(asked(table, 1)).toBe('Wait for Ann: A trade with the bank, perhaps, then the Whistle.');
	expect(asked(table, 'spectator')).toBe('Watch: Ann blows the Whistle.');
	expect(asked(table, 0, RUSSIAN)).toBe('Дайте свисток: Если хотите, сначала обменяйтесь с банком.');
	expect(asked(table, 1, RUSSIAN)).toBe('Ждём: Ann: Сначала, может быть, обмен с банком, затем свисток.');
	expect(asked(table, 'spectator', RUSSIAN)).toBe('Смотрите: Ann даёт свисток.');
});

test('the cards, with what Trap! would do here', () => {
	const table = at('phase commit | tiles 0k C3, 0b G3 | 3: C7; snaps 1; hand 0/0/0/0');
	const way = 'Choose your way: Walk north, east, south or west: 2 squares';
	expect(asked(table, 0)).toBe(`${way}, or 1 after Trap! You stand on your own spike: Trap! uproots it.`);
	expect(asked(table, 1)).toBe(`${way}. A rival’s tile lies on your square: no Trap! here.`);
	expect(asked(table, 2)).toBe(`${way}, or 1 after Trap!`);
	expect(asked(table, 3)).toBe(`${way}. Your purse is empty: no Trap!`);
	expect(asked(table, 0, RUSSIAN)).toBe(
		'Выберите путь: На север, восток, юг или запад: 2 клетки или 1 после «Ловушки!» Вы стоите на своём шипе: «Ловушка!» снимет его.',
	);
});

test('who is still waited for, by those who have laid their cards', () => {
	const table = at('phase commit').play(0, 'N').play(1, 'N');
	const laid = 'Your cards lie face down. You may take them back until the fourth one lies.';
	expect(asked(table, 0)).toBe(`Wait: Still choosing: Cy and Di. ${laid}`);
	expect(asked(table, 'spectator')).toBe('Watch: Cy and Di are laying cards.');
	expect(asked(table, 'spectator', RUSSIAN)).toBe('Смотрите: Cy и Di выкладывают карты.');
	table.play(2, 'E');
	expect(asked(table, 0)).toBe(`Wait for Di: ${laid}`);
	expect(asked(table, 0, RUSSIAN)).toBe(
		'Ждём: Di: Ваши карты лежат лицом вниз. Их можно забрать, пока не легла четвёртая.',
	);
});

test('a trap to set', () => {
	const table = at('phase commit').play(0, 'N!').play(1, 'E').play(2, 'E').play(3, 'W');
	expect(asked(table, 0)).toBe('Set your trap: It goes on C3, then you walk 1 north.');
	expect(asked(table, 3)).toBe('Wait for Ann: A trap goes on C3, then a walk of 1 north.');
	expect(asked(table, 0, RUSSIAN)).toBe('Поставьте ловушку: Она ляжет на C3, затем 1 шаг на север.');
});

test('a trap to set for somebody who is entrapped: there is no walk', () => {
	const table = at('phase commit | 1: C4 | 0: C3; snaps 1; hand 0/0/0/1');
	table.play(0, 'N!').play(1, 'E!').play(2, 'E').play(3, 'W');
	expect(asked(table, 1)).toBe('Set your trap: It goes on C4; you are entrapped and stay there.');
	expect(asked(table, 2)).toBe('Wait for Bo: A trap goes on C4. There is no walk: entrapped.');
});

test('the lure', () => {
	const table = at('phase lure');
	expect(asked(table, 0)).toBe('Lure him: Choose a line: he runs to its first trap or journalist.');
	expect(asked(table, 2)).toBe('Wait for Ann: Then the Sasquatch runs along one of his lines.');
	expect(asked(table, 'spectator')).toBe('Watch: Ann lures the Sasquatch.');
});

test('the end: who has the front page, with how many snaps, and the others', () => {
	const won = at('turn 17 phase lure | 1: G3; snaps 7; hand 6/0/1/0 | 3: C7; snaps 4 | tiles 1b E2').play(
		0,
		'lure N 3',
	);
	expect(asked(won, 1)).toBe('You have the front page: 8 snaps in 17 turns. Di 4, Ann 1, Cy 1.');
	expect(asked(won, 3)).toBe('Bo has the front page: 8 snaps in 17 turns. You 4, Ann 1, Cy 1.');
	expect(asked(won, 3, RUSSIAN)).toBe('Первая полоса: Bo: 8 снимков за 17 ходов. Вы 4, Ann 1, Cy 1.');
	const shared = at('turn 80 phase lure turnLimit=80').play(0, 'lure E 1');
	expect(asked(shared, 1)).toBe('Ann, you, Cy, and Di share the front page: 1 snap in 80 turns.');
	expect(asked(shared, 1, RUSSIAN)).toBe('Первая полоса: Ann, вы, Cy и Di: 1 снимок за 80 ходов.');
});
