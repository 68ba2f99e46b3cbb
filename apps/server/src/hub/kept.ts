import type { Outcome } from '@shutterbox/kernel';
import type { Occupant, SavedTable } from '@shutterbox/table';

/** What the server keeps of a table beside its log. */
export interface KeptTable {
	readonly table: SavedTable;
	readonly isPublic: boolean;
	/** By seat: the hash of the invitation that opens it. */
	readonly invitations: Readonly<Record<number, string>>;
	/** Who is waited for, and until when. */
	readonly waiting: readonly { readonly who: string; readonly deadline: number | null }[];
	readonly outcome: Outcome | null;
}

/** What a seat keeps of somebody whose account is gone: a mark that belongs to nobody. */
const FORMER = 'gone-';

export function formerPlayer(randomId: string): { readonly who: string; readonly name: string } {
	return { who: `${FORMER}${randomId}`, name: 'Former player' };
}

export function isFormer(occupant: Occupant): boolean {
	return occupant.kind === 'person' && occupant.who.startsWith(FORMER);
}

/** The account behind a seat. */
export function userOf(occupant: Occupant): string | null {
	return occupant.kind === 'person' && !isFormer(occupant) ? occupant.who : null;
}
