import type { Viewer } from '@shutterbox/kernel';
import { beforeAll, expect, test } from 'vitest';
import { role } from '../../../../src/games/sasquatch-snap/board/bar.ts';
import { words } from '../../../../src/games/sasquatch-snap/words.ts';
import { at } from '../table.ts';

beforeAll(() => words.load());

function doesAt(position: string, viewer: Viewer): string | null | undefined {
	return role(at(position).view(viewer), viewer)?.does;
}

test('the bar says that it is one’s turn', () => {
	expect(doesAt('whistle 3 phase lure', 3)).toBe('Your turn');
	expect(doesAt('whistle 3 phase lure', 1)).toBeNull();
	expect(doesAt('whistle 3 phase whistle', 3)).toBe('Your turn');
	expect(doesAt('whistle 3 phase lure', 'spectator')).toBeNull();
	const set = 'phase set slot 1 | 0: C3; commit N | 1: G3; hand 1/0/1/0; commit N! | 2: G7; commit S | 3: C7; commit E';
	expect([0, 1, 2].map((seat) => doesAt(set, seat))).toEqual([null, 'Your turn', null]);
	expect(role(at('turn 80 phase over').view(0), 0)).toBeNull();
});

test('while cards are laid everybody chooses who has not laid any', () => {
	const laid = 'phase commit | 0: C3; commit N';
	expect([0, 1].map((seat) => doesAt(laid, seat))).toEqual([null, 'Everyone chooses']);
});
