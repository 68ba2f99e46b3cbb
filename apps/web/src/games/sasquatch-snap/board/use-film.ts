/** The film beside the board: which turn it shows, and what of it is played again. */
import type { View } from '@shutterbox/kernel';
import { type Event, type State, told } from '@shutterbox/sasquatch-snap/client';
import type { TableEvent } from '@shutterbox/table';
import { useMemo, useState } from 'preact/hooks';
import type { Scene as Replayed } from '../../../board/director.ts';
import type { Stage } from '../../../board/stage.ts';
import { currentFilm, type Exposure, pastFilm } from './film-frames.ts';
import { type Turn, turnAt, turnsOf } from './film-turns.ts';
import type { Played, SasquatchProps } from './scene.ts';

type Watched = Stage<View<State>, Played>;

export interface Reel {
	readonly turn: number;
	readonly exposures: readonly Exposure[];
	/** The one that is played again. */
	readonly frame: number | null;
	/** Plays a frame again. */
	show(frame: number): void;
	/** Shows how the table lay at the end of a frame, for as long as it is held; null lets go. */
	hold(frame: number | null): void;
	/** How it lay then; null while nothing is held. */
	readonly held: View<State> | null;
	/** While something is played again. */
	readonly player: { onBack(): void; onPlay(): void; onNext(): void } | null;
	readonly onEarlier: (() => void) | undefined;
	readonly onLater: (() => void) | undefined;
}

export function useFilm({ history, viewer }: Pick<SasquatchProps, 'history' | 'viewer'>, stage: Watched): Reel {
	const turns = useMemo(() => turnsOf(history), [history]);
	/** An earlier turn that is looked at; null for the one that is on. */
	const [looked, look] = useState<number | null>(null);
	const [frame, wind] = useState<number | null>(null);
	const [held, keep] = useState<View<State> | null>(null);
	const { shown, act } = stage;
	const isReplayed = act !== null && frame !== null;
	const when = isReplayed && looked === null ? (turns.at(-1) ?? shown) : shown;
	const current = useMemo(() => turnAt(turns, when), [turns, when]);
	const past = looked === null ? undefined : turns.find(({ turn }) => turn === looked);
	const exposures = useMemo(
		() => (past ? pastFilm(past) : currentFilm(current, shown, act?.event ?? null)),
		[past, current, shown, act],
	);
	const at = past ?? current;
	const index = turns.indexOf(at);
	const scenesIn = (from: number, to: number) => {
		const wanted = new Set(
			pastFilm(at)
				.slice(from, to + 1)
				.flatMap(({ events }) => events),
		);
		return scenesOf(history, turns, at, viewer).filter(({ told }) => wanted.has(told));
	};
	const play = (from: number, to = from) => {
		const scenes = scenesIn(from, to);
		if (scenes.length === 0) return;
		wind(from);
		stage.replay(scenes.map(({ scene }) => scene));
	};
	const step = (by: number) => play(Math.max(0, Math.min(exposures.length - 1, (frame ?? 0) + by)));
	return {
		turn: at.turn,
		exposures,
		frame,
		show: (one) => play(one),
		hold: (one) => keep(one === null ? null : (scenesIn(one, one).at(-1)?.scene.after ?? null)),
		held,
		player: isReplayed
			? { onBack: () => step(-1), onPlay: () => play(frame, exposures.length - 1), onNext: () => step(1) }
			: null,
		onEarlier: index > 0 ? () => look(turns[index - 1].turn) : undefined,
		onLater: looked === null ? undefined : () => look(index + 1 < turns.length - 1 ? turns[index + 1].turn : null),
	};
}

interface Scened {
	readonly told: TableEvent;
	readonly scene: Replayed<View<State>, Played>;
}

/** A turn event by event, with how the table lay: folded from the first one on. */
function scenesOf(
	history: readonly TableEvent[],
	turns: readonly Turn[],
	wanted: Turn,
	viewer: SasquatchProps['viewer'],
): readonly Scened[] {
	const opening = history[0]?.event as Event | undefined;
	if (opening?.type !== 'gameStarted') return [];
	let position = told({} as State, opening, viewer);
	const scenes: Scened[] = [];
	for (const turn of turns) {
		position = told(position, { type: 'turnStarted', turn: turn.turn, whistle: turn.whistle }, viewer);
		for (const one of turn.events) {
			const event = one.event as Event;
			const before = position;
			position = told(position, event, viewer);
			if (turn === wanted)
				scenes.push({
					told: one,
					scene: { event, n: one.n, before: before as View<State>, after: position as View<State> },
				});
		}
		if (turn === wanted) break;
	}
	return scenes;
}
