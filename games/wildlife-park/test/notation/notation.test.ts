import { expect, test } from 'vitest';
import { wildlifePark } from '../../src/index.ts';

const { notation } = wildlifePark;

test.each([
	'reroll 0 3 7',
	'reroll -',
	'swap 1 0',
	'keep',
	'tile:green b3@4, die:6 c2 orange+',
	'tile:2 a1, out:grey -',
	'left:3 c2 green- multi-, tile:0 e1@0',
	'choose in:grey die:2',
	'build supply b3@4, display -',
	'workers b4 grey-, b5 grey+ multi+',
	'workers -',
	'declare tile',
	'protect multi',
	'protect -',
	'soloReroll 1 8',
	'soloDiscard -',
])('the move %s reads as it prints', (text) => {
	const parsed = notation.parseMove(text);
	if ('problem' in parsed) throw new Error(parsed.problem);
	expect(notation.printMove(parsed.value)).toBe(text);
});

test.each([
	'',
	'pass',
	'swap 4 0',
	'out:grey a1',
	'out:grey out:blue',
	'declare both',
	'protect pink',
	'reroll 9',
	'tile:green b3@x, die:0 -',
	'workers b4 grey',
])('"%s" is no move', (text) => {
	expect(notation.parseMove(text)).toHaveProperty('problem');
});

test.each([
	'2p turn 3 side=asymmetric tempo=stepwise | 0: saola; park b2 ibex.brown@4=4, c2 =6; board 5; supply -; display die:0 5, tile:1 ibex.heart; stack ?*4; workers green multi; discards blue6; commit ? | 1: gorilla; park -; board 1; supply out:grey 3, tile:blue seal.heart; display -; stack -; chosen grey3 lion.beige | stacks ?*9 / ?*9 / - / ?*1',
	'1p protect 2 | solo tokens ?*6; drawn 4 7; side left; hit right:3; lost lion.heart green4 | 0: saola; park -; supply left:1 3, right:3 sloth.heart; display die:0 1; stack ?*4; missions 1 7 13 | stacks ?*7 / ?*7 / ?*7 / ?*7',
	'5p turn 9 | 0: gorilla; park a1 golden-eagle.brown@0, a2 common.golden-eagle.brown@0; board 1; supply -; display -; stack ?*9; entrance 19 | 1: saola; park -; board 2; supply -; display -; stack ?*10; entrance 0 | 2: vaquita; park -; board 3; supply -; display -; stack ?*10; entrance 0 | 3: blue-whale; park -; board 4; supply -; display -; stack ?*10; entrance 0 | 4: snow-leopard; park -; board 5; supply -; display -; stack ?*10; entrance 0; workers - | stacks ?*12 / ?*12 / ?*11 / ?*12',
])('the position %s reads as it prints', (text) => {
	const parsed = notation.parsePosition(text);
	if ('problem' in parsed) throw new Error(parsed.problem);
	const words = (line: string) =>
		line
			.split(/[;|]/)
			.map((part) => part.trim())
			.sort();
	expect(words(notation.printPosition(parsed.value))).toEqual(words(text));
});

test.each([
	'',
	'7p turn 1',
	'2p sleep 1',
	'2p turn 16',
	'2p turn 1 side=round',
	'2p turn 1 | 0: park b3 ibex.heart=3',
	'2p turn 1 | 0: park b3 ibex.brown',
	'2p turn 1 | 0: park b3 =6',
	'2p turn 1 | 0: park z9 ibex.heart',
	'2p turn 1 | 0: saola | 1: saola',
	'2p turn 1 | 0: supply left:1 3',
	'2p turn 1 | 0: supply out:green 7',
	'2p turn 1 | 0: hat blue',
	'2p turn 1 | 5: saola',
	'2p turn 1 | solo side left',
	'2p turn 1 | stacks ?*3',
	'1p turn 1 | solo side middle',
	'1p turn 1 | solo moon 3',
])('"%s" is no position', (text) => {
	expect(notation.parsePosition(text)).toHaveProperty('problem');
});
