import { describe, expect, test } from 'vitest';
import { isRecordProblem, isRefusal, Match, parseRecord, RecordWriter, verify, withNames } from '../src/index.ts';
import { toy } from './toy.ts';

const gameOf = (id: string) => (id === 'toy' ? (toy as never) : undefined);

function record(): string {
	const luck = { kind: 'secure', seed: '07'.repeat(32), salts: ['salt', null] } as const;
	const match = Match.start(toy, { seats: ['Ada', 'Ben'], options: {}, luck, created: 1 });
	if (isRefusal(match)) throw new Error(match.code);
	match.submit(0, { type: 'wait' }, 2);
	match.undo(0, 3);
	match.submit(0, { type: 'roll' }, 5);
	match.submit(1, { type: 'bid', coins: 2 }, 6, 'bot');
	match.submit(0, { type: 'bid', coins: 1 }, 7, 'clock');
	return match.record();
}

/** The same content with a chain that fits: what a forger who knows the format would write. */
function rechained(change: (lines: unknown[]) => void): string {
	const lines = record()
		.trimEnd()
		.split('\n')
		.map((line) => JSON.parse(line));
	change(lines);
	const writer = new RecordWriter();
	for (const line of lines) {
		if (Array.isArray(line)) {
			const by = line.length > 5 ? { by: line[4] } : {};
			writer.entry({ n: line[0], actor: line[1], at: line[2], move: line[3], ...by });
		} else {
			const { hash: _, ...content } = line;
			if ('names' in content) writer.header(content);
			else writer.ending(content);
		}
	}
	return writer.text();
}

test('a record that was not touched verifies', () => {
	const verified = verify(record(), gameOf);
	if (isRecordProblem(verified)) throw new Error(JSON.stringify(verified));
	expect(verified.outcome.reason).toBe('allBid');
	expect(rechained(() => {})).toBe(record());
});

test('names may change or go: nothing that a record proves depends on them', () => {
	const names = ['', '\u202e"\\\n'];
	for (const changed of [
		record().replace('"Ada"', '"Somebody else"').replace('"Ben"', '""'),
		withNames(record(), names),
		withNames(withNames(record(), names), ['Ada', 'Ben']),
	]) {
		const verified = verify(changed, gameOf);
		if (isRecordProblem(verified)) throw new Error(JSON.stringify(verified));
		expect(changed.slice(changed.indexOf('\n'))).toBe(record().slice(record().indexOf('\n')));
		expect(verified.match.record()).toBe(changed);
	}
	expect(withNames(record(), ['Ada', 'Ben'])).toBe(record());
	expect(parseRecord(withNames(record(), names))).toMatchObject({ header: { seats: 2, names } });
});

test('any one changed byte but those of a name is refused, with its line', () => {
	const text = record();
	const [first, end] = [text.indexOf('"Ada"'), text.indexOf('"Ben"')];
	const isName = (i: number) => (i > first && i < first + 4) || (i > end && i < end + 4);
	for (let i = 0; i < text.length; i++) {
		if (isName(i)) continue;
		const changed = `${text.slice(0, i)}${text[i] === 'x' ? 'y' : 'x'}${text.slice(i + 1)}`;
		const result = verify(changed, gameOf);
		if (!isRecordProblem(result)) throw new Error(`byte ${i} may be changed unnoticed`);
		// A lost line feed joins two lines; the first of them is named.
		expect(result.line).toBe(text.slice(0, i).split('\n').length);
		expect(result.reason).not.toBe('');
	}
});

test('any inserted blank, dropped line or swapped line is refused', () => {
	const text = record();
	for (const at of [1, 40, text.indexOf('\n') + 2]) {
		expect(isRecordProblem(verify(`${text.slice(0, at)} ${text.slice(at)}`, gameOf))).toBe(true);
	}
	const lines = text.trimEnd().split('\n');
	for (let i = 0; i < lines.length; i++) {
		expect(isRecordProblem(verify(`${lines.toSpliced(i, 1).join('\n')}\n`, gameOf))).toBe(true);
	}
	const swapped = lines.toSpliced(4, 2, lines[5], lines[4]);
	expect(verify(`${swapped.join('\n')}\n`, gameOf)).toMatchObject({ line: 5, field: 'hash' });
});

describe('what is wrong is named', () => {
	test.each([
		['', { line: 1, field: null, reason: 'the record is empty' }],
		['{"format":"x"}\n', { line: 1, field: 'format', reason: 'not a Shutterbox record' }],
		[
			'{"format":"shutterbox-record","version":1}\n',
			{ line: 1, field: 'version', reason: 'version 1, this program reads 2' },
		],
		['nonsense\n', { line: 1, field: null, reason: 'not JSON' }],
		['7\n', { line: 1, field: null, reason: 'neither an object nor a list' }],
		[`"${'x'.repeat(70_000)}"\n`, { line: 1, field: null, reason: 'longer than 65536 characters' }],
		['\n'.repeat(100_001), { line: 100_000, field: null, reason: 'a record has at most 100000 lines' }],
		[record().slice(0, -1), { line: 7, field: null, reason: 'the record is cut off in its last line' }],
		[
			record().split('\n').slice(0, 4).join('\n').concat('\n'),
			{ claim: 'seed', line: 4, field: null, reason: 'the record ends before the match does' },
		],
	])('%#', (text, problem) => {
		expect(verify(text, gameOf)).toEqual({ claim: 'chain', ...problem });
	});

	type Header = Record<string, unknown>;
	type Line = [number, unknown, unknown, unknown, string];
	test.each<[string, number, (lines: never[]) => void]>([
		['game', 1, ([header]: Header[]) => (header.game = 'chess')],
		['game', 1, ([header]: Header[]) => (header.game = 5)],
		['rulesVersion', 1, ([header]: Header[]) => (header.rulesVersion = 2)],
		['rulesVersion', 1, ([header]: Header[]) => (header.rulesVersion = -1)],
		['options', 1, ([header]: Header[]) => (header.options = { bonus: 9, style: 'plain' })],
		['options', 1, ([header]: Header[]) => (header.options = [])],
		['seats', 1, ([header]: Header[]) => (header.seats = ['Ada', 'Ben'])],
		['salts', 1, ([header]: Header[]) => (header.seats = 3)],
		['names', 1, ([header]: Header[]) => (header.names = [1, 2])],
		['names', 1, ([header]: Header[]) => (header.names = ['Ada'])],
		['names', 1, ([header]: Header[]) => (header.names = 'Ada, Ben')],
		['salts', 1, ([header]: Header[]) => (header.salts = [null])],
		['salts', 1, ([header]: Header[]) => (header.salts = ['x'.repeat(65), null])],
		['chance', 1, ([header]: Header[]) => (header.chance = 'loaded')],
		['commitment', 1, ([header]: Header[]) => (header.commitment = 'abc')],
		['created', 1, ([header]: Header[]) => (header.created = 1.5)],
		['extra', 1, ([header]: Header[]) => (header.extra = 1)],
		['seed', 7, ([header]: Header[]) => (header.commitment = '0'.repeat(64))],
		['number', 2, (lines: Line[]) => (lines[1][0] = 7)],
		['actor', 2, (lines: Line[]) => (lines[1][1] = 'me')],
		['time', 2, (lines: Line[]) => (lines[1][2] = -3)],
		['by', 2, (lines: Line[]) => lines[1].splice(4, 0, 'magic')],
		['by', 3, (lines: Line[]) => lines[2].splice(4, 0, 'bot')],
		['move', 2, (lines: Line[]) => (lines[1][3] = { type: 'bid', coins: 1 })],
		['move', 6, (lines: Line[]) => lines[5].splice(3, 2, 'withdraw')],
		['move', 3, (lines: Line[]) => (lines[2][3] = 'redo')],
		['outcome', 7, (lines: Header[]) => ((lines[6].outcome as { scores: number[] }).scores[0] += 1)],
		['outcome', 7, (lines: Header[]) => (lines[6].outcome = 5)],
		['position', 7, (lines: Header[]) => (lines[6].position = 'f'.repeat(64))],
		['seed', 7, (lines: Header[]) => (lines[6].seed = '08'.repeat(32))],
		['seed', 7, (lines: Header[]) => (lines[6].seed = 'short')],
	])('%s in line %i, even when the chain was made to fit', (field, line, change) => {
		expect(verify(rechained(change as (lines: unknown[]) => void), gameOf)).toMatchObject({ field, line });
	});

	test.each<[string, (lines: never[]) => void]>([
		['chain', ([header]: Header[]) => (header.chance = 'loaded')],
		['seed', ([header]: Header[]) => Object.assign(header, { commitment: '0'.repeat(64), rulesVersion: 2 })],
		['rules', ([header]: Header[]) => (header.rulesVersion = 2)],
		['rules', ([header]: Header[]) => (header.game = 'chess')],
		['moves', ([header]: Header[]) => (header.options = { bonus: 9, style: 'plain' })],
		['moves', (lines: Line[]) => (lines[1][3] = { type: 'bid', coins: 1 })],
		['outcome', (lines: Header[]) => (lines[6].position = 'f'.repeat(64))],
	])('the first claim that fails is named: %s', (claim, change) => {
		expect(verify(rechained(change as (lines: unknown[]) => void), gameOf)).toMatchObject({ claim });
	});

	test('nobody stands in for the table, and a mark is part of the chain', () => {
		const unmarked = record().replace('"bot",', '');
		expect(verify(unmarked, gameOf)).toMatchObject({ line: 5, field: 'hash' });
		const table = rechained((lines) => {
			(lines as Line[])[3][1] = 'table';
			(lines as Line[])[3].splice(4, 0, 'bot');
		});
		expect(verify(table, gameOf)).toMatchObject({ line: 4, field: 'by' });
		expect(parseRecord(record())).toMatchObject({
			entries: [{}, {}, { n: 3 }, { n: 4, by: 'bot' }, { n: 5, by: 'clock' }],
		});
	});

	test('nothing may follow the ending, and only one header leads', () => {
		expect(
			verify(
				rechained((lines) => lines.push([6, 0, 8, { type: 'wait' }])),
				gameOf,
			),
		).toMatchObject({ line: 8 });
		expect(parseRecord(rechained((lines) => lines.shift()))).toMatchObject({
			line: 1,
			reason: 'the first line must be the header',
		});
	});

	test('a match that is not over has no ending', () => {
		const cut = rechained((lines) => lines.splice(5, 1));
		expect(verify(cut, gameOf)).toMatchObject({
			line: 6,
			field: 'outcome',
			reason: 'the match is not over after the last move',
		});
	});
});
