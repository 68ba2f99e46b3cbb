/** The director of a board: what an update told becomes a play, one act after another. It knows no screen. */
import type { TableEvent } from '@shutterbox/table';
import type { Sound } from './sound-sheet.ts';

/** One event as it is played. */
export interface Act<Position, Event> {
	/** Counts up: a key for what is drawn anew with every act. */
	readonly id: number;
	readonly event: Event;
	/** The entry that told it. */
	readonly n: number;
	readonly before: Position;
	readonly after: Position;
	/** Milliseconds it lasts now, with backlog and stillness counted in. */
	readonly ms: number;
	/** Nothing moves: show a mark, a number, a line. */
	readonly isStill: boolean;
}

/** How one event is played. */
export interface Cue {
	/** Milliseconds at normal speed. */
	readonly ms: number;
	/** Milliseconds it is held where nothing moves; as long as it is played, up to `HELD`, if nothing is said. */
	readonly stillMs?: number;
	readonly sound?: Sound;
	/** Milliseconds for which a phone trembles. */
	readonly buzz?: number;
}

/** How a game plays its events; what the table itself tells comes among them. Pure. */
export interface Script<Position, Event> {
	/** How the table lies after an event; for events that change nothing the same. */
	after(before: Position, event: Event): Position;
	/** Null for an event that is not played. */
	cue(event: Event, before: Position): Cue | null;
	/** For a game whose single moments are longer than others'. */
	readonly patience?: Patience;
	/** For a game in real time: what is played ends as soon as there is something else to play. */
	readonly isHasty?: boolean;
}

/** Milliseconds that may still wait of earlier updates when a new one comes: more is hurried, much more is not played. */
interface Patience {
	readonly hurried: number;
	readonly skipped: number;
}

/** An event and how the table lies before and after it. */
export type Scene<Position, Event> = Pick<Act<Position, Event>, 'event' | 'n' | 'before' | 'after'>;

/** The room a play is given in. */
export interface House {
	isStill(): boolean;
	/** How many times longer than usual everything is played; 0 plays nothing. */
	slowness?(): number;
	/** Whether anybody can see it. */
	isWatched(): boolean;
	/** An act begins. */
	onCue(cue: Cue): void;
	/** Another act is on the stage than before, or none. */
	onChange(): void;
}

const USUAL: Patience = { hurried: 2000, skipped: 6000 };
/** Milliseconds for which something that does not move is shown, unless it asks for more or less. */
const HELD = 600;

interface Planned<Position, Event> extends Omit<Act<Position, Event>, 'id'> {
	readonly cue: Cue;
}

export class Director<Position, Event> {
	act: Act<Position, Event> | null = null;
	readonly #house: House;
	#script: Script<Position, Event>;
	#view: Position;
	#latest: readonly TableEvent[];
	#waiting: readonly Planned<Position, Event>[] = [];
	#acts = 0;
	/** When the present act will be over. */
	#endsAt = 0;
	#timer: ReturnType<typeof setTimeout> | undefined;

	/** What was told before somebody looked is not played. */
	constructor(house: House, script: Script<Position, Event>, view: Position, latest: readonly TableEvent[]) {
		this.#house = house;
		this.#script = script;
		this.#view = view;
		this.#latest = latest;
	}

	/** The view itself while nothing is played: nothing can ever drift. */
	get shown(): Position {
		return this.act === null ? this.#view : this.act.after;
	}

	/** Hears how things are, as often as they are drawn; `latest` is another array with every update. */
	follow(script: Script<Position, Event>, view: Position, latest: readonly TableEvent[]): void {
		const before = this.#view;
		const isNews = latest !== this.#latest && latest.length > 0;
		this.#script = script;
		this.#view = view;
		this.#latest = latest;
		if (isNews) this.#plan(scenesOf(script, before, latest));
		// Things are otherwise, and nobody tells how that came about: a fresh start, or a step back.
		else if (view !== before) this.close();
	}

	/** Ends what is played. */
	readonly skip = (): void => {
		if (this.act === null) return;
		this.close();
		this.#house.onChange();
	};

	/** Plays a stretch again, instead of what is played now. */
	readonly replay = (scenes: readonly Scene<Position, Event>[]): void => {
		this.close();
		// What is asked for is played, also by those who want no news played.
		this.#waiting = scenes.flatMap((scene) => this.#planned(scene, this.#slowness() || 1));
		this.#begin();
		this.#house.onChange();
	};

	close(): void {
		clearTimeout(this.#timer);
		this.#waiting = [];
		this.act = null;
	}

	#plan(scenes: readonly Scene<Position, Event>[]): void {
		const slowness = this.#slowness();
		const patience = this.#script.patience ?? USUAL;
		// Who wants it slow has the patience for it.
		const [hurried, skipped] = [patience.hurried * Math.max(1, slowness), patience.skipped * Math.max(1, slowness)];
		const backlog = this.#backlog();
		const news = scenes.flatMap((scene) => this.#planned(scene, slowness));
		// News that would take as long is a backlog, too: of somebody who was away.
		const isTooMuch = lengthOf(news) > skipped;
		const isOvertaken = this.#script.isHasty === true && news.length > 0;
		if (backlog > skipped || isTooMuch || isOvertaken || !this.#house.isWatched()) this.close();
		if (isTooMuch || !this.#house.isWatched()) return;
		const pace = Math.min(1, hurried / backlog);
		this.#waiting = [...this.#waiting.map((planned) => ({ ...planned, ms: planned.ms * pace })), ...news];
		if (this.act === null) this.#begin();
	}

	#slowness(): number {
		return this.#house.slowness?.() ?? 1;
	}

	#planned(scene: Scene<Position, Event>, slowness: number): Planned<Position, Event>[] {
		const cue = this.#script.cue(scene.event, scene.before);
		if (cue === null) return [];
		const isStill = this.#house.isStill();
		const ms = slowness * (isStill ? (cue.stillMs ?? Math.min(cue.ms, HELD)) : cue.ms);
		return ms > 0 ? [{ ...scene, ms, isStill, cue }] : [];
	}

	/** Milliseconds still to be played. */
	#backlog(): number {
		const rest = this.act === null ? 0 : Math.max(0, this.#endsAt - performance.now());
		return lengthOf(this.#waiting) + rest;
	}

	#begin(): void {
		const [next, ...waiting] = this.#waiting;
		this.#waiting = waiting;
		if (next === undefined) {
			this.act = null;
			return;
		}
		const { cue, ...planned } = next;
		this.act = { ...planned, id: ++this.#acts };
		this.#endsAt = performance.now() + planned.ms;
		this.#timer = setTimeout(() => {
			this.#begin();
			this.#house.onChange();
		}, planned.ms);
		this.#house.onCue(cue);
	}
}

function lengthOf(acts: readonly { readonly ms: number }[]): number {
	return acts.reduce((sum, { ms }) => sum + ms, 0);
}

/** What one update told, event by event, from how the table lay before it. */
export function scenesOf<Position, Event>(
	script: Pick<Script<Position, Event>, 'after'>,
	start: Position,
	told: readonly TableEvent[],
): Scene<Position, Event>[] {
	let before = start;
	return told.map(({ n, event: happened }) => {
		const event = happened as Event;
		const scene = { event, n, before, after: script.after(before, event) };
		before = scene.after;
		return scene;
	});
}
