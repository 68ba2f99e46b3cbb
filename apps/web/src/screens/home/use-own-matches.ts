import { useEffect } from 'preact/hooks';
import { account, hearMatches, matches } from '../../server/account.ts';
import { rememberMatches } from '../../shell/known-matches.ts';
import { useLocalMatches } from './local-matches.ts';
import type { OwnMatch } from './MatchList.tsx';
import { ownMatches } from './own-matches.ts';

/** All matches of this reader, those of the server and those of this device; null before both were heard of. */
export function useOwnMatches(): readonly OwnMatch[] | null {
	const local = useLocalMatches();
	useEffect(() => {
		if (account.peek().kind !== 'unknown') hearMatches();
	}, []);
	const isKnown = account.value.kind !== 'unknown' && local !== null;
	const own = isKnown ? ownMatches(matches.value ?? [], local, Date.now()) : null;
	const count = own?.length ?? null;
	useEffect(() => {
		if (count !== null) rememberMatches(count);
	}, [count]);
	return own;
}
