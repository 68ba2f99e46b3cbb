import type { Bus } from '../bus/bus.ts';
import { type Item, type Out, SUBJECTS } from './words.ts';

/** Characters in one message, so that it is never too large for the bus. */
const LARGE = 200_000;

/** Texts for the screens of one other node: all of a turn in one message, each once for all of a viewer's. */
export class Outbox {
	readonly #bus: Bus;
	readonly #from: string;
	readonly #to: string;
	#items: { text: string; screens: string[]; isLast: boolean }[] = [];
	#size = 0;
	#sent = 0;

	constructor(bus: Bus, from: string, to: string) {
		this.#bus = bus;
		this.#from = from;
		this.#to = to;
	}

	/** The number of the last message. */
	get sent(): number {
		return this.#sent;
	}

	add(screen: string, text: string, isLast: boolean): void {
		const last = this.#items.at(-1);
		if (last?.text === text && last.isLast === isLast) {
			last.screens.push(screen);
			return;
		}
		if (this.#size + text.length > LARGE) this.flush();
		if (this.#items.length === 0) queueMicrotask(() => this.flush());
		this.#items.push({ text, screens: [screen], isLast });
		this.#size += text.length;
	}

	flush(): void {
		if (this.#items.length === 0) return;
		const items = this.#items.map(({ text, screens, isLast }): Item => [text, screens, isLast]);
		this.#items = [];
		this.#size = 0;
		this.#sent++;
		const out: Out = { from: this.#from, n: this.#sent, items };
		this.#bus.publish(SUBJECTS.out(this.#to), JSON.stringify(out));
	}
}
