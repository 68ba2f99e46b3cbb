import type { Intention, Thought } from '@shutterbox/table';
import type { Guest, Problem } from '../hub/api.ts';
import type { News } from '../hub/elsewhere.ts';
import type { AtTable, Reply } from '../socket/dispatch.ts';

// What nodes say to each other. Unknown fields are ignored, so that a later version may say more.

/** One version understands another of the same number. */
export const WORDS_VERSION = 1;

export const SUBJECTS = {
	/** Requests to the node that runs a table. */
	do: (node: string) => `node.${node}.do`,
	/** Which screens of a node still follow tables there. */
	follow: (node: string) => `node.${node}.follow`,
	/** Texts for the screens of a node. */
	out: (node: string) => `node.${node}.out`,
	news: 'news',
	/** Thoughts of bots, for whoever of a group takes them; only those with the same rules hear them. */
	think: (group: string, game: string, rules: number) => `think.${group}.${game}.${rules}`,
} as const;

/** What somebody wants of a table at another node. */
export type Wish =
	| {
			readonly kind: 'request';
			/** What the screen is called, if it follows the table; another name each time it begins to. */
			readonly screen: string | null;
			readonly who: Guest;
			readonly deafTo: readonly string[];
			readonly request: AtTable;
	  }
	| { readonly kind: 'view'; readonly who: Guest; readonly table: string }
	| { readonly kind: 'release'; readonly table: string };

export interface Asked {
	readonly v: number;
	readonly from: string;
	/** The same for every time the same thing is asked. */
	readonly key: string;
	readonly wish: Wish;
}

export type Told =
	| { readonly reply: Reply }
	| { readonly view: object | Problem }
	/** Done; the table is the asker's to take. */
	| { readonly released: true }
	/** The table is not, or no longer, run there. */
	| { readonly moved: true };

export interface Renewal {
	readonly from: string;
	readonly all: readonly string[];
}

export interface Renewed {
	/** The number of the last message that was sent to the asker. */
	readonly n: number;
	/** Those of which nothing is known. */
	readonly unknown: readonly string[];
}

/** A text for screens; the last one where they follow the table no longer. */
export type Item = readonly [text: string, screens: readonly string[], isLast: boolean];

export interface Out {
	readonly from: string;
	/** 1 for the first message to a node, and so on without a gap. */
	readonly n: number;
	readonly items: readonly Item[];
}

export interface Bulletin {
	readonly from: string;
	readonly news: readonly News[];
}

/** Holds what a bot may know, and nothing of table or people. */
export interface ThoughtAsked {
	readonly v: number;
	readonly thought: Thought;
}

export type ThoughtTold =
	| { readonly key: number; readonly seat: number; readonly intention: Intention }
	/** Whoever was asked has no time. */
	| { readonly isBusy: true }
	| { readonly hasFailed: true };
