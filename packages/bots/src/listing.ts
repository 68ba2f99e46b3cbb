import { type AnyGame, isRealTime, type OptionSpec } from '@shutterbox/kernel';
import { castOf } from './cast.ts';

/** What a host tells of a game to whoever wants to play it: plain JSON. */
export function listingOf(game: AnyGame) {
	const { id, title, seats, minutes, rulesVersion, endReasons, tags, credits } = game.meta;
	const options: [string, OptionSpec<unknown>][] = Object.entries(game.options);
	return {
		id,
		title,
		seats: [...seats],
		minutes,
		rulesVersion,
		endReasons: [...endReasons],
		tags: [...tags],
		credits,
		isRealTime: isRealTime(game),
		bots: castOf(game).map(({ id }) => id),
		options: Object.fromEntries(
			options.map(([name, { title, default: usual, help, schema, seats: only }]) => [
				name,
				{ title, default: usual, help, schema, seats: [...(only ?? seats)] },
			]),
		),
	};
}
