/** From hands to drafts: what is pressed, held and looked at, and what the rules say to it. */
import type { HexPreview, Item } from '@shutterbox/wildlife-park/client';
import { DISPLAY_TILE, layoutOf, NO_ITEM } from '@shutterbox/wildlife-park/client';
import type { RefObject } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import { playSound, type Sound } from '../../../board/sound-kit.ts';
import { itemOfDraft } from '../draft.ts';
import { handEmptied, laid, lifted } from './drafting.ts';
import { offersFor } from './offers.ts';
import { planOf } from './plans.ts';
import { type Pressed, pressed, type Situation, taken } from './pressing.ts';
import type { Draft, Plan, Scene } from './scene.ts';
import { type HandOver, useHand } from './use-hand.ts';

export interface Deciding extends HandOver {
	press(thing: string): void;
	/** Shows where something could go that is only looked at. */
	glance(thing: string | null): void;
	readonly offered: { readonly item: Item; readonly offers: readonly HexPreview[]; readonly isGlance: boolean } | null;
	/** What follows the pointer. */
	readonly inHand: Item | null;
	/** What the draft would be with the item in hand where it is aimed at. */
	readonly preview: Plan | null;
}

export function useDeciding(board: RefObject<HTMLElement | null>, scene: Scene): Deciding {
	const { shown: view, own: seat, asked, act, draft, check, deeds } = scene;
	const [glanced, glance] = useState<string | null>(null);
	const isOpen = asked !== null && act === null;
	const now = useRef(draft);
	now.current = draft;
	const at = (): Situation | null => (isOpen ? { view, seat, asked, draft: now.current, check } : null);

	function follow(result: Pressed): boolean {
		if (result === null) return false;
		if ('refusal' in result) {
			deeds.refuse(result.refusal);
			playSound('refused');
			return false;
		}
		playSound(soundOf(now.current, result.draft));
		now.current = result.draft;
		deeds.hold(result.draft);
		return true;
	}
	const press = (thing: string) => {
		const situation = at();
		if (situation) follow(pressed(situation, thing));
	};

	const { hand } = draft;
	const source = isOpen && hand?.kind === 'item' ? hand.source : null;
	const item = source === null ? NO_ITEM : itemOfDraft(view, seat, draft.turn, source);
	const offered = useMemo(() => {
		if (source !== null && item !== NO_ITEM)
			return { item, offers: offersFor(view, seat, draft.turn, source), isGlance: false };
		if (!isOpen || asked !== 'turn' || hand !== null || glanced === null) return null;
		const [from, space] = glanced.split(' ');
		if ((from !== 'supply' && from !== 'display') || draft.turn.taken[from] === space) return null;
		const { turn } = lifted(draft, from, space);
		const looked = itemOfDraft(view, seat, turn, from);
		return looked === NO_ITEM ? null : { item: looked, offers: offersFor(view, seat, turn, from), isGlance: true };
	}, [view, seat, draft, source, item, isOpen, asked, glanced]);
	const legal = (target: string) =>
		offered === null || offered.offers.some(({ hex, ways }) => target === `hex ${hex}` && ways.length > 0);

	const over = useHand({
		board,
		park: view.parks[seat],
		take(thing) {
			const situation = at();
			return situation !== null && follow(taken(situation, thing));
		},
		put: press,
		drop() {
			const dropped = handEmptied(now.current);
			now.current = dropped;
			deeds.hold(dropped);
		},
		isHolding: hand !== null,
		isTarget: legal,
	});
	const preview = useMemo(() => {
		if (!offered || offered.isGlance || source === null) return null;
		const offer = offered.offers.find(({ hex }) => over.aim === `hex ${hex}`);
		const [way] = offer?.ways ?? [];
		return offer && way ? planOf(view, seat, laid(draft, source, offer.hex, way), check) : null;
	}, [offered, over.aim]);
	const inHand = item !== NO_ITEM ? item : swappedTile(scene);
	return { ...over, press, glance, offered, inHand, preview };
}

/** Paper is picked up, something stands on wood, a part is turned in its ratchet. */
function soundOf({ hand: before, marked, kind }: Draft, after: Draft): Sound {
	if (after.hand !== null) return 'card';
	if (before !== null || after.marked !== marked || after.kind !== kind) return 'tick';
	return 'latch';
}

/** Before round 1 a tile is in hand, from the display or from a starting hex. */
function swappedTile({ shown, own, draft: { hand } }: Scene): Item | null {
	if (hand?.kind === 'slot') return shown.displays[own][DISPLAY_TILE + hand.slot];
	if (hand?.kind !== 'start') return null;
	const park = shown.parks[own];
	return park.tiles[layoutOf(park).starts[hand.start - 1].hex];
}
