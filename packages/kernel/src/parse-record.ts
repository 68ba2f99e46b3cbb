import type { ChanceKind } from './chance.ts';
import { CHANCE_KINDS } from './chance.ts';
import { isSalt, isSeed } from './fairness.ts';
import {
	chainHash,
	isLogCommand,
	isRecordProblem,
	type LogEntry,
	lineOf,
	type MatchRecord,
	RECORD_FORMAT,
	RECORD_VERSION,
	type RecordEnding,
	type RecordHeader,
	type RecordProblem,
	STAND_INS,
	type StandIn,
} from './record.ts';
import type { Actor } from './seats.ts';

const LINE_MAX = 65_536;
const LINES_MAX = 100_000;

/** Reads a record and checks its form and its chain; whether the match was played by the rules is for `verify`. */
export function parseRecord(text: string): MatchRecord | RecordProblem {
	if (text === '') return problem(1, null, 'the record is empty');
	if (!text.endsWith('\n')) return problem(count(text), null, 'the record is cut off in its last line');
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
				? misfitOfHeader(content, parsed.names)
				: Array.isArray(content)
					? misfitOfEntry(content, entries.length + 1)
					: misfitOfEnding(content, header.chance);
		if (wrong) return problem(line, wrong[0], wrong[1]);
		if (header === null) header = { ...content, names: parsed.names } as unknown as RecordHeader;
		else if (Array.isArray(content)) {
			const [n, actor, at, move, by] = content as [number, Actor, number, unknown, StandIn?];
			entries.push({ n, actor, at, move, ...(by && { by }) });
		} else ending = content as unknown as RecordEnding;
	}
	if (header === null) return problem(1, null, 'the record has no header');
	return { header, entries, ending };
}

type Misfit = readonly [field: string | null, reason: string] | null;
type Content = Record<string, unknown> | unknown[];

interface Line {
	readonly content: Content;
	readonly hash: string;
	/** In the header alone. */
	readonly names: unknown;
}

function parseLine(text: string, line: number, previous: string): Line | RecordProblem {
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
	let names: unknown;
	if (Array.isArray(value)) {
		content = value.slice(0, -1);
		hash = value.at(-1);
	} else {
		const { hash: given, ...rest } = value as Record<string, unknown>;
		content = rest;
		hash = given;
		if (line === 1) {
			if (rest.format !== RECORD_FORMAT) return problem(1, 'format', 'not a Shutterbox record');
			if (rest.version !== RECORD_VERSION)
				return problem(1, 'version', `version ${JSON.stringify(rest.version)}, this program reads ${RECORD_VERSION}`);
			({ names, ...content } = rest);
		}
	}
	const expected = chainHash(previous, content);
	if (hash !== expected) return problem(line, 'hash', 'the line or its place in the chain was changed');
	if (text !== lineOf(content, expected, names)) return problem(line, null, 'not written as this format writes it');
	return { content, hash: expected, names };
}

function misfitOfHeader(content: Content, names: unknown): Misfit {
	if (Array.isArray(content)) return [null, 'the first line must be the header'];
	const { game, rulesVersion, options, seats, chance, commitment, salts, created, ...rest } = content;
	if (typeof game !== 'string') return ['game', 'must be a text'];
	if (!isCount(rulesVersion)) return ['rulesVersion', 'must be a whole number'];
	if (typeof options !== 'object' || options === null || Array.isArray(options))
		return ['options', 'must be an object'];
	if (!isCount(seats)) return ['seats', 'must be the number of seats'];
	if (!CHANCE_KINDS.includes(chance as ChanceKind)) return ['chance', `must be one of ${CHANCE_KINDS.join(', ')}`];
	if (typeof commitment !== 'string' || !/^[0-9a-f]{64}$/.test(commitment))
		return ['commitment', 'must be 64 hex digits'];
	if (!Array.isArray(salts) || salts.length !== seats || !salts.every(isSalt))
		return ['salts', 'must be one salt or null per seat'];
	if (!isCount(created)) return ['created', 'must be a time in milliseconds'];
	if (!Array.isArray(names) || names.length !== seats || !names.every((name) => typeof name === 'string'))
		return ['names', 'must be one text per seat'];
	const extra = Object.keys(rest).find((name) => name !== 'format' && name !== 'version');
	return extra === undefined ? null : [extra, 'no such field'];
}

function misfitOfEntry(content: unknown[], n: number): Misfit {
	if (content.length !== 4 && content.length !== 5)
		return [null, 'an entry is [number, actor, time, move, hash], with who stood in before the hash'];
	const [number, actor, at, move, by] = content;
	if (number !== n) return ['number', `expected entry ${n}`];
	if (actor !== 'table' && !isCount(actor)) return ['actor', 'must be a seat number or "table"'];
	if (!isCount(at)) return ['time', 'must be a time in milliseconds'];
	if (content.length === 4) return null;
	if (!STAND_INS.includes(by as StandIn)) return ['by', `must be one of ${STAND_INS.join(', ')}`];
	if (actor === 'table' || isLogCommand(move)) return ['by', 'nobody stands in but for a move of a seat'];
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

function problem(line: number, field: string | null, reason: string): RecordProblem {
	return { line, field, reason };
}

function isCount(value: unknown): value is number {
	return Number.isSafeInteger(value) && (value as number) >= 0;
}

function count(text: string): number {
	return text.split('\n').length;
}
