#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { type Command, helpOf } from './command.ts';
import { arenaCommand } from './commands/arena.ts';
import { backupCommand } from './commands/backup.ts';
import { doctorCommand } from './commands/doctor.ts';
import { envCommand } from './commands/env.ts';
import { gamesCommand } from './commands/games.ts';
import { migrateCommand } from './commands/migrate.ts';
import { playCommand } from './commands/play.ts';
import { replayCommand } from './commands/replay.ts';
import { restoreCommand } from './commands/restore.ts';
import { serveCommand } from './commands/serve.ts';
import { simulateCommand } from './commands/simulate.ts';
import { verifyCommand } from './commands/verify.ts';
import { workerCommand } from './commands/worker.ts';
import { padEnd, printable } from './text.ts';
import { fileReason, parse, suggestion, UsageError } from './usage.ts';

const COMMANDS: readonly Command[] = [
	serveCommand,
	gamesCommand,
	playCommand,
	simulateCommand,
	arenaCommand,
	envCommand,
	replayCommand,
	verifyCommand,
	backupCommand,
	restoreCommand,
	migrateCommand,
	doctorCommand,
	workerCommand,
];

export function mainHelp(): string {
	return [
		'Shutterbox: board games with a referee. Host tables, play in the terminal, simulate, replay, verify.',
		'',
		'Usage: shutterbox <command> …',
		'',
		'Commands:',
		...COMMANDS.map(({ name, summary }) => `  ${padEnd(name, 12)}${summary}`),
		`  ${padEnd('help', 12)}show this help, or that of a command`,
		'',
		'Start here:',
		'  shutterbox serve                                tables for everybody who opens the page',
		'  shutterbox play photograph                      a match against a bot',
		'  shutterbox simulate photograph --players 4      a thousand games in a blink',
		'  shutterbox help simulate                        everything about one command',
		'',
		'Exit codes: 0 fine, 1 what was checked is wrong, 2 bad usage (one line says why).',
		'',
	].join('\n');
}

/** Runs one command line; the exit code. */
export async function main(args: readonly string[]): Promise<number> {
	try {
		return await dispatch(args);
	} catch (error) {
		if (!(error instanceof UsageError)) throw error;
		process.stderr.write(`shutterbox: ${error.message}\n`);
		return 2;
	}
}

async function dispatch([first, ...rest]: readonly string[]): Promise<number> {
	if (first === undefined || first === '--help' || first === '-h') return say(mainHelp());
	if (first === '--version') return say(`${version()}\n`);
	if (first === 'help') return say(rest.length === 0 ? mainHelp() : helpOf(commandNamed(rest[0])));
	const command = commandNamed(first);
	if (isHelpAsked(rest)) return say(helpOf(command));
	return await command.run(parse(command.name, command.flags, rest));
}

/** Help is given whatever else stands in the line. */
function isHelpAsked(args: readonly string[]): boolean {
	const end = args.indexOf('--');
	return args.slice(0, end === -1 ? args.length : end).some((arg) => arg === '--help' || arg === '-h');
}

function commandNamed(name: string): Command {
	const command = COMMANDS.find((each) => each.name === name);
	if (command !== undefined) return command;
	const hint = suggestion(name, [...COMMANDS.map((each) => each.name), 'help']);
	throw new UsageError(
		name.startsWith('-')
			? `no option "${printable(name)}" before a command; try "shutterbox help"`
			: `no command "${printable(name)}"${hint || '; "shutterbox help" lists them'}`,
	);
}

function version(): string {
	const file = new URL('../package.json', import.meta.url);
	return JSON.parse(readFileSync(file, 'utf8')).version;
}

function say(text: string): 0 {
	process.stdout.write(text);
	return 0;
}

if (import.meta.main) {
	for (const stream of [process.stdout, process.stderr]) stream.on('error', unwritable);
	process.on('SIGINT', () => {
		if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
		process.stderr.write('shutterbox: stopped\n');
		process.exit(130);
	});
	try {
		process.exitCode = await main(process.argv.slice(2));
	} catch (bug) {
		process.stderr.write(`shutterbox: this should not have happened, please report it\n`);
		console.error(bug);
		process.exitCode = 70;
	}
}

/** A reader that has had enough (| head) ends the program quietly; a full disk does not. */
function unwritable(error: NodeJS.ErrnoException): void {
	if (error.code === 'EPIPE') process.exit(0);
	process.stderr.write(`shutterbox: the output cannot be written: ${fileReason(error)}\n`);
	process.exit(2);
}
