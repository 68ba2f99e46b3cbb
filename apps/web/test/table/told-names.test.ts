import { partOf } from '@shutterbox/catalogue/parts';
import { speak } from '@shutterbox/kernel';
import { voiceOf } from '@shutterbox/testkit';
import { expect, test } from 'vitest';
import { toldNames } from '../../src/table/told-names.ts';

const words = { you: 'You', player: (number: number) => `Player ${number}` };

test('who plays alone is "you" to themselves, and a player with a number to other eyes', () => {
	expect(toldNames(['You', 'Bot'], 0, words)).toEqual(['You', 'Bot']);
	expect(toldNames(['You', 'Bot'], 'spectator', words)).toEqual(['Player 1', 'Bot']);
	expect(toldNames(['Bot', 'You'], 0, words)).toEqual(['Bot', 'Player 2']);
	// A record keeps the name in the language it was played in.
	expect(toldNames(['Вы', 'Bot'], 0, words)).toEqual(['You', 'Bot']);
	expect(toldNames(['Вы', 'Bot'], 1, words)).toEqual(['Player 1', 'Bot']);
});

test('no sentence says that you begins', async () => {
	const part = await partOf('photograph');
	if (part === null) throw new Error('no such game');
	const { messages } = await part.words.messages.en();
	const { sentence } = speak(part.words, voiceOf(messages));
	const names = toldNames(['You', 'Bot'], 'spectator', words);
	const told = sentence({ type: 'setup', colors: [0, 1], first: 0 } as never, {
		names,
		viewer: 'spectator',
		options: {},
	});
	expect(told).toContain('Player 1 begins');
});
