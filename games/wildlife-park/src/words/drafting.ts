import type { Reader, Seat, View } from '@shutterbox/kernel';
import type { Worker } from '../rules/components.ts';
import type { Item } from '../rules/items.ts';
import type { BuildStep, Swap, WorkerChange, WorkerUse } from '../rules/move.ts';
import type { Park } from '../rules/park.ts';
import type { ScoreSheet } from '../rules/scoring.ts';
import type { State } from '../rules/state.ts';

export type Source = BuildStep['item'];

/** An item taken, and where it goes: null into the crate, undefined while that is open. */
export interface Taken {
	readonly item: Item;
	readonly to?: string | null | undefined;
	readonly corner?: number | undefined;
	readonly workers?: readonly WorkerUse[] | undefined;
}

/** A hex for the item in hand, or for the one placed last, as previews have it. */
interface Offer {
	readonly hex: string;
	readonly ways: readonly { readonly corner: number; readonly workers: readonly WorkerUse[]; readonly parts: number }[];
	readonly refusal: { readonly code: string } | null;
}

/** What somebody has in mind about an open question, as a drawn board keeps it. */
export interface Drafting extends Reader {
	readonly view: View<State>;
	readonly seat: Seat;
	readonly taken: Readonly<Record<Source, Taken | null>>;
	/** Which of them is in hand. */
	readonly held: Source | null;
	/** What it would go to if it were let go now. */
	readonly aim: { readonly hex: string; readonly workers: readonly WorkerUse[] } | 'crate' | null;
	/** The tile placed last: its part can be turned. */
	readonly turning: Source | null;
	/** For the one in hand, else for the one placed last. */
	readonly offers: readonly Offer[];
	readonly marked: readonly number[];
	readonly swap: Swap['swap'];
	readonly changes: readonly WorkerChange[];
	readonly kind: 'die' | 'tile' | null;
	readonly saviour: Worker | null;
	/** The park as the draft would have it, and what that changes. */
	readonly plan: { readonly park: Park; readonly workers: number; readonly change: ScoreSheet } | null;
	/** Newcomers are told what they may not have thought of. */
	readonly isWarned: boolean;
}
