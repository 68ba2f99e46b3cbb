import type { View, Viewer } from '@shutterbox/kernel';
import { lineForecasts, type State } from '@shutterbox/sasquatch-snap/client';
import type { ComponentChildren, VNode } from 'preact';
import { beforeAll, expect, test } from 'vitest';
import { scenesOf } from '../../../../src/board/director.ts';
import { scriptFor } from '../../../../src/games/sasquatch-snap/board/acts.ts';
import { spotOf } from '../../../../src/games/sasquatch-snap/board/copies.ts';
import { Effect } from '../../../../src/games/sasquatch-snap/board/Effects.tsx';
import { Film } from '../../../../src/games/sasquatch-snap/board/Film.tsx';
import { placeFor } from '../../../../src/games/sasquatch-snap/board/Forecasts.tsx';
import { Hat } from '../../../../src/games/sasquatch-snap/board/Hat.tsx';
import { Heard } from '../../../../src/games/sasquatch-snap/board/Heard.tsx';
import { heardIn } from '../../../../src/games/sasquatch-snap/board/heard-in.ts';
import { Luring } from '../../../../src/games/sasquatch-snap/board/Luring.tsx';
import { type SceneAct, styleOf } from '../../../../src/games/sasquatch-snap/board/motion.ts';
import { Drawn } from '../../../../src/games/sasquatch-snap/board/pictures.tsx';
import { orderOf } from '../../../../src/games/sasquatch-snap/board/places.ts';
import { poseBefore } from '../../../../src/games/sasquatch-snap/board/poses.ts';
import type { Asked, Played } from '../../../../src/games/sasquatch-snap/board/scene.ts';
import { EMPTY } from '../../../../src/games/sasquatch-snap/draft.ts';
import { words } from '../../../../src/games/sasquatch-snap/words.ts';
import { at } from '../table.ts';

beforeAll(() => words.load());

interface Element {
	readonly look: string;
	readonly text: string;
	readonly place?: string | undefined;
}

/** What parts without a memory of their own would put on the page: each element's class, text and place. */
function drawn(node: ComponentChildren): readonly Element[] {
	if (Array.isArray(node)) return node.flatMap(drawn);
	if (node === null || typeof node !== 'object') return [];
	const { type, props } = node as VNode<{
		class?: string;
		style?: { transform?: string };
		children?: ComponentChildren;
	}>;
	if (type === Drawn) return [];
	if (typeof type === 'function') return drawn((type as (props: object) => ComponentChildren)(props));
	const { class: look = '', style, children } = props;
	return [{ look, text: textOf(children), place: style?.transform }, ...drawn(children)];
}

function textOf(node: ComponentChildren): string {
	if (Array.isArray(node)) return node.map(textOf).join('');
	return typeof node === 'string' || typeof node === 'number' ? String(node) : '';
}

function looksOf(node: ComponentChildren): readonly string[] {
	return drawn(node).map(({ look }) => look);
}

/** The acts of one move from a position, as they would be played. */
function actsOf(position: string, seat: number, move: string, isStill = false, viewer: Viewer = seat): SceneAct[] {
	const table = at(position);
	const before = table.view(viewer);
	table.play(seat, move);
	const told = table.told(viewer).map((event) => ({ n: 1, at: 0, event }));
	return scenesOf<View<State>, Played>(scriptFor(viewer), before, told).map((scene, id) => ({
		...scene,
		...{ id, isStill, ms: 100 },
	}));
}

function actOf(type: Played['type'], acts: readonly SceneAct[]): SceneAct {
	const act = acts.find(({ event }) => event.type === type);
	if (act === undefined) throw new Error(`nothing was ${type}`);
	return act;
}

/** On E3 lie seat 0's basic and an arm of seat 1's Super. */
const TWO_CLAIMS = 'phase lure | sasquatch E5 | tiles 0b E3, 1s E2 | 0: A1 | 1: B2 | 2: I9 | 3: B8';

test('the first claim has the white picture and the large photo, the second a smaller one without', () => {
	const catches = actsOf(TWO_CLAIMS, 0, 'lure N 2').filter(({ event }) => event.type === 'caught');
	const looks = catches.map((act) => looksOf(Effect({ act })));
	expect(looks).toHaveLength(2);
	const [first, second] = looks;
	expect([first.includes('white'), first.includes('front-photo developing')]).toEqual([true, true]);
	expect([second.includes('white'), second.includes('front-photo developing second')]).toEqual([false, true]);
});

test('where nothing moves there is no white picture, and the photo is there at once', () => {
	const act = actOf('caught', actsOf(TWO_CLAIMS, 0, 'lure N 2', true));
	const looks = looksOf(Effect({ act }));
	expect([looks.includes('white'), looks.includes('front-photo')]).toEqual([false, true]);
});

test('it is the trap that flashes, also where its arm is walked into', () => {
	const laid = 'phase commit | tiles 1s E3 | 0: C3 | 1: I9; commit N | 2: G7; commit S | 3: B8; commit W';
	const paid = actOf('tollPaid', actsOf(laid, 0, 'E'));
	const burst = drawn(Effect({ act: paid })).find(({ look }) => look.includes('burst'));
	expect(burst?.place).toBe(styleOf(spotOf(9, 4, 2)).transform);
});

test('where nothing moves, tiles that a spike destroys are crossed', () => {
	const position =
		'phase set slot 0 | sasquatch E5 | tiles 1b C2 | 0: C3; commit N!; hand 1/0/1/0 | 1: G3; commit N | 2: G7; commit S | 3: C7; commit W';
	const still = actOf('trapsDestroyed', actsOf(position, 0, 'set k', true));
	expect(looksOf(Effect({ act: still })).filter((look) => look.includes('doomed'))).toHaveLength(1);
	const moving = actOf('trapsDestroyed', actsOf(position, 0, 'set k'));
	expect(looksOf(Effect({ act: moving })).filter((look) => look.includes('doomed'))).toEqual([]);
});

test('whoever is held has it said where nothing moves, and is shaken without words where something does', () => {
	const position =
		'phase set slot 0 | sasquatch E5 | 0: C3; hand 1/0/1/0; commit N! | 1: C3; commit N | 2: G7; commit S | 3: C7; commit W';
	const saysHeld = (isStill: boolean) =>
		looksOf(Effect({ act: actOf('held', actsOf(position, 0, 'set b', isStill)) })).includes('chip toll');
	expect([saysHeld(true), saysHeld(false)]).toEqual([true, false]);
});

test('a net that falls and one that is lifted let her be seen as she stood before; without one a turn begins at once', () => {
	const set =
		'phase set slot 0 | sasquatch E5 | 0: C3; hand 1/0/1/0; commit N! | 1: C3; commit N | 2: G7; commit S | 3: C7; commit W';
	const stood = (act: SceneAct) => [0, 1, 2, 3].map((seat) => poseBefore(act, seat));
	expect(stood(actOf('entrapped', actsOf(set, 0, 'set b')))).toEqual([null, 'walk', null, null]);
	expect(stood(actOf('entrapped', actsOf(set, 0, 'set b', true)))).toEqual([null, null, null, null]);
	const lure = (her: string) =>
		actOf('turnStarted', actsOf(`phase lure | sasquatch E5 | 0: A1 | 1: B2${her} | 2: I9 | 3: B8`, 0, 'lure E 1'));
	const script = scriptFor(0);
	const lifted = lure('; entrapped');
	expect(stood(lifted)).toEqual([null, 'trapped', null, null]);
	expect(script.cue(lifted.event, lifted.before)).toMatchObject({ stillMs: 0 });
	const free = lure('');
	expect(script.cue(free.event, free.before)).toBeNull();
});

test('a toll that nobody can pay is grey', () => {
	const laid = (snaps: number) =>
		`phase commit | tiles 1b C2 | 0: C3; snaps ${snaps} | 1: I9; commit N | 2: G7; commit S | 3: B8; commit W`;
	const chipOf = (snaps: number) =>
		looksOf(Effect({ act: actOf('tollPaid', actsOf(laid(snaps), 0, 'N')) })).filter((look) => look.startsWith('chip'));
	expect(chipOf(1)).toEqual(['chip toll']);
	expect(chipOf(0)).toEqual(['chip vain']);
});

test('what is played is told at its turn, a question of one’s own at once', () => {
	const act = actOf(
		'tossed',
		actsOf('phase lure | sasquatch E5 | 0: E3; snaps 1 | 1: B2 | 2: I9 | 3: B8', 0, 'lure N 2'),
	);
	const telling = { names: ['Ada', 'Bo', 'Cy', 'Di'], viewer: 0, options: {} };
	const heard = (asked: Asked) =>
		drawn(Heard({ act, asked, ...telling })).flatMap(({ look, text }) => (look === 'aloud' ? [text] : []));
	const [told, nothing] = heard(null);
	expect(told).toContain('the lair');
	expect(nothing).toBe('');
	expect(heard('set')).toEqual([told, 'Your turn: set your trap']);
});

test('where he is aimed at people they are seen, not his ghost', () => {
	const ghostsOf = (direction: 'N' | 'S') => {
		const view = at('phase lure | sasquatch E5 | tiles 0b E3 | 0: A1 | 1: E7 | 2: I9 | 3: B8').view(0);
		const luring = Luring({
			shown: view,
			seat: 0,
			names: ['Ada', 'Bo', 'Cy', 'Di'],
			draft: { ...EMPTY, dir: direction },
			helps: new Set(['forecasts']),
			deeds: { hold: () => undefined } as never,
		});
		return looksOf(luring).filter((look) => look.includes('ghost-him')).length;
	};
	expect(ghostsOf('N')).toBe(1);
	expect(ghostsOf('S')).toBe(0);
});

test('snaps that are lost go out one after the other, the last one first; those that are won light up in order', () => {
	const bulbs = (props: { lit: number; gain?: number; loss?: number }) =>
		looksOf(Hat({ seat: 0, of: 8, ...props })).filter((look) => look.startsWith('bulb'));
	expect(bulbs({ lit: 1, loss: 2 })).toEqual(['bulb', 'bulb lost', 'bulb lost', ...Array(5).fill('bulb')]);
	expect(bulbs({ lit: 1, gain: 1 })).toEqual(['bulb', 'bulb won', ...Array(6).fill('bulb')]);
});

test('what a line brings is never said over his face', () => {
	// The stop is next to him, and somebody stands behind it.
	const view = at('phase lure | sasquatch E5 | tiles 0b E4 | 0: E3 | 1: A1 | 2: I9 | 3: B8').view(0);
	const line = lineForecasts(view).find(({ dir }) => dir === 'N');
	if (line?.to == null) throw new Error('no stop');
	const { x, y } = placeFor(view, line, line.to, null);
	const [faceX, faceY] = [450, 420];
	expect(Math.abs(x - faceX) > 60 || Math.abs(y - faceY) > 50, `${x}, ${y}`).toBe(true);
});

test('once around the forest, his own square has the number of squares of a side', () => {
	const own = 'sasquatch E5 | tiles 0b E5 | 0: A1 | 1: B2 | 2: I9 | 3: B8';
	const numbersAt = (position: string) => {
		const view = at(position).view(0);
		const deeds = { hold: () => undefined } as never;
		const luring = Luring({
			shown: view,
			seat: 0,
			names: ['Ada', 'Bo', 'Cy', 'Di'],
			draft: { ...EMPTY, dir: 'N' },
			helps: new Set(['forecasts']),
			deeds,
		});
		return drawn(luring).flatMap(({ look, text }) => (look.split(' ').includes('stop') ? [text] : []));
	};
	expect(numbersAt(`phase lure lapLure=true | ${own}`)).toEqual(['9']);
	expect(numbersAt(`phase lure | ${own}`)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
});

test('as he runs his footprints are left on every square between, over the edge as well', () => {
	const stepsOf = (move: string, isStill: boolean) => {
		const act = actOf('lured', actsOf('phase lure | sasquatch E2 | 0: A1 | 1: B3 | 2: I9 | 3: B8', 0, move, isStill));
		const looks = looksOf(Effect({ act }));
		return [looks.includes('line on trail'), looks.filter((look) => look === 'standing').length];
	};
	expect(stepsOf('lure N 5', false)).toEqual([true, 4]);
	expect(stepsOf('lure N 5', true)).toEqual([true, 4]);
	expect(stepsOf('lure S 1', false)).toEqual([true, 0]);
});

test('with the Whistle the order turns, one place for everybody', () => {
	const acts = actsOf(TWO_CLAIMS, 0, 'lure E 1');
	const { before, after } = actOf('whistlePassed', acts);
	expect([0, 1, 2, 3].map((seat) => orderOf(before, seat))).toEqual([1, 2, 3, 4]);
	expect([0, 1, 2, 3].map((seat) => orderOf(after, seat))).toEqual([4, 1, 2, 3]);
});

test('while the match cannot be reached the film says that it is catching up, in place of the turn', () => {
	const film = (isLost: boolean) =>
		drawn(
			Film({
				...{ turn: 6, limit: 80, isLost, frames: [], names: [] },
				onShow: () => undefined,
			}),
		);
	const headOf = (isLost: boolean) => film(isLost).filter(({ text }) => /Turn 6|atching up/.test(text));
	expect(headOf(true)).toEqual([{ look: 'catching-up', text: 'Catching up …' }]);
	expect(headOf(false).map(({ look }) => look)).toEqual(['']);
});

test('three ticks and a shutter are heard as cards are shown, and a higher note for every bulb that lights up', () => {
	const laid = 'phase commit | sasquatch E5 | 0: A1 | 1: B2; commit N | 2: G7; commit S | 3: C7; commit W';
	const shown = actOf('revealed', actsOf(laid, 0, 'E'));
	expect(heardIn({ ...shown, ms: 2100 })).toEqual([
		{ sound: 'tick', at: 400 },
		{ sound: 'tick', at: 800 },
		{ sound: 'shutter', at: 1200 },
	]);
	const caught = actOf('caught', actsOf(`${TWO_CLAIMS} | pile 2`, 0, 'lure N 2'));
	const bulbs = heardIn({ ...caught, ms: 1000 });
	expect(bulbs.map(({ sound, raised }) => [sound, raised])).toEqual([
		['bulb', 1],
		['bulb', 2],
		['bulb', 3],
	]);
	expect(bulbs.every(({ at }, i) => at < 1000 && at > (bulbs[i - 1]?.at ?? 0))).toBe(true);
});

test('a phone trembles as its owner’s cards are shown and she is mauled, not for those who only watch', () => {
	const laid = 'phase commit | sasquatch E5 | 0: A1 | 1: B2; commit N | 2: G7; commit S | 3: C7; commit W';
	const { event: shown, before: hidden } = actOf('revealed', actsOf(laid, 0, 'E'));
	const preyed = 'phase lure | sasquatch E5 | 0: A1 | 1: E3; snaps 2 | 2: I9 | 3: B8';
	const { event: mauled, before: near } = actOf('mauled', actsOf(preyed, 0, 'lure N 2'));
	const felt = (viewer: Viewer) =>
		[[shown, hidden] as const, [mauled, near] as const].map(
			([event, before]) => scriptFor(viewer).cue(event, before)?.buzz,
		);
	expect(felt(0)).toEqual([20, undefined]);
	expect(felt(1)).toEqual([20, 60]);
	expect(felt('spectator')).toEqual([undefined, undefined]);
});

test('what a line brings is not said over the order of whoever stands there', () => {
	const below = (who: string) => {
		const view = at(`phase lure | sasquatch C5 | tiles 0b G5 | ${who} | 1: B1 | 2: I9 | 3: B8`).view(0);
		const line = lineForecasts(view).find(({ dir }) => dir === 'E');
		if (line?.to == null) throw new Error('no stop in the east');
		return placeFor(view, line, line.to, null).y;
	};
	// Her mark reaches 64 units below the middle of her square; half a chip is 17 high.
	expect(below('0: G5') - 450).toBeGreaterThanOrEqual(64 + 16);
	expect(below('0: A1') - 450).toBeLessThan(64);
});
