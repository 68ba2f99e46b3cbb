import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Drawing } from '../../src/darkroom/drawing.ts';

type Density = typeof import('../../src/darkroom/density.ts');

const screen = (innerWidth: number, innerHeight: number, devicePixelRatio: number) => ({
	innerWidth,
	innerHeight,
	devicePixelRatio,
});
const draw = (density: number): Drawing => ({ body: '<g/>', viewBox: '0 0 1 1', width: 100 * density });
let density: Density;
let resize: () => void;

beforeEach(async () => {
	vi.stubGlobal('window', new EventTarget());
	vi.stubGlobal('addEventListener', (_: 'resize', listener: () => void) => {
		resize = listener;
	});
	lookFrom(screen(1366, 768, 1));
	vi.resetModules();
	density = await import('../../src/darkroom/density.ts');
});

afterEach(() => {
	vi.unstubAllGlobals();
});

function lookFrom(one: ReturnType<typeof screen>): void {
	for (const [name, value] of Object.entries(one)) vi.stubGlobal(name, value);
}

/** How wide the print is that is shown. */
function shown(): number | null {
	const address = density.printAt('lion', draw);
	return address === null ? null : Number(/width="(\d+)"/.exec(decodeURIComponent(address))?.[1]);
}

test.each([
	['a laptop', screen(1366, 768, 1), 1],
	['a wide window of no more height', screen(1920, 768, 1), 1],
	['a desktop', screen(1920, 1080, 1), 1.5],
	['a dense laptop', screen(1366, 768, 2), 2],
	['a dense desktop', screen(1920, 1080, 2), 3],
	['a phone', screen(390, 844, 3), 3],
	['a phone that is denser than any print', screen(390, 844, 4), 3],
])('prints are as dense as %s shows them', (_, screen, wanted) => {
	expect(density.densityOf(screen)).toBe(wanted);
});

test('a window that grows is given denser prints, and shows the earlier ones until they are developed', async () => {
	expect(shown()).toBeNull();
	await vi.waitUntil(() => shown() === 100);
	lookFrom(screen(1920, 1080, 2));
	resize();
	expect(shown()).toBe(100);
	await vi.waitUntil(() => shown() === 300);
});

test('a window that grows a little keeps its prints', async () => {
	lookFrom(screen(1400, 800, 1));
	await vi.waitUntil(() => shown() === 150);
	lookFrom(screen(1500, 820, 1));
	resize();
	expect(shown()).toBe(150);
});
