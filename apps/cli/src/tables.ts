import { botNames, castOf, prepared } from '@shutterbox/bots';
import { gameOf, games } from '@shutterbox/catalogue';
import { type AnyGame, isRefusal, misfit, resolveTable, type Schema } from '@shutterbox/kernel';
import { listed, printable } from './text.ts';
import { type Args, type Flag, suggestion, UsageError } from './usage.ts';
import { LANGUAGES, type Language } from './voice.ts';

// What the commands that set up a table have in common: the game, the number of players, its options, the bots.

export const SEED_MAX = Number.MAX_SAFE_INTEGER;

export const OPTION_FLAG: Flag = {
	name: 'option',
	value: 'NAME=VALUE',
	help: 'a table option of the game ("shutterbox games" lists them); may be given several times; lists with commas, objects as JSON',
	repeats: true,
};

export const LANGUAGE_FLAG: Flag = {
	name: 'lang',
	value: 'L',
	help: `the language of the match: ${LANGUAGES.join(' or ')}; en unless given`,
};

export function languageOf(args: Args): Language {
	const given = args.text('lang') ?? 'en';
	const known = LANGUAGES.find((one) => one === given);
	if (known === undefined) throw new UsageError(`--lang must be ${LANGUAGES.join(' or ')}, not "${printable(given)}"`);
	return known;
}

/** The one game that was named. */
export function gameNamed(command: string, args: Args): AnyGame {
	const [id, ...rest] = args.words;
	const ids = games.map(({ meta }) => meta.id);
	if (id === undefined) throw new UsageError(`${command} needs a game: ${listed(ids)}`);
	if (rest.length > 0) throw new UsageError(`${command} takes one game; "${printable(rest[0])}" is too much`);
	const game = gameOf(id);
	if (game === undefined) {
		const hint = suggestion(id, ids) || `; there is ${listed(ids)}`;
		throw new UsageError(`no game "${printable(id)}"${hint}`);
	}
	return game;
}

export function playersOf(game: AnyGame, args: Args): number {
	const { seats, title } = game.meta;
	const players = args.whole('players', 1, 30) ?? seats[0];
	if (seats.includes(players)) return players;
	throw new UsageError(`--players: ${title} is for ${seats.join(', ')} players, not ${players}`);
}

/** All options of the table, checked and complete; `defaults` go before the game's own. */
export function optionsOf(
	game: AnyGame,
	players: number,
	args: Args,
	defaults: Readonly<Record<string, unknown>> = {},
	flag = 'option',
): object {
	const given: Record<string, unknown> = {};
	const specs = game.options as Readonly<Record<string, { readonly schema: Schema }>>;
	for (const text of args.all(flag)) {
		const [, name, value] = /^([^=]+)=(.*)$/s.exec(text) ?? [];
		if (name === undefined) throw new UsageError(`--${flag} needs NAME=VALUE, not "${printable(text)}"`);
		if (!Object.hasOwn(specs, name)) {
			const names = Object.keys(specs);
			const hint = suggestion(name, names) || `; there is ${listed(names)}`;
			throw new UsageError(`${game.meta.title} has no option "${printable(name)}"${hint}`);
		}
		if (Object.hasOwn(given, name)) throw new UsageError(`--${flag} ${name} is given twice`);
		given[name] = readValue(specs[name].schema, value);
	}
	const table = resolveTable(game, players, { ...defaults, ...given });
	if (!isRefusal(table)) return table.options;
	const { option, expected } = table.facts;
	throw new UsageError(`--${flag} ${option}: expected ${expected}`);
}

/** The value a text stands for, as the schema reads it; what cannot be read stays text and is refused later. */
function readValue(schema: Schema, text: string): unknown {
	switch (schema.kind) {
		case 'boolean':
			return text === 'true' ? true : text === 'false' ? false : text;
		case 'integer':
			return /^-?\d{1,15}(\.\d+)?$/.test(text) ? Number(text) : text;
		case 'choice':
			return schema.values.find((value) => String(value) === text) ?? text;
		case 'list':
			return text === '' ? [] : text.split(',').map((part) => readValue(schema.of, part.trim()));
		case 'anyOf': {
			const readings = schema.options.map((option) => ({ option, value: readValue(option, text) }));
			return readings.find(({ option, value }) => misfit(option, value) === null)?.value ?? text;
		}
		case 'object':
			return jsonOf(text);
		default:
			return text;
	}
}

function jsonOf(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return text;
	}
}

/** Fetches what the game's bots have learned, and says where that cannot be used. */
export async function prepareBots(game: AnyGame): Promise<void> {
	const problem = await prepared(game);
	if (problem !== null) process.stderr.write(`shutterbox: ${problem}\n`);
}

/** Names of bots separated by commas, each known to the game. */
export function botsNamed(game: AnyGame, text: string): string[] {
	const known = [...botNames(game), ...castOf(game).map(({ id }) => id)];
	const names = text.split(',').map((name) => name.trim());
	for (const name of names) {
		if (known.includes(name)) continue;
		const hint = suggestion(name, known) || `; there is ${listed(known)}`;
		throw new UsageError(`--bots: ${game.meta.title} has no bot "${printable(name)}"${hint}`);
	}
	return names;
}
