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

	constructor(table: Table, chat: TableChat) {
		this.#table = table;
		this.#chat = chat;
	}

	get count(): number {
		return this.#looksFrom.size;
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
		};
	}

	/** Whether it was there. */
	end(listener: Listener): boolean {
		this.#told.delete(listener);
		return this.#looksFrom.delete(listener);
	}

	/** Updates are written once for all screens of a viewer. */
	updates({ updates }: Work): Telling[] {
		return updates.map(({ viewer, update }) => {
			const text = JSON.stringify({ type: 'update', table: this.#table.id, ...update });
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
		return { type: 'talk', table: this.#table.id, spectatorsMayTalk: this.#chat.spectatorsMayTalk };
	}

	sendAway(code: string): void {
		for (const listener of this.#looksFrom.keys()) listener.send({ type: 'gone', table: this.#table.id, code });
		this.#looksFrom.clear();
		this.#told.clear();
	}

	#opening(viewer: Viewer, from: Place | null, now: number): Message[] {
		const { id: table } = this.#table;
		const { table: view, ...fresh } = this.#table.fresh(viewer, now);
		const missed = from && this.#table.since(viewer, from.stream, from.n);
		if (missed) return missed.map((update) => ({ type: 'update', table, ...update, events: [...update.events] }));
		return [{ type: 'fresh', table, ...fresh, view } as Message];
	}
}
