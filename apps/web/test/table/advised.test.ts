import { expect, test } from 'vitest';
import { advisedStore } from '../../src/table/advised.ts';

function storage(text: string | null = null) {
	let kept = text;
	return {
		getItem: () => kept,
		setItem: (_: string, next: string) => {
			kept = next;
		},
	};
}

test('a match in which advice was asked for stays marked over a reload, and beside what other pages mark', () => {
	const kept = storage();
	const [page, other] = [advisedStore(() => kept), advisedStore(() => kept)];
	expect(page.has('a')).toBe(false);
	page.remember('a');
	other.remember('b');
	page.remember('c');
	page.remember('a');
	const reloaded = advisedStore(() => kept);
	expect(['a', 'b', 'c', 'd'].map(reloaded.has)).toEqual([true, true, true, false]);
});

test('where nothing can be kept, or what is kept makes no sense, it is remembered for the visit', () => {
	for (const open of [
		() => storage('{"a":1}'),
		() => storage('not JSON'),
		() => {
			throw new DOMException('closed', 'SecurityError');
		},
	]) {
		const store = advisedStore(open);
		expect(store.has('a')).toBe(false);
		store.remember('a');
		expect(store.has('a')).toBe(true);
	}
});

test('the oldest are forgotten before the list grows without end', () => {
	const kept = storage(JSON.stringify(Array.from({ length: 2_000 }, (_, i) => `t${i}`)));
	const store = advisedStore(() => kept);
	store.remember('new');
	expect([store.has('t0'), store.has('t1'), store.has('new')]).toEqual([false, true, true]);
});
