import { signal } from '@preact/signals';
import { photograph as rules } from '@shutterbox/photograph/client';
import { expect, test } from 'vitest';
import type { Known } from '../../src/match/port.ts';
import { ViewHistory } from '../../src/match/view-history.ts';
import { move, opened, two } from './near.ts';
import { until } from './page.ts';
import { solo } from './world.ts';

/** A screen that is told what it knows, move by move. */
function screen() {
	const known = signal<Known | null>(null);
	const told = (n: number) => ({ n, at: 0, event: { type: 'moved' } });
	const learn = (length: number, entries: readonly number[], viewer: Known['viewer'] = 0) => {
		const table = { stage: 'playing', length, view: { after: length } } as Known['table'];
		known.value = { viewer, table, history: [], latest: entries.map(told) };
	};
	return { history: new ViewHistory({ known, now: () => 7_000 }), learn };
}

const entries = ({ all }: ViewHistory) => all.value.map(({ n }) => n);

test('every move that is heard of is a moment to come back to', async () => {
	const { worker, match } = await opened(solo('snapshot', 2).seats, 'snapshot');
	const history = new ViewHistory(match);
	for (let i = 0; i < 40 && (match.known.value?.table.length ?? 0) < 6; i++) {
		if (match.known.value?.table.toMove.includes(0)) await move(match);
		worker.time.pass(800);
		await new Promise((resolve) => setTimeout(resolve, 2));
	}
	const now = match.known.value;
	expect(entries(history)).toEqual(Array.from({ length: (now?.table.length ?? 0) + 1 }, (_, n) => n));
	expect(history.of(2)?.known.table.length).toBe(2);
	expect(history.of(2)?.known.table.view).not.toEqual(now?.table.view);
	expect(history.all.value.at(-1)?.known.table.view).toEqual(now?.table.view);
});

test('an earlier moment tells nothing anew, and has the time it was seen at', () => {
	const { history, learn } = screen();
	learn(0, []);
	learn(1, [1]);
	expect(history.of(1)).toMatchObject({ n: 1, at: 7_000, known: { latest: [] } });
});

test('what happened before the page was opened, or while it was cut off, was not seen', () => {
	const { history, learn } = screen();
	learn(8, []);
	learn(9, [9]);
	learn(14, []);
	expect([7, 8, 9, 12, 14].map((entry) => history.of(entry)?.n ?? null)).toEqual([null, 8, 9, null, 14]);
});

test('moves that were told together lead to the one moment that showed them', () => {
	const { history, learn } = screen();
	learn(3, []);
	learn(6, [4, 5, 5, 6]);
	expect([4, 5, 6].map((entry) => history.of(entry)?.n)).toEqual([6, 6, 6]);
});

test('one steps from seen moment to seen moment', () => {
	const { history, learn } = screen();
	for (const [n, told] of [
		[3, []],
		[4, [4]],
		[6, [5, 6]],
	] as const)
		learn(n, told);
	const middle = history.of(4);
	if (middle === null) throw new Error('the middle was not seen');
	const [before, after] = [history.before(middle), history.after(middle)];
	expect([before?.n, after?.n]).toEqual([3, 6]);
	expect(before && history.before(before)).toBe(null);
	expect(after && history.after(after)).toBe(null);
});

test('somebody who comes or goes makes no new moment', () => {
	const { history, learn } = screen();
	learn(3, []);
	learn(4, [4]);
	learn(4, [4]);
	expect(entries(history)).toEqual([3, 4]);
});

test('the oldest of very many moments are forgotten', () => {
	const { history, learn } = screen();
	for (let n = 0; n <= 450; n++) learn(n, n === 0 ? [] : [n]);
	expect(history.all.value.length).toBe(400);
	expect([history.of(50), history.of(51)?.n, history.of(450)?.n]).toEqual([null, 51, 450]);
});

test('whoever takes the device sees no moment of another hand, nor their own from before they passed it on', async () => {
	const { match } = await opened(two);
	const history = new ViewHistory(match);
	const first = match.next(rules) ?? 0;
	const holders: number[] = [];
	for (const seat of [first, 1 - first, first]) {
		match.take(seat);
		await until('the next holds it', () => match.known.value?.viewer === seat);
		const taken = match.known.value?.table.length ?? 0;
		expect(entries(history)).toEqual([taken]);
		while (match.next(rules) === null) expect(await move(match)).toMatchObject({ ok: true });
		expect(history.all.value.length).toBeGreaterThan(1);
		expect(history.all.value.every(({ n, known }) => n >= taken && known.viewer === seat)).toBe(true);
		expect(history.of(taken - 1)).toBe(null);
		holders.push(seat);
	}
	expect(holders).toEqual([first, 1 - first, first]);
});
