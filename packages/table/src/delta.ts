import type { Delta } from './types.ts';

type Json = null | boolean | number | string | readonly Json[] | JsonObject;
type JsonObject = { readonly [name: string]: Json | undefined };

/** What turns `before` into `after`; null when they are equal. Both are JSON; parts of `after` stay in what is returned. */
export function diff(before: unknown, after: unknown): Delta {
	return between(before as Json, after as Json);
}

/** Makes the change. The value given is left alone; unchanged parts of it are shared with the new one. */
export function patch(before: unknown, delta: Delta): unknown {
	if (delta === null) return before;
	if (Array.isArray(delta)) return delta[0];
	if (Array.isArray(before)) return patchedArray(before, delta as Changes);
	return patchedObject(before as Readonly<Record<string, unknown>>, delta as Changes);
}

type Change = Delta | readonly unknown[] | number;
type Changes = Record<string, Change>;

function between(before: Json | undefined, after: Json): Delta {
	if (before === after) return null;
	if (isArray(before) && isArray(after)) return betweenArrays(before, after);
	if (isObject(before) && isObject(after)) return betweenObjects(before, after);
	return [after];
}

/** Plain loops: this is done for every viewer and move. A name without a value is none, as in JSON. */
function betweenObjects(before: JsonObject, after: JsonObject): Delta {
	let changes: Changes | null = null;
	let kept = 0;
	for (const name in after) {
		const value = after[name];
		if (value === undefined) continue;
		const isKept = before[name] === value || hasValue(before, name);
		if (isKept) kept++;
		const change = isKept ? between(before[name], value) : ([value] as const);
		if (change !== null) changes = withOwn<Change>(changes ?? {}, name, change);
	}
	let names = 0;
	for (const name in before) if (before[name] !== undefined) names++;
	if (names === kept) return changes;
	for (const name in before) {
		const isGone = before[name] !== undefined && !hasValue(after, name);
		if (isGone) changes = withOwn<Change>(changes ?? {}, name, 0);
	}
	return changes;
}

function hasValue(object: JsonObject, name: string): boolean {
	return Object.hasOwn(object, name) && object[name] !== undefined;
}

/** Makes an own property whatever the name is: `__proto__` is one like any other. */
function withOwn<Value>(object: { [name: string]: Value }, name: string, value: Value): typeof object {
	if (name !== '__proto__') object[name] = value;
	else Object.defineProperty(object, name, { value, enumerable: true, configurable: true, writable: true });
	return object;
}

/** Element by element, unless that says more than the whole array. */
function betweenArrays(before: readonly Json[], after: readonly Json[]): Delta {
	let changes: Changes | null = null;
	let changed = 0;
	const common = Math.min(before.length, after.length);
	for (let i = 0; i < common; i++) {
		if (before[i] === after[i]) continue;
		const change = between(before[i], after[i]);
		if (change === null) continue;
		changed++;
		changes ??= {};
		changes[i] = change;
	}
	if (changed > 2 && changed * 2 > after.length) return [after];
	if (after.length > common) changes = { ...changes, '+': after.slice(common) };
	if (before.length > common) changes = { ...changes, '#': common };
	return changes;
}

function patchedObject(before: Readonly<Record<string, unknown>>, changes: Changes): Record<string, unknown> {
	const after: Record<string, unknown> = { ...before };
	for (const name in changes) {
		const change = changes[name];
		if (change === 0) delete after[name];
		else withOwn(after, name, patch(after[name], change as Delta));
	}
	return after;
}

function patchedArray(before: readonly unknown[], changes: Changes): unknown[] {
	const after = typeof changes['#'] === 'number' ? before.slice(0, changes['#']) : before.slice();
	for (const index in changes)
		if (index !== '+' && index !== '#') after[Number(index)] = patch(after[Number(index)], changes[index] as Delta);
	return Array.isArray(changes['+']) ? after.concat(changes['+']) : after;
}

function isArray(value: Json | undefined): value is readonly Json[] {
	return Array.isArray(value);
}

function isObject(value: Json | undefined): value is JsonObject {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}
