import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { KeptMatch } from '../../local/match-store.ts';

const kept = signal<readonly KeptMatch[]>([]);

/** The matches this device keeps by itself; none where it can keep nothing. */
export function useLocalMatches(): readonly KeptMatch[] {
	useEffect(() => {
		import('../../local/match-store.ts')
			.then(({ browserMatchStore }) => browserMatchStore().list())
			.then(
				(found) => {
					kept.value = found;
				},
				() => undefined,
			);
	}, []);
	return kept.value;
}
