import { botNames, castOf, companyOf, photographerOf, policyOf, standInsOf } from '@shutterbox/bots';
import type { AnyGame, Refusal, Seat } from '@shutterbox/kernel';
import { refusal } from './journal.ts';
import type { Occupant } from './types.ts';

/** Why that bot cannot sit on that seat: it does not play the game, or is a photographer who sits here already. */
export function problemOfBot(game: AnyGame, occupants: readonly Occupant[], seat: Seat, bot: string): Refusal | null {
	const problem = problemOfPlayer(game, bot);
	if (problem) return problem;
	const other = photographerOf(bot) === null ? -1 : occupants.findIndex((one) => one.kind === 'bot' && one.bot === bot);
	return other === -1 || other === seat ? null : refusal('BOT_SEATED', { seat: other });
}

function problemOfPlayer(game: AnyGame, bot: string): Refusal | null {
	if (policyOf(game, bot) !== undefined) return null;
	return refusal('BAD_BOT', { bots: castOf(game).map(({ id }) => id) });
}

/**
 * Everybody, with bots on the free seats: the one that is named, and photographers beside it, for a photographer sits only
 * once. Any other player of the game takes all the seats.
 */
export function filled(game: AnyGame, occupants: readonly Occupant[], bot: string): readonly Occupant[] | Refusal {
	const problem = problemOfPlayer(game, bot);
	if (problem) return problem;
	const free = occupants.filter(({ kind }) => kind === 'empty').length;
	const seated = seatedBots(occupants);
	const first = seated.includes(bot) ? [] : [bot];
	const company =
		photographerOf(bot) === null
			? new Array<string>(free).fill(bot)
			: [...first, ...companyOf(game, free - first.length, [...seated, bot])].slice(0, free);
	if (company.length < free) return refusal('SEATS_EMPTY');
	const coming = company.values();
	return occupants.map((occupant) => (occupant.kind === 'empty' ? botAt(coming.next().value ?? bot) : occupant));
}

export function botAt(bot: string): Occupant {
	return { kind: 'bot', bot, name: bot };
}

/** By seat: who plays for its person when they are away. Nobody who has a seat, and nobody twice while there are others. */
export function standInsAt(game: AnyGame, occupants: readonly Occupant[]): readonly (string | null)[] {
	const standIns = standInsOf(game, seatedBots(occupants));
	if (standIns.length === 0) standIns.push(botNames(game).at(-1) ?? '');
	let people = 0;
	return occupants.map(({ kind }) => (kind === 'person' ? standIns[people++ % standIns.length] : null));
}

/** What no person is called here: players of the game, and the ids by which records know photographers. */
export function namesOfBots(game: AnyGame, name: string): readonly string[] {
	return photographerOf(name) === null ? botNames(game) : [...botNames(game), name];
}

function seatedBots(occupants: readonly Occupant[]): string[] {
	return occupants.flatMap((one) => (one.kind === 'bot' ? [one.bot] : []));
}
