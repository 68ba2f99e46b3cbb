import type { ReadonlySignal } from '@preact/signals';
import type { Seat, Viewer } from '@shutterbox/kernel';
import type { Messages } from '@shutterbox/protocol';
import type { Command, Result, TableEvent, TableView } from '@shutterbox/table';

export type ChatLine = Messages['chat']['lines'][number];

/** How things stand between this screen and its match. */
export type Link =
	/** Nothing has arrived yet. */
	| 'opening'
	/** What is shown is how it is. */
	| 'live'
	/** What is shown may be old; it is being asked for. */
	| 'lost'
	/** There is no such match for this screen. */
	| 'gone';

/** What this screen knows of its match. */
export interface Known {
	readonly viewer: Viewer;
	readonly table: TableView;
	/** What happened so far, oldest first. */
	readonly history: readonly TableEvent[];
	/** What the latest update told: what a board moves, flips and sounds. Empty after a fresh start. */
	readonly latest: readonly TableEvent[];
	/** Nothing is hidden from this screen: the match is over, and all hands are looked into. */
	readonly isAllOpen?: boolean;
}

/** What a person may do at the table; the client adds the request id and the number of the open question. */
export type Intent =
	/** `by`: whose it is, where several people sit around this device. */
	| { readonly type: 'move'; readonly move: unknown; readonly by?: Seat }
	| { readonly type: 'takeBack' }
	| Exclude<Command, { type: 'move' | 'takeBack' | 'sit' }>
	| { readonly type: 'sit'; readonly seat?: number; readonly invitation?: string; readonly terms?: number }
	| { readonly type: 'invite'; readonly seat: number }
	| { readonly type: 'chat'; readonly text: string }
	| { readonly type: 'spectatorsMayTalk'; readonly isOn: boolean }
	| { readonly type: 'react'; readonly reaction: Messages['chat']['lines'][number]['text'] };

/**
 * A match, wherever it is refereed: on a server, in a worker of this page, or in a record that is played back. Screens
 * and boards never know which.
 */
export interface MatchClient {
	readonly link: ReadonlySignal<Link>;
	readonly known: ReadonlySignal<Known | null>;
	readonly chat: ReadonlySignal<readonly ChatLine[]>;
	/** An intent is on its way: the question it answers can not be answered again. */
	readonly isSending: ReadonlySignal<boolean>;
	/** Resolves when it is done for good, or refused. */
	send(intent: Intent): Promise<Result & { readonly invitation?: string }>;
	/** The table's clock, for hourglasses and clocks on screen. */
	now(): number;
	close(): void;
}
