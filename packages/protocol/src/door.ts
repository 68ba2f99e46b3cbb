import type Type from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import type { TLocalizedValidationError } from 'typebox/error';
import type { ErrorCode } from './errors.ts';
import { LIMITS } from './limits.ts';
import * as Shape from './shapes.ts';
import { REQUESTS, type Request } from './socket.ts';

/** What is wrong with what somebody sent, and where (`terms.pace.turn`). */
export interface Misfit {
	readonly problem: ErrorCode;
	readonly field?: string;
}

/** Reads one message from a socket. The `id` of a refused one is given back whenever it can be read. */
export function readRequest(text: string): { request: Request } | (Misfit & { readonly id: string | null }) {
	const read = readJson(text);
	if ('problem' in read) return { ...read, id: null };
	const { value } = read;
	if (typeof value !== 'object' || value === null || Array.isArray(value)) return { problem: 'BAD_REQUEST', id: null };
	const { id, type } = value as { id?: unknown; type?: unknown };
	const problem =
		typeof type === 'string' && Object.hasOwn(REQUESTS, type)
			? misfitOf(REQUESTS[type as keyof typeof REQUESTS], value)
			: { problem: 'BAD_REQUEST' as const, field: 'type' };
	if (problem === null) return { request: value as Request };
	return { ...problem, id: checkerOf(Shape.RequestId).Check(id) ? id : null };
}

/** Reads JSON that may safely be looked into, kept and passed on. */
export function readJson(text: string): { value: unknown } | Misfit {
	let value: unknown;
	try {
		value = JSON.parse(text);
	} catch {
		return { problem: 'BAD_JSON' };
	}
	const field = unsoundPart(value, '', LIMITS.depth);
	return field === null ? { value } : { problem: 'BAD_REQUEST', ...(field === '' ? {} : { field }) };
}

/** What keeps a value from having a shape; null when it has it. */
export function misfitOf(schema: Type.TSchema, value: unknown): Misfit | null {
	const checker = checkerOf(schema);
	if (checker.Check(value)) return null;
	const field = fieldOf(checker.Errors(value));
	return { problem: 'BAD_REQUEST', ...(field === '' ? {} : { field }) };
}

const checkers = new WeakMap<Type.TSchema, Validator>();

/** Compiled at first use, so that whoever only needs the types pays nothing. */
function checkerOf<Schema extends Type.TSchema>(schema: Schema): Validator<object & Type.TProperties, Schema> {
	let checker = checkers.get(schema);
	if (checker === undefined) {
		checker = Compile(schema);
		checkers.set(schema, checker);
	}
	return checker as Validator<object & Type.TProperties, Schema>;
}

/**
 * Where a value is nested too deeply, has a field that would change an object's nature, or holds half a character,
 * which no UTF-8 can carry; null when it is sound.
 */
function unsoundPart(value: unknown, path: string, depth: number): string | null {
	if (typeof value === 'string') return value.isWellFormed() ? null : path;
	if (typeof value !== 'object' || value === null) return null;
	if (depth === 0) return path;
	for (const [name, part] of Object.entries(value)) {
		if (name === '__proto__' || !name.isWellFormed()) return path;
		const inside = unsoundPart(part, joined(path, name), depth - 1);
		if (inside !== null) return inside;
	}
	return null;
}

/** The field of the first error that counts: of a union, only the branch that was meant is looked at. */
function fieldOf(errors: readonly TLocalizedValidationError[]): string {
	const isMissedLiteral = ({ keyword }: TLocalizedValidationError) => keyword === 'const';
	const missed = errors.filter(isMissedLiteral).map(({ schemaPath }) => branchOf(schemaPath));
	const meant = errors.filter(
		({ keyword, schemaPath }) => keyword !== 'anyOf' && !missed.some((branch) => isSameBranch(schemaPath, branch)),
	);
	const error = meant.at(0) ?? errors.find(isMissedLiteral) ?? errors.at(0);
	if (error === undefined) return '';
	const path = error.instancePath
		.split('/')
		.slice(1)
		.map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'))
		.reduce(joined, '');
	if (error.keyword === 'required') return joined(path, error.params.requiredProperties[0]);
	if (error.keyword === 'additionalProperties') return joined(path, error.params.additionalProperties[0]);
	return path;
}

/** `#/…/anyOf/2`, where a literal of that branch of a union was missed. */
function branchOf(schemaPath: string): string | null {
	return /^.*\/anyOf\/\d+(?=\/)/.exec(schemaPath)?.[0] ?? null;
}

function isSameBranch(schemaPath: string, branch: string | null): boolean {
	return branch !== null && (schemaPath === branch || schemaPath.startsWith(`${branch}/`));
}

/** A name from outside is cut short before it is said back. */
function joined(path: string, name: string): string {
	const short = name.length <= 40 ? name : `${Array.from(name).slice(0, 40).join('')}…`;
	return path === '' ? short : `${path}.${short}`;
}
