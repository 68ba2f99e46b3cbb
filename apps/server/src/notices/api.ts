import type { ReplyOf } from '@shutterbox/protocol';
import type { Problem } from '../hub/api.ts';

/** Tells people who are away that a match waits for them: by web push, and by webhook where the host offers it. */
export interface Notices {
	/** The key a browser subscribes with. */
	publicKey(): string;
	/** `BAD_REQUEST` where the endpoint is not an https address on the public net, or a key is broken. */
	subscribe(userId: string, subscription: Subscription): Promise<Problem | null>;
	/** Only a subscription of this user; true if there was one. */
	unsubscribe(userId: string, endpoint: string): Promise<boolean>;
	webhook(userId: string): Promise<ReplyOf<'webhook'>>;
	/** Takes the place of the user's earlier one; the secret is given here and never again. */
	setWebhook(userId: string, url: string): Promise<ReplyOf<'setWebhook'> | Problem>;
	removeWebhook(userId: string): Promise<void>;
	/**
	 * Sends a notice after a quiet while unless it is cancelled, once for each table, user and decision. Callers see to
	 * it that the user is away. Never throws; a later decision at the same table takes the place of an earlier one.
	 */
	yourDecision(notice: Notice): void;
	/** The person came or acted: what is still waiting, or waiting to be tried again, is not sent. */
	cancel(userId: string, tableId: string): void;
	/** Drops what is waiting and breaks off what is being sent. */
	close(): Promise<void>;
}

export interface Notice {
	readonly userId: string;
	readonly tableId: string;
	/** The id of the game. */
	readonly game: string;
	readonly decision: number;
}

/** As the browser's `PushSubscription.toJSON()` has it. */
export interface Subscription {
	readonly endpoint: string;
	readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** All that a notice says, by either way: where to look, and nothing of what is to be seen there. */
export interface Payload {
	readonly kind: 'decision';
	readonly table: string;
	readonly game: string;
}

export type NoticeKind = 'push' | 'webhook';

/**
 * `gone`: the receiver is no more and was removed. `limited`: the user had too many notices of late, nothing was tried.
 */
export type NoticeOutcome = 'sent' | 'failed' | 'gone' | 'limited' | 'cancelled';
