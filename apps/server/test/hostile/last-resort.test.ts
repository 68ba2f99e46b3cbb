import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { FAULT_EXIT } from '../../src/last-resort.ts';
import { Device, until } from '../support/player.ts';
import { ServerProcess } from '../support/server-process.ts';

const SCRIPT = join(import.meta.dirname, '../support/faulty.ts');

function dataFolder(): string {
	const folder = mkdtempSync(join(tmpdir(), 'shutterbox-faults-'));
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
	return folder;
}

/** Lets a server with a player at it meet a fault; how that ended, what it wrote, and how the player was told. */
async function meet(fault: string) {
	const data = dataFolder();
	const child = fork(SCRIPT, {
		env: { ...process.env, FAULT: fault, SHUTTERBOX_DATA: data, SHUTTERBOX_PORT: '0', SHUTTERBOX_LOG_LEVEL: 'error' },
		stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
	});
	onTestFinished(() => void child.kill('SIGKILL'));
	let written = '';
	child.stdout?.setEncoding('utf8').on('data', (text) => {
		written += text;
	});
	const [{ port }] = (await once(child, 'message')) as [{ port: number }];
	const device = await Device.open(`http://127.0.0.1:${port}`);
	const exit = once(child, 'exit');
	const begun = performance.now();
	child.send({ fault: true });
	const [code] = await exit;
	await until('the player hears of it', () => device.closed !== null);
	const lines = written
		.split('\n')
		.filter((line) => line !== '')
		.map((line) => JSON.parse(line));
	return { code, lines, told: device.closed, milliseconds: performance.now() - begun, data };
}

test.each([
	['thrown', { type: 'TypeError', message: 'a thrown fault' }, 'uncaughtException'],
	['rejected', { type: 'RangeError', message: 'a rejected fault' }, 'unhandledRejection'],
])(
	'a fault that was %s is written down, everybody hears goodbye, and the process ends as failed',
	async (kind, err, origin) => {
		const { code, lines, told, data } = await meet(kind);
		expect(code).toBe(FAULT_EXIT);
		expect(lines).toMatchObject([{ level: 'fatal', err, origin, seconds: expect.any(Number) }]);
		expect(lines[0].err.stack).toContain('faulty.ts');
		expect(told).toMatchObject({ code: 1012 });
		const next = await ServerProcess.serving(data);
		expect((await fetch(`${next.url}/readyz`)).status).toBe(200);
		await next.kill();
	},
);

test('what is thrown need not be an error', async () => {
	const { code, lines } = await meet('not an error');
	expect(code).toBe(FAULT_EXIT);
	expect(lines).toMatchObject([{ level: 'fatal', err: { message: 'only a word' } }]);
});

test('without the thread of its storage a server stops, and what was kept is there at the next start', async () => {
	const { code, lines, told, data } = await meet('no storage');
	expect(code).toBe(FAULT_EXIT);
	expect(lines[0]).toMatchObject({ level: 'fatal', err: { message: 'the thread of the storage has ended' } });
	expect(told).toMatchObject({ code: 1012 });
	const next = await ServerProcess.serving(data);
	expect((await fetch(`${next.url}/readyz`)).status).toBe(200);
	await next.kill();
});

test('faults on the way out do not stop the stop', async () => {
	const { code, told } = await meet('again and again');
	expect(code).toBe(FAULT_EXIT);
	expect(told).toMatchObject({ code: 1012 });
});

test('a stop that does not come to an end is bounded', async () => {
	const { code, milliseconds } = await meet('never stopping');
	expect(code).toBe(FAULT_EXIT);
	expect(milliseconds).toBeGreaterThanOrEqual(900);
	expect(milliseconds).toBeLessThan(10_000);
});
