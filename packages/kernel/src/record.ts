import type { ChanceKind } from './chance.ts';
import type { Outcome } from './game.ts';
import { hashText } from './hash.ts';
import type { Actor } from './seats.ts';

/**
 * A match as JSON Lines: the header, one line per log entry, the ending. Every line ends with a hash over itself and
 * the hash of the line before, so no line can be changed, dropped or moved without breaking the chain. People's names
 * are the exception: they stand in the header as a label and are no part of any hash, so that one can be taken out.
 */
export const RECORD_FORMAT = 'shutterbox-record';
export const RECORD_VERSION = 2;

export interface RecordHeader {
	readonly format: typeof RECORD_FORMAT;
	readonly version: typeof RECORD_VERSION;
	readonly game: string;
	readonly rulesVersion: number;
	readonly options: Readonly<Record<string, unknown>>;
	/** How many sat at the table. */
	readonly seats: number;
	readonly chance: ChanceKind;
	readonly commitment: string;
	readonly salts: readonly (string | null)[];
	/** Milliseconds since 1970, or 0 where no clock was asked. */
	readonly created: number;
	/** Who sat where, as shown to others. Not hashed: a name may change or go, and the record proves what it did. */
	readonly names: readonly string[];
}

/** What the kernel's match itself understands besides the game's moves. */
const LOG_COMMANDS = ['withdraw', 'undo', 'rewind'] as const;
export type LogCommand = (typeof LOG_COMMANDS)[number];

export function isLogCommand(move: unknown): move is LogCommand {
	return LOG_COMMANDS.includes(move as LogCommand);
}

/** Who moved in a person's place: the clock, with the safe move, or a bot for somebody who was away. */
export const STAND_INS = ['clock', 'bot'] as const;
export type StandIn = (typeof STAND_INS)[number];

export interface LogEntry {
	/** 1 for the first entry. */
	readonly n: number;
	readonly actor: Actor;
	readonly at: number;
	/** A move of the game, or a command to the match. */
	readonly move: unknown;
	/** Absent where the seat, be it a bot's, moved itself. */
	readonly by?: StandIn;
}

export interface RecordEnding {
	readonly outcome: Outcome;
	/** Fingerprint of the last position. */
	readonly position: string;
	readonly seed: string;
}

export interface MatchRecord {
	readonly header: RecordHeader;
	readonly entries: readonly LogEntry[];
	/** Absent while the match runs. */
	readonly ending: RecordEnding | null;
}

/** What is wrong with a record: the line (1 for the header), the field where one is to blame, and the reason. */
export interface RecordProblem {
	readonly line: number;
	readonly field: string | null;
	readonly reason: string;
}

/** Builds the lines of a record one by one, keeping the chain. */
export class RecordWriter {
	readonly #lines: string[] = [];
	#hash = '';

	get lines(): readonly string[] {
		return this.#lines;
	}

	header({ names, ...hashed }: RecordHeader): void {
		this.#push(hashed, names);
	}

	entry({ n, actor, at, move, by }: LogEntry): void {
		this.#push(by === undefined ? [n, actor, at, move] : [n, actor, at, move, by]);
	}

	ending(ending: RecordEnding): void {
		this.#push(ending);
	}

	/** The file: every line, the last one too, ends with a line feed. */
	text(): string {
		return this.#lines.map((line) => `${line}\n`).join('');
	}

	#push(content: object, names?: readonly string[]): void {
		this.#hash = chainHash(this.#hash, content);
		this.#lines.push(lineOf(content, this.#hash, names));
	}
}

/** The same record under other names; everything it proves stays as it is. */
export function withNames(text: string, names: readonly string[]): string {
	const end = text.indexOf('\n');
	const { hash, names: _, ...hashed } = JSON.parse(text.slice(0, end)) as RecordHeader & { hash: string };
	return lineOf(hashed, hash, names) + text.slice(end);
}

export function isRecordProblem(value: object): value is RecordProblem {
	return 'reason' in value && 'line' in value && 'field' in value;
}

export function chainHash(previous: string, content: object): string {
	return hashText(`${previous}\n${JSON.stringify(content)}`);
}

/** A line as it is written; the header's has the names between what is hashed and the hash. */
export function lineOf(content: object, hash: string, names?: unknown): string {
	if (Array.isArray(content)) return JSON.stringify([...content, hash]);
	return JSON.stringify(names === undefined ? { ...content, hash } : { ...content, names, hash });
}
