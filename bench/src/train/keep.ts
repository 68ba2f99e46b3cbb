import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Report } from './learn.ts';
import type { Played } from './self-play.ts';

/** What a training keeps on disk, by a key of everything that decides it: a training that was stopped goes on. */
export class Keep {
	readonly #folder: string;

	constructor(folder: string) {
		mkdirSync(folder, { recursive: true });
		this.#folder = folder;
	}

	/** Matches of a round, as far as they were played; a line that was cut off is none. */
	matches(key: string): Played[] {
		const file = this.#file(key, 'jsonl');
		if (!existsSync(file)) return [];
		return readFileSync(file, 'utf8')
			.split('\n')
			.flatMap((line) => {
				try {
					return [JSON.parse(line) as Played];
				} catch {
					return [];
				}
			});
	}

	addMatches(key: string, played: readonly Played[]): void {
		appendFileSync(this.#file(key, 'jsonl'), played.map((match) => `\n${JSON.stringify(match)}`).join(''));
	}

	/** What a round learned: real weights and how good they are. */
	lesson(key: string): { values: number[]; report: Report } | null {
		const file = this.#file(key, 'json');
		return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
	}

	addLesson(key: string, lesson: { values: readonly number[]; report: Report }): void {
		const file = this.#file(key, 'json');
		writeFileSync(`${file}.new`, JSON.stringify(lesson));
		renameSync(`${file}.new`, file);
	}

	#file(key: string, ending: string): string {
		return join(this.#folder, `${key}.${ending}`);
	}
}
