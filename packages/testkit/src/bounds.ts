import { type Game, type GameEvent, type GameMove, moveShape, type Schema } from '@shutterbox/kernel';

/** More different values than any component, hand or clock of a game has. */
const MOST_VALUES = 2 ** 31;
/** Characters, and entries of a list. */
const LONGEST = 1_000;

/** Everything a host takes from people by a game's own schemas, with where it comes from. */
export function schemasOf<State, Move extends GameMove, Event extends GameEvent, Options extends object>(
	game: Game<State, Move, Event, Options>,
): [where: string, Schema][] {
	const options: [string, { readonly schema: Schema }][] = Object.entries(game.options);
	return [
		...Object.keys(game.moveSchema).map((type): [string, Schema] => [type, moveShape(game.moveSchema, type)]),
		...options.map(([name, { schema }]): [string, Schema] => [name, schema]),
		...(game.standing ? [['standing order', game.standing.schema] satisfies [string, Schema]] : []),
	];
}

/** The first part of a schema without true bounds, as text; null when all have some. */
export function unbounded(schema: Schema): string | null {
	switch (schema.kind) {
		case 'integer': {
			const { min, max } = schema;
			const isRange = Number.isSafeInteger(min) && Number.isSafeInteger(max) && min <= max;
			return isRange && max - min < MOST_VALUES ? null : `an integer ${min}…${max}`;
		}
		case 'string':
			return schema.max <= LONGEST ? null : `a string of ${schema.max}`;
		case 'list':
			return Math.max(schema.max, schema.beyond ?? 0) <= LONGEST ? unbounded(schema.of) : `a list of ${schema.max}`;
		case 'object':
			return first(Object.values(schema.fields));
		case 'anyOf':
			return first(schema.options);
		default:
			return null;
	}
}

function first(schemas: readonly Schema[]): string | null {
	for (const schema of schemas) {
		const problem = unbounded(schema);
		if (problem !== null) return problem;
	}
	return null;
}
