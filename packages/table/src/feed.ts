import type { Viewer } from '@shutterbox/kernel';
import { diff } from './delta.ts';
import type { Journal } from './journal.ts';
import type { Fresh, TableEvent, TableView, Update } from './types.ts';

/** Updates a feed remembers for viewers who missed some. */
const REMEMBERED = 128;
/** Events told to somebody who begins. */
const HISTORY_MAX = 400;

/** The numbered updates of one viewer: the same for every screen that shows this viewer's table. */
class Feed {
	readonly #stream: string;
	readonly #history: TableEvent[];
	#table: TableView;
	#n = 0;
	#recent: Update[] = [];

	constructor(stream: string, table: TableView, history: readonly TableEvent[]) {
		this.#stream = stream;
		this.#table = plain(table);
		this.#history = history.slice(-HISTORY_MAX);
	}

	fresh(now: number): Fresh {
		return { stream: this.#stream, n: this.#n, now, table: this.#table, history: [...this.#history] };
	}

	/** What the viewer gets when the table has changed; null when this viewer sees no change. */
	advance(table: TableView, events: readonly TableEvent[], now: number): Update | null {
		const next = plain(table);
		const delta = diff(this.#table, next);
		if (delta === null && events.length === 0) return null;
		this.#n++;
		this.#table = next;
		const update: Update = { n: this.#n, now, delta, events: plain(events) };
		this.#history.push(...update.events);
		if (this.#history.length > HISTORY_MAX) this.#history.splice(0, this.#history.length - HISTORY_MAX);
		this.#recent.push(update);
		if (this.#recent.length > REMEMBERED) this.#recent.shift();
		return update;
	}

	/** The updates after number `n` of a stream; null where the viewer has to begin again. */
	since(stream: string, n: number): readonly Update[] | null {
		const missed = this.#n - n;
		if (stream !== this.#stream || !Number.isInteger(missed) || missed < 0 || missed > this.#recent.length) return null;
		return missed === 0 ? [] : this.#recent.slice(-missed);
	}
}

/** The feeds of a table, one for each viewer who has ever looked. */
export class Feeds {
	readonly #stream: string;
	readonly #feeds = new Map<Viewer, { readonly feed: Feed; told: number }>();

	constructor(stream: string) {
		this.#stream = stream;
	}

	get viewers(): Iterable<Viewer> {
		return this.#feeds.keys();
	}

	fresh(viewer: Viewer, journal: Journal | null, view: () => TableView, now: number): Fresh {
		const open = this.#feeds.get(viewer);
		if (open) return open.feed.fresh(now);
		const feed = new Feed(this.#stream, view(), journal?.told(viewer) ?? []);
		this.#feeds.set(viewer, { feed, told: journal?.toldCount ?? 0 });
		return feed.fresh(now);
	}

	since(viewer: Viewer, stream: string, n: number): readonly Update[] | null {
		return this.#feeds.get(viewer)?.feed.since(stream, n) ?? null;
	}

	/** What every viewer gets who sees a change. */
	advance(
		journal: Journal | null,
		views: ReadonlyMap<Viewer, TableView>,
		now: number,
	): { viewer: Viewer; update: Update }[] {
		return [...this.#feeds].flatMap(([viewer, entry]) => {
			const view = views.get(viewer);
			if (view === undefined) return [];
			const events = journal?.told(viewer, entry.told) ?? [];
			entry.told = journal?.toldCount ?? 0;
			const update = entry.feed.advance(view, events, now);
			return update ? [{ viewer, update }] : [];
		});
	}
}

/** A copy that nothing else holds on to. */
function plain<T>(value: T): T {
	return JSON.parse(JSON.stringify(value));
}
