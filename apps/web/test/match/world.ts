import { prepared } from '@shutterbox/bots';
import { gameOf, games } from '@shutterbox/catalogue';
import { FastChance, type Seat, seedOfGame, type View } from '@shutterbox/kernel';
import type { Fresh, TableView } from '@shutterbox/table';
import { applyUpdate } from '@shutterbox/table';
import { LocalHost } from '../../src/local/host.ts';
import type { Kept, KeptMatch, MatchStore } from '../../src/local/match-store.ts';

// Bots answer at once here, so what they learned is there before.
for (const game of games) await prepared(game);

/** Time that stands until it is told to pass; timers act at their moments, in order. */
export class ManualTime {
	#now = 1_790_000_000_000;
	#timers: { at: number; act: () => void }[] = [];

	readonly now = () => this.#now;
	readonly after = (milliseconds: number, act: () => void) => {
		const timer = { at: this.#now + milliseconds, act };
		this.#timers.push(timer);
		return () => {
			this.#timers = this.#timers.filter((other) => other !== timer);
		};
	};

	get waiting(): readonly number[] {
		return this.#timers.map(({ at }) => at - this.#now);
	}

	pass(milliseconds: number): void {
		const end = this.#now + milliseconds;
		for (;;) {
			const next = this.#timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
			if (next === undefined) break;
			this.#timers = this.#timers.filter((timer) => timer !== next);
			this.#now = Math.max(this.#now, next.at);
			next.act();
		}
		this.#now = end;
	}
}

/** A store in memory that can be full, like a browser's. */
export class MemoryStore implements MatchStore {
	readonly kept = new Map<string, Kept>();
	isFull = false;

	async keep(...[summary, saved, rows, position]: Parameters<MatchStore['keep']>): Promise<void> {
		if (this.isFull) throw new DOMException('no room', 'QuotaExceededError');
		const before = this.kept.get(summary.table);
		const table = saved ?? before?.saved;
		if (table === undefined) throw new Error('rows of a table that was never kept');
		this.kept.set(summary.table, {
			summary,
			saved: structuredClone(table),
			rows: [...(before?.rows ?? []), ...structuredClone(rows)],
			position: structuredClone(position),
		});
	}

	async load(table: string): Promise<Kept | null> {
		return this.kept.get(table) ?? null;
	}

	async list(): Promise<readonly KeptMatch[]> {
		return [...this.kept.values()].map(({ summary }) => summary);
	}

	async forget(table: string): Promise<void> {
		this.kept.delete(table);
	}
}

/** A host with manual time, and what its page knows. */
export class Desk {
	readonly time: ManualTime;
	readonly store: MemoryStore;
	readonly host: LocalHost;
	readonly keptNews: boolean[] = [];
	known: Fresh | null = null;
	#luck = 0;
	readonly #chance = new FastChance(seedOfGame(7, 0));

	constructor(time = new ManualTime(), store = new MemoryStore()) {
		this.time = time;
		this.store = store;
		this.host = new LocalHost({
			now: time.now,
			after: time.after,
			secret: () => Uint8Array.from({ length: 32 }, (_, i) => (++this.#luck * 31 + i * 7) & 255),
			gameOf,
			store,
			onFresh: (_, fresh) => {
				this.known = fresh;
			},
			onUpdate: (_, update) => {
				this.known = this.known && applyUpdate(this.known, update);
			},
			onKept: (isKept) => this.keptNews.push(isKept),
		});
	}

	get table(): TableView {
		if (this.known === null) throw new Error('nothing is known of the table');
		return this.known.table;
	}

	/** A legal move of the seat, from what it knows. */
	moveOf(seat: Seat): unknown {
		const game = gameOf(this.table.game);
		if (game === undefined) throw new Error('no such game');
		return game.randomMove(this.table.view as View<unknown>, seat, this.#chance);
	}

	move(seat: Seat, request: string) {
		const { decision } = this.table;
		if (decision === null) throw new Error('no question is open');
		return this.host.command(seat, { type: 'move', move: this.moveOf(seat), request, decision });
	}

	/** Plays a seat to the end of the match; bots have the time they need. */
	async playOut(seat: Seat): Promise<void> {
		for (let i = 0; this.table.stage === 'playing'; i++) {
			if (i > 5_000) throw new Error('the match does not end');
			const isDone = this.table.toMove.includes(seat) && (await this.move(seat, `auto-${i}`)).ok;
			// Against the hourglass time goes by whatever anybody does.
			if (!isDone || this.table.game === 'photoshoot') this.time.pass(800);
		}
	}
}

export function solo(game: string, seats: number, bot = 'random') {
	return {
		game,
		options: {},
		seats: [
			{ kind: 'person' as const, name: 'Ann' },
			...Array.from({ length: seats - 1 }, () => ({ kind: 'bot' as const, bot })),
		],
		pace: { kind: 'untimed' as const },
	};
}
