/** The page after a match. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { violationsOn } from './axe.ts';
import { savedBy } from './records.ts';

/**
 * What every result begins with: the own place as the heading, which has the focus, what was made, and the moment that
 * counted. A press saves a picture of it.
 */
export async function resultOn(page: Page, made: string): Promise<void> {
	const heading = page.getByRole('heading', { level: 1 });
	await heading.waitFor();
	await page.locator(made).first().waitFor();
	expect(await heading.textContent()).toMatch(/^(?:You|Your team|Everybody|Not this time)/);
	expect(await heading.evaluate((one) => one === document.activeElement), 'the heading has the focus').toBe(true);
	await page.getByRole('heading', { name: /moment$/ }).waitFor();
	expect(await violationsOn(page), 'axe on the result').toEqual([]);
	const file = readFileSync(await savedBy(page.getByRole('button', { name: 'Picture', exact: true })));
	expect(file.subarray(1, 4).toString()).toBe('PNG');
	expect([file.readUInt32BE(16), file.readUInt32BE(20)], 'width and height of the picture').toEqual([1200, 1600]);
}

/** A device without room for a picture says what to do. */
export async function noRoomForPictureOn(page: Page): Promise<void> {
	await page.evaluate(() => {
		HTMLCanvasElement.prototype.toBlob = (done) => done(null);
	});
	await page.getByRole('button', { name: 'Picture', exact: true }).click();
	await page.getByRole('alert').getByText('Free some space and try again').waitFor();
}
