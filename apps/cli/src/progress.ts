import { counted, number } from './text.ts';

const BAR_MIN = 6;
const BAR_MAX = 30;
const REDRAW_MS = 100;

/** A bar on stderr with the rate and the time left; nothing at all when stderr is not a terminal. */
export class Progress {
	readonly #label: string;
	readonly #noun: string;
	readonly #total: number;
	readonly #isShown = process.stderr.isTTY === true;
	readonly #begun = performance.now();
	#drawnAt = Number.NEGATIVE_INFINITY;
	#done = 0;

	constructor(label: string, noun: string, total: number) {
		this.#label = label;
		this.#noun = noun;
		this.#total = total;
	}

	update(done: number): void {
		this.#done = done;
		const now = performance.now();
		if (!this.#isShown || now - this.#drawnAt < REDRAW_MS) return;
		this.#drawnAt = now;
		process.stderr.write(`\r${this.#line((now - this.#begun) / 1000)}\x1b[K`);
	}

	/** Writes a line of output without tearing the bar. */
	line(text: string): void {
		this.clear();
		process.stdout.write(`${text}\n`);
	}

	clear(): void {
		if (!this.#isShown || this.#drawnAt === Number.NEGATIVE_INFINITY) return;
		process.stderr.write('\r\x1b[K');
		this.#drawnAt = Number.NEGATIVE_INFINITY;
	}

	#line(seconds: number): string {
		const share = this.#done / this.#total;
		const rate = this.#done / seconds;
		const percent = `${String(Math.floor(share * 100)).padStart(3)} %`;
		const counts = `${number(this.#done)} of ${counted(this.#total, this.#noun)}`;
		const left = `${duration((this.#total - this.#done) / rate)} left`;
		const facts = [percent, counts, `${number(rate, rate < 10 ? 1 : 0)}/s`, left].join('  ');
		const room = (process.stderr.columns || 80) - this.#label.length - facts.length - 4;
		const width = Math.min(BAR_MAX, Math.max(BAR_MIN, room));
		const filled = Math.floor(share * width);
		const bar = '█'.repeat(filled) + '░'.repeat(width - filled);
		return `${this.#label} ${bar} ${facts}`.slice(0, (process.stderr.columns || 80) - 1);
	}
}

/** `0:07`, `12:30`, `3:00:00`. */
function duration(seconds: number): string {
	const whole = Math.ceil(seconds);
	const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
	const shown = parts[0] === 0 ? parts.slice(1) : parts;
	return shown.map((part, i) => (i === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}

/** Lets signals and output through between two pieces of long work. */
export function breathe(): Promise<void> {
	return new Promise((resolve) => setImmediate(resolve));
}
