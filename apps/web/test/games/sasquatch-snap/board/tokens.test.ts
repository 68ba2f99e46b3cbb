import type { Seat } from '@shutterbox/kernel';
import type { Move } from '@shutterbox/sasquatch-snap/client';
import { expect, test } from 'vitest';
import type { Asked, Scene } from '../../../../src/games/sasquatch-snap/board/scene.ts';
import { sourceOf, TARGETS, tokenErrand } from '../../../../src/games/sasquatch-snap/board/token-carry.ts';
import { bankUses, pressToken, purseUses } from '../../../../src/games/sasquatch-snap/board/token-uses.ts';
import { takenBack, tradeByKey } from '../../../../src/games/sasquatch-snap/board/trade-keys.ts';
import { type Draft, EMPTY, type Kind } from '../../../../src/games/sasquatch-snap/draft.ts';
import { at, checkOf } from '../table.ts';

/** A scene whose deeds are written down: each hold replaces the draft. */
function sceneAt(position: string, asked: Asked, draft: Partial<Draft> = {}, seat: Seat = 0) {
	const shown = at(position).view(seat);
	const said: string[] = [];
	const made: Move[] = [];
	const scene = {
		shown,
		act: null,
		seat,
		names: [],
		asked,
		draft: { ...EMPTY, ...draft },
		check: checkOf(shown, seat),
		deeds: {
			aim: () => undefined,
			hold(held: Draft | null) {
				scene.draft = held ?? EMPTY;
			},
			refuse({ code }) {
				said.push(code);
			},
			choose: () => undefined,
			make(move) {
				made.push(move);
			},
			touchedBy: () => undefined,
		} as Scene['deeds'],
	};
	return { scene, said, made };
}

test('the purse is only looked at while nothing is asked of it', () => {
	expect(purseUses(sceneAt('phase commit', 'commit').scene)).toBeNull();
	expect(purseUses(sceneAt('phase lure', 'lure').scene)).toBeNull();
	expect(purseUses(sceneAt('phase whistle', null).scene)).toBeNull();
	expect(bankUses(sceneAt('phase lure', 'lure').scene)).toEqual([]);
});

test('what lies on the scales is neither in the purse nor in the bank', () => {
	const { scene } = sceneAt('phase whistle | 0: C3; snaps 2; hand 4/1/0/0', 'whistle', {
		give: { basic: 3, snaps: 1 },
		get: { super: 1 },
	});
	expect(purseUses(scene)?.map(({ kind, left }) => [kind, left])).toEqual([
		['basic', 1],
		['freeze', 1],
		['spike', 0],
		['super', 0],
		['snaps', 1],
	]);
	expect(bankUses(scene).map(({ left }) => left)).toEqual([8, 5, 4, 2]);
});

test('a press gives or gets one more; where it cannot, it says why and changes nothing', () => {
	const { scene, said } = sceneAt('phase whistle | 0: C3; hand 4/0/0/0', 'whistle');
	const press = (side: 'give' | 'get', kind: string) => {
		const uses = side === 'give' ? (purseUses(scene) ?? []) : bankUses(scene);
		const use = uses.find((one) => one.kind === kind);
		if (use) pressToken(use, scene);
	};
	press('give', 'basic');
	press('get', 'spike');
	press('get', 'basic');
	press('give', 'super');
	expect(scene.draft).toMatchObject({ give: { basic: 1 }, get: { spike: 1 } });
	expect(said).toEqual(['exchange-overlap', 'exchange-not-yours']);
});

test('a token to set is chosen with one press and set with the next', () => {
	const { scene, made } = sceneAt(
		'phase set slot 0 | 0: C3; hand 2/0/1/0; commit N! | 1: G3; commit N | 2: G7; commit S | 3: C7; commit E',
		'set',
	);
	const spike = () => purseUses(scene)?.find(({ kind }) => kind === 'spike');
	const press = () => {
		const use = spike();
		if (use) pressToken(use, scene);
	};
	press();
	expect(scene.draft.tile).toBe('spike');
	expect(spike()?.isChosen).toBe(true);
	expect(made).toEqual([]);
	press();
	expect(made).toEqual([{ type: 'set', tile: 'spike' }]);
});

test('where the tile goes with the card, choosing one plays Trap! as well', () => {
	const { scene, said } = sceneAt('trapChoice=with-card phase commit | 0: C3; hand 2/0/0/0', 'commit', { dir: 'E' });
	const press = (type: number) => {
		const use = purseUses(scene)?.[type];
		if (use) pressToken(use, scene);
	};
	press(0);
	expect(scene.draft).toMatchObject({ dir: 'E', trap: true, tile: 'basic' });
	press(1);
	expect(said).toEqual(['tile-not-in-hand']);
	expect(scene.draft.tile).toBe('basic');
	expect(purseUses({ ...scene, draft: { ...scene.draft, trap: false } })?.[0].isChosen).toBe(false);
});

test('keys load the scales: digits give, with Shift they get, 0 is a snap, Backspace takes back', () => {
	const { scene } = sceneAt('phase whistle | 0: C3; snaps 2; hand 4/0/0/0', 'whistle');
	const key = (code: string, shiftKey = false) => tradeByKey(scene, { code, shiftKey });
	expect(key('Digit1')).toBe(true);
	expect(key('Numpad0')).toBe(true);
	expect(key('Digit2', true)).toBe(true);
	expect(scene.draft).toMatchObject({ give: { basic: 1, snaps: 1 }, get: { freeze: 1 } });
	key('Backspace');
	expect(scene.draft.get).toEqual({});
	key('Backspace');
	expect(scene.draft.give).toEqual({ basic: 1 });
	expect(key('Digit5')).toBe(false);
	expect(key('KeyN')).toBe(false);
	expect(tradeByKey({ ...scene, asked: 'commit' }, { code: 'Digit1', shiftKey: false })).toBe(false);
});

test('from the scales a named kind goes back, else the last one', () => {
	const draft: Draft = { ...EMPTY, give: { basic: 2, spike: 1 } };
	expect(takenBack(draft, 'give', 'basic').give).toEqual({ basic: 1, spike: 1 });
	expect(takenBack(draft, 'give').give).toEqual({ basic: 2 });
	expect(takenBack(draft, 'get')).toBe(draft);
});

test('tokens are carried onto their pan and back to where they came from, and nowhere else', () => {
	const { scene, said } = sceneAt('phase whistle | 0: C3; hand 4/0/0/0', 'whistle');
	const carry = (from: Parameters<typeof sourceOf>[0], kind: Kind, target: string) =>
		tokenErrand(scene).put(sourceOf(from, kind), target);
	carry('give', 'basic', TARGETS.give);
	carry('give', 'basic', TARGETS.give);
	carry('get', 'freeze', TARGETS.get);
	expect(scene.draft).toMatchObject({ give: { basic: 2 }, get: { freeze: 1 } });
	carry('give', 'basic', TARGETS.get);
	carry('get', 'freeze', TARGETS['back-give']);
	expect(scene.draft).toMatchObject({ give: { basic: 2 }, get: { freeze: 1 } });
	carry('give', 'super', TARGETS.give);
	carry('give', 'snaps', TARGETS.get);
	expect(said).toEqual(['hand-not-got', 'bank-not-given', 'exchange-not-yours', 'exchange-no-snaps']);
	carry('give', 'basic', TARGETS['back-give']);
	expect(said).toHaveLength(4);
	carry('back-give', 'basic', TARGETS['back-give']);
	carry('back-get', 'freeze', TARGETS['back-get']);
	expect(scene.draft).toMatchObject({ give: { basic: 1 }, get: {} });
});

test('a trap is carried from the hand under her feet, which chooses it and hands nothing in', () => {
	const { scene, said, made } = sceneAt(
		'phase set slot 0 | 0: C3; hand 2/0/1/0; commit N! | 1: G3; commit N | 2: G7; commit S | 3: C7; commit E',
		'set',
	);
	const carry = (kind: Kind) => tokenErrand(scene).put(sourceOf('set', kind), TARGETS.set);
	carry('spike');
	carry('spike');
	expect(scene.draft.tile).toBe('spike');
	carry('super');
	expect(said).toEqual(['tile-not-in-hand']);
	expect(scene.draft.tile).toBe('spike');
	expect(made).toEqual([]);
	// Not onto a pan, nor back into the purse.
	const places = Object.values(TARGETS).filter((target) =>
		tokenErrand(scene).canPut?.(sourceOf('set', 'spike'), target),
	);
	expect(new Set(places)).toEqual(new Set([TARGETS.set]));
});

test('where the tile goes with the card, carrying it plays Trap! as well', () => {
	const { scene } = sceneAt('trapChoice=with-card phase commit | 0: C3; hand 2/0/0/0', 'commit', { dir: 'E' });
	tokenErrand(scene).put(sourceOf('card', 'basic'), TARGETS.card);
	expect(scene.draft).toMatchObject({ dir: 'E', trap: true, tile: 'basic' });
});

test.for<[Asked, Parameters<typeof sourceOf>[0], boolean]>([
	['whistle', 'give', true],
	['whistle', 'set', false],
	['commit', 'give', false],
	['commit', 'card', true],
	['set', 'set', true],
	['lure', 'set', false],
	[null, 'set', false],
])('while %s is asked, a token to %s is taken: %s', ([asked, from, canTake]) => {
	const { scene } = sceneAt('phase whistle', asked);
	expect(tokenErrand(scene).canTake(sourceOf(from, 'basic'))).toBe(canTake);
});
