import * as errors from '../errors.ts';

const KINDS: Readonly<Record<string, { readonly prototype: Error }>> = errors;

/** An error on its way to another thread, which would forget its class and what it has beside its message. */
export interface Failure {
	readonly error: unknown;
	readonly fields: object;
}

export function failureOf(error: unknown): Failure {
	return { error, fields: error instanceof Error ? { ...error } : {} };
}

export function errorOf({ error, fields }: Failure): unknown {
	if (!(error instanceof Error)) return error;
	const kind = 'name' in fields ? KINDS[String(fields.name)] : undefined;
	if (kind) Object.setPrototypeOf(error, kind.prototype);
	return Object.assign(error, fields);
}
