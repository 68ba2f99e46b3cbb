import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type AfterPress, afterPress } from '../../src/ui/after-press.ts';

const PICTURE = 16;
/** The picture that answers a press is seen when the next one begins. */
const SEEN = 2 * PICTURE;
let page: EventTarget;
let tell: AfterPress;
let told: string[];
const hear = (news: string) => tell(() => told.push(news));
const press = (kind: string) => page.dispatchEvent(new Event(kind));

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal('requestAnimationFrame', (deed: () => void) => setTimeout(deed, PICTURE));
	page = new EventTarget();
	tell = afterPress(page as Window);
	told = [];
});

afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

test('news is told at once while nobody presses', () => {
	hear('Ann took two');
	expect(told).toEqual(['Ann took two']);
});

test('news waits for the picture that answers a press, and keeps its order', () => {
	press('pointerdown');
	hear('Ann took two');
	press('pointerup');
	hear('Ben took one');
	vi.advanceTimersByTime(SEEN - 1);
	expect(told).toEqual([]);
	vi.advanceTimersByTime(2);
	expect(told).toEqual(['Ann took two']);
	hear('Cleo took three');
	vi.runAllTimers();
	expect(told).toEqual(['Ann took two', 'Ben took one', 'Cleo took three']);
	hear('Ann wound');
	expect(told.at(-1)).toBe('Ann wound');
});

test('whoever drags a card for long does not hold up the others', () => {
	press('pointerdown');
	hear('Ann took two');
	vi.advanceTimersByTime(249);
	expect(told).toEqual([]);
	vi.advanceTimersByTime(1);
	expect(told).toEqual(['Ann took two']);
	vi.advanceTimersByTime(1);
	hear('Ben took one');
	expect(told).toEqual(['Ann took two', 'Ben took one']);
});

test('a press that comes to nothing is over, too', () => {
	press('pointerdown');
	hear('Ann took two');
	press('pointercancel');
	vi.advanceTimersByTime(SEEN + 1);
	expect(told).toEqual(['Ann took two']);
});

test('a click that comes after its finger has gone is answered first, too', () => {
	press('pointerdown');
	press('pointerup');
	vi.advanceTimersByTime(SEEN + 1);
	press('click');
	hear('Ann took two');
	vi.advanceTimersByTime(SEEN - 1);
	expect(told).toEqual([]);
	vi.advanceTimersByTime(2);
	expect(told).toEqual(['Ann took two']);
});

test('of a finger and its click the click counts', () => {
	press('pointerdown');
	hear('Ann took two');
	press('pointerup');
	vi.advanceTimersByTime(PICTURE);
	press('click');
	vi.advanceTimersByTime(SEEN - 1);
	expect(told).toEqual([]);
	vi.advanceTimersByTime(2);
	expect(told).toEqual(['Ann took two']);
});

test('keys are presses, but one that is held down holds nothing up', () => {
	press('keydown');
	hear('Ann took two');
	expect(told).toEqual([]);
	press('keyup');
	vi.advanceTimersByTime(SEEN + 1);
	expect(told).toEqual(['Ann took two']);
	vi.runAllTimers();
	press('keydown');
	for (let repeats = 0; repeats < 10; repeats++) {
		page.dispatchEvent(Object.assign(new Event('keydown'), { repeat: true }));
		vi.advanceTimersByTime(33);
	}
	hear('Ben took one');
	expect(told.at(-1)).toBe('Ben took one');
});

test('news that cannot be shown does not keep what follows', () => {
	press('pointerdown');
	tell(() => {
		throw new Error('no such card');
	});
	hear('Ann took two');
	expect(() => vi.advanceTimersByTime(250)).toThrow('no such card');
	vi.runAllTimers();
	expect(told).toEqual(['Ann took two']);
});
