import type { AnyGame, OptionSpec, Schema } from '@shutterbox/kernel';
import { goesByPost, isRealTime, isRefusal, misfit, resolveTable } from '@shutterbox/kernel';
import type { Pace } from '@shutterbox/table';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Sensible lengths of a turn and of a bank, in milliseconds. */
export const TURNS = {
	live: [15 * SECOND, 30 * SECOND, MINUTE, 2 * MINUTE, 5 * MINUTE],
	correspondence: [8 * HOUR, 24 * HOUR, 3 * 24 * HOUR, 7 * 24 * HOUR],
} as const;
export const BANKS = [0, 2 * MINUTE, 5 * MINUTE, 15 * MINUTE] as const;

/** The usual terms of each pace. */
export function usualPace(kind: Pace['kind']): Pace {
	switch (kind) {
		case 'untimed':
			return { kind };
		case 'live':
			return { kind, turn: MINUTE, bank: 5 * MINUTE };
		case 'correspondence':
			return { kind, turn: 24 * HOUR };
	}
}

/** The paces a table may have: a game with an hourglass keeps its own time, and nobody writes letters to one device. */
export function pacesOf(game: AnyGame, place: 'remote' | 'local'): readonly Pace['kind'][] {
	const paces: Pace['kind'][] = isRealTime(game) ? ['untimed'] : ['untimed', 'live'];
	return place === 'remote' && goesByPost(game) ? [...paces, 'correspondence'] : paces;
}

/** The options that mean something at a table of so many, and at its pace where it has one, with the values that do. */
export function optionsFor(
	game: AnyGame,
	seats: number,
	pace?: Pace,
): readonly (readonly [name: string, spec: OptionSpec<unknown>])[] {
	const all: [string, OptionSpec<unknown>][] = Object.entries(game.options);
	const isLive = pace === undefined || pace.kind === 'live';
	const isByPost = pace?.kind === 'correspondence';
	return all.flatMap(([name, spec]) => {
		const fits = (value: unknown) => !isRefusal(resolveTable(game, seats, { [name]: value }));
		const isSettled = (!isLive && spec.outsideLive !== undefined) || (isByPost && spec.inCorrespondence !== undefined);
		const counts = (spec.seats?.includes(seats) ?? true) && !isSettled;
		return counts ? [[name, { ...spec, schema: fitted(spec.schema, fits) }]] : [];
	});
}

/** Without the single values that the rules refuse by themselves; what is made of several is judged when it is sent. */
function fitted(schema: Schema, fits: (value: unknown) => boolean): Schema {
	switch (schema.kind) {
		case 'choice':
			return { ...schema, values: schema.values.filter(fits) };
		case 'integer': {
			let { max } = schema;
			while (max > schema.min && !fits(max)) max--;
			return { ...schema, max };
		}
		case 'anyOf':
			return { ...schema, options: schema.options.map((option) => fitted(option, fits)) };
		default:
			return schema;
	}
}

/** What differs from the box and has a meaning at a table of this size; everything else is left to the rules. */
export function changedOptions(
	game: AnyGame,
	seats: number,
	given: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
	const changed = optionsFor(game, seats).filter(
		([name, spec]) =>
			Object.hasOwn(given, name) &&
			JSON.stringify(given[name]) !== JSON.stringify(spec.default) &&
			misfit(spec.schema, given[name], name) === null,
	);
	return Object.fromEntries(changed.map(([name]) => [name, given[name]]));
}

/** Of a person, as the server has it. */
export const LONGEST_NAME = 24;

/** What a field for a name takes: a name that is too long is told so, rather than cut while somebody looks at the keys. */
export const MOST_TYPED = 200;

/** Who sits on a seat of the form. */
export type SeatChoice =
	| { readonly kind: 'person'; readonly name: string }
	| { readonly kind: 'open' }
	| { readonly kind: 'bot'; readonly bot: string };

/** Around one device nobody alone is "you": that name gives way to a number. */
export function namedApart(
	seats: readonly SeatChoice[],
	you: string,
	numbered: (number: number) => string,
): readonly SeatChoice[] {
	if (seats.filter(({ kind }) => kind === 'person').length < 2) return seats;
	return seats.map((seat, i) =>
		seat.kind === 'person' && seat.name === you ? { ...seat, name: numbered(i + 1) } : seat,
	);
}
