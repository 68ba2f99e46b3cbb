import { gameOf } from '@shutterbox/catalogue';
import {
	isLogCommand,
	isRecordProblem,
	type LogEntry,
	type MatchRecord,
	steps,
	type Verified,
	type View,
	type Viewer,
	type Voice,
	verify,
} from '@shutterbox/kernel';
import widthOf from 'string-width';
import type { Shown } from '../boards/board.ts';
import { shownIn } from '../boards/boards.ts';
import type { Command } from '../command.ts';
import { typedMove } from '../play/decision.ts';
import { readRecord } from '../record-file.ts';
import { namesOf, paragraphs, scoreTable } from '../story.ts';
import { LANGUAGE_FLAG, languageOf } from '../tables.ts';
import { lineWidth, padEnd, printable, wrap } from '../text.ts';
import { type Args, UsageError } from '../usage.ts';
import { problemText } from './verify.ts';

export const replayCommand: Command = {
	name: 'replay',
	operands: 'FILE [--seat N | --open] [--to N] [--lang L]',
	summary: 'print a recorded match move by move',
	about: [
		'Checks a record and prints the match: the number of each move, who made it, the move as it is typed and what happened, then the board and the scores.',
		'With --seat the match is told as that seat saw it while it ran; otherwise with open cards.',
	],
	flags: [
		{ name: 'seat', value: 'N', help: 'tell it as seat N saw it (the first seat is 0)' },
		{ name: 'open', help: 'tell it with open cards; so it is unless --seat is given' },
		{ name: 'to', value: 'N', help: 'stop after move N and show the board there' },
		LANGUAGE_FLAG,
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
		const shown = await shownIn(languageOf(args), checked.match.game);
		tell(shown, checked, viewerOf(args, checked.record), args.whole('to', 0, checked.record.entries.length));
		return 0;
	},
};

const NOTATION_WIDTH = 10;

function viewerOf(args: Args, { header }: MatchRecord): Viewer | 'open' {
	return args.whole('seat', 0, header.seats - 1) ?? 'open';
}

function tell(shown: Shown, { record, match }: Verified, viewer: Viewer | 'open', to?: number): void {
	const { header, entries } = record;
	const { game, board, voice } = shown;
	const names = namesOf(header.names, typeof viewer === 'number' ? viewer : null, voice, shown.language);
	const say = (line: string) => process.stdout.write(`${line}\n`);
	const numberWidth = String(entries.length).length + 2;
	const nameWidth = Math.max(...names.map((name) => name.length)) + 2;
	const indent = numberWidth + nameWidth + NOTATION_WIDTH;
	let { state } = match;
	for (const step of steps(record, gameOf, to)) {
		if (isRecordProblem(step)) throw new Error(problemText(step));
		const { entry, events } = step;
		const texts = paragraphs(shown, events, viewer, names, header.options);
		state = step.match.state;
		if (entry === null) {
			say(`${game.meta.title}: ${names.join(', ')}`);
			for (const text of texts) say(wrap(text, 2));
			say('');
			continue;
		}
		const who = entry.actor === 'table' ? voice.say('cli.table') : names[entry.actor];
		const isSecret = viewer !== 'open' && viewer !== entry.actor && events.some(({ seals }) => seals);
		const move = isSecret ? voice.say('cli.hidden') : moveText(shown, entry) + markOf(entry, voice);
		const head = padEnd(String(entry.n), numberWidth) + padEnd(who, nameWidth) + padEnd(`${move}  `, NOTATION_WIDTH);
		const [first = '', ...more] = texts;
		const isLong = widthOf(head) > lineWidth() / 2;
		say(wrap((isLong ? head : `${head}${first}`).trimEnd(), indent));
		for (const text of isLong ? [first, ...more] : more) say(wrap(' '.repeat(indent) + text, indent));
	}
	// The match is over, so nothing in it is secret any more.
	const position = viewer === 'open' ? (state as View<unknown>) : game.view(state, viewer);
	say('');
	say(board.draw({ position, viewer, names, options: header.options }));
	const outcome = game.outcome(state);
	if (outcome) say(['', ...scoreTable(shown, state, outcome, names)].join('\n'));
}

function moveText(shown: Shown, { move }: LogEntry): string {
	return isLogCommand(move) ? move : typedMove(shown, move as { type: string });
}

/** Who moved in the place of the seat's person: ` (clock)`. */
function markOf({ by }: LogEntry, { say }: Voice): string {
	return by === undefined ? '' : ` ${say(`cli.by.${by}`)}`;
}
