import { gameOf } from '@shutterbox/catalogue';
import { isRecordProblem, type RecordProblem, verify } from '@shutterbox/kernel';
import type { Command } from '../command.ts';
import { breathe, Progress } from '../progress.ts';
import { readRecord } from '../record-file.ts';
import { counted, printable } from '../text.ts';
import { UsageError } from '../usage.ts';

export const verifyCommand: Command = {
	name: 'verify',
	operands: 'FILE…',
	summary: 'check records: every line, every move, every roll, the result',
	about: [
		'Checks everything a record claims: no line was changed, dropped or moved; the revealed seed belongs to the commitment made before the match; every move was legal; every card follows from the seed; the scores are the ones that follow.',
		'Prints one line per file. Exit code 0 if all are fine, 1 if one is wrong, 2 if one cannot be read.',
	],
	flags: [],
	examples: ['verify match.jsonl', 'verify ./records/*'],

	async run(args) {
		const files = args.words;
		if (files.length === 0) throw new UsageError('verify needs a file: shutterbox verify FILE…');
		const progress = new Progress('verifying', 'file', files.length);
		const counts = { fine: 0, wrong: 0, unreadable: 0 };
		for (const [i, file] of files.entries()) {
			const { kind, text } = judge(file);
			counts[kind]++;
			if (kind === 'unreadable') {
				progress.clear();
				process.stderr.write(`shutterbox: ${text}\n`);
			} else progress.line(text);
			progress.update(i + 1);
			await breathe();
		}
		progress.clear();
		if (files.length > 1) process.stdout.write(`${summary(files.length, counts)}\n`);
		return counts.unreadable > 0 ? 2 : counts.wrong > 0 ? 1 : 0;
	},
};

type Verdict = 'fine' | 'wrong' | 'unreadable';

function judge(file: string): { kind: Verdict; text: string } {
	const name = printable(file, 4096);
	const read = readRecord(file);
	if ('unreadable' in read) return { kind: 'unreadable', text: `${name}: ${read.unreadable}` };
	if ('wrong' in read) return { kind: 'wrong', text: `${name}: ${read.wrong}` };
	const result = verify(read.text, gameOf);
	if (isRecordProblem(result)) return { kind: 'wrong', text: `${name}: ${problemText(result)}` };
	const { record, outcome } = result;
	const { game, seats } = record.header;
	const facts = [game, counted(seats, 'seat'), counted(record.entries.length, 'move')];
	return { kind: 'fine', text: `${name}: fine (${facts.join(', ')}, scores ${outcome.scores.join(' ')})` };
}

/** `line 3, move: refused: …`. */
export function problemText({ line, field, reason }: RecordProblem): string {
	return `line ${line}${field === null ? '' : `, ${printable(field)}`}: ${printable(reason)}`;
}

function summary(files: number, { fine, wrong, unreadable }: Readonly<Record<Verdict, number>>): string {
	if (fine === files) return `all ${counted(files, 'record')} fine`;
	const parts = [`${fine} of ${counted(files, 'record')} fine`, `${wrong} wrong`];
	if (unreadable > 0) parts.push(`${unreadable} not readable`);
	return parts.join(', ');
}
