/** Looking at screens of a running site. */
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { faultsOf } from './axe.ts';

/** Takes a picture of a screen as it stands, in each theme, language and size; answers with what axe finds. */
export async function lookAt(where: Page, name: string, folder: string): Promise<readonly string[]> {
	const faults: string[] = [];
	const scroll = await where.evaluate(() => scrollY);
	for (const [language, theme] of [
		['ru', 'dark'],
		['ru', 'light'],
		['en', 'dark'],
		['en', 'light'],
	] as const) {
		await where.emulateMedia({ colorScheme: theme });
		await speak(where, language);
		for (const [screen, viewport] of Object.entries({
			phone: { width: 390, height: 844 },
			laptop: { width: 1366, height: 768 },
		})) {
			await where.setViewportSize(viewport);
			const as = `${name}-${screen}-${theme}-${language}`;
			await where.screenshot({
				path: join(folder, `${as}.png`),
				fullPage: !name.includes('dialog') && !name.includes('anchor'),
			});
			for (const fault of await faultsOf(where)) faults.push(`${as}: ${fault}`);
		}
	}
	await where.evaluate((top) => scrollTo(0, top), scroll);
	return faults;
}

/** Changes the language as the button in the bar does, also where a dialog covers it. */
async function speak(where: Page, language: 'en' | 'ru'): Promise<void> {
	await where
		.locator('.languages button', { hasText: language.toUpperCase() })
		.evaluate((button: HTMLElement) => button.click());
	await where.waitForFunction((wanted) => document.documentElement.lang === wanted, language);
	await where.waitForTimeout(150);
}
