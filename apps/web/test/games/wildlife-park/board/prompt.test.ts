import type { Viewer } from '@shutterbox/kernel';
import { beforeAll, expect, test } from 'vitest';
import { actPrompt } from '../../../../src/games/wildlife-park/board/prompt.ts';
import type { SceneAct } from '../../../../src/games/wildlife-park/board/scene.ts';
import { words } from '../../../../src/games/wildlife-park/words.ts';

beforeAll(() => words.load());

test('while boards pass, everybody reads which one comes to them; who watches reads that they pass', () => {
	const act = { event: { type: 'boardsPassed', supplyBoards: [4, 2, 6] } } as unknown as SceneAct;
	const told = (viewer: Viewer) => actPrompt(act, { names: [], viewer, options: {} })?.sentence;
	expect(told(2)).toBe('Every supply board goes one seat to the left. Board 6 comes to you.');
	expect(told('spectator')).toBe('The supply boards went to the left.');
});

test('while all is counted, nobody reads what it comes to', () => {
	const rows = { total: 212 };
	const act = { event: { type: 'finalScored', seat: 0, rows } } as unknown as SceneAct;
	expect(actPrompt(act, { names: ['Ada'], viewer: 0, options: {} })?.sentence).not.toMatch(/\d/);
});
