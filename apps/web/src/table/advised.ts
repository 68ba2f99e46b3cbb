/** Matches in which this reader has asked for advice: they say so wherever they are told of. */
import { signal } from '@preact/signals';

const NAME = 'shutterbox.advised';
/** More than anybody asks for advice in; the oldest are forgotten. */
const MOST = 2_000;

type KeyValue = Pick<Storage, 'getItem' | 'setItem'>;

export interface AdvisedStore {
	/** Reading it in a component redraws that component when it changes. */
	has(table: string): boolean;
	remember(table: string): void;
}

export function advisedStore(open: () => KeyValue): AdvisedStore {
	const known = signal(readFrom(open));
	return {
		has: (table) => known.value.has(table),
		remember(table) {
			if (known.peek().has(table)) return;
			// What another page has remembered since is kept.
			const tables = [...readFrom(open), ...known.peek(), table];
			known.value = new Set([...new Set(tables)].slice(-MOST));
			try {
				open().setItem(NAME, JSON.stringify([...known.value]));
			} catch {
				// Then it is told until the page is left.
			}
		},
	};
}

/** What is stored; whatever makes no sense in it is left out. */
function readFrom(open: () => KeyValue): ReadonlySet<string> {
	try {
		const stored: unknown = JSON.parse(open().getItem(NAME) ?? '[]');
		return new Set(Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : []);
	} catch {
		return new Set();
	}
}

export const advised = advisedStore(() => localStorage);
