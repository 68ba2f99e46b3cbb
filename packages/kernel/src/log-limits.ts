import { type GameMeta, isRealTime } from './game.ts';
import type { LogEntry } from './record.ts';
import type { Seat } from './seats.ts';

/** How often a seat may freely take back what it did at one point of the match, */
const AT_ONE_POINT = 12;
/** and in a whole match at most. */
const IN_ALL = 500;
/** How often a seat may have everything since its last move taken back. */
const REWINDS = 12;
/** No log is longer than a record may be, whatever the rules promise. */
const MOVES_MAX = 50_000;

interface Used {
	moves: number;
	takeBacks: number;
	rewinds: number;
	/** By number of entries before the one taken back. */
	readonly atPoint: Map<number, number>;
}

/**
 * What a log may hold: as many moves as the rules' own bound says, and of each seat so many that were taken back. Real
 * time has no such bound, because a clock that stands lets seats go on acting; there each seat has its share, so that
 * nobody can use up what others need. Only moves a seat makes itself are counted: clock and bots play on in any case.
 */
export class LogLimits {
	readonly #moves: number;
	readonly #takeBacks: number;
	readonly #used: Used[];

	constructor(game: { readonly meta: GameMeta; readonly pace?: unknown }, seats: number) {
		const bound = game.meta.maxMoves[seats];
		this.#moves = Math.min(MOVES_MAX, isRealTime(game) ? Math.ceil(bound / seats) : bound);
		this.#takeBacks = Math.min(IN_ALL, bound);
		this.#used = Array.from({ length: seats }, () => ({ moves: 0, takeBacks: 0, rewinds: 0, atPoint: new Map() }));
	}

	mayAdd(entry: LogEntry): boolean {
		const used = this.#counted(entry);
		return used === null || used.moves < this.#moves;
	}

	added(entry: LogEntry): void {
		const used = this.#counted(entry);
		if (used) used.moves++;
	}

	/** A move counts no longer. */
	removed(entry: LogEntry): void {
		const used = this.#counted(entry);
		if (used) used.moves--;
	}

	mayTakeBack(seat: Seat, point: number): boolean {
		const { takeBacks, atPoint } = this.#used[seat];
		return takeBacks < this.#takeBacks && (atPoint.get(point) ?? 0) < AT_ONE_POINT;
	}

	tookBack(seat: Seat, point: number): void {
		const used = this.#used[seat];
		used.takeBacks++;
		used.atPoint.set(point, (used.atPoint.get(point) ?? 0) + 1);
	}

	mayRewind(seat: Seat): boolean {
		return this.#used[seat].rewinds < REWINDS;
	}

	rewound(seat: Seat): void {
		this.#used[seat].rewinds++;
	}

	/** Whose moves this one is counted among. */
	#counted({ actor, by }: LogEntry): Used | null {
		return actor === 'table' || by !== undefined ? null : (this.#used[actor] ?? null);
	}
}
