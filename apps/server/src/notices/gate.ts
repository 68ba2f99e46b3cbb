/** Lets a number of things happen at once; the others wait in line. */
export class Gate {
	#free: number;
	readonly #line: (() => void)[] = [];

	constructor(places: number) {
		this.#free = places;
	}

	async through<T>(work: () => Promise<T>): Promise<T> {
		if (this.#free > 0) this.#free--;
		else await new Promise<void>((resolve) => this.#line.push(resolve));
		try {
			return await work();
		} finally {
			const next = this.#line.shift();
			if (next) next();
			else this.#free++;
		}
	}
}
