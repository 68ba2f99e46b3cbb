import { expect, test } from 'vitest';
import type { Help } from '../../src/games/game-ui.ts';
import { offeredAt, onOf, switchedBy } from '../../src/table/helps.ts';

function help(id: string, more: Partial<Help> = {}): Help {
	return { id, title: () => id, about: () => `what ${id} does`, ...more };
}

const ui = { helps: [help('odds'), help('lessons', { isOff: true }), help('hint', { isAdvice: true })] };
const friendly = offeredAt(ui, { game: 'toy', isRated: false, options: {} });
const rated = offeredAt(ui, { game: 'toy', isRated: true, options: {} });

test('helps come as their game has them, and a rated match has no advice', () => {
	expect([...onOf(friendly, [])]).toEqual(['odds', 'hint']);
	expect(rated.helps.map(({ id }) => id)).toEqual(['odds', 'lessons']);
	expect([...onOf(rated, switchedBy('toy', 'hint', []))]).toEqual(['odds']);
	expect(offeredAt(null, { game: 'toy', isRated: false, options: {} }).helps).toEqual([]);
});

test('a help that is switched twice is as it was, and other games have their own', () => {
	const switched = switchedBy('toy', 'lessons', switchedBy('toy', 'odds', []));
	expect([...onOf(friendly, switched)]).toEqual(['lessons', 'hint']);
	expect([...onOf({ ...friendly, game: 'other' }, switched)]).toEqual(['odds', 'hint']);
	expect([...onOf(friendly, switchedBy('toy', 'odds', switched))]).toEqual(['odds', 'lessons', 'hint']);
});
