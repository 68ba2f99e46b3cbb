import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll } from 'vitest';

// A NATS of the tests' own: real, on a port of this machine alone, and gone with the process that started it.

const PLACES = ['/usr/sbin', '/usr/local/bin', '/opt/homebrew/bin', ...(process.env.PATH ?? '').split(delimiter)];
const PATIENCE = 30_000;

function program(): string | null {
	return PLACES.map((place) => join(place, 'nats-server')).find((path) => existsSync(path)) ?? null;
}

function install(): void {
	console.error('no NATS found: installing the package "nats-server" with apt-get');
	const wait = ['-o', 'DPkg::Lock::Timeout=300'];
	for (const args of [['update'], ['install', '--yes', '--no-install-recommends', 'nats-server']])
		spawnSync('apt-get', ['--quiet', ...wait, ...args], { stdio: ['ignore', 2, 2] });
}

function findProgram(): string | null {
	const isRoot = process.getuid?.() === 0;
	if (program() === null && isRoot && existsSync('/etc/debian_version')) install();
	const found = program();
	if (found !== null) return found;
	const help = 'no NATS found: install it (Debian: apt-get install nats-server, macOS: brew install nats-server)';
	if (process.env.CI === 'true') throw new Error(help);
	console.warn(`SKIPPED, as there is ${help}`);
	return null;
}

/** A running NATS. */
export class Nats {
	readonly #program: string;
	readonly #folder = mkdtempSync(join(tmpdir(), 'shutterbox-nats-'));
	#port = -1;
	#server: ChildProcess | null = null;

	private constructor(path: string) {
		this.#program = path;
	}

	/** Started for the tests of this file, and stopped after them, or when else; null where it cannot be had. */
	static async start(atEnd: (stop: () => Promise<void>) => void = afterAll): Promise<Nats | null> {
		const path = findProgram();
		if (path === null) return null;
		const nats = new Nats(path);
		atEnd(() => nats.#remove());
		await nats.resume();
		return nats;
	}

	get url(): string {
		return `nats://127.0.0.1:${this.#port}`;
	}

	/** Starts it, or starts it again where it was. */
	async resume(): Promise<void> {
		const args = ['--addr', '127.0.0.1', '--port', String(this.#port), '--ports_file_dir', this.#folder];
		// The shell waits for its input to end, as it does when this process ends in whatever way.
		const watched = '"$0" "$@" & read -r _; kill -KILL $! 2>/dev/null; wait $!';
		const server = spawn('/bin/sh', ['-c', watched, this.#program, ...args], { stdio: ['pipe', 'ignore', 'ignore'] });
		this.#server = server;
		const end = performance.now() + PATIENCE;
		while (!this.#listens()) {
			if (performance.now() > end) throw new Error('NATS does not start');
			await pause(20);
		}
	}

	/** As a power cut would. */
	async stop(): Promise<void> {
		const server = this.#server;
		if (server === null) return;
		this.#server = null;
		const ended = once(server, 'exit');
		server.stdin?.end();
		await ended;
		for (const file of readdirSync(this.#folder)) rmSync(join(this.#folder, file));
	}

	async #remove(): Promise<void> {
		await this.stop();
		rmSync(this.#folder, { recursive: true, force: true });
	}

	/** It writes down where, once it does. */
	#listens(): boolean {
		const [file] = readdirSync(this.#folder);
		const text = file === undefined ? '' : readFileSync(join(this.#folder, file), 'utf8');
		const port = /nats:\/\/[\d.]+:(\d+)"/.exec(text)?.[1];
		if (port !== undefined) this.#port = Number(port);
		return port !== undefined;
	}
}
