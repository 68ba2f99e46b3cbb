import { expect, test } from 'vitest';
import { progressStore } from '../../src/coach/progress.ts';

function storage(text: string | null = null) {
	let kept = text;
	return {
		getItem: () => kept,
		setItem: (_: string, next: string) => {
			kept = next;
		},
	};
}

test('how far a match has come is there after a reload, each match by itself', () => {
	const kept = storage();
	const store = progressStore(() => kept);
	store.change('a', { seen: ['subject'] });
	store.change('b', { isSkipped: true });
	store.change('a', { seen: ['subject', 'wind'] });
	const again = progressStore(() => kept);
	expect(again.of('a')).toEqual({ table: 'a', seen: ['subject', 'wind'], isSkipped: false });
	expect(again.of('b').isSkipped).toBe(true);
	expect(again.of('c')).toEqual({ table: 'c', seen: [], isSkipped: false });
});

test('a game is met once and for good; the oldest matches are forgotten', () => {
	const kept = storage();
	const store = progressStore(() => kept);
	store.meet('photograph');
	store.meet('photograph');
	for (let i = 0; i < 12; i++) store.change(`match ${i}`, { isSkipped: true });
	const again = progressStore(() => kept);
	expect([again.hasMet('photograph'), again.hasMet('snapshot')]).toEqual([true, false]);
	expect([again.of('match 0').isSkipped, again.of('match 11').isSkipped]).toEqual([false, true]);
});

test.each(['nonsense', 'null', '[]', '{"matches":[{"table":7},{"table":"a","seen":[1],"isSkipped":false}],"met":[1]}'])(
	'what makes no sense in the storage is left out: %s',
	(text) => {
		const store = progressStore(() => storage(text));
		expect([store.of('a').seen, store.hasMet('photograph')]).toEqual([[], false]);
	},
);

test('without a storage it is known until the page is closed', () => {
	const store = progressStore(() => {
		throw new DOMException('blocked', 'SecurityError');
	});
	store.change('a', { seen: ['subject'] });
	expect(store.of('a').seen).toEqual(['subject']);
});
