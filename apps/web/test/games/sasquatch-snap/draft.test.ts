import { type State, sasquatchSnap } from '@shutterbox/sasquatch-snap/client';
import { expect, test } from 'vitest';
import {
	asksTile,
	type Draft,
	EMPTY,
	freeDistances,
	KINDS,
	moveOf,
	pressed,
	questionOf,
	stepped,
	traded,
	whyNoTrap,
	whyNotMore,
	whyNotTile,
} from '../../../src/games/sasquatch-snap/draft.ts';
import { at, checkOf } from './table.ts';

function filled(part: Partial<Draft>): Draft {
	return { ...EMPTY, ...part };
}

test('an untouched exchange is the plain Whistle; a trade names what is given and what is got', () => {
	const view = at('phase whistle').view(0);
	expect(moveOf(view, 0, EMPTY)).toEqual({ type: 'whistle' });
	let draft = EMPTY;
	for (let i = 0; i < 3; i++) draft = traded(draft, 'give', 'basic', 1);
	draft = traded(draft, 'get', 'spike', 1);
	expect(moveOf(view, 0, draft)).toEqual({ type: 'whistle', give: { basic: 3 }, get: { spike: 1 } });
	expect(checkOf(view, 0)({ type: 'whistle', give: draft.give, get: draft.get })).toBeNull();
});

test('what is taken back to 0 is left out of the trade', () => {
	const draft = traded(traded(EMPTY, 'give', 'snaps', 1), 'give', 'snaps', -1);
	expect(moveOf(at('phase whistle').view(0), 0, draft)).toEqual({ type: 'whistle' });
});

test('asking for tiles without giving any is not taken for the plain Whistle', () => {
	const view = at('phase whistle').view(0);
	const move = moveOf(view, 0, traded(EMPTY, 'get', 'basic', 1));
	expect(move && checkOf(view, 0)(move)?.code).toBe('exchange-unequal');
});

test('a trade grows while it is unequal, and stops where hand, bank or the other side ends it', () => {
	const view = at('phase whistle').view(0);
	const check = checkOf(view, 0);
	expect(whyNotMore(check, EMPTY, 'give', 'basic')).toBeNull();
	expect(whyNotMore(check, EMPTY, 'give', 'freeze')?.code).toBe('exchange-not-yours');
	expect(whyNotMore(check, filled({ give: { snaps: 1 } }), 'give', 'snaps')?.code).toBe('exchange-not-yours');
	expect(whyNotMore(check, filled({ get: { super: 3 } }), 'get', 'super')?.code).toBe('exchange-bank-short');
	expect(whyNotMore(check, filled({ give: { spike: 1 } }), 'get', 'spike')?.code).toBe('exchange-overlap');
	expect(whyNotMore(check, EMPTY, 'get', 'snaps')?.code).toBe('exchange-no-snaps');
});

test('every exchange the rules list can be put together step by step', () => {
	const view = at('phase whistle | 0: C3; snaps 2; hand 2/1/1/0').view(0);
	const check = checkOf(view, 0);
	for (const move of sasquatchSnap.moves(view, 0)) {
		if (move.type !== 'whistle') throw new Error(move.type);
		let draft = EMPTY;
		for (const side of ['give', 'get'] as const) {
			for (const kind of KINDS) {
				for (let i = 0; i < (move[side]?.[kind] ?? 0); i++) {
					expect(whyNotMore(check, draft, side, kind)).toBeNull();
					draft = traded(draft, side, kind, 1);
				}
			}
		}
		expect(moveOf(view, 0, draft)).toEqual(move);
	}
});

test('cards need an arrow; a tile goes along only where the table chooses it with the card', () => {
	const later = at('phase commit').view(0);
	expect(moveOf(later, 0, filled({ trap: true }))).toBeNull();
	expect(moveOf(later, 0, filled({ dir: 'E', trap: true, tile: 'spike' }))).toEqual({
		type: 'commit',
		dir: 'E',
		trap: true,
	});
	const now = at('phase commit trapChoice=with-card').view(0);
	const draft = filled({ dir: 'E', trap: true, tile: 'spike' });
	expect(asksTile(now, 0, draft)).toBe(true);
	expect(moveOf(now, 0, draft)).toEqual({ type: 'commit', dir: 'E', trap: true, tile: 'spike' });
	expect(moveOf(now, 0, filled({ dir: 'E', tile: 'spike' }))).toEqual({ type: 'commit', dir: 'E', trap: false });
});

test('Trap! is barred over a rival tile and with an empty hand, and free to uproot an own tile', () => {
	const rival = at('phase commit | tiles 1b C3').view(0);
	expect(whyNoTrap(checkOf(rival, 0), rival, 0)).toMatchObject({
		code: 'cannot-trap',
		rule: 'SSQ-18',
		facts: { reason: 'tile-here' },
	});
	const empty = at('phase commit trapChoice=with-card | 0: C3; snaps 1; hand 0/0/0/0').view(0);
	expect(whyNoTrap(checkOf(empty, 0), empty, 0)?.facts).toEqual({ reason: 'empty-hand' });
	const own = at('phase commit trapChoice=with-card | tiles 0b C3').view(0);
	expect(whyNoTrap(checkOf(own, 0), own, 0)).toBeNull();
	expect(asksTile(own, 0, filled({ trap: true }))).toBe(false);
});

test('only tiles in hand can be set or go with Trap!', () => {
	const withCard = at('phase commit trapChoice=with-card').view(0);
	expect(whyNotTile(checkOf(withCard, 0), withCard, 0, 'spike')).toBeNull();
	expect(whyNotTile(checkOf(withCard, 0), withCard, 0, 'super')?.code).toBe('tile-not-in-hand');
	const table = at('phase commit').play(0, 'N!').play(1, 'E').play(2, 'E').play(3, 'W');
	const set = table.view(0);
	expect(whyNotTile(checkOf(set, 0), set, 0, 'basic')).toBeNull();
	expect(whyNotTile(checkOf(set, 0), set, 0, 'freeze')?.code).toBe('tile-not-in-hand');
	expect(moveOf(set, 0, EMPTY)).toBeNull();
	expect(moveOf(set, 0, filled({ tile: 'basic' }))).toEqual({ type: 'set', tile: 'basic' });
});

test('a lure runs to the stop of its line, and as far as the form says on a clear one', () => {
	const view = at('phase lure | sasquatch E5 | tiles 1b E2').view(0);
	expect(freeDistances(view, 'N')).toBeNull();
	expect(moveOf(view, 0, filled({ dir: 'N', dist: 7 }))).toEqual({ type: 'lure', dir: 'N', dist: 3 });
	expect(freeDistances(view, 'E')).toEqual({ most: 8 });
	const far = stepped(view, filled({ dir: 'E', dist: 8 }), 1);
	expect(moveOf(view, 0, far)).toEqual({ type: 'lure', dir: 'E', dist: 8 });
	expect(stepped(view, filled({ dir: 'E' }), -1).dist).toBe(1);
	expect(checkOf(view, 0)({ type: 'lure', dir: 'E', dist: 8 })).toBeNull();
});

test('every lure of the rules can be chosen', () => {
	const view = at('phase lure | sasquatch C5 | tiles 1b C2').view(0);
	for (const move of sasquatchSnap.moves(view, 0)) {
		if (move.type !== 'lure') throw new Error(move.type);
		expect(moveOf(view, 0, filled({ dir: move.dir, dist: move.dist }))).toEqual(move);
	}
});

/** A key of the keyboard, with the letter that it has on a Latin one. */
function hit(view: State, draft: Draft, key: string, mayTrap: boolean, latin = ''): Draft | null {
	return pressed(view, draft, { key, code: latin && `Key${latin}` }, mayTrap);
}

test('letters choose arrow and line, T turns Trap! on and off, numbers choose tiles, plus and minus the distance', () => {
	const cards = at('phase commit trapChoice=with-card').view(0);
	const trap = hit(cards, filled({ dir: 'N' }), 't', true);
	expect(trap?.trap).toBe(true);
	expect(trap && hit(cards, trap, 't', true)?.trap).toBe(false);
	expect(hit(cards, EMPTY, 't', false)).toBeNull();
	expect(hit(cards, EMPTY, 'w', true)?.dir).toBe('W');
	expect(hit(cards, filled({ trap: true }), '3', true)?.tile).toBe('spike');
	expect(hit(cards, EMPTY, '3', true)).toBeNull();
	const line = at('phase lure').view(0);
	for (const plus of '+=') expect(hit(line, filled({ dir: 'S' }), plus, false)?.dist).toBe(2);
	expect(hit(line, filled({ dir: 'S', dist: 3 }), '-', false)?.dist).toBe(2);
	expect(hit(line, EMPTY, '+', false)).toBeNull();
	expect(hit(at('phase whistle').view(0), EMPTY, 'n', false)).toBeNull();
});

test('letters count by their place on a Russian keyboard', () => {
	const view = at('phase commit').view(0);
	for (const [key, latin] of [
		['т', 'N'],
		['у', 'E'],
		['ы', 'S'],
		['ц', 'W'],
	] as const)
		expect(hit(view, EMPTY, key, true, latin)?.dir).toBe(latin);
	expect(hit(view, EMPTY, 'е', true, 'T')?.trap).toBe(true);
	expect(hit(view, EMPTY, 'щ', true, 'O')).toBeNull();
});

test.each([
	['ArrowUp', 'N'],
	['ArrowRight', 'E'],
	['ArrowDown', 'S'],
	['ArrowLeft', 'W'],
] as const)('%s chooses the arrow and the line that point %s, and nothing where neither is asked for', (key, dir) => {
	const trapped = filled({ dir: 'N', trap: true, tile: 'spike' });
	expect(hit(at('phase commit').view(0), trapped, key, true)).toEqual({ ...trapped, dir });
	expect(hit(at('phase lure').view(0), EMPTY, key, false)?.dir).toBe(dir);
	const set = at('phase commit').play(0, 'N!').play(1, 'E').play(2, 'E').play(3, 'W').view(0);
	expect(hit(set, EMPTY, key, false)).toBeNull();
	expect(hit(at('phase whistle').view(0), EMPTY, key, false)).toBeNull();
});

test('a draft is for one question: it changes with turn, phase and the slot under way', () => {
	const commit = at('phase commit').view(0);
	expect(questionOf(commit)).toBe(questionOf(at('phase commit').play(1, 'N').view(0)));
	expect(questionOf(commit)).not.toBe(questionOf(at('turn 2 phase commit').view(0)));
	expect(questionOf(commit)).not.toBe(questionOf(at('phase lure').view(0)));
});

test('nothing can be made of a form when the match is over', () => {
	const table = at('turn 80 phase lure turnLimit=80').play(0, 'lure E 1');
	expect(table.state.phase).toBe('over');
	expect(moveOf(table.view(0), 0, filled({ dir: 'N' }))).toBeNull();
});
