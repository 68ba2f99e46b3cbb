import type { Duplex } from 'node:stream';
import { CLOSE_CODES, LIMITS } from '@shutterbox/protocol';
import type { WebSocket } from 'ws';
import { frameOf } from './frames.ts';

/** Milliseconds for the other side to read why it is closed, and to close too. */
const LAST_CHANCE = 2_000;

/** After these nothing is read any more: reading millions of small frames is work, too, if nothing is done about them. */
const UNHEARD: ReadonlySet<number> = new Set([CLOSE_CODES.flood, CLOSE_CODES.slow]);

/** Wires with something to send at the end of this turn. */
let due: Wire[] = [];

function flush(): void {
	const wires = due;
	due = [];
	for (const wire of wires) wire.flush();
}

/**
 * The one way to write to a socket: all texts of a turn in one write, and whatever is written, no more than the backlog
 * waits for somebody who does not read.
 */
export class Wire {
	readonly #socket: WebSocket;
	readonly #stream: Duplex;
	#frames: Buffer[] = [];
	/** Bytes of these. */
	#size = 0;
	#isClosed = false;

	/** The stream is the one that carries the socket. */
	constructor(socket: WebSocket, stream: Duplex) {
		this.#socket = socket;
		this.#stream = stream;
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
		if (!this.#hasRoom()) return;
		if (this.#frames.length === 0 && due.push(this) === 1) process.nextTick(flush);
		const frame = frameOf(text);
		this.#frames.push(frame);
		this.#size += frame.length;
	}

	flush(): void {
		const [frames, size] = [this.#frames, this.#size];
		this.#frames = [];
		this.#size = 0;
		if (frames.length === 0 || this.#socket.readyState !== this.#socket.OPEN) return;
		this.#stream.write(frames.length === 1 ? frames[0] : Buffer.concat(frames, size));
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
		this.flush();
		this.#socket.close(closeCode, reason);
		if (UNHEARD.has(closeCode)) this.#socket.pause();
		setTimeout(() => this.#socket.terminate(), LAST_CHANCE).unref();
	}

	terminate(): void {
		this.#isClosed = true;
		this.#socket.terminate();
	}

	#hasRoom(): boolean {
		const { readyState, OPEN } = this.#socket;
		if (this.#isClosed || readyState !== OPEN) return false;
		if (this.#stream.writableLength + this.#size <= LIMITS.backlog) return true;
		this.close(CLOSE_CODES.slow, 'SLOW');
		return false;
	}
}
