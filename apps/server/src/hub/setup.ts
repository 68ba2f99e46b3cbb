import type { AnyGame } from '@shutterbox/kernel';
import type { Command, Result } from '@shutterbox/table';
import type { Notices } from '../notices/api.ts';
import type { Storage } from '../storage/contract.ts';
import type { MatchEnd } from '../storage/data.ts';
import type { ThinkingPool } from '../thinking/pool.ts';
import type { Guest } from './api.ts';
import type { Elsewhere } from './elsewhere.ts';
import type { HostedTable } from './hosted-table.ts';

/** What the tables need from the server around them. */
export interface HubSetup {
	readonly storage: Storage;
	readonly thinking: ThinkingPool;
	readonly notices: Notices;
	readonly botPause: number;
	/** Null where this process is the whole server. */
	readonly elsewhere: Elsewhere | null;
	gameOf(id: string): AnyGame | undefined;
	/** So many bytes that nobody can guess. */
	randomBytes(count: number): Buffer;
	now(): number;
	/** The same without jumps. */
	steady(): number;
	after(milliseconds: number, act: () => void): NodeJS.Timeout;
	/** Keeps the end of a match, with the ratings it leads to. */
	finish(hosted: HostedTable, end: Omit<MatchEnd, 'ratings'>): Promise<void>;
	/** For metrics and the log. */
	onCommand(game: string, type: Command['type'], result: Result): void;
	onEntries(game: string, count: number): void;
	/** What a person's screens are told by has changed: their name, or whom they do not hear. */
	onPerson(who: string): Promise<void>;
	/** Somebody is banned: their sockets are closed. */
	onBanned(who: string): void;
	/** Has somebody leave a table, wherever it runs. */
	leave(who: Guest, table: string): Promise<void>;
	/** A table broke and was put away; without one, the round of the tables did. */
	onFailure(game: string | null, length: number, error: unknown): void;
}
