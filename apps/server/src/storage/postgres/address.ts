import { DatabaseError } from '../errors.ts';
import { codeOf } from './failures.ts';

/** Whether a text is the address of a database: `postgres://user:password@host:5432/name`. */
export function isDatabaseAddress(text: string): boolean {
	return URL.canParse(text) && /^postgres(?:ql)?:$/.test(new URL(text).protocol);
}

/** The address as people may see it: without the password and whatever else is secret. */
export function shownAddress(address: string): string {
	const url = new URL(address);
	const host = url.searchParams.get('host') ?? (url.host === '' ? 'localhost' : decodeURIComponent(url.host));
	return `the database "${decodeURIComponent(url.pathname.slice(1))}" at ${host}`;
}

/** Why a database cannot be opened, and what helps, in one line. */
export function unreachable(address: string, error: unknown): DatabaseError {
	const name = shownAddress(address);
	const reason = error instanceof Error ? error.message || codeOf(error) : String(error);
	const help = HELP[codeOf(error)] ?? 'start PostgreSQL there, or correct its address';
	return new DatabaseError(`${name} cannot be opened: ${reason.replaceAll(/\s+/g, ' ')}; ${help}`, { cause: error });
}

const HELP: Readonly<Record<string, string>> = {
	'28P01': 'correct the user or the password in its address',
	'28000': 'correct the user or the password in its address',
	'3D000': 'create it (createdb), or correct its address',
	'42501': 'give its user the right to create tables in it',
};
