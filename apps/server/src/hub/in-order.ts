interface Step extends PromiseWithResolvers<void> {
	isKept: boolean;
	readonly tell: () => void;
}

/** What is to be told, each once it is kept and everything before it is told; where one is lost, so are those behind it. */
export class InOrder {
	#steps: Step[] = [];

	/** Resolves when it is told. */
	add(kept: Promise<unknown>, tell: () => void): Promise<void> {
		const step: Step = { isKept: false, tell, ...Promise.withResolvers<void>() };
		this.#steps.push(step);
		kept.then(
			() => {
				step.isKept = true;
				this.#goOn();
			},
			(error) => this.#giveUp(error),
		);
		return step.promise;
	}

	/** Resolves when everything so far is told or lost. */
	async done(): Promise<void> {
		await this.#steps.at(-1)?.promise.catch(() => undefined);
	}

	#goOn(): void {
		while (this.#steps[0]?.isKept) {
			const [step] = this.#steps;
			try {
				step.tell();
			} catch (error) {
				this.#giveUp(error);
				return;
			}
			this.#steps.shift();
			step.resolve();
		}
	}

	#giveUp(error: unknown): void {
		const lost = this.#steps;
		this.#steps = [];
		for (const { reject } of lost) reject(error);
	}
}
