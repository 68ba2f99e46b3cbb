import type { KeptMatch } from '../../local/match-store.ts';
import type { MatchSummary } from '../../server/account.ts';
import type { OwnMatch } from '../home/MatchList.tsx';
import { ownMatches } from '../home/own-matches.ts';

/** A match that can be gone on with. */
export interface Unfinished extends OwnMatch {
	/** Where it is kept by this device; null for one on the server. */
	readonly local: KeptMatch | null;
}

const isOpen = ({ stage }: { readonly stage: string }) => stage === 'gathering' || stage === 'playing';

/** Those that wait for the reader first, as in every list of own matches. */
export function unfinishedMatches(
	summaries: readonly MatchSummary[],
	local: readonly KeptMatch[],
	now: number,
): readonly Unfinished[] {
	const here = new Map(local.map((match) => [`/local/${match.table}`, match]));
	const rows = ownMatches(summaries.filter(isOpen), local.filter(isOpen), now);
	return rows.map((row) => ({ ...row, local: here.get(row.href) ?? null }));
}
