import type { Outcome } from '@shutterbox/kernel';

/** What a series of games adds up to. */
export class Tally {
	games = 0;
	moves = 0;
	readonly #seats: number;
	readonly #wins: number[];
	readonly #scoreSums: number[];
	readonly #scoreCounts = new Map<number, number>();
	readonly #endReasons: Map<string, number>;
	readonly #checksum = new Checksum();

	constructor(seats: number, endReasons: readonly string[]) {
		this.#seats = seats;
		this.#wins = new Array(seats).fill(0);
		this.#scoreSums = new Array(seats).fill(0);
		this.#endReasons = new Map(endReasons.map((reason) => [reason, 0]));
	}

	add(moves: number, { scores, places, reason }: Outcome): void {
		this.games++;
		this.moves += moves;
		this.#checksum.add(moves);
		this.#endReasons.set(reason, (this.#endReasons.get(reason) ?? 0) + 1);
		let winners = 0;
		for (let seat = 0; seat < this.#seats; seat++) if (places[seat] === 1) winners++;
		for (let seat = 0; seat < this.#seats; seat++) {
			const score = scores[seat];
			if (places[seat] === 1) this.#wins[seat] += 1 / winners;
			this.#scoreSums[seat] += score;
			this.#scoreCounts.set(score, (this.#scoreCounts.get(score) ?? 0) + 1);
			this.#checksum.add(score);
		}
	}

	get checksum(): string {
		return this.#checksum.text();
	}

	get endReasons(): Readonly<Record<string, number>> {
		return Object.fromEntries(this.#endReasons);
	}

	/** Share of the wins per seat; a shared win counts in parts. */
	get winShare(): readonly number[] {
		return this.#wins.map((wins) => wins / this.games);
	}

	get scores() {
		const ascending = [...this.#scoreCounts].sort(([a], [b]) => a - b);
		const total = this.games * this.#seats;
		const mean = this.#scoreSums.reduce((sum, scores) => sum + scores, 0) / total;
		const variance = ascending.reduce((sum, [score, count]) => sum + count * (score - mean) ** 2, 0) / total;
		const quantile = (share: number) => {
			let seen = 0;
			for (const [score, count] of ascending) {
				seen += count;
				if (seen >= share * total) return score;
			}
			return ascending.at(-1)?.[0] ?? 0;
		};
		return {
			mean,
			deviation: Math.sqrt(variance),
			min: quantile(0),
			p10: quantile(0.1),
			median: quantile(0.5),
			p90: quantile(0.9),
			max: quantile(1),
			meanBySeat: this.#scoreSums.map((sum) => sum / this.games),
		};
	}
}

/** A fingerprint of a list of integers: two multiply-and-xor lanes, 64 bits together. */
export class Checksum {
	#a = 0x811c9dc5 | 0;
	#b = 0x9747b28c | 0;

	add(value: number): void {
		this.#a = Math.imul(this.#a ^ value, 0x01000193);
		this.#a ^= this.#a >>> 15;
		this.#b = Math.imul(this.#b ^ value, 0x5bd1e995);
		this.#b ^= this.#b >>> 13;
	}

	text(): string {
		return [this.#a, this.#b].map((lane) => (lane >>> 0).toString(16).padStart(8, '0')).join('');
	}
}
