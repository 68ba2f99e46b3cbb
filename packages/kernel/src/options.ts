import { NO_FACTS, type Refusal } from './refusal.ts';
import { misfit, type Schema } from './schema.ts';

/** Every table option with its default: draws the form, checks the input. */
export type OptionsSchema<Options> = { readonly [Name in keyof Options]: OptionSpec<Options[Name]> };

export interface OptionSpec<Value> {
	readonly schema: Schema;
	readonly default: Value;
	readonly title: string;
	readonly help: string;
	/** The ruling behind it, e.g. `R-12`. */
	readonly ruling?: string;
	/** What it counts as where nobody sits at the table waiting, whatever was set. */
	readonly outsideLive?: Value;
	/** What it counts as where turns take days, whatever was set. */
	readonly inCorrespondence?: Value;
	/** The numbers of seats it has a meaning for; at other tables it is ignored, whatever it is. All unless stated. */
	readonly seats?: readonly number[];
}

export interface OptionProblem {
	readonly option: string;
	readonly expected: string;
}

/** The part of a game that `resolveTable` needs. */
interface Configurable<Options extends object> {
	readonly meta: { readonly seats: readonly number[] };
	readonly options: OptionsSchema<Options>;
	checkOptions?(options: Options, seats: number): OptionProblem | null;
}

export const BAD_OPTION = 'BAD_OPTION';

/** Fills in defaults and checks everything; options come out complete and in the order of the schema. */
export function resolveTable<Options extends object>(
	game: Configurable<Options>,
	seats: number,
	given: Readonly<Record<string, unknown>>,
): { readonly options: Options } | Refusal {
	if (!game.meta.seats.includes(seats)) return badOption('seats', `one of ${game.meta.seats.join(', ')}`);
	const names = Object.keys(game.options) as (keyof Options & string)[];
	const unknown = Object.keys(given).find((name) => !names.includes(name as keyof Options & string));
	if (unknown !== undefined) return badOption(unknown, `one of ${names.join(', ')}`);
	const options: Partial<Options> = {};
	for (const name of names) {
		const spec = game.options[name];
		const isAsked = Object.hasOwn(given, name) && (spec.seats?.includes(seats) ?? true);
		const value = isAsked ? (given[name] as Options[typeof name]) : spec.default;
		const problem = misfit(spec.schema, value, name);
		if (problem) return badOption(problem.path, problem.expected);
		options[name] = value;
	}
	const problem = game.checkOptions?.(options as Options, seats);
	return problem ? badOption(problem.option, problem.expected) : { options: options as Options };
}

/** Resolved options as they count in a match that is not played live, or is played in letters. */
export function outsideLive<Options extends object>(
	game: Configurable<Options>,
	options: Options,
	isByPost = false,
): Options {
	const counting = { ...options };
	for (const name of Object.keys(game.options) as (keyof Options)[]) {
		const { outsideLive: anyhow, inCorrespondence } = game.options[name];
		const value = (isByPost ? inCorrespondence : undefined) ?? anyhow;
		if (value !== undefined) counting[name] = value;
	}
	return counting;
}

function badOption(option: string, expected: string): Refusal {
	return { code: BAD_OPTION, rule: null, facts: { ...NO_FACTS, option, expected } };
}
