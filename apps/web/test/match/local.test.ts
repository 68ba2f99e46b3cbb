import { gameOf, games } from '@shutterbox/catalogue';
import { isRecordProblem, type View, verify } from '@shutterbox/kernel';
import { cardIn, isPhoto, type State } from '@shutterbox/photograph/client';
import { expect, test } from 'vitest';
import { Desk, ManualTime, MemoryStore, solo } from './world.ts';

function opened(desk: Desk, ...setup: Parameters<typeof solo>) {
	const table = desk.host.open(solo(...setup));
	if ('refused' in table) throw new Error(table.refused);
	desk.host.follow(table.people[0]);
	return table;
}

test.each(games.map(({ meta }) => [meta.id, meta.seats[0]]))(
	'a match of %s against bots is played to its end, and its record holds',
	async (id, seats) => {
		const desk = new Desk();
		opened(desk, id, Math.max(2, seats));
		await desk.playOut(0);
		expect(desk.table.stage).toBe('finished');
		expect(isRecordProblem(verify(desk.host.record() ?? '', gameOf))).toBe(false);
	},
);

test('bots wait a moment before they move, so that people can follow', async () => {
	const desk = new Desk();
	opened(desk, 'photograph', 2);
	while (desk.table.toMove.includes(0)) await desk.move(0, `m${desk.table.length}`);
	const { length } = desk.table;
	desk.time.pass(300);
	expect(desk.table.length).toBe(length);
	desk.time.pass(600);
	expect(desk.table.length).toBeGreaterThan(length);
});

test('[PST-73] between rounds a device that sleeps keeps the time that was left', () => {
	const desk = new Desk();
	opened(desk, 'photoshoot', 2);
	const phase = () => (desk.table.view as { phase: string }).phase;
	desk.time.pass(10_000);
	desk.host.setPresent(false);
	const { length } = desk.table;
	desk.time.pass(3_600_000);
	expect([phase(), desk.table.length]).toEqual(['ready', length]);
	desk.host.setPresent(true);
	desk.time.pass(19_000);
	expect(phase()).toBe('ready');
	desk.time.pass(1_500);
	expect(phase()).toBe('running');
});

test('after a reload the match goes on where it was', async () => {
	const [time, store] = [new ManualTime(), new MemoryStore()];
	const before = new Desk(time, store);
	const { table } = opened(before, 'snapshot', 3);
	for (let i = 0; i < 8; i++) {
		if (before.table.toMove.includes(0)) await before.move(0, `m${i}`);
		else time.pass(800);
	}
	await before.host.command(0, { type: 'takeBack', request: 'none', decision: -1 });
	before.host.close();

	time.pass(3_600_000);
	const after = new Desk(time, store);
	const resumed = await after.host.resume(table);
	expect(resumed).toEqual({ table, people: [0], isBranch: false, isCoached: false });
	after.host.follow(0);
	expect(after.table.view).toEqual(before.table.view);
	expect(after.table.length).toBe(before.table.length);
	await after.playOut(0);
	expect(isRecordProblem(verify(after.host.record() ?? '', gameOf))).toBe(false);
});

test('with a full storage play goes on unsaved, and everything is kept once there is room', async () => {
	const desk = new Desk();
	const { table } = opened(desk, 'photograph', 2);
	await desk.move(0, 'first');
	expect(desk.keptNews.at(-1)).toBe(true);
	const kept = desk.store.kept.get(table)?.rows.length ?? 0;

	desk.store.isFull = true;
	for (let i = 0; i < 12; i++) {
		if (desk.table.toMove.includes(0)) expect((await desk.move(0, `full-${i}`)).ok).toBe(true);
		else desk.time.pass(800);
	}
	await Promise.resolve();
	expect(desk.keptNews.at(-1)).toBe(false);
	expect(desk.store.kept.get(table)?.rows).toHaveLength(kept);

	desk.store.isFull = false;
	while (!desk.table.toMove.includes(0)) desk.time.pass(800);
	await desk.move(0, 'room again');
	expect(desk.keptNews.at(-1)).toBe(true);
	const rows = desk.store.kept.get(table)?.rows ?? [];
	expect(rows.map(({ n }) => n)).toEqual(Array.from({ length: desk.table.length }, (_, i) => i + 1));
});

test('a table that was never kept cannot be opened again', async () => {
	expect(await new Desk().host.resume('here-nothing')).toMatchObject({ refused: 'NOT_FOUND' });
});

test('an option that is wrong is refused with its name', () => {
	const setup = { ...solo('photograph', 2), options: { nonsense: 1 } };
	expect(new Desk().host.open(setup)).toMatchObject({ refused: 'BAD_OPTION', facts: { option: 'nonsense' } });
});

test('two people around one device see their own hands only, one after the other', async () => {
	const desk = new Desk();
	const people = ['Ann', 'Ben'].map((name) => ({ kind: 'person' as const, name }));
	const table = desk.host.open({ ...solo('photograph', 2), seats: people });
	expect(table).toMatchObject({ people: [0, 1] });
	const handsSeenBy = (seat: number) => {
		desk.host.follow(seat);
		return (desk.table.view as View<State>).hands.map((hand) => hand.every((slot) => isPhoto(cardIn(slot))));
	};
	expect(handsSeenBy(0)).toEqual([true, false]);
	expect(handsSeenBy(1)).toEqual([false, true]);
});

test('going back behind the barrier needs nobody else where all people sit around one device', async () => {
	const desk = new Desk();
	const people = ['Ann', 'Ben'].map((name) => ({ kind: 'person' as const, name }));
	desk.host.open({ ...solo('photograph', 2), seats: people });
	let seat = 0;
	for (let i = 0; i < 6; i++) {
		desk.host.follow(seat);
		if (!desk.table.toMove.includes(seat)) {
			seat = 1 - seat;
			desk.host.follow(seat);
		}
		await desk.move(seat, `m${i}`);
	}
	const { length, decision } = desk.table;
	const result = await desk.host.command(seat, { type: 'takeBack', request: 'back', decision: decision ?? 0 });
	expect(result).toEqual({ ok: true, n: length + 1 });
	expect(desk.table.asking).toBe(null);
});

test('a rematch puts the same people and bots at a new table that can be opened', async () => {
	const desk = new Desk();
	opened(desk, 'photograph', 3, 'random');
	await desk.playOut(0);
	await desk.host.command(0, { type: 'rematch', agrees: true });
	const next = desk.table.rematch.table;
	expect(next).not.toBe(null);
	const again = new Desk(desk.time, desk.store);
	expect(await again.host.resume(next ?? '')).toMatchObject({ table: next, people: [0] });
	again.host.follow(0);
	expect(again.table.seats.map(({ name }) => name)).toEqual(['Ann', 'random', 'random']);
	expect(again.table.stage).toBe('playing');
	expect(again.table.commitment).not.toBe(desk.table.commitment);
});

test('what changes while something is being kept is kept with it: a match that ends then is listed as finished', async () => {
	const desk = new Desk();
	const { table } = opened(desk, 'snapshot', 3);
	const { promise: isFree, resolve: free } = Promise.withResolvers<void>();
	const keep = desk.store.keep.bind(desk.store);
	desk.store.keep = async (...change) => {
		await isFree;
		await keep(...change);
	};
	const played = desk.playOut(0);
	free();
	await played;
	const { summary, rows, saved } = await keptOf(desk, table);
	expect([summary.stage, saved.stage, rows.length]).toEqual(['finished', 'finished', desk.table.length]);
});

/** Everything so far is kept when a command is answered, even one that is refused. */
async function keptOf(desk: Desk, table: string) {
	await desk.host.command(0, { type: 'takeBack', request: 'none', decision: -1 });
	const kept = desk.store.kept.get(table);
	if (!kept) throw new Error('not kept');
	return kept;
}

test('of a match that is over, its end stays, and a later look at it does not change when that was', async () => {
	const desk = new Desk();
	const { table } = opened(desk, 'photograph', 2);
	expect((await keptOf(desk, table)).summary).toMatchObject({ bots: [null, 'random'], end: null });
	await desk.playOut(0);
	const { end } = (await keptOf(desk, table)).summary;
	expect(desk.time.now() - (end?.at ?? 0)).toBeLessThan(800);
	expect(end?.ending).toMatchObject({ length: desk.table.length, outcome: desk.table.outcome });
	expect(end?.ending.breakdown).toEqual(desk.table.breakdown);

	desk.time.pass(3_600_000);
	const again = new Desk(desk.time, desk.store);
	await again.host.resume(table);
	await again.host.command(0, { type: 'rematch', agrees: true });
	expect((await keptOf(again, table)).summary.end).toEqual(end);
});

test('a match that ended before results were kept gets its result when it is listed, once', async () => {
	const desk = new Desk();
	const { table } = opened(desk, 'snapshot', 3);
	await desk.playOut(0);
	const kept = await keptOf(desk, table);
	const listed = kept.summary;
	desk.store.kept.set(table, { ...kept, summary: { ...listed, bots: [null, null, null], end: null } });
	const again = new Desk(desk.time, desk.store);
	expect(await again.host.matches()).toEqual([{ ...listed, end: { ...listed.end, at: listed.updated } }]);
	expect(desk.store.kept.get(table)?.summary).toEqual((await again.host.matches())[0]);
});

test('a match that ended under other rules still says how, without its board', async () => {
	const desk = new Desk();
	const { table } = opened(desk, 'photograph', 2);
	await desk.playOut(0);
	const kept = await keptOf(desk, table);
	desk.store.kept.set(table, { ...kept, saved: { ...kept.saved, rulesVersion: 0 } });
	const again = new Desk(desk.time, desk.store);
	await again.host.resume(table);
	again.host.follow(0);
	expect(again.table).toMatchObject({ stage: 'finished', view: null, outcome: desk.table.outcome });
});
