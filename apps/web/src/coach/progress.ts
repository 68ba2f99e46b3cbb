import { signal } from '@preact/signals';

/** How far the reader is in one first match. */
interface Progress {
	readonly table: string;
	/** Lessons that are over. */
	readonly seen: readonly string[];
	/** The reader wants none of it now. */
	readonly isSkipped: boolean;
}

interface Kept {
	readonly matches: readonly Progress[];
	/** Games that nobody has to be introduced to any more. */
	readonly met: readonly string[];
}

const NAME = 'shutterbox.coach';
/** More first matches than anybody plays at once. */
const MOST = 10;

type KeyValue = Pick<Storage, 'getItem' | 'setItem'>;

export interface ProgressStore {
	/** Reading it in a component redraws that component when it changes. */
	of(table: string): Progress;
	change(table: string, next: Partial<Omit<Progress, 'table'>>): void;
	hasMet(game: string): boolean;
	meet(game: string): void;
}

/** Keeps in the browser's storage how far lessons have come; in memory alone where there is none. */
export function progressStore(open: () => KeyValue): ProgressStore {
	const current = signal(readFrom(open));
	const keep = (next: Kept) => {
		current.value = next;
		try {
			open().setItem(NAME, JSON.stringify(next));
		} catch {
			// A first match goes on without it, and begins with its first lesson after a reload.
		}
	};
	const of = (table: string, { matches }: Kept) =>
		matches.find((one) => one.table === table) ?? { table, seen: [], isSkipped: false };
	return {
		of: (table) => of(table, current.value),
		change(table, next) {
			const now = current.peek();
			const others = now.matches.filter((one) => one.table !== table);
			keep({ ...now, matches: [{ ...of(table, now), ...next }, ...others].slice(0, MOST) });
		},
		hasMet: (game) => current.value.met.includes(game),
		meet(game) {
			const now = current.peek();
			if (!now.met.includes(game)) keep({ ...now, met: [...now.met, game] });
		},
	};
}

/** What is stored; whatever makes no sense in it is left out. */
function readFrom(open: () => KeyValue): Kept {
	try {
		const stored: unknown = JSON.parse(open().getItem(NAME) ?? '{}');
		const { matches, met } = Object(stored);
		return {
			matches: Array.isArray(matches) ? matches.filter(isProgress).slice(0, MOST) : [],
			met: isWords(met) ? met : [],
		};
	} catch {
		return { matches: [], met: [] };
	}
}

function isProgress(one: unknown): one is Progress {
	const { table, seen, isSkipped } = Object(one);
	return typeof table === 'string' && isWords(seen) && typeof isSkipped === 'boolean';
}

function isWords(list: unknown): list is readonly string[] {
	return Array.isArray(list) && list.every((word) => typeof word === 'string');
}

export const progress = progressStore(() => localStorage);
