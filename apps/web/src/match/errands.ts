import { type ReadonlySignal, signal } from '@preact/signals';

interface Errand {
	/** The number of the question it answers; null for what answers none. */
	readonly question: number | null;
	readonly end: PromiseWithResolvers<void>;
}

/**
 * What is on its way to the referee, one after the other. An answer is under way until it is taken, and no longer than
 * its question stands: the next question may be answered as soon as it is seen, however long the last answer is kept.
 */
export class Errands {
	readonly #isSending = signal(false);
	#errand: Errand | null = null;

	get isSending(): ReadonlySignal<boolean> {
		return this.#isSending;
	}

	/** Null for a second answer to one question, which means nothing; everything else waits until it can go. */
	async send<Sent>(question: number | null, deliver: () => Promise<Sent>): Promise<Sent | null> {
		while (this.#errand !== null) {
			if (question !== null && this.#errand.question === question) return null;
			await this.#errand.end.promise;
		}
		const errand = { question, end: Promise.withResolvers<void>() };
		this.#errand = errand;
		this.#isSending.value = true;
		try {
			return await deliver();
		} finally {
			this.#over(errand);
		}
	}

	/** Hears which question is open now. */
	asked(question: number | null): void {
		const errand = this.#errand;
		if (errand !== null && errand.question !== null && errand.question !== question) this.#over(errand);
	}

	#over(errand: Errand): void {
		if (this.#errand !== errand) return;
		this.#errand = null;
		this.#isSending.value = false;
		errand.end.resolve();
	}
}
