import { photograph as rules } from '@shutterbox/photograph/client';
import { photoshoot } from '@shutterbox/photoshoot/client';
import { expect, test } from 'vitest';
import { move, opened, two } from './near.ts';
import { until } from './page.ts';
import { solo } from './world.ts';

test('before anybody takes the device it shows no hand, and says who is next', async () => {
	const { match } = await opened(two);
	expect(match.known.value?.viewer).toBe('spectator');
	expect(match.next(rules)).toBe(match.known.value?.table.toMove[0]);
});

test('whoever moved keeps looking at their own hand until they pass the device on', async () => {
	const { match } = await opened(two);
	const first = match.next(rules) ?? 0;
	match.take(first);
	await until('the first holds it', () => match.known.value?.viewer === first);
	expect(match.next(rules)).toBe(null);
	while (match.next(rules) === null) expect(await move(match)).toMatchObject({ ok: true });
	expect(match.known.value?.viewer).toBe(first);
	expect(match.next(rules)).toBe(1 - first);

	match.take(1 - first);
	await until('the second holds it', () => match.known.value?.viewer === 1 - first);
	expect(match.known.value?.latest).toEqual([]);
	expect(match.next(rules)).toBe(null);
});

test('[PST-60] without an hourglass the device goes from the photographer to control and on to the team mate', async () => {
	const four = ['Ann', 'Ben', 'Cid', 'Dee'].map((name) => ({ kind: 'person' as const, name }));
	const { match } = await opened(four, 'photoshoot', { pace: 'untimed', startTeam: 'A' });
	const handTo = async (seat: number) => {
		expect(match.next(photoshoot)).toBe(seat);
		match.take(seat);
		await until(`seat ${seat} holds it`, () => match.known.value?.viewer === seat);
		expect(match.next(photoshoot)).toBe(null);
	};
	await handTo(0);
	await match.send({ type: 'move', move: { type: 'swap', a: 0, b: 1 } });
	await until('control is to answer', () => match.next(photoshoot) !== null);
	// Whoever acted may still take back before they hand it on.
	expect(match.known.value?.table.toMove).toContain(0);
	await handTo(1);
	await match.send({ type: 'move', move: { type: 'ok' } });
	await until('the next photographer is to act', () => match.next(photoshoot) !== null);
	await handTo(2);
});

test('where the device lies between people, a move says whose it is, and whoever acts is shown their own question', async () => {
	const four = ['Ann', 'Ben', 'Cid', 'Dee'].map((name) => ({ kind: 'person' as const, name }));
	const { match } = await opened(four, 'photoshoot', { pace: 'untimed', startTeam: 'A' });
	for (const [by, made] of [
		[0, { type: 'swap', a: 0, b: 1 }],
		[3, { type: 'ok' }],
		[2, { type: 'swap', a: 4, b: 5 }],
		[1, { type: 'ok' }],
	] as const) {
		expect(await match.send({ type: 'move', move: made, by })).toMatchObject({ ok: true });
		expect(match.known.value?.viewer).toBe(by);
	}
	expect(await match.send({ type: 'move', move: { type: 'ok' }, by: 3 })).toMatchObject({ ok: false });
});

test('with one person there is nobody to pass the device to', async () => {
	const { match } = await opened(solo('photograph', 2).seats);
	expect(match.known.value?.viewer).toBe(0);
	expect(match.next(rules)).toBe(null);
});

test('news of a hand that was passed on is not shown to the next person', async () => {
	const { match } = await opened(two);
	match.take(0);
	match.take(1);
	await until('the second holds it', () => match.known.value?.viewer === 1);
	await new Promise((resolve) => setTimeout(resolve, 10));
	expect(match.known.value?.viewer).toBe(1);
});

test('after news that got lost the table is asked for anew', async () => {
	const { worker, match } = await opened(solo('photograph', 2).seats);
	worker.time.pass(5_000);
	await until('it is the person’s turn', () => match.known.value?.table.toMove.includes(0) ?? false);
	worker.swallows = ({ type }) => type === 'update';
	await move(match);
	worker.swallows = () => false;
	worker.time.pass(60_000);
	await until('it is known again', () => (match.known.value?.table.length ?? 0) > 1);
	expect(match.link.value).toBe('live');
});

test('a worker that cannot be loaded is told apart from one that waits', async () => {
	const { worker, match } = await opened(solo('photograph', 2).seats);
	worker.onerror?.({ message: 'no such file' });
	expect(match.link.value).toBe('lost');
	expect(await match.send({ type: 'takeBack' })).toMatchObject({ refusal: { code: 'BROKEN' } });
});
