import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import {
	type AnyGame,
	type Emitted,
	eventFor,
	type GameEvent,
	isRecordProblem,
	type LogEntry,
	type MatchEvent,
	type MatchRecord,
	parseRecord,
	type RecordProblem,
	type Seat,
	seatsOf,
	steps,
	type View,
} from '@shutterbox/kernel';
import type { HostEvent, TableEvent, TableView } from '@shutterbox/table';
import type { ChatLine, Known, Link, MatchClient } from './port.ts';
import { refused, type Sent } from './sent.ts';

/** Whose eyes a record is watched with: a seat's, everybody's, or with all cards open. */
export type Look = Seat | 'spectator' | 'open';

export const SPEEDS = [0.5, 1, 2, 4] as const;
/** Milliseconds between two entries at speed 1. */
const STEP = 1_200;

interface Moment {
	readonly at: number;
	readonly state: unknown;
	readonly events: readonly Emitted<GameEvent | MatchEvent | HostEvent>[];
}

/** A finished match, played back. Every position is worked out once, so that any moment is a step away. */
export class ReplayMatch implements MatchClient {
	readonly link: ReadonlySignal<Link> = signal('live');
	readonly chat: ReadonlySignal<readonly ChatLine[]> = signal([]);
	readonly isSending: ReadonlySignal<boolean> = signal(false);
	/** Entries that have been made. */
	readonly cursor = signal(0);
	readonly look = signal<Look>('spectator');
	readonly isRunning = signal(false);
	readonly speed = signal<number>(1);
	readonly known: ReadonlySignal<Known>;
	readonly game: AnyGame;
	readonly record: MatchRecord;
	readonly text: string;
	readonly #moments: readonly Moment[];
	readonly #isBot: (name: string) => boolean;
	readonly #stop: () => void;
	/** The entry shown before; only a step forward has something to move and to sound. */
	#before = 0;

	private constructor(
		text: string,
		record: MatchRecord,
		game: AnyGame,
		moments: readonly Moment[],
		after: (milliseconds: number, act: () => void) => () => void,
		isBot: (name: string) => boolean,
	) {
		this.text = text;
		this.record = record;
		this.game = game;
		this.#moments = moments;
		this.#isBot = isBot;
		this.known = computed(() => this.#knownAt(this.cursor.value, this.look.value));
		this.#stop = effect(() => {
			if (!this.isRunning.value) return;
			const next = this.cursor.value + 1;
			if (next > this.length) this.isRunning.value = false;
			else return after(STEP / this.speed.value, () => this.seek(next));
			return undefined;
		});
	}

	/** Plays a record through once; says where it is broken instead, if it is. */
	static open(
		text: string,
		gameOf: (id: string) => AnyGame | undefined,
		world: {
			readonly after: (milliseconds: number, act: () => void) => () => void;
			readonly isBot: (name: string) => boolean;
		},
	): ReplayMatch | RecordProblem {
		const record = parseRecord(text);
		if (isRecordProblem(record)) return record;
		const moments: Moment[] = [];
		// Where there is none, the first step is a problem.
		const game = gameOf(record.header.game) as AnyGame;
		for (const step of steps(record, gameOf)) {
			if (isRecordProblem(step)) return step;
			const { entry, events } = step;
			const state = game.clone(step.match.state);
			moments.push({ at: entry?.at ?? 0, state, events: [...events, ...(entry ? standIn(entry) : [])] });
		}
		return new ReplayMatch(text, record, game, moments, world.after, world.isBot);
	}

	get length(): number {
		return this.record.entries.length;
	}

	seek(n: number): void {
		this.#before = this.cursor.peek();
		this.cursor.value = Math.min(this.length, Math.max(0, n));
	}

	/** Everything the present look may be told, with the entries it belongs to. */
	events(): readonly TableEvent[] {
		return this.#told(0, this.length, this.look.value);
	}

	async send(): Promise<Sent> {
		return refused('REPLAY');
	}

	now(): number {
		return this.#moments[this.cursor.peek()].at;
	}

	close(): void {
		this.#stop();
	}

	#knownAt(n: number, look: Look): Known {
		const isStep = n === this.#before + 1;
		return {
			viewer: look === 'open' ? 'spectator' : look,
			table: this.#tableAt(n, look),
			history: this.#told(0, n, look),
			latest: isStep ? this.#told(n, n, look) : [],
			...(look === 'open' && { isAllOpen: true }),
		};
	}

	#tableAt(n: number, look: Look): TableView {
		const { header, ending } = this.record;
		const { state } = this.#moments[n];
		const outcome = this.game.outcome(state);
		const teams = this.game.teams?.(header.seats) ?? null;
		return {
			id: `record-${header.commitment.slice(0, 16)}`,
			game: header.game,
			rulesVersion: header.rulesVersion,
			stage: outcome ? 'finished' : 'playing',
			created: header.created,
			host: null,
			options: header.options,
			pace: { kind: 'untimed' },
			isRated: false,
			allowsSpectators: true,
			termsNumber: 1,
			seats: header.names.map((name, seat) => ({
				kind: this.#isBot(name) ? 'bot' : 'person',
				who: null,
				name,
				bot: this.#isBot(name) ? name : null,
				team: teams?.[seat] ?? null,
				isPresent: true,
				isPlayedByBot: false,
				standIn: null,
				isReady: true,
				hasLeft: false,
				hasSalt: header.salts[seat] !== null,
				isReserved: false,
			})),
			commitment: header.commitment,
			seed: ending?.seed ?? null,
			length: n,
			view: look === 'open' ? (state as View<unknown>) : this.game.view(state, look),
			toMove: seatsOf(this.game.toMove(state)),
			decision: null,
			takeBack: null,
			asking: null,
			clocks: null,
			order: null,
			outcome,
			breakdown: outcome ? this.game.breakdown(state) : null,
			rematch: { agreed: [], fills: [], isCalled: false, table: null },
		};
	}

	#told(from: number, to: number, look: Look): readonly TableEvent[] {
		return this.#moments.slice(from, to + 1).flatMap(({ at, events }, i) =>
			events.flatMap((emitted) => {
				const event = eventFor(emitted, look);
				return event === null ? [] : [{ n: from + i, at, event }];
			}),
		);
	}
}

/** Whose place was taken at an entry. When a record is watched the match is over, and nothing is secret any more. */
function standIn({ actor, by }: LogEntry): readonly Emitted<HostEvent>[] {
	return by === undefined || actor === 'table' ? [] : [{ event: { type: 'movedAutomatically', seat: actor, by } }];
}
