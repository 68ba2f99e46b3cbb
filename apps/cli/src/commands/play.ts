import { randomBytes } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { photographerOf, policyOf, standInsOf } from '@shutterbox/bots';
import {
	type AnyGame,
	type AnyMatch,
	type BySeat,
	FastChance,
	hashText,
	isRefusal,
	Match,
	type Outcome,
	outsideLive,
	refusalText,
	type Seat,
	type Voice,
} from '@shutterbox/kernel';
import type { Shown } from '../boards/board.ts';
import { shownIn } from '../boards/boards.ts';
import type { Command } from '../command.ts';
import { COMMAND_WORDS, Conversation } from '../play/conversation.ts';
import { Lines } from '../play/input.ts';
import { checkFolderOf } from '../report-file.ts';
import { namesOf, scoreTable } from '../story.ts';
import {
	botsNamed,
	gameNamed,
	LANGUAGE_FLAG,
	languageOf,
	OPTION_FLAG,
	optionsOf,
	playersOf,
	prepareBots,
	SEED_MAX,
} from '../tables.ts';
import { counted, number, printable, wrap } from '../text.ts';
import { type Args, fileReason, UsageError } from '../usage.ts';
import type { Language } from '../voice.ts';

const PERSON = 'person';

export const playCommand: Command = {
	name: 'play',
	operands: '<game> [options]',
	summary: 'play a match in the terminal against bots',
	about: [
		'You sit at one seat, bots at the others. Before the match a commitment to the secret seed is shown, at the end the seed itself: together with the record (--record) anybody can check that no card was chosen for or against you.',
		'You may think for as long as you like: limits of time set for a table do not run here.',
		'Real-time games are played without a clock unless you ask for one, e.g. with --option pace=hourglass; then it stands while you think.',
		'In the match, "help" lists what you can type. Moves can also come from a file or a pipe, one per line.',
	],
	flags: [
		{ name: 'players', value: 'N', help: 'number of players, you included; the smallest the game allows unless given' },
		{ name: 'seat', value: 'N', help: 'your seat, 0 unless given' },
		{
			name: 'bots',
			value: 'NAMES',
			help: 'one bot for all other seats, or one for each with commas: photographers by id, or players of the game; the best photographers unless given',
		},
		{ name: 'seed', value: 'N', help: 'a match that can be repeated; without it nobody can know the cards beforehand' },
		OPTION_FLAG,
		LANGUAGE_FLAG,
		{ name: 'record', value: 'FILE', help: 'write the record of the finished match into this new file' },
	],
	examples: [
		'play photograph',
		'play photograph --players 4 --seat 2 --bots random',
		'play photograph --option memoryAid=true --record match.jsonl',
		'play snapshot --players 3 --bots kofi,sven',
		'play wildlife-park --players 1',
		'play sasquatch-snap --bots easy',
		'play photoshoot --players 4 --option strictness=assist',
	],

	async run(args) {
		const game = gameNamed('play', args);
		const language = languageOf(args);
		const shown = await shownIn(language, game);
		const { board, voice } = shown;
		const plan = planOf(shown, args);
		await prepareBots(game);
		const match = Match.start(game, {
			seats: plan.seats,
			options: plan.options as Readonly<Record<string, unknown>>,
			luck: { kind: 'secure', seed: plan.seed, salts: plan.seats.map(() => null) },
			created: plan.now(),
		});
		if (isRefusal(match)) throw new UsageError(refusalText(match));
		const names = namesOf(plan.seats, plan.seat, voice, shown.language);
		say(opening(match, names, shown, language));

		const lines = new Lines(COMMAND_WORDS);
		const conversation = new Conversation({
			match,
			shown,
			names,
			seat: plan.seat,
			bots: plan.seats.map((name, seat) => (seat === plan.seat ? null : (policyOf(game, name) ?? null))),
			luck: botLuck(plan.seed),
			luckOfSeats: plan.seats.map((_, seat) => botLuck(`${plan.seed}/${seat}`)),
			now: plan.now,
			lines,
		});
		const ending = await conversation.run().finally(() => lines.close());
		const outcome = match.outcome();
		if (ending === 'frozen' || (outcome !== null && plan.record !== undefined)) save(match, plan.record);
		if (ending === 'frozen') throw match.bug;
		if (outcome === null) return stopped(ending === 'quit', match.length, voice);

		say(['', board.draw(conversation.scene()), '', ...scoreTable(shown, match.state, outcome, names)].join('\n'));
		say(
			[
				'',
				board.verdict?.(outcome, names) ?? verdict(outcome, names, plan.seat, voice),
				...proof(match, plan, voice),
			].join('\n'),
		);
		return 0;
	},
};

interface Plan {
	/** The names for the record. */
	readonly seats: BySeat<string>;
	readonly seat: Seat;
	readonly options: object;
	readonly seed: string;
	readonly now: () => number;
	readonly record: string | undefined;
}

function planOf({ game, board }: Shown, args: Args): Plan {
	const players = playersOf(game, args);
	const seat = args.whole('seat', 0, players - 1) ?? 0;
	// A person thinks for as long as they like: nothing here is live.
	const options = outsideLive<object>(game, optionsOf(game, players, args, board.terminal?.options));
	const others = othersOf(game, players - 1, args.text('bots'));
	const given = args.whole('seed', 0, SEED_MAX);
	const record = args.text('record');
	if (record !== undefined) checkNewFile(record);
	return {
		seats: others.toSpliced(seat, 0, PERSON),
		seat,
		options,
		seed: given === undefined ? randomBytes(32).toString('hex') : hashText(`shutterbox/play:${given}`),
		// A match that can be repeated has no clock in its record either.
		now: given === undefined ? Date.now : () => 0,
		record,
	};
}

/** The bots on the other seats; a photographer sits on one only. */
function othersOf(game: AnyGame, count: number, named: string | undefined): readonly string[] {
	if (named === undefined) return standInsOf(game, []).slice(0, count);
	const bots = botsNamed(game, named);
	if (bots.length !== 1 && bots.length !== count)
		throw new UsageError(`--bots: name one bot or ${count}, one per other seat, not ${bots.length}`);
	const others = Array.from({ length: count }, (_, i) => bots[i] ?? bots[0]);
	const twice = others.find((bot, i) => photographerOf(bot) !== null && others.indexOf(bot) !== i);
	if (twice !== undefined)
		throw new UsageError(`--bots: ${twice} sits on one seat only; name ${count}, one per other seat`);
	return others;
}

/** Found out before the match, not after it. */
function checkNewFile(file: string): void {
	if (existsSync(file)) throw new UsageError(`--record ${printable(file)}: exists already`);
	checkFolderOf('record', file);
}

/** The bots' luck is kept apart from the cards': what a bot draws never changes a deal. */
function botLuck(seed: string): FastChance {
	const digits = hashText(`shutterbox/bots:${seed}`);
	const word = (i: number) => Number.parseInt(digits.slice(8 * i, 8 * i + 8), 16);
	return new FastChance([word(0), word(1), word(2), word(3)]);
}

function opening({ game, header }: AnyMatch, names: BySeat<string>, shown: Shown, language: Language): string {
	const { terminal } = shown.board;
	const { say, list } = shown.voice;
	const isForTerminal = Object.entries(terminal?.options ?? {}).every(
		([name, value]) => header.options[name] === value,
	);
	return [
		`${game.meta.title}: ${list(names)}.`,
		...(shown.language === language ? [] : [say('cli.onlyEnglish', { title: game.meta.title })]),
		...(terminal && isForTerminal ? [wrap(terminal.about, 0)] : []),
		say('cli.helpHint'),
		say('cli.commitment'),
		`  ${header.commitment}`,
	].join('\n');
}

function stopped(isWanted: boolean, moves: number, voice: Voice): 0 | 1 {
	if (isWanted) {
		say(voice.say('cli.stopped', { count: moves }));
		return 0;
	}
	process.stderr.write(`shutterbox: the input ended after ${counted(moves, 'move')}, before the match was over\n`);
	return 1;
}

function save(match: AnyMatch, file: string | undefined): void {
	if (file === undefined) return;
	try {
		writeFileSync(file, match.record(), { flag: 'wx' });
	} catch (error) {
		throw new UsageError(`--record ${printable(file)}: ${fileReason(error)}`);
	}
}

function verdict({ scores, places }: Outcome, names: BySeat<string>, own: Seat, { say, list }: Voice): string {
	const winners = names.filter((_, seat) => places[seat] === 1);
	const who = places[own] === 1 && winners.length === 1 ? 'you' : 'other';
	const best = scores[places.indexOf(1)];
	return say('cli.won', { who, names: list(winners), points: number(best), count: Math.abs(best) });
}

function proof({ header }: AnyMatch, { seed, record }: Plan, { say }: Voice): string[] {
	return [
		'',
		say('cli.seedWas'),
		`  ${seed}`,
		say('cli.hashIs'),
		`  ${say('cli.asPromised', { commitment: header.commitment })}`,
		record === undefined ? say('cli.toCheck') : say('cli.recordIn', { file: printable(record) }),
	];
}

function say(text: string): void {
	process.stdout.write(`${text}\n`);
}
