import type { Refusal, Seat, View } from '@shutterbox/kernel';
import {
	type BothItems,
	type Build,
	type BuildStep,
	clonePark,
	DISPLAY_SLOTS,
	faceOf,
	type Item,
	inPreparation,
	isDie,
	isWatchtowerTile,
	itemsChosen,
	type Move,
	NO_ITEM,
	type Park,
	placeItem,
	type ScoreChange,
	type State,
	spaceNames,
	type Turn,
	type WorkerUse,
	whatChanges,
} from '@shutterbox/wildlife-park/client';
import { cornerOf } from './corners.ts';

// A turn while it is being made: two items taken, each with a place. The rules are asked what they think of every choice.

export type Check = (move: Move) => Refusal | null;
export type Source = BuildStep['item'];
export const SOURCES: readonly Source[] = ['supply', 'display'];

/** Where an item goes: a hex, null to discard it, undefined while that is open. */
export interface PlaceDraft {
	readonly to?: string | null;
	/** The corner chosen for a part; the most promising one unless chosen. */
	readonly corner?: number;
	readonly workers?: readonly WorkerUse[];
}

export interface TurnDraft {
	/** The space each item is taken from; null while that is open. */
	readonly taken: Readonly<Record<Source, string | null>>;
	readonly places: Readonly<Record<Source, PlaceDraft>>;
}

export const EMPTY_TURN: TurnDraft = { taken: { supply: null, display: null }, places: { supply: {}, display: {} } };

/** Another item has another place. */
export function took(draft: TurnDraft, source: Source, space: string): TurnDraft {
	return { taken: { ...draft.taken, [source]: space }, places: { ...draft.places, [source]: {} } };
}

export function placed(draft: TurnDraft, source: Source, place: PlaceDraft): TurnDraft {
	return { ...draft, places: { ...draft.places, [source]: place } };
}

/** The spaces with something on them, by name. */
export function spacesOf(view: View<State>, seat: Seat, source: Source): { space: string; item: Item }[] {
	const [names, items] =
		source === 'supply' ? [spaceNames(view), view.supply[seat]] : [DISPLAY_SLOTS, view.displays[seat]];
	return items.flatMap((item, i) => (item === NO_ITEM ? [] : [{ space: names[i], item }]));
}

/** The items at hand: chosen in this draft, or before. */
export function itemsOf(view: View<State>, seat: Seat, { taken }: TurnDraft): BothItems {
	if (view.phase === 'build') return inPreparation(view, seat);
	return itemsChosen(view, seat, { supply: taken.supply ?? '', display: taken.display ?? '' });
}

export function itemOfDraft(view: View<State>, seat: Seat, draft: TurnDraft, source: Source): Item {
	return itemsOf(view, seat, draft)[source] ?? NO_ITEM;
}

/** The rules' answer to taking an item, whatever becomes of it. */
export function takingRefused(
	view: View<State>,
	seat: Seat,
	source: Source,
	space: string,
	check: Check,
): Refusal | null {
	const other = anyOf(view, seat, otherOf(source), check);
	if (other === null) return null;
	return check(source === 'supply' ? taking(view, space, other) : taking(view, other, space));
}

function otherOf(source: Source): Source {
	return source === 'supply' ? 'display' : 'supply';
}

/** Takes two items and builds neither. */
function taking({ phase }: State, supply: string, display: string): Move {
	if (phase === 'choose') return { type: 'choose', supply, display };
	return { type: 'turn', supply, display, build: SOURCES.map((item) => ({ item, to: null })) };
}

/** An item that can be taken, to stand for the one that is not chosen yet. */
function anyOf(view: View<State>, seat: Seat, source: Source, check: Check): string | null {
	const [display] = spacesOf(view, seat, 'display');
	if (source === 'display' || display === undefined) return display?.space ?? null;
	const supplies = spacesOf(view, seat, 'supply');
	return supplies.find(({ space }) => check(taking(view, space, display.space)) === null)?.space ?? null;
}

/** The move so far; an item whose place is open counts as discarded. */
export function moveOf(view: View<State>, seat: Seat, draft: TurnDraft, check: Check): Turn | Build | null {
	const { supply, display } = draft.taken;
	const items = itemsOf(view, seat, draft);
	const steps = SOURCES.map((source) => stepOf(view, seat, items[source], source, draft));
	const ordered = inOrder(steps, (build) => {
		if (view.phase === 'build') return check({ type: 'build', build });
		return supply === null || display === null ? null : check({ type: 'turn', supply, display, build });
	});
	if (view.phase === 'build') return { type: 'build', build: ordered };
	return supply === null || display === null ? null : { type: 'turn', supply, display, build: ordered };
}

/** Which comes first matters only to the rules: a die may need the tile, a 6 the tower. */
function inOrder(steps: readonly BuildStep[], check: (build: readonly BuildStep[]) => Refusal | null): BuildStep[] {
	const swapped = steps.toReversed();
	return check(steps) !== null && check(swapped) === null ? swapped : [...steps];
}

export function stepOf(view: View<State>, seat: Seat, item: Item, source: Source, { places }: TurnDraft): BuildStep {
	const { to = null, workers = [] } = places[source];
	if (to === null || item === undefined || item === NO_ITEM) return { item: source, to: null };
	if (isDie(item)) return { item: source, to, workers };
	if (!isWatchtowerTile(item)) return { item: source, to };
	return { item: source, to, corner: cornerOf(view.parks[seat], item, to, places[source].corner) };
}

/** What the rules say to a place for one item, the rest of the draft as it is. */
export function placeRefused(
	view: View<State>,
	seat: Seat,
	draft: TurnDraft,
	source: Source,
	place: PlaceDraft,
	check: Check,
): Refusal | null {
	const other = otherOf(source);
	const whole = withOther(view, seat, draft, other, check);
	const move = moveOf(view, seat, placed(whole, source, place), check);
	const refusal = move && check(move);
	if (refusal?.facts.item !== other) return refusal;
	const alone = moveOf(view, seat, placed(placed(whole, other, { to: null }), source, place), check);
	return alone && check(alone);
}

function withOther(view: View<State>, seat: Seat, draft: TurnDraft, other: Source, check: Check): TurnDraft {
	if (view.phase === 'build' || draft.taken[other] !== null) return draft;
	const any = anyOf(view, seat, other, check);
	return any === null ? draft : took(draft, other, any);
}

/** Both items are taken and each has a place. */
export function isComplete(view: View<State>, draft: TurnDraft): boolean {
	const isTaken = view.phase === 'build' || SOURCES.every((source) => draft.taken[source] !== null);
	return isTaken && SOURCES.every((source) => draft.places[source].to !== undefined);
}

/** What the placements so far would change on the score pad, and the park they leave. */
export interface TurnPreview {
	readonly change: ScoreChange;
	readonly park: Park;
	/** Workers that are left then. */
	readonly workers: number;
}

/** Null where they are not allowed, or nothing is placed yet. */
export function previewOf(view: View<State>, seat: Seat, draft: TurnDraft, check: Check): TurnPreview | null {
	const items = itemsOf(view, seat, draft);
	const steps =
		moveOf(view, seat, draft, check)?.build ??
		SOURCES.map((source) => stepOf(view, seat, items[source], source, draft));
	const placing = steps.filter(({ to }) => to !== null);
	if (placing.length === 0) return null;
	const change = whatChanges(
		view,
		seat,
		placing.map((step) => ({ ...step, item: faceOf(items[step.item]) })),
	);
	if ('code' in change) return null;
	const site = { park: clonePark(view.parks[seat]), workers: view.workers[seat] };
	for (const step of placing) placeItem(site, items[step.item], step);
	return { change, park: site.park, workers: site.workers };
}
