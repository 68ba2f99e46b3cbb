import pg from 'pg';
import { AlreadyExists, UnknownOwner } from '../errors.ts';

/** The net, or a server that stops, starts, is somebody else's standby now, or gave a statement up. */
const AWAY = new Set([
	'ECONNREFUSED',
	'ECONNRESET',
	'ENOENT',
	'ENOTCONN',
	'EPIPE',
	'ETIMEDOUT',
	'EHOSTUNREACH',
	'ENETUNREACH',
	'ENOTFOUND',
	'EAI_AGAIN',
	'57014',
	'57P01',
	'57P02',
	'57P03',
	'57P05',
	'25P03',
	'25006',
	'53300',
]);

/** What `pg` says in words alone. */
const AWAY_IN_WORDS = /^Connection terminated|^timeout e|^Query read timeout|not queryable|client was closed/i;

/** Whether the database could not be reached, or not to the end: what was asked may have been done. */
export function isAway(error: unknown): boolean {
	if (!(error instanceof Error)) return false;
	const code = codeOf(error);
	return AWAY.has(code) || code.startsWith('08') || (!isSaid(error) && AWAY_IN_WORDS.test(error.message));
}

/** Two steps waited for each other, and this one was given up: nothing of it is kept. */
export function isGivenUp(error: unknown): boolean {
	const code = codeOf(error);
	return code === '40P01' || code === '40001';
}

/** There is one already, by whichever key. */
export function isTaken(error: unknown): boolean {
	return codeOf(error) === '23505';
}

export function isWithoutOwner(error: unknown): boolean {
	return codeOf(error) === '23503';
}

export function inWordsOfTheContract(error: unknown): unknown {
	if (isWithoutOwner(error)) return new UnknownOwner('what this belongs to is not there', { cause: error });
	if (isTaken(error)) return new AlreadyExists('there is one with this id already', { cause: error });
	return error;
}

export function codeOf(error: unknown): string {
	return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** Said by the database itself. */
function isSaid(error: Error): boolean {
	return error instanceof pg.DatabaseError;
}
