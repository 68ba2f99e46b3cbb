import { AnswerLate, type Bus, BusAway, type Hear, NobodyThere, type Subscription } from './bus.ts';

interface Listening {
	readonly subject: string;
	readonly queue: string | undefined;
	readonly hear: Hear;
}

/** A bus for nodes of one process. */
export class InProcessNet {
	#listening: readonly Listening[] = [];
	#turn = 0;

	join(): Bus {
		const net = this;
		const mine = new Set<Listening>();
		const abort = new AbortController();
		return {
			get isUp() {
				return !abort.signal.aborted;
			},
			request: (subject, text, milliseconds) => net.#request({ subject, text, milliseconds, signal: abort.signal }),
			publish(subject, text) {
				if (abort.signal.aborted) return;
				queueMicrotask(() => {
					for (const { hear } of net.#hearers(subject)) void answer(hear, text).catch(() => undefined);
				});
			},
			async subscribe(subject, hear, queue): Promise<Subscription> {
				const listening = { subject, queue, hear };
				mine.add(listening);
				net.#listening = [...net.#listening, listening];
				return { end: async () => net.#drop(new Set([listening])) };
			},
			onBack: () => undefined,
			async close() {
				abort.abort();
				net.#drop(mine);
			},
		};
	}

	#drop(gone: ReadonlySet<Listening>): void {
		this.#listening = this.#listening.filter((each) => !gone.has(each));
	}

	/** Everybody who hears a subject alone, and one of each queue, taking turns. */
	#hearers(subject: string): readonly Listening[] {
		const hearing = this.#listening.filter((each) => each.subject === subject);
		const queues = Map.groupBy(hearing, ({ queue }) => queue);
		const alone = queues.get(undefined) ?? [];
		queues.delete(undefined);
		const turn = this.#turn++;
		return [...alone, ...[...queues.values()].map((members) => members[turn % members.length])];
	}

	#request(asked: { subject: string; text: string; milliseconds: number; signal: AbortSignal }): Promise<string> {
		const { subject, text, milliseconds, signal } = asked;
		return new Promise((resolve, reject) => {
			if (signal.aborted) return reject(new BusAway());
			const timer = setTimeout(() => reject(new AnswerLate(subject)), milliseconds);
			signal.addEventListener('abort', () => reject(new BusAway()));
			queueMicrotask(() => {
				const hearers = this.#hearers(subject);
				if (hearers.length === 0) {
					clearTimeout(timer);
					return reject(new NobodyThere(subject));
				}
				for (const { hear } of hearers)
					answer(hear, text).then(
						(said) => {
							if (said === undefined) return;
							clearTimeout(timer);
							resolve(said);
						},
						() => undefined,
					);
			});
		});
	}
}

async function answer(hear: Hear, text: string): Promise<string | undefined> {
	return await hear(text);
}
