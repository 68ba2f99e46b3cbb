import type { Delta } from './types.ts';

type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/** What turns `before` into `after`; null when they are equal. Both are plain JSON. */
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

type Changes = Record<string, Delta | readonly unknown[] | number>;

function between(before: Json | undefined, after: Json): Delta {
	if (before === after) return null;
	if (isArray(before) && isArray(after)) return betweenArrays(before, after);
	if (isObject(before) && isObject(after)) return betweenObjects(before, after);
	return [after];
}

function betweenObjects(before: { readonly [name: string]: Json }, after: { readonly [name: string]: Json }): Delta {
	const changes: [string, Changes[string]][] = [];
	for (const [name, value] of Object.entries(after)) {
		const change = Object.hasOwn(before, name) ? between(before[name], value) : ([value] as const);
		if (change !== null) changes.push([name, change]);
	}
	for (const name of Object.keys(before)) if (!Object.hasOwn(after, name)) changes.push([name, 0]);
	// Entries make own properties whatever the name is, `__proto__` included.
	return changes.length === 0 ? null : Object.fromEntries(changes);
}

/** Element by element, unless that says more than the whole array. */
function betweenArrays(before: readonly Json[], after: readonly Json[]): Delta {
	const changes: Changes = {};
	const common = Math.min(before.length, after.length);
	for (let i = 0; i < common; i++) {
		const change = between(before[i], after[i]);
		if (change !== null) changes[i] = change;
	}
	const changed = Object.keys(changes).length;
	if (changed > 2 && changed * 2 > after.length) return [after];
	if (after.length > common) changes['+'] = after.slice(common);
	if (before.length > common) changes['#'] = common;
	return Object.keys(changes).length === 0 ? null : changes;
}

function patchedObject(before: Readonly<Record<string, unknown>>, changes: Changes): Record<string, unknown> {
	const after = new Map(Object.entries(before));
	for (const [name, change] of Object.entries(changes)) {
		if (change === 0) after.delete(name);
		else after.set(name, patch(after.get(name), change as Delta));
	}
	return Object.fromEntries(after);
}

function patchedArray(before: readonly unknown[], changes: Changes): unknown[] {
	const after = typeof changes['#'] === 'number' ? before.slice(0, changes['#']) : before.slice();
	for (const [index, change] of Object.entries(changes))
		if (index !== '+' && index !== '#') after[Number(index)] = patch(after[Number(index)], change as Delta);
	return Array.isArray(changes['+']) ? after.concat(changes['+']) : after;
}

function isArray(value: Json | undefined): value is readonly Json[] {
	return Array.isArray(value);
}

function isObject(value: Json | undefined): value is { readonly [name: string]: Json } {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}
