import { type Chance, type MoveSchema, misfit, moveShape, type Schema } from '@shutterbox/kernel';

/** A place in a move: the way to it, what the schema says of it, and what stands there. */
interface Site {
	readonly path: readonly (string | number)[];
	readonly schema: Schema;
	readonly value: unknown;
}

/**
 * A well-formed move with one thing in it changed, guided by the schema: mostly a number, put to and beyond the ends of
 * its range, and else a word, a list, a field too many or too few, another type.
 */
export function mutated(schema: MoveSchema, move: { readonly type: string }, chance: Chance): unknown {
	const sites = [...sitesIn(moveShape(schema, move.type), move)];
	const numbers = sites.filter(({ value }) => typeof value === 'number');
	if (chance.int(8) === 0) return { ...move, type: pick(Object.keys(schema), chance) };
	if (numbers.length > 1 && chance.int(6) === 0) return carried(move, numbers, chance);
	const site = pick(numbers.length > 0 && chance.int(2) === 0 ? numbers : sites, chance);
	return replaced(move, site.path, another(site, chance));
}

/** Two numbers that make the same index as before, if the rules reckon with them as digits: (1, 2) and (0, 11) of 9 cells. */
function carried(move: unknown, numbers: readonly Site[], chance: Chance): unknown {
	const [high, low] = [pick(numbers, chance), pick(numbers, chance)];
	const base = low.schema.kind === 'integer' ? low.schema.max - low.schema.min + 1 : 2;
	const carry = pick([1, -1, 2 ** 20], chance);
	const shifted = replaced(move, high.path, (high.value as number) - carry);
	return replaced(shifted, low.path, (low.value as number) + carry * base);
}

function* sitesIn(schema: Schema, value: unknown, path: Site['path'] = []): Generator<Site> {
	if (schema.kind === 'anyOf') {
		const fitting = schema.options.find((option) => misfit(option, value) === null);
		yield* sitesIn(fitting ?? schema.options[0], value, path);
		return;
	}
	yield { path, schema, value };
	if (schema.kind === 'list') {
		for (const [i, entry] of (value as unknown[]).entries()) yield* sitesIn(schema.of, entry, [...path, i]);
	} else if (schema.kind === 'object') {
		for (const [name, part] of Object.entries(value as object))
			yield* sitesIn(schema.fields[name], part, [...path, name]);
	}
}

function another({ schema, value }: Site, chance: Chance): unknown {
	switch (schema.kind) {
		case 'integer':
			return pick([...numbersAround(value as number), schema.min, schema.max, schema.min - 1, schema.max + 1], chance);
		case 'choice':
			if (typeof value === 'number' && chance.int(2) === 0) return pick(numbersAround(value), chance);
			return pick([...schema.values, ...WORDS], chance);
		case 'list':
			return anotherList(schema, value as unknown[], chance);
		case 'object':
			return anotherObject(schema, value as Record<string, unknown>, chance);
		default:
			return pick([!value, 0, 'true', null, [], {}], chance);
	}
}

/** Neighbours, and what has broken programs before. */
function numbersAround(value: number): unknown[] {
	const beyond = [-1, 2 ** 31, 2 ** 53, 1e20, -0, 0.5, Number.NaN, Number.POSITIVE_INFINITY];
	return [value - 1, value + 1, value + 0.5, -value, ...beyond, null, String(value), [value], true];
}

const WORDS: readonly unknown[] = ['', 'x', '__proto__', 'constructor', 'x'.repeat(20_000), 0, null, [], {}];

function anotherList(schema: Schema & { kind: 'list' }, list: readonly unknown[], chance: Chance): unknown {
	const first = list[0] ?? plain(schema.of);
	return pick(
		[
			[...list, first],
			[...list, plain(schema.of)],
			list.slice(1),
			list.toReversed(),
			[],
			[...list, null],
			new Array(schema.max + 1).fill(first),
			new Array(5_000).fill(first),
			{ ...list },
			null,
		],
		chance,
	);
}

function anotherObject(
	schema: Schema & { kind: 'object' },
	object: Readonly<Record<string, unknown>>,
	chance: Chance,
): unknown {
	const names = Object.keys(schema.fields);
	const name = pick(names, chance);
	switch (chance.int(4)) {
		case 0:
			return {
				...object,
				[pick(['extra', 'toString', '0', 'Type'], chance)]: pick([0, null, 'x'.repeat(15_000)], chance),
			};
		case 1:
			return Object.fromEntries([...Object.entries(object), ['__proto__', {}]]);
		case 2:
			return Object.fromEntries(Object.entries(object).filter(([field]) => field !== name));
		default:
			return { ...object, [name]: plain(schema.fields[name]) };
	}
}

/** A value of this shape, the plainest there is. */
function plain(schema: Schema): unknown {
	switch (schema.kind) {
		case 'null':
			return null;
		case 'boolean':
			return false;
		case 'integer':
			return schema.min;
		case 'choice':
			return schema.values[0];
		case 'string':
			return '';
		case 'list':
			return [];
		case 'object':
			return Object.fromEntries(Object.entries(schema.fields).map(([name, field]) => [name, plain(field)]));
		case 'anyOf':
			return plain(schema.options[0]);
	}
}

/** A copy of a value with another part at the end of a path. */
function replaced(value: unknown, [first, ...rest]: Site['path'], part: unknown): unknown {
	if (first === undefined) return part;
	const inner = replaced((value as Record<string | number, unknown>)[first], rest, part);
	if (Array.isArray(value)) return value.with(first as number, inner);
	return { ...(value as object), [first]: inner };
}

function pick<T>(values: readonly T[], chance: Chance): T {
	return values[chance.int(values.length)];
}
