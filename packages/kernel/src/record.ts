import type { ChanceKind } from './chance.ts';
import { CHANCE_KINDS } from './chance.ts';
import { isSalt, isSeed } from './fairness.ts';
import type { Outcome } from './game.ts';
import { hashText } from './hash.ts';
import type { Actor } from './seats.ts';

/**
 * A match as JSON Lines: the header, one line per log entry, the ending. Every line ends with a hash over itself and
 * the hash of the line before, so no line can be changed, dropped or moved without breaking the chain.
 */
export const RECORD_FORMAT = 'shutterbox-record';
export const RECORD_VERSION = 1;
const LINE_MAX = 65_536;
const LINES_MAX = 100_000;

export interface RecordHeader {
	readonly format: typeof RECORD_FORMAT;
	readonly version: typeof RECORD_VERSION;
	readonly game: string;
	readonly rulesVersion: number;
	readonly options: Readonly<Record<string, unknown>>;
	/** Who sat where, as shown to others. */
	readonly seats: readonly string[];
	readonly chance: ChanceKind;
	readonly commitment: string;
	readonly salts: readonly (string | null)[];
	/** Milliseconds since 1970, or 0 where no clock was asked. */
	readonly created: number;
}

/** What the kernel's match itself understands besides the game's moves. */
const LOG_COMMANDS = ['withdraw', 'undo', 'rewind'] as const;
export type LogCommand = (typeof LOG_COMMANDS)[number];

export function isLogCommand(move: unknown): move is LogCommand {
	return LOG_COMMANDS.includes(move as LogCommand);
}

export interface LogEntry {
	/** 1 for the first entry. */
	readonly n: number;
	readonly actor: Actor;
	readonly at: number;
	/** A move of the game, or a command to the match. */
	readonly move: unknown;
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

	header(header: RecordHeader): void {
		this.#push(header);
	}

	entry({ n, actor, at, move }: LogEntry): void {
		this.#push([n, actor, at, move]);
	}

	ending(ending: RecordEnding): void {
		this.#push(ending);
	}

	/** The file: every line, the last one too, ends with a line feed. */
	text(): string {
		return this.#lines.map((line) => `${line}\n`).join('');
	}

	#push(content: object): void {
		this.#hash = chainHash(this.#hash, content);
		this.#lines.push(withHash(content, this.#hash));
	}
}

/** Reads a record and checks its form and its chain; whether the match was played by the rules is for `verify`. */
export function parseRecord(text: string): MatchRecord | RecordProblem {
	if (text === '') return problem(1, null, 'the record is empty');
	if (!text.endsWith('\n')) return problem(count(text), null, 'the record is cut off: its last line has no line feed');
	const lines = text.slice(0, -1).split('\n');
	if (lines.length > LINES_MAX) return problem(LINES_MAX, null, `a record has at most ${LINES_MAX} lines`);

	let hash = '';
	let header: RecordHeader | null = null;
	let ending: RecordEnding | null = null;
	const entries: LogEntry[] = [];
	for (let i = 0; i < lines.length; i++) {
		const line = i + 1;
		if (ending) return problem(line, null, 'nothing may follow the ending');
		const parsed = parseLine(lines[i], line, hash);
		if (isRecordProblem(parsed)) return parsed;
		hash = parsed.hash;
		const content = parsed.content;
		const wrong =
			header === null
				? misfitOfHeader(content)
				: Array.isArray(content)
					? misfitOfEntry(content, entries.length + 1)
					: misfitOfEnding(content, header.chance);
		if (wrong) return problem(line, wrong[0], wrong[1]);
		if (header === null) header = content as unknown as RecordHeader;
		else if (Array.isArray(content)) {
			const [n, actor, at, move] = content as [number, Actor, number, unknown];
			entries.push({ n, actor, at, move });
		} else ending = content as unknown as RecordEnding;
	}
	if (header === null) return problem(1, null, 'the record has no header');
	return { header, entries, ending };
}

export function isRecordProblem(value: object): value is RecordProblem {
	return 'reason' in value && 'line' in value && 'field' in value;
}

type Misfit = readonly [field: string | null, reason: string] | null;
type Content = Record<string, unknown> | unknown[];

function parseLine(text: string, line: number, previous: string): { content: Content; hash: string } | RecordProblem {
	if (text.length > LINE_MAX) return problem(line, null, `longer than ${LINE_MAX} characters`);
	let value: unknown;
	try {
		value = JSON.parse(text);
	} catch {
		return problem(line, null, 'not JSON');
	}
	if (typeof value !== 'object' || value === null) return problem(line, null, 'neither an object nor a list');
	let content: Content;
	let hash: unknown;
	if (Array.isArray(value)) {
		content = value.slice(0, -1);
		hash = value.at(-1);
	} else {
		const { hash: given, ...rest } = value as Record<string, unknown>;
		content = rest;
		hash = given;
		if (line === 1 && rest.format !== RECORD_FORMAT) return problem(1, 'format', 'not a Shutterbox record');
		if (line === 1 && rest.version !== RECORD_VERSION)
			return problem(1, 'version', `version ${JSON.stringify(rest.version)}, this program reads ${RECORD_VERSION}`);
	}
	const expected = chainHash(previous, content);
	if (hash !== expected) return problem(line, 'hash', 'the line or its place in the chain was changed');
	if (text !== withHash(content, expected)) return problem(line, null, 'not written as this format writes it');
	return { content, hash: expected };
}

function misfitOfHeader(content: Content): Misfit {
	if (Array.isArray(content)) return [null, 'the first line must be the header'];
	const { game, rulesVersion, options, seats, chance, commitment, salts, created, ...rest } = content;
	if (typeof game !== 'string') return ['game', 'must be a text'];
	if (!isCount(rulesVersion)) return ['rulesVersion', 'must be a whole number'];
	if (typeof options !== 'object' || options === null || Array.isArray(options))
		return ['options', 'must be an object'];
	if (!Array.isArray(seats) || !seats.every((seat) => typeof seat === 'string'))
		return ['seats', 'must be a list of names'];
	if (!CHANCE_KINDS.includes(chance as ChanceKind)) return ['chance', `must be one of ${CHANCE_KINDS.join(', ')}`];
	if (typeof commitment !== 'string' || !/^[0-9a-f]{64}$/.test(commitment))
		return ['commitment', 'must be 64 hex digits'];
	if (!Array.isArray(salts) || salts.length !== seats.length || !salts.every(isSalt))
		return ['salts', 'must be one salt or null per seat'];
	if (!isCount(created)) return ['created', 'must be a time in milliseconds'];
	const extra = Object.keys(rest).find((name) => name !== 'format' && name !== 'version');
	return extra === undefined ? null : [extra, 'no such field'];
}

function misfitOfEntry(content: unknown[], n: number): Misfit {
	if (content.length !== 4) return [null, 'an entry is [number, actor, time, move, hash]'];
	const [number, actor, at] = content;
	if (number !== n) return ['number', `expected entry ${n}`];
	if (actor !== 'table' && !isCount(actor)) return ['actor', 'must be a seat number or "table"'];
	if (!isCount(at)) return ['time', 'must be a time in milliseconds'];
	return null;
}

function misfitOfEnding(content: Record<string, unknown>, chance: ChanceKind): Misfit {
	const { outcome, position, seed, ...rest } = content;
	if (typeof outcome !== 'object' || outcome === null) return ['outcome', 'must be an object'];
	if (typeof position !== 'string') return ['position', 'must be a fingerprint'];
	if (!isSeed(chance, seed)) return ['seed', `must be the seed of a ${chance} match in hex digits`];
	const extra = Object.keys(rest)[0];
	return extra === undefined ? null : [extra, 'no such field'];
}

function chainHash(previous: string, content: object): string {
	return hashText(`${previous}\n${JSON.stringify(content)}`);
}

function withHash(content: object, hash: string): string {
	return JSON.stringify(Array.isArray(content) ? [...content, hash] : { ...content, hash });
}

function problem(line: number, field: string | null, reason: string): RecordProblem {
	return { line, field, reason };
}

function isCount(value: unknown): value is number {
	return Number.isSafeInteger(value) && (value as number) >= 0;
}

function count(text: string): number {
	return text.split('\n').length;
}
