/**
 * Walks through everything about people against a real server: guests, passkeys, devices, results, leaderboards, notices,
 * data, rules, and what the page says when the server is gone. On the way it looks at every screen with axe, in both
 * themes and both languages, on a laptop and on a phone.
 * Usage: npx node apps/web/scripts/walk-people.ts [folder for pictures]
 */
import assert from 'node:assert/strict';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { arrive, call } from '../../server/test/support/player.ts';
import { serve } from '../../server/test/support/serve.ts';
import { launch, visit } from './browser.ts';
import { withKeys } from './keyring.ts';
import { openTable, personOf, playRated } from './people.ts';
import { lookAt } from './screens.ts';

const folder = process.argv[2] ?? join(import.meta.dirname, '../dist/.look');
mkdirSync(folder, { recursive: true });
const server = await serve({ web: join(import.meta.dirname, '../dist'), allowsWebhooks: true });
// Passkeys belong to names, not to addresses.
const site = server.url.replace('127.0.0.1', 'localhost');
const browser = await launch();
const problems: string[] = [];

const context = await device();
const page = await open(context, '/');

await walk('a stranger sees the lists of the server and is nobody', async () => {
	const host = await arrive(server.url);
	await openTable(
		server.url,
		host,
		{ game: 'snapshot', isPublic: true, pace: { kind: 'correspondence', turn: 86_400_000 } },
		3,
	);
	await page.reload();
	await page
		.getByRole('region', { name: 'Open tables' })
		.getByText(`opened by ${host.name}, 1 day a turn, by post`, { exact: true })
		.waitFor();
	await page.getByText('No matches yet').waitFor();
	assert.equal((await context.cookies()).length, 0);
	await page.getByRole('link', { name: 'Profile' }).click();
	await page.getByRole('heading', { name: 'No profile yet' }).waitFor();
	await look(page, 'profile-nobody');
});

await walk('a guest has a name, which they can change, and it stays', async () => {
	await page.getByRole('button', { name: 'Become a guest' }).click();
	const field = page.getByLabel('What others see');
	await field.fill('   ');
	assert.equal(await page.getByRole('button', { name: 'Save' }).first().isDisabled(), true);
	await field.fill('Ines of the Darkroom');
	await field.press('Enter');
	await page.getByRole('heading', { name: 'Ines of the Darkroom', level: 1 }).waitFor();
	await page.reload();
	await page.getByRole('heading', { name: 'Ines of the Darkroom', level: 1 }).waitFor();
	await look(page, 'profile-guest');
});

await walk('a name that the server refuses says why, beside the field', async () => {
	await page.getByLabel('What others see').fill('\u2800\u3164');
	await page.getByLabel('What others see').press('Enter');
	await page.getByRole('alert').filter({ hasText: 'A name has 1 to 24 letters' }).waitFor();
	await page.reload();
});

await walk('a passkey makes the guest lasting, and leads back after signing out', async () => {
	await withKeys(page);
	await page.getByRole('button', { name: 'Add a passkey' }).click();
	await page.getByText('This account lasts now').waitFor();
	await page.getByText('not used yet').waitFor();
	await page.getByRole('button', { name: 'Sign out' }).click();
	await page.getByRole('heading', { name: 'Five photography games' }).waitFor();
	await page.getByRole('link', { name: 'Profile' }).click();
	await page.getByRole('heading', { name: 'No profile yet' }).waitFor();
	await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
	await page.getByRole('heading', { name: 'Ines of the Darkroom', level: 1 }).waitFor();
	await page.getByText('last used').waitFor();
});

await walk('the same device cannot be added twice', async () => {
	await page.getByRole('button', { name: 'Add a passkey' }).click();
	await page.getByRole('alert').filter({ hasText: 'already has a passkey' }).waitFor();
});

await walk('a code signs one more device in, once, and it can be signed out from here', async () => {
	await page.getByRole('button', { name: 'Link another device' }).click();
	const dialog = page.getByRole('dialog');
	const code = (await dialog.locator('code').textContent()) ?? '';
	await look(page, 'profile-link-dialog');
	const other = await device();
	const phone = await open(other, `/link#${code}`);
	assert.equal(new URL(phone.url()).hash, '');
	await look(phone, 'link');
	await phone.getByRole('button', { name: 'Sign in' }).click();
	await phone.getByRole('heading', { name: 'Ines of the Darkroom', level: 1 }).waitFor();
	const third = await device();
	const late = await open(third, `/link#${code}`);
	await late.getByRole('button', { name: 'Sign in' }).click();
	await late.getByRole('alert').filter({ hasText: 'unknown, used, or too old' }).waitFor();
	await page.keyboard.press('Escape');
	const devices = page.getByRole('region', { name: 'Devices' });
	await devices.getByRole('button', { name: /Sign out/ }).click();
	await phone.reload();
	await phone.getByRole('heading', { name: 'No profile yet' }).waitFor();
	await other.close();
	await third.close();
});

await walk('finished matches become history, figures, ratings and a place among the best', async () => {
	const person = await personOf(context, server.url);
	for (let i = 0; i < 6; i++) await playRated(server.url, person, i % 3 === 2 ? 'snapshot' : 'photograph', 10 * i);
	await page.reload();
	await page.getByText('4 rated matches').waitFor();
	await page.getByRole('tab', { name: 'Photograph' }).waitFor();
	await page.getByRole('img', { name: 'Photograph: scores, match by match' }).waitFor();
	await page.getByRole('tab', { name: 'Photograph' }).press('ArrowRight');
	await page.getByRole('img', { name: 'Snapshot: scores, match by match' }).waitFor();
	const history = page.getByRole('region', { name: 'Finished matches' });
	assert.equal(await history.getByRole('link', { name: /Replay/ }).count(), 6);
	await look(page, 'profile-full');
	await page.goto(`${site}/leaders/photograph`);
	const own = page.getByRole('row').filter({ hasText: 'Ines of the Darkroom' });
	await own.getByText('you').waitFor();
	assert.equal(await page.getByRole('row').count(), 6);
	await look(page, 'leaders');
});

await walk('a match that waits is first on the first page, and the bar and the tab say so', async () => {
	const person = await personOf(context, server.url);
	const pace = { kind: 'correspondence', turn: 172_800_000 };
	const table = await openTable(server.url, person, { game: 'wildlife-park', bots: ['easy'], pace }, 2);
	await page.goto(site);
	const first = page.getByRole('region', { name: 'Your matches' }).getByRole('listitem').first();
	await first.getByText('Your turn').waitFor();
	assert.equal(await first.getByRole('link').getAttribute('href'), `/tables/${table}`);
	await page.getByRole('status').getByRole('link', { name: 'Your turn' }).waitFor();
	assert.match(await page.title(), /^● Your turn/);
	await page.getByText('bot f/11').waitFor();
	await look(page, 'home-full');
	await page.getByRole('link', { name: 'All 7' }).click();
	await page.getByRole('heading', { name: 'Your matches', level: 1 }).waitFor();
	await look(page, 'matches-full');
});

await walk('somebody blocked is listed, and the block can be lifted', async () => {
	const person = await personOf(context, server.url);
	const other = await arrive(server.url);
	await call(server.url, person, 'PUT', `/api/me/blocks/${other.id}`, { kind: 'block' });
	await page.goto(`${site}/me`);
	const blocks = page.getByRole('region', { name: 'Muted and blocked' });
	await blocks.getByText(other.name, { exact: true }).waitFor();
	await blocks.getByRole('button', { name: /Unblock/ }).click();
	await blocks.getByText('Nobody.').waitFor();
});

await walk('an address for notices is checked, and its secret is shown once', async () => {
	const notices = page.getByRole('region', { name: 'Notices' });
	const field = notices.getByLabel('Post to an address of yours');
	await field.fill('http://1.1.1.1/hook');
	await field.press('Enter');
	await notices.getByRole('alert').filter({ hasText: 'https address on the public net' }).waitFor();
	await field.fill('https://1.1.1.1/hook');
	await field.press('Enter');
	await notices.getByText('It is shown this once').waitFor();
	await page.reload();
	await notices.getByRole('button', { name: 'Post nothing any more' }).click();
	await notices.getByRole('button', { name: 'Post nothing any more' }).waitFor({ state: 'detached' });
});

await walk('a person takes their data along, and is forgotten when they say so twice', async () => {
	const [saving] = await Promise.all([
		page.waitForEvent('download'),
		page.getByRole('link', { name: 'Save my data' }).click(),
	]);
	const saved = JSON.parse(readFileSync(await saving.path(), 'utf8'));
	assert.match(JSON.stringify(saved), /Ines of the Darkroom/);
	await page.getByRole('button', { name: 'Delete me' }).click();
	await look(page, 'profile-delete-dialog');
	await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click();
	await page.getByRole('button', { name: 'Delete me' }).click();
	await page.getByRole('dialog').getByRole('button', { name: 'Delete me for good' }).click();
	await page.getByText('Everything about you was deleted').waitFor();
	await page.goto(`${site}/me`);
	await page.getByRole('heading', { name: 'No profile yet' }).waitFor();
	await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
	await page.getByRole('alert').filter({ hasText: 'did not accept this passkey' }).waitFor();
});

await walk('a rule is found by its number in the address, by its link, and by words', async () => {
	await page.goto(`${site}/rules/photograph#PHO-40`);
	await page.locator('.sought#PHO-40').waitFor();
	await page.waitForFunction(() => {
		const box = document.getElementById('PHO-40')?.getBoundingClientRect();
		return box !== undefined && box.top > 0 && box.bottom < innerHeight;
	});
	await look(page, 'rules-anchor');
	await page.locator('#PHO-40').getByRole('link', { name: 'PHO-42' }).click();
	await page.locator('.sought#PHO-42').waitFor();
	await page.goBack();
	await page.locator('.sought#PHO-40').waitFor();
	await page.keyboard.press('/');
	await page.keyboard.type('sunset refill');
	await page.getByText('places have these words').waitFor();
	assert.equal(await page.locator('#PHO-1').count(), 0);
	assert.equal((await page.locator('#PHO-51 mark').allTextContents()).join(' ').toLowerCase().includes('sunset'), true);
	await look(page, 'rules-search');
	await page.keyboard.press('Escape');
	await page.locator('#PHO-1').waitFor();
});

await walk('without a server the page says so, and what can still be done', async () => {
	await server.close();
	const alone = await visit();
	const away = await alone.browser.newPage({ locale: 'en' });
	await away.goto(alone.address);
	await away.getByText('No server answers right now').waitFor();
	await away.getByRole('link', { name: 'Profile' }).click();
	await away.getByText('The server does not answer').waitFor();
	await away.context().setOffline(true);
	await away.getByRole('button', { name: 'Try again' }).click();
	await away.getByText('This device has no connection').waitFor();
	await alone.close();
});

await browser.close();
for (const problem of problems) console.error(problem);
console.log(problems.length === 0 ? 'people: fine' : `people: ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;

async function walk(fact: string, steps: () => Promise<void>): Promise<void> {
	try {
		await steps();
		console.log(`fine    ${fact}`);
	} catch (problem) {
		console.error(`FAILED  ${fact}\n${problem instanceof Error ? problem.message : problem}`);
		problems.push(`failed: ${fact}`);
		await page.screenshot({ path: join(folder, `failed-${problems.length}.png`), fullPage: true }).catch(() => {});
	}
}

async function look(where: Page, name: string): Promise<void> {
	problems.push(...(await lookAt(where, name, folder)));
}

function device(): Promise<BrowserContext> {
	return browser.newContext({
		viewport: { width: 1366, height: 768 },
		locale: 'en',
		colorScheme: 'light',
		reducedMotion: 'reduce',
	});
}

async function open(from: BrowserContext, path: string): Promise<Page> {
	const opened = await from.newPage();
	opened.setDefaultTimeout(8000);
	opened.on('console', (message) => {
		// A stranger's first question is answered with 401, which browsers report by themselves.
		const isAnswer = message.text().startsWith('Failed to load resource');
		if ((message.type() === 'error' || message.type() === 'warning') && !isAnswer)
			problems.push(`console: ${message.text()}`);
	});
	opened.on('pageerror', (error) => problems.push(`threw: ${error.message}`));
	await opened.goto(site + path, { waitUntil: 'networkidle' });
	return opened;
}
