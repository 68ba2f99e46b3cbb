import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll } from 'vitest';

const root = mkdtempSync(join(tmpdir(), 'shutterbox-storage-'));
afterAll(() => rmSync(root, { recursive: true }));
let count = 0;

/** A path where nothing is yet; gone after the tests of the file. */
export function scratchFolder(): string {
	return join(root, `data-${++count}`);
}

/** Every file of a folder with its bytes, but for the lock and the index that SQLite makes anew. */
export function bytesIn(folder: string): Record<string, string> {
	const names = readdirSync(folder, { withFileTypes: true })
		.filter((each) => each.isFile() && !each.name.startsWith('lock') && !each.name.endsWith('-shm'))
		.map(({ name }) => name);
	return Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name)).toString('base64')]));
}

export interface Appender {
	readonly pid: number;
	/** The numbers it has been told are kept, as they come. */
	readonly told: readonly number[];
	/** Resolves when at least so many were told. */
	hasTold(many: number): Promise<void>;
	kill(): Promise<void>;
}

/** A process of its own that opens the folder and appends to table t1 until it is killed. */
export async function startAppender(folder: string): Promise<Appender> {
	const child = spawn(process.execPath, [join(import.meta.dirname, 'append-forever.ts'), folder], {
		stdio: ['ignore', 'pipe', 'inherit'],
	});
	const exit = once(child, 'exit');
	const told: number[] = [];
	const lines = createInterface(child.stdout);
	lines.on('line', (line) => told.push(Number(line)));
	const hasTold = async (many: number) => {
		while (told.length < many) {
			if (child.exitCode !== null) throw new Error(`the appender ended by itself with ${child.exitCode}`);
			await Promise.race([once(lines, 'line'), exit]);
		}
	};
	await hasTold(1);
	const kill = async () => {
		child.kill('SIGKILL');
		await exit;
		if (!child.stdout.closed) await once(child.stdout, 'close');
	};
	return { pid: child.pid ?? 0, told, hasTold, kill };
}
