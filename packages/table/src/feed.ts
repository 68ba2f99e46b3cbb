import type { Viewer } from '@shutterbox/kernel';
import { diff, patch } from './delta.ts';
import type { Journal } from './journal.ts';
import type { Fresh, TableEvent, TableView, Update } from './types.ts';

/** Updates a feed remembers for viewers who missed some. */
const REMEMBERED = 128;
/** Events told to somebody who begins. */
const HISTORY_MAX = 400;

/** An update, and as the text that it is remembered by and may be sent as. */
export interface Told {
	readonly update: Update;
	readonly text: string;
}

/**
 * The numbered updates of one viewer: the same for every screen that shows this viewer's table. Views are compared as they
 * are: they share nothing with the state that anybody changes. Of a new one only what differs is held on to, and of
 * updates their texts, so that whoever collects garbage has little to move about.
 */
class Feed {
	readonly #stream: string;
	#table: TableView;
	#n = 0;
	#recent: string[] = [];

	constructor(stream: string, table: TableView) {
		this.#stream = stream;
		this.#table = table;
	}

	fresh(history: readonly TableEvent[], now: number): Fresh {
		return { stream: this.#stream, n: this.#n, now, table: this.#table, history };
	}

	/** What the viewer gets when the table has changed; null when this viewer sees no change. */
	advance(table: TableView, events: readonly TableEvent[], now: number): Told | null {
		const delta = diff(this.#table, table);
		if (delta === null && events.length === 0) return null;
		this.#n++;
		this.#table = patch(this.#table, delta) as TableView;
		const update: Update = { n: this.#n, now, delta, events };
		const text = JSON.stringify(update);
		this.#recent.push(text);
		if (this.#recent.length > REMEMBERED) this.#recent.shift();
		return { update, text };
	}

	/** The updates after number `n` of a stream; null where the viewer has to begin again. */
	since(stream: string, n: number): readonly Update[] | null {
		const missed = this.#n - n;
		if (stream !== this.#stream || !Number.isInteger(missed) || missed < 0 || missed > this.#recent.length) return null;
		return missed === 0 ? [] : this.#recent.slice(-missed).map((text) => JSON.parse(text));
	}
}

/** The feeds of a table, one for each viewer who has ever looked. */
export class Feeds {
	/** The same for no two of a table's lives. */
	readonly #stream: string;
	readonly #feeds = new Map<Viewer, { readonly feed: Feed; told: number }>();

	constructor(stream: string) {
		this.#stream = stream;
	}

	get viewers(): Iterable<Viewer> {
		return this.#feeds.keys();
	}

	fresh(viewer: Viewer, journal: Journal | null, view: () => TableView, now: number): Fresh {
		const open = this.#feeds.get(viewer) ?? { feed: this.#feedOf(viewer, view()), told: journal?.toldCount ?? 0 };
		this.#feeds.set(viewer, open);
		return open.feed.fresh(journal?.toldLast(viewer, open.told, HISTORY_MAX) ?? [], now);
	}

	since(viewer: Viewer, stream: string, n: number): readonly Update[] | null {
		return this.#feeds.get(viewer)?.feed.since(stream, n) ?? null;
	}

	/** Whoever sits down or stands up goes on in another numbering: what they knew before is no part of it. */
	#feedOf(viewer: Viewer, table: TableView): Feed {
		return new Feed(`${this.#stream}.${viewer}`, table);
	}

	/** What every viewer gets who sees a change. */
	advance(journal: Journal | null, views: ReadonlyMap<Viewer, TableView>, now: number): ({ viewer: Viewer } & Told)[] {
		return [...this.#feeds].flatMap(([viewer, entry]) => {
			const view = views.get(viewer);
			if (view === undefined) return [];
			const events = journal?.told(viewer, entry.told) ?? [];
			entry.told = journal?.toldCount ?? 0;
			const told = entry.feed.advance(view, events, now);
			return told ? [{ viewer, ...told }] : [];
		});
	}
}
