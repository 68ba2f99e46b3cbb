import type { Outcome } from '@shutterbox/kernel';
import { isFormer, type Occupant, type SavedTable } from '@shutterbox/table';

export { formerPlayer, isFormer } from '@shutterbox/table';

/** What the server keeps of a table beside its log. */
export interface KeptTable {
	readonly table: SavedTable;
	readonly isPublic: boolean;
	/** By seat: the hash of the invitation that opens it. */
	readonly invitations: Readonly<Record<number, string>>;
	/** Who is waited for, and until when. */
	readonly waiting: readonly { readonly who: string; readonly deadline: number | null }[];
	readonly outcome: Outcome | null;
	/** Whether people without a seat may talk; they may where nothing is said. */
	readonly spectatorsMayTalk?: boolean;
}

/** The account behind a seat. */
export function userOf(occupant: Occupant): string | null {
	return occupant.kind === 'person' && !isFormer(occupant) ? occupant.who : null;
}
