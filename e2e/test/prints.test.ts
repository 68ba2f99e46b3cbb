import { SKETCHES } from '@shutterbox/web/sketches';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { compareAll, darkroomOf } from '../src/prints.ts';
import { visit } from '../src/visit.ts';

test('every print looks as the browser itself draws it', async () => {
	const page = await visit();
	const { darkroom, frames } = await darkroomOf(page);
	expect(frames.length).toBe(84);
	const likenesses = await compareAll(page, darkroom, [...frames, ...SKETCHES]);
	const worst = (key: 'meanDifference' | 'strongShare') => likenesses.toSorted((a, b) => b[key] - a[key])[0];
	expect(worst('meanDifference')).toSatisfy(({ meanDifference }) => meanDifference < 1.5);
	expect(worst('strongShare')).toSatisfy(({ strongShare }) => strongShare < 0.002);
});

test('a hand shows prints', async () => {
	const page = await visit();
	expect(await handOn(page)).toEqual(Array(5).fill('blob: of 240 pixels'));
});

test('a browser that hands out no pictures of drawings shows the drawings themselves', async () => {
	const page = await visit();
	await page.addInitScript(() => Object.assign(globalThis, { OffscreenCanvas: null }));
	expect(await handOn(page)).toEqual(Array(5).fill('data: of 240 pixels'));
	expect(page.workers().map((worker) => worker.url())).not.toContainEqual(expect.stringContaining('/darkroom-worker-'));
});

test('where the worker does not arrive, the drawings themselves are shown', async () => {
	const page = await visit({ expected: [/darkroom/, /404/] });
	await page.addInitScript(() => {
		globalThis.Worker = class extends Worker {
			constructor(address: string | URL, options?: WorkerOptions) {
				super(String(address).replace('/darkroom-worker-', '/no-worker-'), options);
			}
		};
	});
	expect(await handOn(page)).toEqual(Array(5).fill('data: of 240 pixels'));
});

test('prints are developed without a net', async () => {
	const page = await visit({ expected: [/ERR_INTERNET_DISCONNECTED/], keepsCopy: true });
	await page.goto('/');
	await page.evaluate(async () => await navigator.serviceWorker.ready);
	await page.context().setOffline(true);
	expect(await handOn(page)).toEqual(Array(5).fill('blob: of 240 pixels'));
});

/** Where the pictures of one's own hand come from, and how wide they are. */
async function handOn(page: Page): Promise<string[]> {
	await page.goto('/play/photograph');
	const pictures = page.locator('.hand img');
	await pictures.nth(4).waitFor();
	return await pictures.evaluateAll((all: HTMLImageElement[]) =>
		Promise.all(
			all.map(async (picture) => {
				await picture.decode();
				return `${new URL(picture.src).protocol} of ${picture.naturalWidth} pixels`;
			}),
		),
	);
}
