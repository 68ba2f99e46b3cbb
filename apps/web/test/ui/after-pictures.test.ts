import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const PICTURE = 16;
let page: EventTarget;
let done: string[];
let afterPictures: typeof import('../../src/ui/after-pictures.ts')['afterPictures'];

beforeEach(async () => {
	vi.useFakeTimers();
	vi.stubGlobal('requestAnimationFrame', (deed: () => void) => setTimeout(deed, PICTURE));
	page = new EventTarget();
	vi.stubGlobal('window', page);
	done = [];
	// Presses are listened to once for each page.
	vi.resetModules();
	({ afterPictures } = await import('../../src/ui/after-pictures.ts'));
});

afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

test('what can wait comes after as many pictures as it is told to', () => {
	afterPictures(2, () => done.push('the log'));
	afterPictures(1, () => done.push('the others'));
	vi.advanceTimersByTime(PICTURE);
	expect(done).toEqual([]);
	vi.advanceTimersByTime(1);
	expect(done).toEqual(['the others']);
	vi.advanceTimersByTime(PICTURE + 1);
	expect(done).toEqual(['the others', 'the log']);
});

test('it waits for a press that has begun meanwhile', () => {
	afterPictures(1, () => done.push('warm up'));
	vi.runAllTimers();
	afterPictures(1, () => done.push('the others'));
	page.dispatchEvent(new Event('pointerdown'));
	vi.advanceTimersByTime(3 * PICTURE);
	expect(done).toEqual(['warm up']);
	page.dispatchEvent(new Event('pointerup'));
	vi.advanceTimersByTime(2 * PICTURE + 1);
	expect(done).toEqual(['warm up', 'the others']);
});

test('what is called off never comes, not even after a press', () => {
	afterPictures(1, () => done.push('warm up'));
	vi.runAllTimers();
	afterPictures(2, () => done.push('old news'))();
	const callOff = afterPictures(1, () => done.push('older news'));
	page.dispatchEvent(new Event('pointerdown'));
	vi.advanceTimersByTime(3 * PICTURE);
	callOff();
	page.dispatchEvent(new Event('pointerup'));
	vi.runAllTimers();
	expect(done).toEqual(['warm up']);
});
