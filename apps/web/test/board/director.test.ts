import type { TableEvent } from '@shutterbox/table';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Cue, Director, type Script } from '../../src/board/director.ts';

/** A game of counting: every event adds something, and lasts as long as it says. */
interface Added {
	readonly type: 'added';
	readonly by: number;
	readonly cue: Cue | null;
}
interface Sum {
	readonly is: number;
}

const script: Script<Sum, Added> = {
	after: ({ is }, { by }) => ({ is: is + by }),
	cue: ({ cue }) => cue,
};
const START: Sum = { is: 0 };
let view: Sum;
let entries: number;
let isStill: boolean;
let isWatched: boolean;
let slowness: number;
let drawn: number;
let cues: Cue[];
let director: Director<Sum, Added>;

beforeEach(() => {
	vi.useFakeTimers();
	[view, entries, isStill, isWatched, slowness, drawn, cues] = [START, 0, false, true, 1, 0, []];
	const house = {
		isStill: () => isStill,
		isWatched: () => isWatched,
		slowness: () => slowness,
		onCue: (cue: Cue) => cues.push(cue),
		onChange: () => drawn++,
	};
	director = new Director(house, script, START, []);
});

afterEach(() => {
	vi.useRealTimers();
});

/** An update: one event for each cue, each adding 1. */
function hear(...updates: readonly (number | Cue | null)[]): void {
	entries++;
	const latest = updates.map((cue): TableEvent => {
		const event: Added = { type: 'added', by: 1, cue: typeof cue === 'number' ? { ms: cue } : cue };
		return { n: entries, at: 0, event };
	});
	view = { is: view.is + updates.length };
	director.follow(script, view, latest);
}

/** How long each of the next acts lasts. */
function lengths(): number[] {
	const all: number[] = [];
	while (director.act !== null) {
		all.push(director.act.ms);
		vi.advanceTimersByTime(director.act.ms);
	}
	return all;
}

test('what one update told is played in order, each from how the table lay before it', () => {
	hear(300, 200);
	expect(director.act).toEqual({
		id: 1,
		n: 1,
		event: { type: 'added', by: 1, cue: { ms: 300 } },
		before: START,
		after: { is: 1 },
		ms: 300,
		isStill: false,
	});
	expect(director.shown).toEqual({ is: 1 });
	vi.advanceTimersByTime(299);
	expect([director.act?.id, drawn]).toEqual([1, 0]);
	vi.advanceTimersByTime(1);
	expect(director.act).toMatchObject({ id: 2, before: { is: 1 }, after: { is: 2 }, ms: 200 });
	expect(drawn).toBe(1);
	vi.advanceTimersByTime(200);
	expect([director.act, drawn]).toEqual([null, 2]);
	expect(director.shown).toBe(view);
	expect(vi.getTimerCount()).toBe(0);
});

test('an event that is not played still counts', () => {
	hear(null, 300, null);
	expect(director.act).toMatchObject({ before: { is: 1 }, after: { is: 2 } });
	vi.advanceTimersByTime(300);
	expect(director.shown).toBe(view);
});

test('where nothing is played things are at once as they are', () => {
	hear(null);
	expect([director.act, director.shown]).toEqual([null, view]);
	expect(vi.getTimerCount()).toBe(0);
});

test('every act has its cue when it begins', () => {
	hear({ ms: 300, sound: 'twig' }, { ms: 200, sound: 'roar', buzz: 60 });
	expect(cues).toEqual([{ ms: 300, sound: 'twig' }]);
	vi.advanceTimersByTime(300);
	expect(cues.at(-1)).toEqual({ ms: 200, sound: 'roar', buzz: 60 });
});

test('an update that comes during an act waits for its turn', () => {
	hear(300);
	vi.advanceTimersByTime(100);
	hear(400);
	expect(director.act).toMatchObject({ id: 1, n: 1, ms: 300 });
	vi.advanceTimersByTime(200);
	expect(director.act).toMatchObject({ id: 2, n: 2, before: { is: 1 }, ms: 400 });
	expect(lengths()).toEqual([400]);
});

test('drawing the same again changes nothing', () => {
	hear(300);
	const { act } = director;
	const latest: TableEvent[] = [];
	director.follow(script, view, latest);
	director.follow(script, view, latest);
	expect(director.act).toBe(act);
});

test('a backlog of two seconds is played as it is', () => {
	hear(500, 1000, 500);
	hear(300);
	expect(lengths()).toEqual([500, 1000, 500, 300]);
});

test('a longer backlog is hurried, and what is new is not', () => {
	hear(500, 1500, 2000);
	hear(300);
	expect(lengths()).toEqual([500, 750, 1000, 300]);
});

test('of the present act only the rest is backlog', () => {
	hear(1500, 1000);
	vi.advanceTimersByTime(500);
	hear(300);
	expect(director.act?.ms).toBe(1500);
	vi.advanceTimersByTime(1000);
	expect(lengths()).toEqual([1000, 300]);
});

test('a backlog of more than six seconds is not played: the news is', () => {
	hear(1000, 4900);
	hear(5000);
	hear(300);
	expect(director.act).toMatchObject({ n: 3, before: { is: 3 }, ms: 300 });
	expect(lengths()).toEqual([300]);
	expect(cues.map(({ ms }) => ms)).toEqual([1000, 300]);
});

test('an update that alone would take longer is not played, whoever was away sees how things are', () => {
	hear(400);
	hear(4000, 2100);
	expect([director.act, director.shown]).toEqual([null, { is: 3 }]);
	hear(300);
	expect(lengths()).toEqual([300]);
});

test('a game may have more patience', () => {
	const patient = { ...script, patience: { hurried: 8000, skipped: 20_000 } };
	const house = { isStill: () => false, isWatched: () => true, onCue: () => undefined, onChange: () => undefined };
	director = new Director(house, patient, START, []);
	const told = (ms: number): TableEvent => ({ n: 1, at: 0, event: { type: 'added', by: 1, cue: { ms } } as Added });
	director.follow(patient, { is: 1 }, [told(7000)]);
	director.follow(patient, { is: 2 }, [told(500)]);
	expect(lengths()).toEqual([7000, 500]);
});

test('in a game in real time news end what is played, unless they are not played themselves', () => {
	const hasty = { ...script, isHasty: true };
	const house = { isStill: () => false, isWatched: () => true, onCue: () => undefined, onChange: () => undefined };
	director = new Director(house, hasty, START, []);
	const told = (ms: number): TableEvent => ({ n: 1, at: 0, event: { type: 'added', by: 1, cue: { ms } } as Added });
	director.follow(hasty, { is: 1 }, [told(300)]);
	director.follow(hasty, { is: 2 }, [told(0)]);
	expect(director.act?.ms).toBe(300);
	director.follow(hasty, { is: 3 }, [told(200)]);
	expect(lengths()).toEqual([200]);
});

test('to skip shows at once how things are, and what comes later is played', () => {
	hear(300, 200);
	director.skip();
	expect([director.act, director.shown, drawn]).toEqual([null, view, 1]);
	vi.runAllTimers();
	expect(drawn).toBe(1);
	director.skip();
	expect(drawn).toBe(1);
	hear(100);
	expect(director.act).toMatchObject({ id: 2, n: 2 });
});

test('where nothing moves things are shown for a moment, or as long as they ask for', () => {
	isStill = true;
	hear({ ms: 280 }, { ms: 1100 }, { ms: 900, stillMs: 400 }, { ms: 900, stillMs: 1200 }, { ms: 420, stillMs: 0 });
	expect(director.act?.isStill).toBe(true);
	expect(lengths()).toEqual([280, 600, 400, 1200]);
});

test('what was told before somebody looked is not played', () => {
	const told: TableEvent[] = [{ n: 1, at: 0, event: { type: 'added', by: 1, cue: { ms: 300 } } as Added }];
	const late = new Director(
		{ isStill: () => false, isWatched: () => true, onCue: () => undefined, onChange: () => undefined },
		script,
		START,
		told,
	);
	late.follow(script, START, told);
	expect([late.act, late.shown]).toEqual([null, START]);
});

test('a fresh start ends what is played', () => {
	hear(300, 200);
	const fresh: Sum = { is: 7 };
	director.follow(script, fresh, []);
	expect([director.act, director.shown]).toEqual([null, fresh]);
	expect(vi.getTimerCount()).toBe(0);
});

test('an update that changes nothing on the table lets the play go on', () => {
	hear(300);
	director.follow(script, view, []);
	expect(director.act?.id).toBe(1);
});

test('in a tab that nobody sees nothing is played', () => {
	hear(300, 200);
	isWatched = false;
	hear(300);
	expect([director.act, director.shown]).toEqual([null, view]);
	expect([vi.getTimerCount(), cues.length]).toEqual([0, 1]);
});

test('a stretch is played again, instead of what is played, and then things are as they are', () => {
	hear(300, 200);
	const before = { is: -1 };
	const event: Added = { type: 'added', by: 1, cue: { ms: 50 } };
	director.replay([{ event, n: 4, before, after: START }]);
	expect(director.act).toMatchObject({ id: 2, n: 4, before, after: START, ms: 50 });
	expect(drawn).toBe(1);
	vi.advanceTimersByTime(50);
	expect([director.act, director.shown]).toEqual([null, view]);
});

test('a stretch that somebody asks for is played however long it is', () => {
	const long = { type: 'added', by: 1, cue: { ms: 9000 } } as const;
	director.replay([{ event: long, n: 1, before: START, after: { is: 1 } }]);
	expect(lengths()).toEqual([9000]);
});

test('who leaves the table leaves no timer behind', () => {
	hear(300, 200);
	director.close();
	expect(vi.getTimerCount()).toBe(0);
});

test('everything is played as fast as its reader wants, still or not', () => {
	slowness = 2;
	hear(300, 200);
	expect(lengths()).toEqual([600, 400]);
	slowness = 0.5;
	isStill = true;
	hear(300, 2000);
	expect(lengths()).toEqual([150, 300]);
});

test('who wants it slow has the patience for it: what would be played at the usual speed is played', () => {
	slowness = 2;
	hear(5000);
	expect(lengths()).toEqual([10_000]);
	hear(7000);
	expect([director.act, director.shown]).toEqual([null, view]);
});

test('at once means that no news is played; what is asked for again is', () => {
	slowness = 0;
	hear(300, 200);
	expect([director.act, director.shown]).toEqual([null, view]);
	director.replay([{ event: { type: 'added', by: 1, cue: { ms: 300 } }, n: 1, before: START, after: { is: 1 } }]);
	expect(lengths()).toEqual([300]);
});
