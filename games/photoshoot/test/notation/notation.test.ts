import { expect, test } from 'vitest';
import { photoshoot } from '../../src/index.ts';
import { stage } from '../table.ts';

const { notation } = photoshoot;

test.each([
	'2-5',
	'2-6 slide 1200 base 3',
	'2-6 tap 0',
	'push right slide 500',
	'push up base 0',
	'photo base 12',
	'!goodBoy',
	'!highFive>2',
	'!pet>max',
	'talk',
	'undo base 1',
	'stop 3',
	'point turn',
	'point effect max-pet',
	'ok base 2',
	'ready',
	'flip',
	'resume',
	'repair 0-1',
	'repair left',
	'whistle',
])('the move %s is read and written', (text) => {
	const parsed = notation.parseMove(text);
	if ('problem' in parsed) throw new Error(parsed.problem);
	expect(notation.printMove(parsed.value)).toBe(text);
});

test.each(['', 'hop', '!hop', '2', 'push away', 'point', 'stop'])('"%s" is no move', (text) => {
	expect(notation.parseMove(text)).toHaveProperty('problem');
});

test.each([
	'',
	'1p running | RPA/JCE/OMS',
	'4p dancing | RPA/JCE/OMS',
	'4p running | RPA/JCE/OMM',
	'4p running',
	'4p running hourglassSec=7 | RPA/JCE/OMS',
	'4p running speed=7 | RPA/JCE/OMS',
	'4p running | RPA/JCE/OMS | A max-hug',
	'4p running | RPA/JCE/OMS | open P51',
	'4p running | RPA/JCE/OMS | hat 3',
	'4p running | RPA/JCE/OMS | scores 3',
	'4p running | RPA/JCE/OMS | clock 3 backwards',
	'4p running | RPA/JCE/OMS | acts 0:hop@3',
	'4p running | RPA/JCE/OMS | acts 0:undo#3@3',
	'4p running | RPA/JCE/OMS | acts 0:!bow@3',
])('"%s" is no position', (text) => {
	expect(notation.parsePosition(text)).toHaveProperty('problem');
});

test('a position in the middle of a call keeps everything, a view of it all but the judge', () => {
	const shoot = stage('RPA/JCE/OMS', {
		effects: 'max-goodboy joe-push',
		head: 'level=custom customLevel={start:[blue,orange],at5:[],at15:[]} calls=named',
	});
	shoot.do('0: push right slide 300', '2: !goodBoy', '0: !highFive>2', '0: talk', '2: photo', '1: stop 3');
	for (const position of [shoot.state, shoot.table.view('spectator')]) {
		expect(notation.parsePosition(notation.printPosition(position))).toEqual({ value: position });
	}
});
