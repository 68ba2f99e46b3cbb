import type { Move } from '@shutterbox/sasquatch-snap/client';
import { beforeAll, expect, test } from 'vitest';
import { reason, words } from '../../../src/games/sasquatch-snap/words.ts';
import { at, checkOf } from './table.ts';

beforeAll(() => words.load());

const WHISTLE = at('phase whistle | 0: C3; snaps 1; hand 2/0/0/0').view(0);
const RIVAL = at('phase commit | tiles 1b C3').view(0);
const SETTING = at('phase commit').play(0, 'N!').play(1, 'E').play(2, 'E').play(3, 'W').view(0);
const LURE = at('phase lure | sasquatch E5 | 1: E3').view(0);

test.for<[string, typeof WHISTLE, Move, string]>([
	['more than she has', WHISTLE, { type: 'whistle', give: { basic: 3 }, get: { spike: 1 } }, 'SSQ-14'],
	['an uneven exchange', WHISTLE, { type: 'whistle', give: { basic: 2 }, get: { super: 1 } }, 'SSQ-13'],
	['a kind that she gives', WHISTLE, { type: 'whistle', give: { basic: 1 }, get: { basic: 1 } }, 'SSQ-15'],
	['snaps from the bank', WHISTLE, { type: 'whistle', give: { basic: 1 }, get: { snaps: 1 } }, 'SSQ-15'],
	['Trap! on a rival’s tile', RIVAL, { type: 'commit', dir: 'N', trap: true }, 'SSQ-18'],
	['a tile that is not in hand', SETTING, { type: 'set', tile: 'super' }, 'SSQ-24'],
	['a lure to a square that is no stop', LURE, { type: 'lure', dir: 'N', dist: 4 }, 'SSQ-53'],
	['a lure once around', LURE, { type: 'lure', dir: 'E', dist: 9 }, 'SSQ-54'],
])('%s is refused in a sentence that ends with its rule', ([, view, move, rule]) => {
	const refusal = checkOf(view, 0)(move);
	expect(refusal?.rule).toBe(rule);
	expect(refusal && reason(refusal)).toMatch(new RegExp(String.raw`^[A-Z].+\. \(${rule}\)$`));
});
