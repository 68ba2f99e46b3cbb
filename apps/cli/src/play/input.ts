import { createInterface, type Interface } from 'node:readline';

const PROMPT = '> ';

/** The person's lines, from a terminal or a pipe. What comes from a pipe is echoed, so that a transcript reads well. */
export class Lines {
	readonly #isTerminal = process.stdin.isTTY === true && process.stdout.isTTY === true;
	readonly #reader: Interface;
	readonly #lines: AsyncIterator<string>;

	constructor(words: readonly string[]) {
		this.#reader = createInterface({
			input: process.stdin,
			...(this.#isTerminal && { output: process.stdout, prompt: PROMPT }),
			completer: (line: string) => [words.filter((word) => word.startsWith(line)), line],
		});
		this.#lines = this.#reader[Symbol.asyncIterator]();
		this.#reader.on('SIGINT', () => process.kill(process.pid, 'SIGINT'));
	}

	/** The next line, trimmed; null when there are no more. */
	async next(): Promise<string | null> {
		if (this.#isTerminal) this.#reader.prompt();
		const { done, value } = await this.#lines.next();
		if (done) {
			if (this.#isTerminal) process.stdout.write('\n');
			return null;
		}
		const line = value.trim();
		if (!this.#isTerminal) process.stdout.write(`${PROMPT}${line}\n`);
		return line;
	}

	close(): void {
		this.#reader.close();
	}
}
