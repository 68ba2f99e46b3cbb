import type { Messages, ReplyOf } from '@shutterbox/protocol';
import type { Guest, Problem } from './api.ts';

/** What the people of other nodes should know. */
export type News =
	| {
			readonly kind: 'waited';
			readonly who: string;
			readonly table: string;
			readonly game: string;
			readonly is: boolean;
	  }
	| { readonly kind: 'lobby'; readonly table: Messages['lobby']['tables'][number]; readonly isHostHere: boolean }
	/** Somebody has a new name, or blocks or mutes others than before. */
	| { readonly kind: 'person'; readonly who: string }
	/** A session of somebody has ended, or, where it is null, all of theirs. */
	| { readonly kind: 'ended'; readonly who: string; readonly session: string | null }
	| { readonly kind: 'forgotten'; readonly who: string }
	/** Lines were changed from outside: of a table, or wherever somebody has spoken. */
	| { readonly kind: 'talk'; readonly table: string | null }
	/** Somebody was banned, or is no longer. */
	| { readonly kind: 'ban' };

/** The other nodes of this server, for what the tables here need of them. */
export interface Elsewhere {
	/** What somebody sees of a table that another node runs. */
	view(who: Guest, table: string): Promise<ReplyOf<'table'> | Problem>;
	/** Has the node let go of a table, as far as it can be reached. */
	release(table: string, node: string | null): Promise<void>;
	announce(news: News): void;
}

/** Milliseconds between two looks for tables that are due and that no node runs. */
export const NODES_ROUND = 10_000;
