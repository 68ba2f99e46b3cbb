import { signal } from '@preact/signals';
import { describe, expect, test } from 'vitest';
import { stillness } from '../../src/settings/stillness.ts';
import { settingsStore } from '../../src/settings/store.ts';

const DEFAULTS = {
	language: 'auto',
	theme: 'auto',
	sounds: true,
	vibration: true,
	motion: 'auto',
	speed: 'usual',
	textMode: false,
	quickBots: false,
	onlyCalls: false,
	photographersTalk: true,
	helps: [],
};

/** A browser's storage that holds one text, and may refuse. */
function drawer(text: string | null = null) {
	const inside = { text, isFull: false };
	return {
		inside,
		open: () => ({
			getItem: () => inside.text,
			setItem: (_: string, next: string) => {
				if (inside.isFull) throw new DOMException('full', 'QuotaExceededError');
				inside.text = next;
			},
		}),
	};
}

describe('settings', () => {
	test('begin as they come from the box', () => {
		expect(settingsStore(drawer().open).read()).toEqual(DEFAULTS);
	});
	test('are there again on the next visit', () => {
		const { open } = drawer();
		settingsStore(open).change({ theme: 'dark', sounds: false });
		expect(settingsStore(open).read()).toEqual({ ...DEFAULTS, theme: 'dark', sounds: false });
	});
	test('keep what makes sense of a stored text and forget the rest', () => {
		const { open } = drawer('{"theme":"dark","language":"tlh","sounds":"loud","extra":1}');
		expect(settingsStore(open).read()).toEqual({ ...DEFAULTS, theme: 'dark' });
	});
	test.each(['', '{', '7', 'null', '[]'])('start anew from the unreadable text %j', (text) => {
		expect(settingsStore(drawer(text).open).read()).toEqual(DEFAULTS);
	});
	test('last for the visit when the storage is full, and say so', () => {
		const { open, inside } = drawer();
		const store = settingsStore(open);
		inside.isFull = true;
		store.change({ motion: 'reduced' });
		expect([store.read().motion, store.isKept()]).toEqual(['reduced', false]);
		inside.isFull = false;
		store.change({ textMode: true });
		expect([store.isKept(), settingsStore(open).read().motion]).toEqual([true, 'reduced']);
	});
	test('last for the visit when the storage is blocked', () => {
		const store = settingsStore(() => {
			throw new DOMException('blocked', 'SecurityError');
		});
		store.change({ theme: 'light' });
		expect([store.read().theme, store.isKept()]).toEqual(['light', false]);
	});
});

test('movement follows the system until the reader chooses', () => {
	const systemIsStill = signal(false);
	const store = settingsStore(drawer().open);
	const isStill = stillness(store, systemIsStill);
	expect(isStill.value).toBe(false);
	systemIsStill.value = true;
	expect(isStill.value).toBe(true);
	store.change({ motion: 'full' });
	expect(isStill.value).toBe(false);
	systemIsStill.value = false;
	store.change({ motion: 'reduced' });
	expect(isStill.value).toBe(true);
});
