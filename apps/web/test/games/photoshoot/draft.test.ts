import { ALICE_CONTACT, doerOf, EFFECTS, kindOf, photoshoot, TILES } from '@shutterbox/photoshoot/client';
import { describe, expect, test } from 'vitest';
import {
	commandOf,
	type Draft,
	EMPTY,
	keyOfCell,
	made,
	mayPush,
	okOf,
	photoOf,
	pick,
	pushOf,
	sendable,
	stopOf,
	undoOf,
	whyNotWith,
} from '../../../src/games/photoshoot/draft.ts';
import { owedFor } from '../../../src/games/photoshoot/owed.ts';
import { trayOf } from '../../../src/games/photoshoot/tray.ts';
import { at, checkOf } from './table.ts';

const UNTIMED = '4p running pace=untimed';

function picked(cell: number, part: Partial<Draft> = {}): Draft {
	return { ...EMPTY, picked: cell, ...part };
}

describe('two chosen tiles', () => {
	test('the first is kept, the second makes the swap, the same one again is let go', () => {
		const view = at(UNTIMED, 'open P01').view(0);
		const first = pick(view, EMPTY, 5, 100, false);
		expect(first).toMatchObject({ draft: { picked: 5, since: 100 }, move: null });
		expect(pick(view, first.draft, 2, 300, false)).toEqual({
			draft: EMPTY,
			move: { type: 'swap', a: 2, b: 5, base: 0 },
		});
		expect(pick(view, first.draft, 5, 300, false)).toEqual({ draft: EMPTY, move: null });
	});

	test('every swap the rules list can be chosen with two keys', () => {
		const view = at(UNTIMED, 'open P01').view(0);
		for (const move of photoshoot.moves(view, 0)) {
			if (move.type !== 'swap') continue;
			const made = pick(view, picked(move.a), move.b, 0, false).move;
			expect(made).toEqual({ ...move, base: 0 });
			expect(made && checkOf(view, 0)(made)).toBeNull();
		}
	});

	test('an action says what it was based on, so that it is refused once somebody else has acted', () => {
		const table = at('4p running', 'open P01');
		const before = photoOf(table.view(2));
		table.at(5000).play(0, '0-1');
		expect(photoOf(table.view(2))).toEqual({ type: 'photo', base: 1 });
		expect(undoOf(table.view(0))).toEqual({ type: 'undo', base: 1 });
		expect(okOf(table.view(1))).toEqual({ type: 'ok', base: 1 });
		expect(table.at(8000).refused(2, before)).toBe('PST_STALE');
		expect(table.refused(2, photoOf(table.view(2)))).toBeNull();
	});

	test('before a round they repair the stage, and only what helps can be chosen', () => {
		const table = at('4p repair pace=untimed round 1 first A', 'A james-olivia');
		const view = table.view(0);
		const check = checkOf(view, 0);
		for (const move of photoshoot.moves(view, 0)) {
			if (move.type !== 'repair' || !('a' in move)) continue;
			expect(pick(view, picked(move.a), move.b, 0, false).move).toEqual(move);
			expect(whyNotWith(check, view, picked(move.a), move.b)).toBeNull();
		}
		expect(whyNotWith(check, view, picked(0), 1)?.code).toBe('PST_BAD_REPAIR');
	});
});

describe('what is barred', () => {
	test('where the table judges, hands may do anything', () => {
		const view = at(UNTIMED, 'open P01').view(0);
		expect(whyNotWith(checkOf(view, 0), view, picked(0), 8)).toBeNull();
	});

	test('where it assists, a wrong partner is barred with its rule', () => {
		const view = at(`${UNTIMED} strictness=assist`, 'open P01').view(0);
		const check = checkOf(view, 0);
		expect(whyNotWith(check, view, picked(0), 8)).toMatchObject({ code: 'PST_NOT_ADJACENT', rule: 'PST-15' });
		expect(whyNotWith(check, view, picked(0), 1)).toBeNull();
		expect(whyNotWith(check, view, picked(2), 6)).toBeNull();
		expect(whyNotWith(check, view, EMPTY, 6)).toBeNull();
	});

	test('a move before the stage has settled waits, and is sent when it has', () => {
		const table = at('4p running', 'open P01').at(5000).play(0, '0-1');
		const view = table.view(2);
		const draft = made(picked(3), photoOf(view));
		expect(draft).toEqual({ ...EMPTY, waiting: [photoOf(view)] });
		expect(sendable(checkOf(view, 2, 5400), draft, true)).toBeNull();
		expect(sendable(checkOf(view, 2, 6000), draft, true)).toEqual({ draft: EMPTY, send: photoOf(view) });
		expect(whyNotWith(checkOf(view, 2, 5400), view, picked(0), 1)).toBeNull();
	});

	test('a ritual and the swap after it are sent in that order, and the ritual keeps what was chosen', () => {
		const view = at(UNTIMED, 'open P01', 'A edgar-cheese').view(0);
		const [cheese] = trayOf(view, 0);
		const chosen = made(picked(5), cheese.move);
		expect(chosen.picked).toBe(5);
		const second = pick(view, chosen, 4, 0, false);
		const both = second.move && made(second.draft, second.move);
		const first = both && sendable(checkOf(view, 0), both, false);
		expect(first?.send).toEqual(cheese.move);
		expect(first && sendable(checkOf(view, 0), first.draft, true)?.send).toEqual(second.move);
	});

	test('what had to wait is forgotten when somebody else has acted; what is made just now is for the rules to answer', () => {
		const table = at('4p running', 'open P01').at(5000).play(0, '0-1');
		const draft = made(EMPTY, photoOf(table.view(2)));
		table.at(6500).play(2, '0-1');
		const check = checkOf(table.view(2), 2, 9000);
		expect(sendable(check, draft, true)).toEqual({ draft: EMPTY, send: null });
		expect(sendable(check, draft, false)?.send).toEqual(draft.waiting[0]);
		expect(sendable(check, EMPTY, true)).toBeNull();
	});
});

describe('slides and pushes', () => {
	test('a slide lasts as long as the first tile was kept on the table, and not longer than hands were free', () => {
		const table = at('4p running', 'open P01', 'A alice-contact').at(5000).play(0, '3-4');
		const view = table.view(2);
		const slid = pick(view, picked(2, { since: 6000, isSlid: true }), 5, 6450, true).move;
		expect(slid).toMatchObject({ type: 'swap', a: 2, b: 5, gesture: 'slide', holdMs: 450 });
		const early = pick(view, picked(2, { since: 3000, isSlid: true }), 5, 6450, true).move;
		expect(early).toMatchObject({ gesture: 'slide', holdMs: 1450 });
		expect(early && table.at(6450).refused(2, early)).toBeNull();
	});

	test('who lifts a finger in between has not slid', () => {
		const view = at(UNTIMED, 'open P01', 'A alice-contact').view(0);
		expect(pick(view, picked(2, { isSlid: true }), 5, 900, false).move).not.toHaveProperty('gesture');
		expect(pick(view, picked(2), 5, 900, true).move).not.toHaveProperty('gesture');
	});

	test('with his card Joe is chosen and pushed by an arrow key; without it the arrows only look around', () => {
		const view = at(UNTIMED, 'open P01', 'A joe-push').view(0);
		const arrow = { code: 'ArrowRight', key: 'ArrowRight' };
		expect(commandOf(view, 0, picked(3), arrow, 0)).toEqual({
			type: 'move',
			move: { type: 'push', dir: 'right', base: 0 },
		});
		expect(commandOf(view, 0, picked(4), arrow, 0)).toBeNull();
		const without = at(UNTIMED, 'open P01').view(0);
		expect(mayPush(without)).toBe(false);
		expect(commandOf(without, 0, picked(3), arrow, 0)).toBeNull();
	});

	test('a push is slid when Joe was kept on the table', () => {
		const view = at(UNTIMED, 'open P01', 'A joe-push alice-contact').view(0);
		expect(EFFECTS[ALICE_CONTACT].id).toBe('alice-contact');
		const push = pushOf(view, 'up', picked(3, { since: 100, isSlid: true }), 800);
		expect(push).toEqual({ type: 'push', dir: 'up', gesture: 'slide', holdMs: 700, base: 0 });
		expect(pushOf(view, 'up', EMPTY, 800)).toEqual({ type: 'push', dir: 'up', base: 0 });
	});
});

describe('keys', () => {
	const view = at(UNTIMED, 'open P01', 'A max-pet edgar-ready olivia-highfive').view(0);
	const key = (code: string, name = code) => commandOf(view, 0, EMPTY, { code, key: name }, 0);

	test('digits lie as on a number pad', () => {
		expect([0, 1, 2, 3, 4, 5, 6, 7, 8].map(keyOfCell).join('')).toBe('789456123');
		expect(key('Numpad7', '7')).toEqual({ type: 'pick', cell: 0 });
		expect(key('Digit3', '3')).toEqual({ type: 'pick', cell: 8 });
		expect(key('Digit7', '&')).toEqual({ type: 'pick', cell: 0 });
	});

	test('0 shoots, Backspace takes back, Escape lets go, O approves', () => {
		expect(key('Digit0', '0')).toEqual({ type: 'move', move: photoOf(view) });
		expect(key('Backspace')).toEqual({ type: 'move', move: undoOf(view) });
		expect(key('Escape')).toEqual({ type: 'letGo' });
		expect(key('KeyO', 'o')).toEqual({ type: 'move', move: okOf(view) });
		expect(key('KeyQ', 'q')).toBeNull();
	});

	test('M calls the latest thing seen, where anything is open', () => {
		expect(stopOf(view)).toBeNull();
		expect(key('KeyM', 'm')).toBeNull();
		const checked = at(UNTIMED, 'open P01').play(0, '0-1').view(1);
		expect(commandOf(checked, 1, EMPTY, { code: 'KeyM', key: 'm' }, 0)).toEqual({
			type: 'move',
			move: { type: 'stop', seen: 1 },
		});
	});

	test('each ritual of the effects in force has a letter of its own', () => {
		expect(trayOf(view, 0).map(({ move, key: letter }) => `${letter} ${move.kind}`)).toEqual([
			'P pet',
			'R ready',
			'Y yes',
			'H highFive',
		]);
		expect(key('KeyH', 'h')).toEqual({ type: 'move', move: { type: 'ritual', kind: 'highFive', target: 2 } });
		expect(key('KeyP', 'p')).toEqual({ type: 'move', move: { type: 'ritual', kind: 'pet', tile: 'max' } });
		expect(key('KeyC', 'c')).toBeNull();
		expect(trayOf(view, 1)).toEqual([]);
	});

	test('in a team of three there is a letter for each mate', () => {
		const six = at('6p running pace=untimed', 'open P01', 'A olivia-highfive').view(0);
		expect(trayOf(six, 0).map(({ move, key: letter }) => [letter, move.target])).toEqual([
			['H', 2],
			['J', 4],
		]);
	});

	test('all rituals within reach are legal, and no two share a letter or a key of the board', () => {
		const all = EFFECTS.filter(({ colour }) => colour === 'blue').map(({ id }) => id);
		const full = at('6p running pace=untimed', 'open P01', `A ${all.join(' ')}`).view(0);
		const tray = trayOf(full, 0);
		for (const { move } of tray) expect(checkOf(full, 0)(move)).toBeNull();
		const letters = tray.map(({ key: letter }) => letter);
		expect(new Set(letters).size).toBe(letters.length);
		expect(letters).not.toContain('M');
		expect(letters).not.toContain('O');
	});
});

describe('rituals that a tile asks for', () => {
	const EDGAR = TILES.indexOf('edgar');

	test('are told by a table that assists, to the one on turn, done or not', () => {
		const table = at(`${UNTIMED} strictness=assist`, 'open P01', 'A edgar-ready').play(0, '!ready');
		const owed = owedFor(table.view(0), 0, EDGAR);
		expect(owed.map(({ ritual, isDone }) => [doerOf(ritual), kindOf(ritual), isDone])).toEqual([
			[0, 'ready', true],
			[2, 'yes', false],
		]);
		expect(owedFor(table.view(0), 0, TILES.indexOf('pam'))).toEqual([]);
		expect(owedFor(table.view(2), 2, EDGAR)).toEqual([]);
		expect(owedFor(table.view(1), 1, EDGAR)).toEqual([]);
	});

	test('are for everybody to remember where the table judges', () => {
		const view = at(UNTIMED, 'open P01', 'A edgar-ready').view(0);
		expect(owedFor(view, 0, EDGAR)).toEqual([]);
	});

	test('a pet is owed by whoever acts next, before anything is chosen', () => {
		const table = at(`${UNTIMED} strictness=assist`, 'open P01', 'A max-pet').play(0, '6-7').play(1, 'ok');
		expect(owedFor(table.view(2), 2, null).map(({ ritual }) => kindOf(ritual))).toEqual(['pet']);
	});
});
