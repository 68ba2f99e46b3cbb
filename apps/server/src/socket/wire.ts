import { CLOSE_CODES, LIMITS } from '@shutterbox/protocol';
import type { WebSocket } from 'ws';

/** Milliseconds for the other side to read why it is closed, and to close too. */
const LAST_CHANCE = 2_000;

/** After these nothing is read any more: reading millions of small frames is work, too, if nothing is done about them. */
const UNHEARD: ReadonlySet<number> = new Set([CLOSE_CODES.flood, CLOSE_CODES.slow]);

/** The one way to write to a socket: whatever is written, no more than the backlog waits for somebody who does not read. */
export class Wire {
	readonly #socket: WebSocket;
	#isClosed = false;

	constructor(socket: WebSocket) {
		this.#socket = socket;
		// A broken frame closes the socket with the standard's own code; there is nothing more to do about it.
		socket.on('error', () => undefined);
		socket.on('close', () => {
			this.#isClosed = true;
		});
	}

	/** Nothing is said or done any more. */
	get isClosed(): boolean {
		return this.#isClosed;
	}

	send(text: string): void {
		if (this.#hasRoom()) this.#socket.send(text);
	}

	ping(): void {
		if (this.#hasRoom()) this.#socket.ping();
	}

	pong(data: Buffer): void {
		if (this.#hasRoom()) this.#socket.pong(data);
	}

	/** What waits is let go after a moment: who reads slowly may never read the reason, and who floods goes on, unheard. */
	close(closeCode: number, reason: string): void {
		if (this.#isClosed) return;
		this.#isClosed = true;
		this.#socket.close(closeCode, reason);
		if (UNHEARD.has(closeCode)) this.#socket.pause();
		setTimeout(() => this.#socket.terminate(), LAST_CHANCE).unref();
	}

	terminate(): void {
		this.#isClosed = true;
		this.#socket.terminate();
	}

	#hasRoom(): boolean {
		const { readyState, OPEN, bufferedAmount } = this.#socket;
		if (this.#isClosed || readyState !== OPEN) return false;
		if (bufferedAmount <= LIMITS.backlog) return true;
		this.close(CLOSE_CODES.slow, 'SLOW');
		return false;
	}
}
