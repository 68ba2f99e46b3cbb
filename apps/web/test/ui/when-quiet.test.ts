import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let page: EventTarget;
let idle: (() => void)[];
let done: string[];
let whenQuiet: typeof import('../../src/ui/when-quiet.ts')['whenQuiet'];

const haveIdleMoment = () => {
	for (const deed of idle.splice(0)) deed();
};

beforeEach(async () => {
	vi.useFakeTimers();
	page = new EventTarget();
	idle = [];
	done = [];
	vi.stubGlobal('window', page);
	vi.stubGlobal('requestAnimationFrame', (deed: () => void) => setTimeout(deed, 16));
	vi.stubGlobal('requestIdleCallback', (deed: () => void) => idle.push(deed));
	// Presses are listened to once for each page.
	vi.resetModules();
	({ whenQuiet } = await import('../../src/ui/when-quiet.ts'));
});

afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

test('what can wait comes in an idle moment', () => {
	whenQuiet(() => done.push('the icon'));
	vi.runAllTimers();
	expect(done).toEqual([]);
	haveIdleMoment();
	expect(done).toEqual(['the icon']);
});

test('it comes soon where a browser has no idle moments', () => {
	vi.stubGlobal('requestIdleCallback', undefined);
	Reflect.deleteProperty(globalThis, 'requestIdleCallback');
	whenQuiet(() => done.push('the icon'));
	expect(done).toEqual([]);
	vi.runAllTimers();
	expect(done).toEqual(['the icon']);
});

test('an idle moment of the page is none while somebody presses', () => {
	whenQuiet(() => done.push('warm up'));
	haveIdleMoment();
	page.dispatchEvent(new Event('pointerdown'));
	whenQuiet(() => done.push('the icon'));
	haveIdleMoment();
	expect(done).toEqual(['warm up']);
	page.dispatchEvent(new Event('pointerup'));
	vi.runAllTimers();
	expect(done).toEqual(['warm up', 'the icon']);
});

test('what is called off never comes', () => {
	whenQuiet(() => done.push('an old title'))();
	haveIdleMoment();
	vi.runAllTimers();
	expect(done).toEqual([]);
});
