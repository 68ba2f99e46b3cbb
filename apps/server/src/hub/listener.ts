import type { Message } from '@shutterbox/protocol';
import type { Guest } from './api.ts';

/** A screen somewhere that follows tables: one socket, or a test. */
export interface Listener {
	readonly who: Guest;
	/** Whose words do not reach this person. */
	readonly deafTo: ReadonlySet<string>;
	/** Sends a text that was made once for many, or a message. */
	sendText(text: string): void;
	send(message: Message): void;
}
