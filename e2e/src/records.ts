import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator } from 'playwright-core';
import { onTestFinished } from 'vitest';

const MAIN = join(import.meta.dirname, '../../apps/cli/src/main.ts');

/** A folder of the test's own. */
function scratchFolder(): string {
	const folder = mkdtempSync(join(tmpdir(), 'shutterbox-e2e-'));
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
	return folder;
}

/** Presses what saves a file; where the file is. */
export async function savedBy(button: Locator): Promise<string> {
	const [download] = await Promise.all([button.page().waitForEvent('download'), button.click()]);
	const file = join(scratchFolder(), download.suggestedFilename());
	await download.saveAs(file);
	return file;
}

function shutterbox(...args: string[]) {
	const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, ...args], { encoding: 'utf8' });
	return { status, said: `${stdout}${stderr}` };
}

/** Whether the command line finds a record fine, and what it says. */
export function verify(file: string): { readonly isFine: boolean; readonly said: string } {
	const { status, said } = shutterbox('verify', file);
	return { isFine: status === 0, said };
}

/** The record of a whole match of bots, the same every time. */
export function recordOf(game: string, players: number): string {
	const folder = scratchFolder();
	const args = ['--players', String(players), '--games', '1', '--seed', '1', '--bots', 'greedy', '--records', folder];
	const { status, said } = shutterbox('simulate', game, ...args);
	if (status !== 0) throw new Error(said);
	return readFileSync(join(folder, readdirSync(folder)[0]), 'utf8');
}
