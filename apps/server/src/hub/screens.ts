import type { Viewer } from '@shutterbox/kernel';
import type { Message } from '@shutterbox/protocol';
import type { Table, Work } from '@shutterbox/table';
import type { TableChat } from './chat.ts';
import type { Listener } from './listener.ts';

/** Where a screen was in the updates of its viewer. */
export interface Place {
	readonly stream: string;
	readonly n: number;
}

/** Something to say once everything it follows from is kept. */
export type Telling = () => void;

/**
 * The screens that follow one table, each from its place. Whatever they are told is made at once, from what is known
 * then, and said later, when all of that is kept; so nobody hears of anything that could still be lost.
 */
export class Screens {
	readonly #table: Table;
	readonly #chat: TableChat;
	readonly #looksFrom = new Map<Listener, Viewer>();
	/** Those that have been told where they begin. */
	readonly #told = new Map<Listener, Viewer>();
	readonly #onEnd: (listener: Listener) => void;
	/** How many people everybody knows to be watching. */
	#knownSpectators = 0;

	constructor(table: Table, chat: TableChat, onEnd: (listener: Listener) => void) {
		this.#table = table;
		this.#chat = chat;
		this.#onEnd = onEnd;
	}

	get count(): number {
		return this.#looksFrom.size;
	}

	/** Whether it is told what happens here. */
	follows(listener: Listener): boolean {
		return this.#told.has(listener);
	}

	has(who: string): boolean {
		return [...this.#looksFrom.keys()].some((listener) => listener.who.id === who);
	}

	/** Begins where the screen was, if that is known, or from the beginning. */
	begin(listener: Listener, viewer: Viewer, from: Place | null, now: number): Telling {
		this.#looksFrom.set(listener, viewer);
		const messages = [...this.#opening(viewer, from, now), this.#talk()];
		return () => {
			if (this.#looksFrom.get(listener) !== viewer) return;
			this.#told.set(listener, viewer);
			for (const message of messages) listener.send(message);
			this.#tellSpectators();
		};
	}

	/** Whether it was there. */
	end(listener: Listener): boolean {
		this.#told.delete(listener);
		const wasThere = this.#looksFrom.delete(listener);
		this.#onEnd(listener);
		this.#tellSpectators();
		return wasThere;
	}

	/** Updates are written once for all screens of a viewer. */
	updates({ updates }: Work): Telling[] {
		return updates.map(({ viewer, text: update }) => {
			const text = `{"type":"update","table":${JSON.stringify(this.#table.id)},${update.slice(1)}`;
			return () => {
				for (const [listener, looksFrom] of this.#told) if (looksFrom === viewer) listener.sendText(text);
			};
		});
	}

	/** Somebody who sat down or stood up looks from elsewhere now. */
	moved(now: number): Telling[] {
		return [...this.#looksFrom].flatMap(([listener, before]) => {
			const viewer = this.#table.viewerOf(listener.who.id);
			if (viewer === before) return [];
			if (viewer !== null) return [this.begin(listener, viewer, null, now)];
			this.#looksFrom.delete(listener);
			return [
				() => {
					this.#told.delete(listener);
					listener.send({ type: 'gone', table: this.#table.id, code: 'NOT_ALLOWED' });
					this.#onEnd(listener);
					this.#tellSpectators();
				},
			];
		});
	}

	tellChat(): void {
		for (const [listener, viewer] of this.#told) {
			const lines = this.#chat.take(listener, viewer);
			if (lines.length > 0) listener.send({ type: 'chat', table: this.#table.id, lines });
		}
	}

	tellTalk(): void {
		for (const listener of this.#told.keys()) listener.send(this.#talk());
	}

	#talk(): Message {
		const { spectatorsMayTalk } = this.#chat;
		return { type: 'talk', table: this.#table.id, spectatorsMayTalk, spectators: this.#spectators() };
	}

	/** People, however many screens each of them has. */
	#spectators(): number {
		const watching = [...this.#told].flatMap(([{ who }, viewer]) => (viewer === 'spectator' ? [who.id] : []));
		return new Set(watching).size;
	}

	#tellSpectators(): void {
		const now = this.#spectators();
		if (now === this.#knownSpectators) return;
		this.#knownSpectators = now;
		this.tellTalk();
	}

	sendAway(code: string): void {
		const listeners = [...this.#looksFrom.keys()];
		this.#looksFrom.clear();
		this.#told.clear();
		for (const listener of listeners) {
			listener.send({ type: 'gone', table: this.#table.id, code });
			this.#onEnd(listener);
		}
	}

	#opening(viewer: Viewer, from: Place | null, now: number): Message[] {
		const { id: table } = this.#table;
		const { table: view, ...fresh } = this.#table.fresh(viewer, now);
		const missed = from && this.#table.since(viewer, from.stream, from.n);
		if (missed) return missed.map((update) => ({ type: 'update', table, ...update, events: [...update.events] }));
		return [{ type: 'fresh', table, ...fresh, view } as Message];
	}
}
