import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll } from 'vitest';

// A PostgreSQL of the tests' own: real, on a socket that nobody else finds, and gone with the process that started it.

/** Where Debian, Fedora, Arch and Homebrew have its programs. */
const DEBIAN = '/usr/lib/postgresql';
const PLACES = ['/usr/bin', '/usr/local/bin', '/opt/homebrew/bin', '/usr/local/pgsql/bin'];
/** Of somebody without rights: PostgreSQL does not run as root. */
const NOBODY = 65_534;
const PATIENCE = 60_000;

/** The folder of `initdb` and `postgres`; null where there is none. */
function programs(): string | null {
	const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
	const places = [...versions.map((version) => join(DEBIAN, version, 'bin')), ...PLACES];
	return places.find((place) => existsSync(join(place, 'initdb')) && existsSync(join(place, 'postgres'))) ?? null;
}

function install(): void {
	console.error('no PostgreSQL found: installing the package "postgresql" with apt-get');
	const wait = ['-o', 'DPkg::Lock::Timeout=300'];
	for (const args of [['update'], ['install', '--yes', '--no-install-recommends', 'postgresql']])
		spawnSync('apt-get', ['--quiet', ...wait, ...args], { stdio: ['ignore', 2, 2] });
}

function findPrograms(): string | null {
	const isRoot = process.getuid?.() === 0;
	if (programs() === null && isRoot && existsSync('/etc/debian_version')) install();
	const found = programs();
	if (found !== null) return found;
	const help = 'no PostgreSQL found: install it (Debian: apt-get install postgresql, macOS: brew install postgresql)';
	if (process.env.CI === 'true') throw new Error(help);
	console.warn(`SKIPPED, as there is ${help}`);
	return null;
}

/** A running PostgreSQL. */
export class Postgres {
	readonly #programs: string;
	readonly #folder: string;
	readonly #user: { uid?: number; gid?: number };
	#server: ChildProcess | null = null;
	#databases = 0;

	private constructor(place: string) {
		this.#programs = place;
		this.#user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
		this.#folder = mkdtempSync(join(tmpdir(), 'shutterbox-pg-'));
		const { uid, gid } = this.#user;
		if (uid !== undefined && gid !== undefined) chownSync(this.#folder, uid, gid);
	}

	/** Started for the tests of this file, and stopped after them, or when else; null where it cannot be had. */
	static async start(atEnd: (stop: () => Promise<void>) => void = afterAll): Promise<Postgres | null> {
		const place = findPrograms();
		if (place === null) return null;
		const postgres = new Postgres(place);
		atEnd(() => postgres.#remove());
		const options = ['--no-sync', '--auth=trust', '--username=postgres', '--encoding=UTF8', '--locale=C'];
		execFileSync(join(place, 'initdb'), [...options, '-D', postgres.#data], {
			...postgres.#user,
			cwd: postgres.#folder,
			stdio: ['ignore', 'ignore', 'inherit'],
		});
		await postgres.resume();
		return postgres;
	}

	get #data(): string {
		return join(this.#folder, 'data');
	}

	/** Where it listens, for who wants to stand in between. */
	get socket(): string {
		return join(this.#folder, '.s.PGSQL.5432');
	}

	/** The address of an empty database. */
	async database(): Promise<string> {
		const name = `test${++this.#databases}`;
		await this.#ask(`CREATE DATABASE ${name}`);
		return this.addressOf(name);
	}

	addressOf(name: string): string {
		return `postgresql://postgres@localhost/${name}?host=${encodeURIComponent(this.#folder)}`;
	}

	/** Starts it, or starts it again. */
	async resume(): Promise<void> {
		const settings = ['fsync=off', 'full_page_writes=off', 'listen_addresses=', 'max_connections=200'];
		const args = ['-D', this.#data, '-k', this.#folder, ...settings.flatMap((setting) => ['-c', setting])];
		// The shell waits for its input to end, as it does when this process ends in whatever way.
		const watched = '"$0" "$@" & read -r _; kill -INT $! 2>/dev/null; wait $!';
		this.#server = spawn('/bin/sh', ['-c', watched, join(this.#programs, 'postgres'), ...args], {
			...this.#user,
			cwd: this.#folder,
			stdio: ['pipe', 'ignore', 'ignore'],
		});
		const end = performance.now() + PATIENCE;
		for (;;) {
			try {
				await this.#ask('SELECT 1');
				return;
			} catch (error) {
				if (performance.now() > end) throw error;
				await pause(20);
			}
		}
	}

	/** Stops it in good order (`SIGINT`) or as a power cut would (`SIGKILL`); `SIGSTOP` and `SIGCONT` do what they do. */
	async stop(signal: 'SIGINT' | 'SIGKILL' = 'SIGINT'): Promise<void> {
		const server = this.#server;
		if (server === null) return;
		this.#server = null;
		const ended = once(server, 'exit');
		if (signal === 'SIGKILL') process.kill(this.#pid, signal);
		server.stdin?.end();
		await ended;
	}

	get #pid(): number {
		return Number.parseInt(readFileSync(join(this.#data, 'postmaster.pid'), 'utf8'), 10);
	}

	async #ask(text: string): Promise<void> {
		const client = new pg.Client(this.addressOf('postgres'));
		client.on('error', () => undefined);
		try {
			await client.connect();
			await client.query(text);
		} finally {
			await client.end().catch(() => undefined);
		}
	}

	async #remove(): Promise<void> {
		await this.stop();
		rmSync(this.#folder, { recursive: true, force: true });
	}
}

/** Says something to a database, beside everybody who has it open. */
export async function asking(url: string, text: string): Promise<Record<string, string>[]> {
	const client = new pg.Client(url);
	await client.connect();
	try {
		return (await client.query(text)).rows;
	} finally {
		await client.end();
	}
}
