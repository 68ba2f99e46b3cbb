import type { ClientHandlers, Messages } from '@shutterbox/protocol';
import type { Fresh, TableEvent } from '@shutterbox/table';

/** What somebody who follows a table is told. */
export interface TableListener {
	onTable(known: Fresh, latest: readonly TableEvent[] | null): void;
	onChat(lines: Messages['chat']['lines']): void;
	onTalk(talk: Pick<Messages['talk'], 'spectatorsMayTalk' | 'spectators'>): void;
	onGone(code: string): void;
}

/** What concerns the whole page. */
export type News = Messages['lobby' | 'lobbyChange' | 'decisions'];

type Heard = Parameters<NonNullable<ClientHandlers['onMessage']>>[0];

/** Who on this page wants to hear what. */
export class Audience {
	readonly #listeners = new Map<string, Set<TableListener>>();
	readonly #ears = new Set<(news: News) => void>();

	/** The tables somebody follows. */
	get tables(): Iterable<string> {
		return this.#listeners.keys();
	}

	/** Whether nobody followed the table before. */
	join(table: string, listener: TableListener): boolean {
		const all = this.#listeners.get(table) ?? new Set();
		this.#listeners.set(table, all.add(listener));
		return all.size === 1;
	}

	/** Whether nobody follows the table any more. */
	leave(table: string, listener: TableListener): boolean {
		const all = this.#listeners.get(table);
		if (!all?.delete(listener) || all.size > 0) return false;
		return this.#listeners.delete(table);
	}

	listen(ear: (news: News) => void): () => void {
		this.#ears.add(ear);
		return () => this.#ears.delete(ear);
	}

	hear(message: Heard): void {
		switch (message.type) {
			case 'chat':
				this.tell(message.table, ({ onChat }) => onChat(message.lines));
				break;
			case 'talk':
				this.tell(message.table, ({ onTalk }) => onTalk(message));
				break;
			case 'gone':
				this.tell(message.table, ({ onGone }) => onGone(message.code));
				break;
			case 'lobby':
			case 'lobbyChange':
			case 'decisions':
				for (const ear of this.#ears) ear(message);
				break;
			case 'welcome':
			case 'bye':
				break;
		}
	}

	tell(table: string, say: (listener: TableListener) => void): void {
		for (const listener of this.#listeners.get(table) ?? []) say(listener);
	}
}
