/** A card that binds a team for the first time lies large on the stage before they begin. */
import type { Seat } from '@shutterbox/kernel';
import {
	type EffectId,
	type Event,
	isPhotographer,
	isTimed,
	type State,
	type Team,
	teamOf,
} from '@shutterbox/photoshoot/client';
import type { TableEvent } from '@shutterbox/table';
import { useEffect, useState } from 'preact/hooks';

/** Milliseconds for which it lies there, unless somebody presses anything. */
const SHOWN = 3_000;

/** `isFree`: nothing else lies there. */
export function useBinding(
	view: State,
	seat: Seat | null,
	history: readonly TableEvent[],
	isFree: boolean,
): EffectId | null {
	const [left, leave] = useState<readonly EffectId[]>([]);
	const team = seat !== null && isPhotographer(view, seat) ? teamOf(view, seat) : null;
	useEffect(() => leave(team === null ? [] : newlyBound(history, team)), [view.round, team]);
	const card = isFree && isBeforeTheRound(view) ? (left[0] ?? null) : null;
	useEffect(() => {
		if (card === null) return;
		const timer = setTimeout(() => leave((all) => all.slice(1)), SHOWN);
		const listening = new AbortController();
		for (const press of ['pointerdown', 'keydown'])
			addEventListener(press, () => leave([]), { capture: true, signal: listening.signal });
		return () => {
			clearTimeout(timer);
			listening.abort();
		};
	}, [card]);
	return card;
}

function isBeforeTheRound(view: State): boolean {
	return view.phase === 'ready' || (view.phase === 'running' && !isTimed(view) && view.acts.length === 0);
}

/** The cards that a team photographs with for the first time in the latest round. */
export function newlyBound(history: readonly TableEvent[], team: Team): EffectId[] {
	const name = team === 0 ? 'A' : 'B';
	let drawn: EffectId[] = [];
	let bound: EffectId[] = [];
	for (const { event } of history) {
		const told = event as Event;
		if (told.type === 'effectDrawn' && told.team === name) drawn.push(told.effect);
		if (told.type !== 'roundStarted') continue;
		bound = told.team === name ? drawn : [];
		if (told.team === name) drawn = [];
	}
	return bound;
}
