import type { Chance, Game, GameEvent, GameMove, Policy, Seat, Temper, View } from '@shutterbox/kernel';
import type { Manner, Strength } from '../photographers.ts';
import { Net } from './net.ts';
import { searched } from './search.ts';
import { chosen, overlooked, TEMPERS } from './temper.ts';
import { Thinker } from './thinker.ts';
import { readWeights } from './weights.ts';

/** What a game has learned, ready to use: a thinker for each kind of table, or why there is none. */
interface Mind<State, Move> {
	readonly thinkers: ReadonlyMap<string, Thinker<State, Move>>;
	readonly tableOf: (view: View<State>) => string | null;
	readonly problem: string | null;
}

type Learner<State, Move extends GameMove, Event extends GameEvent, Options extends object> = Game<
	State,
	Move,
	Event,
	Options
>;

/** By what a game says of its learning, so that a game and its copies share a mind. */
const MINDS = new WeakMap<object, Mind<never, never>>();

/** Whether a game's bots can be asked at once. */
export function isPrepared(game: { readonly learned?: object }): boolean {
	return game.learned === undefined || MINDS.has(game.learned);
}

/**
 * Fetches what a game's strengths have learned, once; to be waited for before a bot of it is asked. Returns in one line why it cannot be
 * used and who plays instead, or null.
 */
export async function prepared<State, Move extends GameMove, Event extends GameEvent, Options extends object>(
	game: Learner<State, Move, Event, Options>,
): Promise<string | null> {
	if (game.learned === undefined) return null;
	const known = MINDS.get(game.learned) ?? (await mindOf(game));
	MINDS.set(game.learned, known as Mind<never, never>);
	if (known.problem === null) return null;
	const { easy, medium, hard } = game.learned.instead;
	return `${game.meta.title}: ${known.problem}; ${easy}, ${medium} and ${hard} play for easy, medium and hard`;
}

async function mindOf<State, Move extends GameMove, Event extends GameEvent, Options extends object>(
	game: Learner<State, Move, Event, Options>,
): Promise<Mind<State, Move>> {
	const none = (problem: string): Mind<State, Move> => ({ thinkers: new Map(), tableOf: () => null, problem });
	if (game.learned === undefined) return none('nothing was learned');
	let fetched: Awaited<ReturnType<typeof game.learned.load>>;
	try {
		fetched = await game.learned.load();
	} catch {
		return none('what was learned could not be fetched');
	}
	const { judgement, weights } = fetched.learned;
	const thinkers = new Map<string, Thinker<State, Move>>();
	for (const [table, text] of Object.entries(weights)) {
		const { id, rulesVersion } = game.meta;
		const { version, shape } = judgement;
		const read = readWeights(text, { game: id, rulesVersion, version, table, shape });
		if (typeof read === 'string') return none(read);
		thinkers.set(table, new Thinker(judgement, new Net(shape, read.layers), table));
	}
	return { thinkers, tableOf: (view) => judgement.tableOf(view), problem: null };
}

/** The policy of a strength that learned, as somebody of that manner leans; where nothing was learned for a table, who plays instead does. */
export function learnedPolicy<State, Move extends GameMove, Event extends GameEvent, Options extends object>(
	game: Learner<State, Move, Event, Options>,
	strength: Strength,
	manner: Manner | null,
): Policy<State, Move> | undefined {
	const { learned } = game;
	if (learned === undefined) return undefined;
	return {
		choose(view, seat, chance) {
			const mind = MINDS.get(learned) as Mind<State, Move> | undefined;
			if (mind === undefined) throw new Error(`${game.meta.id} was not prepared before ${strength} was asked`);
			const table = mind.tableOf(view);
			const thinker = table === null ? undefined : mind.thinkers.get(table);
			if (thinker === undefined) return game.policies[learned.instead[strength]].choose(view, seat, chance);
			return decided(
				game,
				thinker,
				{ ...TEMPERS[strength], ...thinker.judgement.tempers?.[strength] },
				view,
				seat,
				chance,
				manner,
			);
		},
	};
}

/** A decision of a temper. */
export function decided<State, Move extends GameMove, Event extends GameEvent, Options extends object>(
	game: Learner<State, Move, Event, Options>,
	thinker: Thinker<State, Move>,
	temper: Temper,
	view: View<State>,
	seat: Seat,
	chance: Chance,
	manner: Manner | null = null,
): Move {
	const values = thinker.values(view, seat, chance, temper, overlooked(temper, chance), manner);
	const { search } = temper;
	const mixed = temper.temperature === 0 ? { ...temper, ...thinker.judgement.mixes?.(view) } : temper;
	if (!search?.tables.includes(thinker.table) || values.length < 2) return chosen(values, mixed, chance);
	return chosen(searched(game, thinker, view, seat, values, search, chance), mixed, chance);
}
