import { sasquatchSnap } from '@shutterbox/sasquatch-snap/client';
import { beforeAll, expect, test } from 'vitest';
import { offTarget, unchosen, whyNotNow, wrongSide } from '../../../../src/games/sasquatch-snap/board/beyond.ts';
import { refused, words } from '../../../../src/games/sasquatch-snap/words.ts';
import { at, checkOf } from '../table.ts';

beforeAll(() => words.load());

test('what stands for no move is refused in the board’s own words, with a rule of the game', () => {
	const questions = ['commit', 'set', 'lure'] as const;
	const all = [...questions.map(offTarget), ...questions.map(unchosen), wrongSide('give'), wrongSide('get')];
	expect(new Set(all.map(({ code }) => code)).size).toBe(all.length);
	for (const refusal of all) {
		expect(refusal.rule).toMatch(/^SSQ-\d+$/);
		expect(refused(refusal)).toMatch(/^[A-Z].+\.$/);
	}
});

test.for([
	['before the Whistle', 'whistle 1 phase whistle', 'SSQ-10'],
	['while somebody else sets a trap', 'phase commit', 'SSQ-10'],
	['while somebody else lures', 'whistle 1 phase lure', 'SSQ-10'],
] as const)('%s a press in the forest is refused by the rules', ([, position, rule]) => {
	const table = at(position);
	if (position === 'phase commit') table.play(0, 'N').play(1, 'E!').play(2, 'E').play(3, 'W');
	const view = table.view(0);
	expect(whyNotNow(view, checkOf(view, 0))?.rule).toBe(rule);
});

test('cards that lie there cannot be laid again, and a match that is over goes on no more', () => {
	const laid = at('phase commit').play(0, 'N').view(0);
	expect(whyNotNow(laid, checkOf(laid, 0))).toMatchObject({ code: 'already-committed', rule: 'SSQ-19' });
	const choosing = at('phase commit').view(0);
	expect(whyNotNow(choosing, checkOf(choosing, 0))).toBeNull();
	const over = at('phase lure | sasquatch E5 | tiles 0b E3 | 0: A1; snaps 7').play(0, 'lure N 2');
	expect(sasquatchSnap.outcome(over.state)).not.toBeNull();
	expect(whyNotNow(over.view(0), checkOf(over.view(0), 0))?.rule).toBe('SSQ-61');
});
