/**
 * The shape of a JSON value: what the door lets in, what a form offers, what a fuzzer makes.
 * A schema says which JSON types stand where; whether a number is in range is mostly the rules' business.
 */
export type Schema =
	| { readonly kind: 'null' | 'boolean' | 'number' | 'string' }
	| { readonly kind: 'integer'; readonly min: number; readonly max: number }
	| { readonly kind: 'choice'; readonly values: readonly (string | number | boolean)[] }
	| { readonly kind: 'list'; readonly of: Schema; readonly max: number }
	| {
			readonly kind: 'object';
			readonly fields: Readonly<Record<string, Schema>>;
			/** Fields that may be left out. */
			readonly optional?: readonly string[];
			/** What happens to a field that is not listed; refused unless stated. */
			readonly unlisted?: 'refused' | 'ignored';
	  }
	| { readonly kind: 'anyOf'; readonly options: readonly Schema[] };

/** Moves are objects told apart by `type`; this gives the fields of each type, `type` left out. */
export type MoveSchema = Readonly<Record<string, Schema & { kind: 'object' }>>;

/** What is wrong with a value, and where (`habitats[2].dice`); null when it conforms. */
export function misfit(schema: Schema, value: unknown, path = ''): { path: string; expected: string } | null {
	switch (schema.kind) {
		case 'null':
			return value === null ? null : { path, expected: 'null' };
		case 'boolean':
			return typeof value === 'boolean' ? null : { path, expected: 'a boolean' };
		case 'number':
			return typeof value === 'number' ? null : { path, expected: 'a number' };
		case 'string':
			return typeof value === 'string' ? null : { path, expected: 'a string' };
		case 'integer':
			return Number.isInteger(value) && (value as number) >= schema.min && (value as number) <= schema.max
				? null
				: { path, expected: `an integer ${schema.min}…${schema.max}` };
		case 'choice':
			return schema.values.includes(value as string) ? null : { path, expected: `one of ${schema.values.join(', ')}` };
		case 'list':
			return misfitOfList(schema, value, path);
		case 'object':
			return misfitOfObject(schema, value, path);
		case 'anyOf': {
			if (schema.options.some((option) => misfit(option, value, path) === null)) return null;
			const expected = schema.options.map((option) => misfit(option, undefined)?.expected).join(' or ');
			return { path, expected };
		}
	}
}

export interface MoveGuard {
	/** Whether a value is a move of a listed type with exactly its fields, each of the right shape. */
	isMove(value: unknown): value is { type: string };
	/** A move the rules made themselves, for tables of moves: frozen, and known to be well formed without looking. */
	ownMove<Move extends { readonly type: string }>(move: Move): Move;
}

export function moveGuard(schema: MoveSchema): MoveGuard {
	const shapes = Object.entries(schema).map(([type, fields]) => shapeOf(type, fields));
	class OwnMove {}
	return {
		isMove(value): value is { type: string } {
			if (value instanceof OwnMove) return true;
			if (typeof value !== 'object' || value === null) return false;
			const shape = shapes.find(({ type }) => type === (value as { type?: unknown }).type);
			return shape !== undefined && misfit(shape.schema, value) === null;
		},
		ownMove: (move) => Object.freeze(Object.assign(new OwnMove(), move)),
	};
}

/** The schema of a whole move: its fields and its type. */
function shapeOf(type: string, move: Schema & { kind: 'object' }): { type: string; schema: Schema } {
	return { type, schema: { ...move, fields: { type: { kind: 'string' }, ...move.fields } } };
}

function misfitOfList(schema: Schema & { kind: 'list' }, value: unknown, path: string) {
	if (!Array.isArray(value)) return { path, expected: 'a list' };
	if (value.length > schema.max) return { path, expected: `at most ${schema.max} entries` };
	for (let i = 0; i < value.length; i++) {
		const problem = misfit(schema.of, value[i], `${path}[${i}]`);
		if (problem) return problem;
	}
	return null;
}

function misfitOfObject(schema: Schema & { kind: 'object' }, value: unknown, path: string) {
	if (typeof value !== 'object' || value === null || Array.isArray(value)) return { path, expected: 'an object' };
	const inside = (name: string) => (path === '' ? name : `${path}.${name}`);
	for (const [name, field] of Object.entries(schema.fields)) {
		if (!Object.hasOwn(value, name)) {
			if (schema.optional?.includes(name)) continue;
			return { path: inside(name), expected: 'this field' };
		}
		const problem = misfit(field, (value as Record<string, unknown>)[name], inside(name));
		if (problem) return problem;
	}
	if (schema.unlisted !== 'ignored') {
		const extra = Object.keys(value).find((name) => !Object.hasOwn(schema.fields, name));
		if (extra !== undefined) return { path: inside(extra), expected: 'no such field' };
	}
	return null;
}
