import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { type LogEntry, parseRecord, type RecordEnding, type RecordHeader, RecordWriter } from '@shutterbox/kernel';
import { afterAll, vi } from 'vitest';
import { main } from '../src/main.ts';

export const MAIN = join(import.meta.dirname, '../src/main.ts');

export interface Finished {
	readonly code: number | null;
	readonly out: string;
	readonly err: string;
}

/** Runs the real command line as a program of its own; no terminal, no colours. */
export function shutterbox(args: readonly string[], input = ''): Promise<Finished> {
	const { FORCE_COLOR: _, ...env } = process.env;
	const child = spawn(process.execPath, [MAIN, ...args], { env: { ...env, NO_COLOR: '1' } });
	let out = '';
	let err = '';
	child.stdout.setEncoding('utf8').on('data', (text) => {
		out += text;
	});
	child.stderr.setEncoding('utf8').on('data', (text) => {
		err += text;
	});
	child.stdin.on('error', () => {}); // it may end before it has read everything
	child.stdin.end(input);
	return new Promise((resolve) => child.on('close', (code) => resolve({ code, out, err })));
}

/** The same without a process of its own: quick, for lines that say something and read no input. */
export async function said(args: readonly string[]): Promise<Finished> {
	const written = { out: '', err: '' };
	const spies = (['out', 'err'] as const).map((name) =>
		vi.spyOn(process[`std${name}`], 'write').mockImplementation((text) => {
			written[name] += stripVTControlCharacters(String(text));
			return true;
		}),
	);
	try {
		return { code: await main(args), ...written };
	} finally {
		for (const spy of spies) spy.mockRestore();
	}
}

/** A real folder that is gone after the tests of the file. */
export function scratchFolder(): string {
	const folder = mkdtempSync(join(tmpdir(), 'shutterbox-cli-'));
	afterAll(() => rmSync(folder, { recursive: true }));
	return folder;
}

interface Changes {
	header?: (header: RecordHeader) => object;
	entry?: (entry: LogEntry) => LogEntry;
	ending?: (ending: RecordEnding) => object;
}

/** A record with other contents and an unbroken chain: what a forger with patience would hand in. */
export function forged(text: string, { header, entry, ending }: Changes): string {
	const record = parseRecord(text);
	if (!('header' in record) || record.ending === null) throw new Error('not a finished record');
	const writer = new RecordWriter();
	writer.header((header?.(record.header) ?? record.header) as RecordHeader);
	for (const each of record.entries) writer.entry(entry?.(each) ?? each);
	writer.ending((ending?.(record.ending) ?? record.ending) as RecordEnding);
	return writer.text();
}
