/**
 * The shape of a JSON value: what the door lets in, what a form offers, what a fuzzer makes. There is no number, word or
 * list without bounds, and an object has exactly its fields. `beyond` says what out of these bounds the rules answer with
 * a code of their own; they refuse it as well.
 */
export type Schema =
	| { readonly kind: 'null' | 'boolean' }
	| { readonly kind: 'integer'; readonly min: number; readonly max: number; readonly beyond?: NumbersBeyond }
	/** `beyond`: other strings, up to LONGEST_WORD. */
	| { readonly kind: 'choice'; readonly values: readonly (string | number | boolean)[]; readonly beyond?: 'strings' }
	| { readonly kind: 'string'; readonly max: number }
	/** `beyond`: longer lists, up to this many entries. */
	| { readonly kind: 'list'; readonly of: Schema; readonly max: number; readonly beyond?: number }
	| {
			readonly kind: 'object';
			readonly fields: Readonly<Record<string, Schema>>;
			/** Fields that may be left out. */
			readonly optional?: readonly string[];
	  }
	| { readonly kind: 'anyOf'; readonly options: readonly Schema[] };

/** A word that is none may be said back in a refusal. */
const LONGEST_WORD = 200;

/** Integers are safe integers, naturals those from 0 on; numbers may be fractions. */
type NumbersBeyond = 'naturals' | 'integers' | 'numbers';

/** Moves are objects told apart by `type`; this gives the fields of each type, `type` left out. */
export type MoveSchema = Readonly<Record<string, Schema & { kind: 'object' }>>;

/** What is wrong, and where (`habitats[2].dice`). */
export interface Misfit {
	readonly path: string;
	readonly expected: string;
}

/** What is wrong with a value; null when it conforms in everything. */
export function misfit(schema: Schema, value: unknown, path = ''): Misfit | null {
	const problem = find(schema, value, false);
	return problem && { path: joined(path, problem.path), expected: problem.expected };
}

export interface MoveGuard {
	/** Whether a value is a move of a listed type with exactly its fields, each one that the rules have an answer to. */
	isMove(value: unknown): value is { type: string };
	/** A move the rules made themselves, for tables of moves: frozen, and known to be well formed without looking. */
	ownMove<Move extends { readonly type: string }>(move: Move): Move;
	/** Whether the rules made it themselves. */
	isOwn(value: unknown): boolean;
	/** What such moves are: for classes of moves that are made by the million, which nobody freezes. */
	readonly OwnMove: new () => object;
}

export function moveGuard(schema: MoveSchema): MoveGuard {
	const shapes = new Map<unknown, Schema>(Object.keys(schema).map((type) => [type, moveShape(schema, type)]));
	class OwnMove {}
	return {
		isMove(value): value is { type: string } {
			if (value instanceof OwnMove) return true;
			if (typeof value !== 'object' || value === null) return false;
			const shape = shapes.get((value as { type?: unknown }).type);
			return shape !== undefined && find(shape, value, true) === null;
		},
		ownMove: (move) => Object.freeze(Object.assign(new OwnMove(), move)),
		isOwn: (value) => value instanceof OwnMove,
		OwnMove,
	};
}

/** The schema of a whole move of one type: its fields and its type. */
export function moveShape(schema: MoveSchema, type: string): Schema & { kind: 'object' } {
	return { ...schema[type], fields: { type: { kind: 'choice', values: [type] }, ...schema[type].fields } };
}

/** At the door, what the rules answer themselves is let in. A path is built only on the way back from a problem. */
function find(schema: Schema, value: unknown, atDoor: boolean): Misfit | null {
	switch (schema.kind) {
		case 'null':
			return value === null ? null : { path: '', expected: 'null' };
		case 'boolean':
			return typeof value === 'boolean' ? null : { path: '', expected: 'a boolean' };
		case 'string':
			return typeof value === 'string' && value.length <= schema.max
				? null
				: { path: '', expected: `a string of at most ${schema.max} characters` };
		case 'integer':
			return findInInteger(schema, value, atDoor);
		case 'choice':
			if (schema.values.includes(value as string) && !Object.is(value, -0)) return null;
			if (atDoor && schema.beyond === 'strings' && typeof value === 'string' && value.length <= LONGEST_WORD)
				return null;
			return { path: '', expected: `one of ${schema.values.join(', ')}` };
		case 'list':
			return findInList(schema, value, atDoor);
		case 'object':
			return findInObject(schema, value, atDoor);
		case 'anyOf': {
			if (schema.options.some((option) => find(option, value, atDoor) === null)) return null;
			const expected = schema.options.map((option) => find(option, undefined, atDoor)?.expected).join(' or ');
			return { path: '', expected };
		}
	}
}

/** −0 would be kept as another number than 0 and read back as the same: it is none of ours, in range or beyond. */
function findInInteger(schema: Schema & { kind: 'integer' }, value: unknown, atDoor: boolean): Misfit | null {
	const { min, max, beyond } = schema;
	if (typeof value === 'number' && !Object.is(value, -0)) {
		if (Number.isInteger(value) && value >= min && value <= max) return null;
		if (atDoor && beyond !== undefined && isBeyond(beyond, value)) return null;
	}
	return { path: '', expected: `an integer ${min}…${max}` };
}

function isBeyond(beyond: NumbersBeyond, value: number): boolean {
	return beyond === 'numbers' || (Number.isSafeInteger(value) && (beyond === 'integers' || value >= 0));
}

function findInList(schema: Schema & { kind: 'list' }, value: unknown, atDoor: boolean): Misfit | null {
	if (!Array.isArray(value)) return { path: '', expected: 'a list' };
	const most = (atDoor ? schema.beyond : undefined) ?? schema.max;
	if (value.length > most) return { path: '', expected: `at most ${schema.max} entries` };
	for (let i = 0; i < value.length; i++) {
		const problem = find(schema.of, value[i], atDoor);
		if (problem) return { path: joined(`[${i}]`, problem.path), expected: problem.expected };
	}
	return null;
}

function findInObject(schema: Schema & { kind: 'object' }, value: unknown, atDoor: boolean): Misfit | null {
	if (typeof value !== 'object' || value === null || Array.isArray(value)) return { path: '', expected: 'an object' };
	for (const name in schema.fields) {
		if (!Object.hasOwn(value, name)) {
			if (schema.optional?.includes(name)) continue;
			return { path: name, expected: 'this field' };
		}
		const problem = find(schema.fields[name], (value as Record<string, unknown>)[name], atDoor);
		if (problem) return { path: joined(name, problem.path), expected: problem.expected };
	}
	const extra = Object.keys(value).find((name) => !Object.hasOwn(schema.fields, name));
	return extra === undefined ? null : { path: extra, expected: 'no such field' };
}

function joined(path: string, rest: string): string {
	return path === '' || rest === '' || rest.startsWith('[') ? path + rest : `${path}.${rest}`;
}
