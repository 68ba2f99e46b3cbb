import { isLogCommand, type LogEntry, type Seat, type StandIn } from '@shutterbox/kernel';

/** A move that somebody else made in a person's place. */
export type Mark = LogEntry & { readonly actor: Seat; readonly by: StandIn };

/**
 * Who made the moves that still count. A move made for a person is marked for everybody, but a secret one looks like
 * any other until something is revealed.
 */
export class StandIns {
	#entries: LogEntry[] = [];
	#secret: Mark[] = [];

	/** Notes an entry, and gives the marks that may be told from now on. */
	note(entry: LogEntry, isSecret: boolean, reveals: boolean): readonly Mark[] {
		this.#keep(entry);
		const marks = isMark(entry) ? [entry] : [];
		if (!reveals && isSecret) {
			this.#secret.push(...marks);
			return [];
		}
		if (!reveals) return marks;
		const told = [...this.#secret, ...marks];
		this.#secret = [];
		return told;
	}

	/** Whether somebody else moved for the seat, and nobody may know it yet. */
	isSecret(seat: Seat): boolean {
		return this.#secret.some(({ actor }) => actor === seat);
	}

	/** Whether everybody knows that somebody else made this move for the seat's person. */
	isMarked(entry: LogEntry): boolean {
		return isMark(entry) && !this.#secret.includes(entry);
	}

	/** What a seat would take back with its last move. */
	sinceMoveOf(seat: Seat): readonly LogEntry[] {
		const from = this.#lastMoveOf(seat);
		return from === -1 ? [] : this.#entries.slice(from);
	}

	#keep(entry: LogEntry): void {
		const { actor, move } = entry;
		if (!isLogCommand(move)) this.#entries.push(entry);
		else if (actor !== 'table')
			this.#entries.splice(this.#lastMoveOf(actor), move === 'rewind' ? this.#entries.length : 1);
	}

	#lastMoveOf(seat: Seat): number {
		return this.#entries.findLastIndex(({ actor }) => actor === seat);
	}
}

function isMark(entry: LogEntry): entry is Mark {
	return entry.by !== undefined && entry.actor !== 'table';
}
