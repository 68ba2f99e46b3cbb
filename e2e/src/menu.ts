/** The menu in the bar of every table. */
import type { Locator, Page } from 'playwright-core';

/** Opens it by its button, or on phones by the mark. */
export async function openMenu(page: Page): Promise<Locator> {
	await page.getByRole('button', { name: 'Menu', exact: true }).click();
	const menu = page.getByRole('dialog', { name: 'Menu', exact: true });
	await menu.waitFor();
	return menu;
}

/** Shows the board as text, or as it is drawn. */
export async function asText(page: Page, isText = true): Promise<void> {
	const menu = await openMenu(page);
	await menu.getByRole('switch', { name: 'Text mode' }).setChecked(isText);
	await page.keyboard.press('Escape');
	await menu.waitFor({ state: 'hidden' });
}

/** The switches of a board's helps, in the menu. */
export async function openHelps(page: Page): Promise<Locator> {
	const menu = await openMenu(page);
	await menu.getByRole('button', { name: 'Helps on the board' }).click();
	return menu;
}
