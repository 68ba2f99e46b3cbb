/** Where the item in hand may go, and what it would bring there: the rules' own previews, for the draft as it is. Pure. */
import type { Seat, View } from '@shutterbox/kernel';
import { faceOf, type HexPreview, NO_ITEM, previewsOf, type State, type Way } from '@shutterbox/wildlife-park/client';
import { itemOfDraft, itemsOf, type PlaceDraft, placed, type Source, stepOf, type TurnDraft } from '../draft.ts';

/** By hex, in the order of the park. */
export function offersFor(view: View<State>, seat: Seat, turn: TurnDraft, source: Source): readonly HexPreview[] {
	const item = itemOfDraft(view, seat, turn, source);
	if (item === NO_ITEM) return [];
	const other = source === 'supply' ? 'display' : 'supply';
	const beside = itemsOf(view, seat, turn)[other] ?? NO_ITEM;
	const step = stepOf(view, seat, beside, other, turn);
	return previewsOf(view, seat, faceOf(item), step.to === null ? undefined : { ...step, item: faceOf(beside) });
}

/** The draft with an item put on a hex in one of the ways there are; what would lose its place then is lifted. */
export function laidBy(turn: TurnDraft, source: Source, hex: string, way: Way): TurnDraft {
	const other = source === 'supply' ? 'display' : 'supply';
	const laid = placed(turn, source, placeBy(hex, way));
	return way.other === 'lost' ? placed(laid, other, {}) : laid;
}

/** A tile has no value. */
function placeBy(to: string, { corner, workers, value }: Way): PlaceDraft {
	if (value === 0) return { to, corner };
	return workers.length > 0 ? { to, workers } : { to };
}

/** The way in which something lies that is placed already. */
export function wayNow(ways: readonly Way[], { corner, workers = [] }: PlaceDraft): Way | null {
	const same = ways.find((way) => way.value > 0 && JSON.stringify(way.workers) === JSON.stringify(workers));
	return same ?? ways.find((way) => way.value === 0 && way.corner === corner) ?? ways[0] ?? null;
}
