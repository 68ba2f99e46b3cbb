import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addGame, copyOfSources, run } from '../src/copy.ts';
import { answered, questionOn } from '../src/question.ts';
import { TestServer } from '../src/server.ts';
import { openTable, sitDownByInvitation } from '../src/tables.ts';
import { visit } from '../src/visit.ts';

const FIXTURE = join(import.meta.dirname, '../fixtures/last-frame');
const CLI = 'apps/cli/src/main.ts';

let copy: string;
let server: TestServer;
beforeAll(async () => {
	copy = copyOfSources();
	addGame(copy, 'last-frame', 'last-frame', 'lastFrame');
	run(copy, 'apps/web/scripts/build-page.ts');
	server = new TestServer(copy);
	await server.start();
});
afterAll(async () => {
	await server.discard();
	rmSync(copy, { recursive: true });
});

test('a sixth game needs fewer than 150 lines beside its rules, each in a file that the guide names', () => {
	const files = globSync('**/*.*', { cwd: FIXTURE }).filter(
		(file) => !/(?:RULES\.md|rules\/.*|\.test\.ts)$/.test(file),
	);
	const lines = files.map((file) => readFileSync(join(FIXTURE, file), 'utf8').split('\n').length - 1);
	expect(lines.reduce((sum, count) => sum + count)).toBeLessThan(150);
	const guide = readFileSync(join(import.meta.dirname, '../../docs/adding-a-game.md'), 'utf8');
	for (const file of files)
		expect(guide).toContain(file.replace(/^.*last-frame\/(?=src|test)/, '').replace('last-frame', '<id>'));
});

test('the import check knows it', () => {
	expect(run(copy, 'scripts/import-graph.ts')).toMatch(/^last-frame +→ kernel$/m);
});

test('the terminal lists it, simulates it, and plays it in its own words', () => {
	expect(run(copy, CLI, ['games'])).toContain('Last Frame');
	expect(run(copy, CLI, ['simulate', 'last-frame', '--games', '20', '--seed', '1'])).toContain('20');
	const record = join(copy, 'match.jsonl');
	const told = run(
		copy,
		CLI,
		['play', 'last-frame', '--seed', '1', '--option', 'frames=4', '--record', record],
		'rules\nrules 2\ncut 4\ncut 3\ncut 1\ncut 1\n',
	);
	expect(told).toContain('Cut the strip. 4 frames are left. For example: cut 1');
	expect(told).toContain('LFR-2 In your turn cut 1, 2 or 3 frames');
	expect(told).toContain('You cut 3 frames; 1 is left.');
	expect(told).toContain('won with 1 point');
	expect(run(copy, CLI, ['verify', record])).toContain('fine');
});

/** Cuts so many frames once it is this person's turn; false if the end has come instead. */
async function cuts(page: Page, frames: number, end: Locator): Promise<boolean> {
	const cut = page.getByRole('button', { name: `cut ${frames}`, exact: true, disabled: false });
	await end.or(cut).first().waitFor();
	const question = await questionOn(page, end);
	if (question === null) return false;
	await cut.click();
	await answered(page, question);
	return true;
}

test('the page has it on its reel, with its line and its rules, and plays it against a bot to the result', async () => {
	const page = await visit({ address: server.address });
	await page.goto('/rules/last-frame');
	await page.getByText('Whoever cuts the last one wins.').waitFor();
	await page.goto('/');
	await page.getByRole('radio', { name: /^Last Frame/ }).check({ force: true });
	await page.getByText('make sure that the last one is yours').first().waitFor();
	await page.getByRole('link', { name: 'Play Last Frame now' }).first().click();
	const result = page.getByRole('heading', { name: 'Where the points came from' });
	while (await cuts(page, 1, result));
	await page.getByText('The last frame was cut.').waitFor();
	await page.getByRole('rowheader', { name: 'The last frame' }).first().waitFor();
});

test('the server hosts it for two people over the net', async () => {
	const [host, guest] = await Promise.all([visit({ address: server.address }), visit({ address: server.address })]);
	await openTable(host, 'Last Frame', 2, 'Ann');
	await sitDownByInvitation(host, guest);
	await host.getByRole('button', { name: /^Start the match/ }).click();
	for (const page of [host, guest, host, guest, host])
		await cuts(page, 3, page.getByRole('heading', { name: /wins?$/ }));
	await host.getByRole('heading', { name: 'You win' }).waitFor();
	await guest.getByRole('heading', { name: 'You came 2nd' }).waitFor();
});
