import type { View } from '@shutterbox/kernel';
import { type Event, NOT_COMMITTED, SECRET_COMMIT, type State } from '@shutterbox/sasquatch-snap/client';
import { expect, test } from 'vitest';
import { scriptFor } from '../../../../src/games/sasquatch-snap/board/acts.ts';
import { actOfPhoto } from '../../../../src/games/sasquatch-snap/board/photo-motion.ts';
import { photoOf } from '../../../../src/games/sasquatch-snap/board/photo-states.ts';
import { cornerOf, orderOf, seatsFrom } from '../../../../src/games/sasquatch-snap/board/places.ts';
import type { Scene } from '../../../../src/games/sasquatch-snap/board/scene.ts';
import { type Draft, EMPTY } from '../../../../src/games/sasquatch-snap/draft.ts';
import { at } from '../table.ts';

type Seen = Parameters<typeof photoOf>[0];

function seen(shown: View<State>, seat: number | null, more: Partial<Seen> = {}): readonly string[] {
	const scene: Seen = { shown, act: null, seat, asked: null, draft: EMPTY, ...more };
	return [0, 1, 2, 3].map((one) => {
		const { state, dir, trap } = photoOf(scene, one);
		return [state, dir, trap && '!'].filter(Boolean).join(' ');
	});
}

function acting(event: Event, shown: View<State>): Scene['act'] {
	return { id: 1, event, n: 1, before: shown, after: shown, ms: 0, isStill: false };
}

test('seats sit clockwise from the viewer, for those who watch where the match began for them', () => {
	expect([0, 1, 2, 3].map((seat) => cornerOf(seat, 1))).toEqual([
		'bottom-right',
		'bottom-left',
		'top-left',
		'top-right',
	]);
	expect([0, 1, 2, 3].map((seat) => cornerOf(seat, null))).toEqual([
		'top-left',
		'top-right',
		'bottom-right',
		'bottom-left',
	]);
	expect(seatsFrom(2)).toEqual([2, 3, 0, 1]);
	expect([0, 1, 2, 3].map((seat) => orderOf({ whistle: 3 }, seat))).toEqual([2, 3, 4, 1]);
});

test('nothing lies there before the Whistle; then everybody chooses', () => {
	expect(seen(at('phase whistle').view(0), 0)).toEqual(['empty', 'empty', 'empty', 'empty']);
	expect(seen(at('phase commit').view(0), 0)).toEqual(['choosing', 'choosing', 'choosing', 'choosing']);
});

test('of the others it is seen only who is ready; one’s own cards are a latent image, in mind or laid', () => {
	const table = at('phase commit').play(1, 'S!');
	const draft: Draft = { ...EMPTY, dir: 'N', trap: true };
	expect(seen(table.view(0), 0, { asked: 'commit', draft })).toEqual(['draft N !', 'ready', 'choosing', 'choosing']);
	expect(seen(table.view(1), 1)).toEqual(['choosing', 'laid S !', 'choosing', 'choosing']);
	expect(seen(table.view('spectator'), null)).toEqual(['choosing', 'ready', 'choosing', 'choosing']);
	expect(seen(table.view(0), 0, { asked: 'commit', draft: { ...EMPTY, trap: true } })[0]).toBe('draft !');
});

test('one’s own cards stay in view while they are on their way', () => {
	const shown = at('phase commit').play(0, 'N!').view('spectator');
	const draft: Draft = { ...EMPTY, dir: 'N', trap: true };
	expect(seen(shown, 0, { draft })[0]).toBe('laid N !');
	expect(seen(shown, 1, { draft })[0]).toBe('ready');
});

test('an act moves the photos it is about, and one’s own only when all are shown', () => {
	const shown = at('phase commit').view(0);
	const laid = acting({ type: 'committed', seat: 1 }, shown);
	expect([0, 1, 2].map((seat) => actOfPhoto(laid, seat, 0) !== null)).toEqual([false, true, false]);
	expect(actOfPhoto(laid, 1, 1)).toBeNull();
	const wasted = acting({ type: 'trapWasted', seat: 2, reason: 'empty-hand' }, shown);
	expect([1, 2].map((seat) => actOfPhoto(wasted, seat, 2) !== null)).toEqual([false, true]);
	expect(actOfPhoto(acting({ type: 'revealed', commits: [] }, shown), 0, 0)).not.toBeNull();
	expect(actOfPhoto(acting({ type: 'held', seat: 0 }, shown), 0, 0)).toBeNull();
});

test('a draft of another question is no photo', () => {
	const draft: Draft = { ...EMPTY, dir: 'N' };
	expect(seen(at('phase lure').view(0), 0, { asked: 'lure', draft })[0]).toBe('empty');
});

test('once all are shown, slots go by: past, now, still to come', () => {
	const table = at('phase commit').play(0, 'N').play(1, 'S!').play(2, 'E!').play(3, 'W');
	expect(table.state.phase).toBe('set');
	expect(seen(table.view(3), 3)).toEqual(['past N', 'now S !', 'shown E !', 'shown W']);
	const revealed = table.told(3).find(({ type }) => type === 'revealed') as Event;
	expect(seen(table.view(3), 3, { act: acting(revealed, table.view(3)) })).toEqual([
		'shown N',
		'shown S !',
		'shown E !',
		'shown W',
	]);
	const stepped = table.told(3).find(({ type }) => type === 'stepped') as Event;
	expect(seen(table.view(3), 3, { act: acting(stepped, table.view(3)) })[0]).toBe('now N');
	table.play(1, 'set b').play(2, 'set b');
	expect(table.state.phase).toBe('lure');
	expect(seen(table.view(3), 3)).toEqual(['past N', 'past S !', 'past E !', 'past W']);
});

test('what ends a slot is played as part of it: her photo is the one of now until it is over', () => {
	const { state } = at('phase commit | 0: E1');
	const [before, after] = [
		{ ...state, phase: 'set', commits: [1, 1, 1, 1], slot: 0 },
		{ ...state, phase: 'set', commits: [1, 1, 1, 1], slot: 1 },
	] as View<State>[];
	const event: Event = { type: 'tollPaid', from: 0, to: 1, tile: 'basic', square: 6, owed: 1, paid: 1 };
	const act = { id: 1, event, n: 1, before, after, ms: 0, isStill: false };
	expect(seen(after, null, { act })).toEqual(['now E', 'shown E', 'shown E', 'shown E']);
	expect(seen(after, null)).toEqual(['past E', 'now E', 'shown E', 'shown E']);
});

test('cards that are taken back go face down to her; one’s own are in mind again at once', () => {
	const view = at('phase commit').view(3);
	const laid = { ...view, commits: [SECRET_COMMIT, NOT_COMMITTED, SECRET_COMMIT, NOT_COMMITTED] };
	const event = { type: 'withdrawn', seat: 2 } as const;
	const script = scriptFor(3);
	const after = script.after(laid, event);
	expect(after.commits).toEqual([SECRET_COMMIT, NOT_COMMITTED, NOT_COMMITTED, NOT_COMMITTED]);
	const act = { id: 1, event, n: 1, before: laid, after, ms: 240, isStill: false };
	expect(seen(after, 3, { act })).toEqual(['ready', 'choosing', 'ready', 'choosing']);
	expect(seen(after, 2, { act })).toEqual(['ready', 'choosing', 'choosing', 'choosing']);
	expect(actOfPhoto(act, 2, 3)).toBe(act);
	expect(script.cue(event, laid)).toMatchObject({ ms: 240, stillMs: 0 });
	expect(script.cue({ ...event, seat: 3 }, laid)).toMatchObject({ ms: 0 });
});

test('what a rival trades lies on the scales for a while, one’s own does not hold anybody up', () => {
	const blown = { type: 'whistleBlown', seat: 1, give: { basic: 2 }, get: { freeze: 1 } } as const;
	const view = at('phase whistle').view(0);
	expect(scriptFor(0).cue(blown, view)).toMatchObject({ ms: 1200 });
	expect(scriptFor(1).cue(blown, view)).toMatchObject({ ms: 600 });
	expect(scriptFor(0).cue({ ...blown, give: {}, get: {} }, view)).toMatchObject({ ms: 420 });
});
