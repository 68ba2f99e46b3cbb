import { botNames, castOf, listingOf } from '@shutterbox/bots';
import { games } from '@shutterbox/catalogue';
import type { AnyGame, OptionSpec, Schema } from '@shutterbox/kernel';
import type { Command } from '../command.ts';
import { wrap } from '../text.ts';
import { UsageError } from '../usage.ts';

export const gamesCommand: Command = {
	name: 'games',
	operands: '[--json]',
	summary: 'list the games, their options and their bots',
	about: ['Lists every game with its numbers of players, its bots and its table options with their defaults.'],
	flags: [{ name: 'json', help: 'print one JSON list' }],
	examples: ['games', 'games --json'],

	async run(args) {
		if (args.words.length > 0) throw new UsageError('games takes no operands');
		const text = args.has('json') ? JSON.stringify(games.map(asJson), null, '\t') : games.map(asText).join('\n\n');
		process.stdout.write(`${text}\n`);
		return 0;
	},
};

function specsOf(game: AnyGame): [string, OptionSpec<unknown>][] {
	return Object.entries(game.options);
}

/** What hosts tell, and the players that only the command line knows by name. */
function asJson(game: AnyGame) {
	return { ...listingOf(game), players: botNames(game) };
}

function asText(game: AnyGame): string {
	const { id, title, seats, minutes, tags, credits } = game.meta;
	const options = specsOf(game).flatMap(([name, spec]) => {
		const only = spec.seats === undefined ? '' : ` Only with ${spec.seats.join(' or ')} players.`;
		return [
			wrap(`  ${name} = ${JSON.stringify(spec.default)}    (${valuesOf(spec.schema)})`, 6),
			wrap(`      ${spec.help}${only}`, 6),
		];
	});
	return [
		`${title} (${id})`,
		wrap(`  ${credits}`, 2),
		`  ${seats.join(', ')} players, ${minutes} minutes; ${tags.join(', ')}`,
		wrap(
			`  photographers: ${castOf(game)
				.map(({ id, strength }) => `${id} (${strength})`)
				.join(', ')}`,
			6,
		),
		`  players to measure with: ${botNames(game).join(', ')}`,
		'',
		'  Options with their defaults:',
		...options,
	].join('\n');
}

function valuesOf(schema: Schema): string {
	switch (schema.kind) {
		case 'boolean':
			return 'true or false';
		case 'integer':
			return `${schema.min}…${schema.max}`;
		case 'choice':
			return schema.values.join(', ');
		case 'list':
			return `a list of ${valuesOf(schema.of)}`;
		case 'anyOf':
			return schema.options.map(valuesOf).join(', or ');
		case 'object':
			return 'an object, as JSON';
		default:
			return schema.kind;
	}
}
