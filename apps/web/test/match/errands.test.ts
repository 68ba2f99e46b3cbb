import { expect, test } from 'vitest';
import { Errands } from '../../src/match/errands.ts';
import { move, opened } from './near.ts';
import { until } from './page.ts';

test('a question is answered once; what answers none waits for its turn', async () => {
	const errands = new Errands();
	const [first, order] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
	const sent = errands.send(7, () => first.promise);
	expect(errands.isSending.value).toBe(true);
	expect(await errands.send(7, async () => 'again')).toBe(null);
	const waiting = errands.send(null, () => order.promise);
	first.resolve('first');
	expect(await sent).toBe('first');
	expect(errands.isSending.value).toBe(true);
	order.resolve('order');
	expect(await waiting).toBe('order');
	expect(errands.isSending.value).toBe(false);
});

test('a question that is gone holds up no answer to the next one', async () => {
	const errands = new Errands();
	const slow = Promise.withResolvers<string>();
	const first = errands.send(7, () => slow.promise);
	errands.asked(7);
	expect(errands.isSending.value).toBe(true);
	errands.asked(8);
	expect(errands.isSending.value).toBe(false);
	const next = Promise.withResolvers<string>();
	const second = errands.send(8, () => next.promise);
	slow.resolve('first');
	expect(await first).toBe('first');
	expect(errands.isSending.value).toBe(true);
	next.resolve('second');
	expect(await second).toBe('second');
	expect(errands.isSending.value).toBe(false);
});

test('whoever presses as soon as the next question is there is heard, though the last answer is still being kept', async () => {
	const { worker, match } = await opened(
		[
			{ kind: 'person', name: 'Ann' },
			{ kind: 'bot', bot: 'easy' },
		],
		'snapshot',
		{ firstPlayer: 0 },
	);
	const keep = worker.store.keep.bind(worker.store);
	const kept = Promise.withResolvers<void>();
	worker.store.keep = async (...all) => {
		await kept.promise;
		await keep(...all);
	};
	await until('she is asked', () => match.known.value?.table.toMove.includes(0) === true);
	const first = match.send({ type: 'move', move: { type: 'draw' } });
	await until('the next question is there', () => match.known.value?.table.length === 1);
	const second = move(match);
	await until('the second answer is taken', () => (match.known.value?.table.length ?? 0) > 1);
	kept.resolve();
	expect(await Promise.all([first, second])).toMatchObject([{ ok: true }, { ok: true }]);
});
