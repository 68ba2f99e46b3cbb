import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { KeptMatch } from '../../local/match-store.ts';

const kept = signal<readonly KeptMatch[] | null>(null);

/** The matches this device keeps by itself, none where it can keep nothing; null before it was asked. */
export function useLocalMatches(): readonly KeptMatch[] | null {
	useEffect(() => {
		listed()
			.catch(() => [])
			.then((found) => {
				kept.value = found;
			});
	}, []);
	return kept.value;
}

async function listed(): Promise<readonly KeptMatch[]> {
	const { browserMatchStore } = await import('../../local/match-store.ts');
	const found = await browserMatchStore().list();
	if (found.every(({ stage, end }) => stage !== 'finished' || end !== null)) return found;
	// Of an earlier version: how they ended is worked out once, by those who know the rules.
	const { askOnce } = await import('../../table/local/open.ts');
	return await askOnce((worker) => worker.ask({ type: 'matches' }));
}

/** Discards one for good; false where another tab has it open. */
export async function discardMatch(table: string): Promise<boolean> {
	const { askOnce } = await import('../../table/local/open.ts');
	const isGone = await askOnce((worker) => worker.ask({ type: 'forget', table }));
	if (isGone) kept.value = (kept.peek() ?? []).filter((one) => one.table !== table);
	return isGone;
}
