import { seatsOf, type Viewer } from '@shutterbox/kernel';
import { type Table, tableAt } from '@shutterbox/testkit';
import { expect, test } from 'vitest';
import { type Event, type Move, photoshoot, type State } from '../../src/index.ts';
import { prompt } from '../../src/words/prompts.ts';
import { at, NAMES, voice } from './voice.ts';

function asked(table: Table<State, Move, Event>, viewer: Viewer): string {
	const toMove = seatsOf(photoshoot.toMove(table.state));
	const names = NAMES.slice(0, table.state.seats);
	const { verb, sentence } = prompt(voice, { view: table.view(viewer), viewer, names, toMove, isOpen: true });
	return `${verb}: ${sentence}`;
}

test('a stage to repair', () => {
	const table = at('4p repair pace=untimed', 'A james-olivia');
	expect(asked(table, 0)).toBe('Repair the stage: Swap two so that the orange effects hold. It costs nothing.');
	expect(asked(table, 2)).toBe('Wait: Ann repairs the stage.');
});

test('getting ready, and turning the hourglass', () => {
	const table = at('4p ready');
	expect(asked(table, 0)).toBe('Get ready: Look at the stage. The photo appears when the hourglass turns.');
	expect(asked(table, 1)).toBe('Wait: Ann and Cy get ready.');
	table.play(0, 'ready');
	expect(asked(table, 0)).toBe('Wait: Cy gets ready.');
	table.play(2, 'ready');
	expect(asked(table, 2)).toBe('Wait: The hourglass is about to turn.');
	expect(asked(table, 1)).toBe('Turn the hourglass: Everybody is ready.');
});

test('while the hourglass runs nobody is told whose turn it is, and every act is told to all', () => {
	const table = at('4p running', 'open P01', 'A edgar-ready');
	expect(asked(table, 0)).toBe('Swap or shoot: One action each, in turn and in silence.');
	expect(asked(table, 2)).toBe(asked(table, 0));
	expect(asked(table, 1)).toBe('Watch for mistakes: Stop the hourglass when you see one.');
	table.at(3000).play(0, '!ready');
	expect(asked(table, 1)).toBe('Watch for mistakes: Ann asked “Is everybody ready?”.');
	expect(asked(table, 2)).toBe('Swap or shoot: Ann asked “Is everybody ready?”. Answer.');
	table.at(4000).play(0, '0-1');
	expect(asked(table, 3)).toBe('Watch for mistakes: Ann swapped Arthur and Pam.');
	expect(asked(table, 'spectator')).toBe('Watch: Ann swapped Arthur and Pam.');
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
	expect(asked(table, 1)).toBe('Name the mistake: The call stands: which mistake was it?');
	expect(asked(table, 0)).toBe('Wait: Bo says what was wrong.');
	table.at(5000).play(1, 'point turn');
	expect(asked(table, 3)).toBe('Let it run on: Next to act: Cy.');
	expect(asked(table, 0)).toBe('Wait: Next to act: Cy.');
	expect(asked(table, 2)).toBe('Wait: Next to act: you.');
	const checked = at('4p running pace=untimed', 'open P01').play(0, '0-1');
	expect(asked(checked, 1)).toBe('Judge it: Ann swapped Arthur and Pam. Is all fine?');
	expect(asked(checked, 0)).toBe('Wait: The others look for mistakes. You may still correct yourself.');
});

test('the last call', () => {
	const table = at('4p running hourglassSec=30', 'open P01').at(3000).play(0, '0-1');
	table.at(photoshoot.alarm?.(table.state) ?? 0).play('table', { type: 'timeUp' });
	expect(asked(table, 1)).toBe('Judge it: Time is up. Ann swapped Arthur and Pam. Is all fine?');
	expect(asked(table, 2)).toBe('Wait: Time is up. What is open can still be called or corrected.');
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
