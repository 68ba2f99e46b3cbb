import { gameOf } from '@shutterbox/catalogue';
import {
	type AnyMatch,
	isLogCommand,
	isRecordProblem,
	type LogEntry,
	type MatchRecord,
	replay,
	type View,
	type Viewer,
	verify,
} from '@shutterbox/kernel';
import { boardOf } from '../boards/boards.ts';
import type { Command } from '../command.ts';
import { readRecord } from '../record-file.ts';
import { namesOf, paragraphs, scoreTable } from '../story.ts';
import { lineWidth, padEnd, printable, widthOf, wrap } from '../text.ts';
import { type Args, UsageError } from '../usage.ts';
import { problemText } from './verify.ts';

export const replayCommand: Command = {
	name: 'replay',
	operands: 'FILE [--seat N | --open] [--to N]',
	summary: 'print a recorded match move by move',
	about: [
		'Checks a record and prints the match: the number of each move, who made it, the move in notation and what happened, then the board and the scores.',
		'With --seat the match is told as that seat saw it while it ran; otherwise with open cards.',
	],
	flags: [
		{ name: 'seat', value: 'N', help: 'tell it as seat N saw it (the first seat is 0)' },
		{ name: 'open', help: 'tell it with open cards; so it is unless --seat is given' },
		{ name: 'to', value: 'N', help: 'stop after move N and show the board there' },
	],
	examples: ['replay match.jsonl', 'replay match.jsonl --seat 0 --to 10'],

	async run(args) {
		const [file, ...rest] = args.words;
		if (file === undefined || rest.length > 0) throw new UsageError('replay needs one file: shutterbox replay FILE');
		if (args.has('seat') && args.has('open')) throw new UsageError('--seat and --open exclude each other');
		const name = printable(file, 4096);
		const read = readRecord(file);
		if ('unreadable' in read) throw new UsageError(`${name}: ${read.unreadable}`);
		const checked = 'wrong' in read ? read.wrong : verify(read.text, gameOf);
		const problem = typeof checked === 'string' ? checked : isRecordProblem(checked) ? problemText(checked) : null;
		if (typeof checked === 'string' || isRecordProblem(checked)) {
			process.stdout.write(`${name}: ${problem}\n`);
			return 1;
		}
		tell(checked.record, viewerOf(args, checked.record), args.whole('to', 0, checked.record.entries.length));
		return 0;
	},
};

const NOTATION_WIDTH = 10;

function viewerOf(args: Args, { header }: MatchRecord): Viewer | 'open' {
	return args.whole('seat', 0, header.seats - 1) ?? 'open';
}

function tell(record: MatchRecord, viewer: Viewer | 'open', to = record.entries.length): void {
	const match = replay(record, gameOf, 0);
	if (isRecordProblem(match)) throw new Error(problemText(match));
	const { game, header } = match;
	const board = boardOf(game);
	const names = namesOf(header.names, typeof viewer === 'number' ? viewer : null);
	const say = (line: string) => process.stdout.write(`${line}\n`);

	say(`${game.meta.title}: ${names.join(', ')}`);
	for (const text of paragraphs(board, match.opening, viewer, names, header.options)) say(wrap(text, 2));
	say('');
	const numberWidth = String(record.entries.length).length + 2;
	const nameWidth = Math.max(...names.map((name) => name.length)) + 2;
	for (const entry of record.entries.slice(0, to)) {
		const who = entry.actor === 'table' ? 'table' : names[entry.actor];
		const result = match.enter(entry);
		if (!result.accepted) throw new Error('a verified record was refused');
		const { events } = result;
		const isSecret = viewer !== 'open' && viewer !== entry.actor && events.some(({ seals }) => seals);
		const move = isSecret ? '(hidden)' : moveText(match, entry) + markOf(entry);
		const head = padEnd(String(entry.n), numberWidth) + padEnd(who, nameWidth) + padEnd(`${move}  `, NOTATION_WIDTH);
		const indent = numberWidth + nameWidth + NOTATION_WIDTH;
		const [first = '', ...more] = paragraphs(board, events, viewer, names, header.options, entry.actor);
		const isLong = widthOf(head) > lineWidth() / 2;
		say(wrap((isLong ? head : `${head}${first}`).trimEnd(), indent));
		for (const text of isLong ? [first, ...more] : more) say(wrap(' '.repeat(indent) + text, indent));
	}
	const { state } = match;
	// The match is over, so nothing in it is secret any more.
	const position = viewer === 'open' ? (state as View<unknown>) : game.view(state, viewer);
	say('');
	say(board.draw({ position, viewer, names, options: header.options }));
	const outcome = match.outcome();
	if (outcome) say(['', ...scoreTable(game, board, state, outcome, names)].join('\n'));
}

function moveText({ game }: AnyMatch, { move }: LogEntry): string {
	return isLogCommand(move) ? move : game.notation.printMove(move as { type: string });
}

/** Who moved in the place of the seat's person: ` (clock)`. */
function markOf({ by }: LogEntry): string {
	return by === undefined ? '' : ` (${by === 'clock' ? 'by the clock' : 'by a bot'})`;
}
