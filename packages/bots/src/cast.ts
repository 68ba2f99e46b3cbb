import type { Game, GameEvent, GameMove, Policy } from '@shutterbox/kernel';
import { type Players, plays, policyNamed, RANDOM } from './agent.ts';
import { PHOTOGRAPHERS, type Photographer, photographerOf, STRENGTHS, type Strength } from './photographers.ts';

/** Enough of a game to know who comes to its tables. */
export interface Played extends Players {
	readonly meta: { readonly id: string };
}

/**
 * Which of a game's players plays a strength: the one of that name, and where there is no `medium` yet, `greedy`. Easy
 * company there always is: where nobody is called so the game's weakest plays, or chance.
 */
function policyFor(game: Players, strength: Strength): string | null {
	if (plays(game, strength)) return strength;
	if (strength === 'medium' && Object.hasOwn(game.policies, 'greedy')) return 'greedy';
	return strength === 'easy' ? (Object.keys(game.policies)[0] ?? RANDOM) : null;
}

/** The photographers who can sit at a game's table, weakest first: those whose strength some policy of it plays. */
export function castOf(game: Players): readonly Photographer[] {
	return PHOTOGRAPHERS.filter(({ strength }) => policyFor(game, strength) !== null);
}

/** The policy behind a bot: a photographer's by their strength, any other by its own name. */
export function policyOf<State, Move extends GameMove, Event extends GameEvent, Options extends object>(
	game: Game<State, Move, Event, Options>,
	bot: string,
): Policy<State, Move> | undefined {
	const photographer = photographerOf(bot);
	const name = photographer === null ? bot : policyFor(game, photographer.strength);
	return name === null ? undefined : policyNamed(game, name, photographer?.manner);
}

/** Who comes first when a game is played against bots: of three strengths, one of them its own favourite. */
const USUAL: Readonly<Record<string, readonly string[]>> = {
	photograph: ['zoya', 'diego', 'noor'],
	snapshot: ['kofi', 'sven', 'amara'],
	'wildlife-park': ['margot', 'noor', 'otto'],
	'sasquatch-snap': ['bruno', 'sven', 'stella'],
	photoshoot: ['kofi', 'aiko', 'stella'],
};

/**
 * Company for so many seats, nobody twice and nobody who sits there already: the game's usual three, whoever cannot play
 * it replaced by the nearest strength, then the others. Fewer where there are no more.
 */
export function companyOf(game: Played, count: number, seated: readonly string[] = []): readonly string[] {
	const free = castOf(game).filter(({ id }) => !seated.includes(id));
	const wanted = USUAL[game.meta.id] ?? [];
	const company: Photographer[] = [];
	const isFree = (one: Photographer) => !company.includes(one) && !wanted.includes(one.id);
	for (const one of wanted.map(photographerOf)) {
		if (one === null || seated.includes(one.id)) continue;
		const comes = free.includes(one) ? one : nearest(free.filter(isFree), one.strength, game.meta.id);
		if (comes !== undefined) company.push(comes);
	}
	for (let i = 0; company.length < count && company.length < free.length; i++) {
		const next = nearest(
			free.filter((one) => !company.includes(one)),
			STRENGTHS[i % STRENGTHS.length],
			game.meta.id,
		);
		if (next !== undefined) company.push(next);
	}
	return company.slice(0, count).map(({ id }) => id);
}

/** Of that strength or the nearest to it, those first who love the game. */
function nearest(among: readonly Photographer[], strength: Strength, game: string): Photographer | undefined {
	const far = (one: Photographer) => Math.abs(STRENGTHS.indexOf(one.strength) - STRENGTHS.indexOf(strength));
	const loves = ({ favourites }: Photographer) => (favourites.includes(game) ? 0 : 1);
	return among.toSorted((a, b) => far(a) - far(b) || loves(a) - loves(b))[0];
}

/** Who may play for somebody who is away, the first first: nobody who sits here, the strongest before the others. */
export function standInsOf(game: Played, seated: readonly string[]): string[] {
	const free = castOf(game).filter(({ id }) => !seated.includes(id));
	const loves = ({ favourites }: Photographer) => (favourites.includes(game.meta.id) ? 0 : 1);
	const weakness = ({ strength }: Photographer) => -STRENGTHS.indexOf(strength);
	return free.toSorted((a, b) => weakness(a) - weakness(b) || loves(a) - loves(b)).map(({ id }) => id);
}
