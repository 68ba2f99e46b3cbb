/** How people come to a table on the server. */
import type { Page } from 'playwright-core';

interface Choices {
	readonly isPublic?: boolean;
	readonly pace?: 'Live' | 'By post';
	/** What else is chosen in the form. */
	readonly choose?: (page: Page) => Promise<void>;
}

/** Fills the form in and opens a table over the net; in the lobby only if it is public. */
export async function openTable(
	page: Page,
	title: string,
	/** Null where the game has but one number of seats. */
	seats: number | null,
	name: string,
	{ isPublic = false, pace, choose }: Choices = {},
): Promise<void> {
	await page.goto('/tables/new');
	await page.getByRole('radiogroup', { name: 'Game' }).getByRole('radio', { name: title, exact: true }).check();
	const counts = page.getByRole('radiogroup', { name: 'Seats' });
	if (seats !== null) await counts.getByRole('radio', { name: String(seats), exact: true }).check();
	if (pace !== undefined)
		await page.getByRole('radiogroup', { name: 'Pace' }).getByRole('radio', { name: pace, exact: true }).check();
	await page.getByRole('textbox', { name: 'Your name' }).fill(name);
	await choose?.(page);
	if (isPublic) await page.getByRole('switch', { name: 'Show it in the lobby' }).check();
	await page.getByRole('button', { name: /^Open the table/ }).click();
	await page.getByRole('list', { name: 'Seats' }).waitFor();
}

/** The host invites, the guest opens the link and has the seat. */
export async function sitDownByInvitation(host: Page, guest: Page): Promise<void> {
	await host.getByRole('button', { name: 'Invite', exact: true }).first().click();
	const dialog = host.getByRole('dialog', { name: 'A personal invitation' });
	const link = await dialog.getByRole('textbox', { name: 'The link' }).inputValue();
	await host.keyboard.press('Escape');
	await guest.goto(link);
	await guest.getByRole('button', { name: 'Sit down' }).click();
	await guest.getByRole('button', { name: 'Stand up' }).waitFor();
}

/** The host seats these photographers on the first free seats, by their accessible names. */
export async function seatPhotographers(host: Page, ...names: readonly string[]): Promise<void> {
	for (const name of names) {
		await host.getByRole('button', { name, pressed: false, exact: true }).click();
		await host.getByRole('button', { name, pressed: true, exact: true }).waitFor();
	}
}
