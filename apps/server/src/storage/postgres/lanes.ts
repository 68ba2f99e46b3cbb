import { StorageClosed } from '../errors.ts';

/** Part of what one statement writes for many tables. */
export interface QuickJob {
	readonly kind: 'quick';
	readonly tableId: string;
}

/** A step of its own, of one table or of none. */
interface SlowJob {
	readonly kind: 'slow';
	readonly tableId: string | null;
	run(): Promise<void>;
}

/** Does a group of quick jobs and answers them; gives back those that have to be tried again, which come first. */
type QuickLane<Quick extends QuickJob> = (group: readonly Quick[]) => Promise<readonly Quick[]>;

/**
 * The order of all writes of a process, in two lanes: quick ones in groups, slow ones one by one. What is asked in the
 * same turn of the event loop, or while a group is on its way, is the next group. The writes of one table are done in the
 * order in which they were asked for, in whichever lane.
 */
export class Lanes<Quick extends QuickJob> {
	readonly #lane: QuickLane<Quick>;
	#waiting: (Quick | SlowJob)[] = [];
	/** The tables of the group on its way. */
	#quick: ReadonlySet<string> | null = null;
	#slow: SlowJob | null = null;
	#isDue = false;
	#isClosed = false;
	#idle: (() => void)[] = [];

	constructor(lane: QuickLane<Quick>) {
		this.#lane = lane;
	}

	add(job: Quick | SlowJob): void {
		if (this.#isClosed) throw new StorageClosed();
		this.#waiting.push(job);
		if (this.#isDue) return;
		this.#isDue = true;
		setImmediate(() => {
			this.#isDue = false;
			this.#goOn();
		});
	}

	/** Refuses new jobs and waits for those under way. */
	async close(): Promise<void> {
		this.#isClosed = true;
		if (this.#isIdle) return;
		await new Promise<void>((resolve) => this.#idle.push(resolve));
	}

	get #isIdle(): boolean {
		return this.#waiting.length === 0 && this.#quick === null && this.#slow === null;
	}

	#goOn(): void {
		if (this.#quick === null) this.#startQuick();
		if (this.#slow === null) this.#startSlow();
		if (this.#isIdle) for (const resolve of this.#idle.splice(0)) resolve();
	}

	/** All quick jobs that no slow one of the same table is before. */
	#startQuick(): void {
		const held = new Set([this.#slow?.tableId]);
		const group: Quick[] = [];
		const left: (Quick | SlowJob)[] = [];
		for (const job of this.#waiting) {
			if (job.kind === 'slow') held.add(job.tableId);
			const isNext = job.kind === 'quick' && !held.has(job.tableId);
			if (isNext) group.push(job);
			else left.push(job);
		}
		if (group.length === 0) return;
		this.#waiting = left;
		this.#quick = new Set(group.map(({ tableId }) => tableId));
		void this.#lane(group).then((again) => {
			this.#waiting.unshift(...again);
			this.#quick = null;
			this.#goOn();
		});
	}

	/** The first slow job, unless quick ones of its table are before. */
	#startSlow(): void {
		const i = this.#waiting.findIndex(({ kind }) => kind === 'slow');
		const job = this.#waiting[i];
		if (job === undefined || job.kind === 'quick') return;
		const { tableId } = job;
		if (tableId !== null) {
			if (this.#quick?.has(tableId)) return;
			if (this.#waiting.slice(0, i).some((before) => before.tableId === tableId)) return;
		}
		this.#waiting.splice(i, 1);
		this.#slow = job;
		void job.run().then(() => {
			this.#slow = null;
			this.#goOn();
		});
	}
}
