import type { Refusal, Seat } from '@shutterbox/kernel';
import { choosesTile, type State, stockIndex, TILE_TYPES } from '@shutterbox/sasquatch-snap/client';
import { type Draft, KINDS, type Kind, type Side, traded, whyNotMore, whyNotTile } from '../draft.ts';
import type { Scene } from './scene.ts';

/** What a press on a token would do now: in the purse of a plate, in the dock, or on the shelf of the bank. */
export interface TokenUse {
	/** It goes onto the scales, is taken from the bank, is set, or goes with Trap!. */
	readonly verb: 'give' | 'get' | 'set' | 'card';
	readonly kind: Kind;
	/** Still there, without what lies on the scales. */
	readonly left: number;
	readonly isChosen: boolean;
	/** Why it cannot be taken. */
	readonly refusal: Refusal | null;
	/** What it makes of the draft. */
	readonly draft: Draft;
}

type Asked = Pick<Scene, 'shown' | 'seat' | 'asked' | 'draft' | 'check'>;

/** What the viewer's own purse is good for; null while it is only looked at. */
export function purseUses(scene: Asked): readonly TokenUse[] | null {
	const { shown, seat, asked, draft, check } = scene;
	if (seat === null) return null;
	if (asked === 'whistle') return KINDS.map((kind) => tradeOf(scene, seat, 'give', kind));
	if (asked !== 'set' && !(asked === 'commit' && choosesTile(shown, seat))) return null;
	return TILE_TYPES.map((tile) => ({
		verb: asked === 'set' ? 'set' : 'card',
		kind: tile,
		left: countOf(shown, seat, 'give', tile),
		isChosen: draft.tile === tile && (asked === 'set' || draft.trap),
		refusal: whyNotTile(check, shown, seat, tile),
		draft: { ...draft, tile, trap: asked === 'commit' },
	}));
}

/** What the viewer's own bank sells. */
export function bankUses(scene: Asked): readonly TokenUse[] {
	const { seat, asked } = scene;
	if (seat === null || asked !== 'whistle') return [];
	return TILE_TYPES.map((tile) => tradeOf(scene, seat, 'get', tile));
}

function tradeOf({ shown, draft, check }: Asked, seat: Seat, side: Side, kind: Kind): TokenUse {
	return {
		verb: side,
		kind,
		left: countOf(shown, seat, side, kind) - (draft[side][kind] ?? 0),
		isChosen: false,
		refusal: whyNotMore(check, draft, side, kind),
		draft: traded(draft, side, kind, 1),
	};
}

/** How many of a kind a seat has to give, or its bank to sell. */
export function countOf({ hands, banks, snaps }: State, seat: Seat, side: Side, kind: Kind): number {
	if (kind === 'snaps') return side === 'give' ? snaps[seat] : 0;
	return (side === 'give' ? hands : banks)[stockIndex(seat, TILE_TYPES.indexOf(kind))];
}

/** A press: it changes the draft, says why it cannot, or sets what was chosen already. */
export function pressToken(use: TokenUse, { asked, deeds }: Pick<Scene, 'asked' | 'deeds'>): void {
	const { kind, isChosen, refusal, draft } = use;
	if (refusal) deeds.refuse(refusal);
	else if (isChosen && asked === 'set' && kind !== 'snaps') deeds.make({ type: 'set', tile: kind });
	else deeds.hold(draft);
}
