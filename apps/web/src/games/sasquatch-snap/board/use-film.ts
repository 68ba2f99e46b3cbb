/** The film beside the board: which turn it shows, and what of it is played again. */
import type { View } from '@shutterbox/kernel';
import { type Event, type State, told } from '@shutterbox/sasquatch-snap/client';
import type { TableEvent } from '@shutterbox/table';
import { useMemo, useRef, useState } from 'preact/hooks';
import type { Scene as Replayed } from '../../../board/director.ts';
import type { Stage } from '../../../board/stage.ts';
import { currentFilm, type Exposure, frameOn, pastFilm, playedAgain } from './film-frames.ts';
import type { FilmDeeds } from './film-hand.ts';
import { keyframeAt } from './film-keys.ts';
import { isWhole, type Turn, turnAt, turnsOf } from './film-turns.ts';
import type { Played, SasquatchProps } from './scene.ts';

type Watched = Stage<View<State>, Played>;

export interface Reel extends FilmDeeds {
	readonly turn: number;
	readonly exposures: readonly Exposure[];
	/** All of it can be shown again. */
	readonly isWhole: boolean;
	/** Plays a frame again. */
	show(frame: number): void;
	/** What is held or scrubbed to, with how the table lay then; null while nothing is. */
	readonly held: Moment | null;
	/** While something is played again. */
	readonly player: { onBack(): void; onPlay(): void; onNext(): void } | null;
}

type Moment = Replayed<View<State>, Played>;

export function useFilm(
	{ view, history, viewer }: Pick<SasquatchProps, 'view' | 'history' | 'viewer'>,
	stage: Watched,
): Reel {
	const turns = useMemo(() => turnsOf(history), [history]);
	/** An earlier turn that is looked at; null for the one that is on. */
	const [looked, look] = useState<number | null>(null);
	/** Entries up to here are played again, later ones are news. */
	const [until, replayUntil] = useState(-1);
	const [held, keep] = useState<Moment | null>(null);
	const heldNow = useRef<Moment | null>(null);
	const known = useRef<{ readonly of: Turn; readonly scenes: readonly Scened[] } | null>(null);
	const { shown, act } = stage;
	const isReplayed = act !== null && act.n <= until;
	const when = isReplayed ? view : shown;
	const current = useMemo(() => turnAt(turns, when), [turns, when]);
	const past = looked === null ? undefined : turns.find(({ turn }) => turn === looked);
	const exposures = useMemo(() => {
		const film = past ? pastFilm(past) : currentFilm(current, when, isReplayed ? null : (act?.event ?? null));
		return isReplayed ? playedAgain(film, act.event) : film;
	}, [past, current, when, act]);
	const at = past ?? current;
	const index = turns.indexOf(at);
	const scenes = () => {
		if (known.current?.of !== at) known.current = { of: at, scenes: scenesOf(history, turns, at, viewer) };
		return known.current.scenes;
	};
	const scenesIn = (from: number, to: number) => {
		const frames = pastFilm(at).slice(from, to + 1);
		const wanted = new Set(frames.flatMap(({ events }) => events));
		return scenes().filter(({ told }) => wanted.has(told));
	};
	const hold = (moment: Moment | null) => {
		if (moment === heldNow.current) return;
		heldNow.current = moment;
		keep(moment);
	};
	const replay = (wanted: readonly Scened[]) => {
		if (wanted.length === 0) return;
		replayUntil(history.at(-1)?.n ?? -1);
		stage.replay(wanted.map(({ scene }) => scene));
	};
	const last = exposures.length - 1;
	const playing = isReplayed ? frameOn(exposures, act.event) : 0;
	const step = (by: number) => {
		const frame = Math.max(0, Math.min(last, playing + by));
		replay(scenesIn(frame, frame));
	};
	return {
		turn: at.turn,
		exposures,
		isWhole: isWhole(history),
		show: (frame) => replay(scenesIn(frame, frame)),
		onHold: (frame) => hold(frame === null ? null : (scenesIn(frame, frame).at(-1)?.scene ?? null)),
		onScrub(place) {
			const key = place === null ? null : keyframeAt(exposures, place);
			hold((key && scenes().find(({ told }) => told === key)?.scene) ?? null);
		},
		onPlayOn() {
			const from = scenes().findIndex(({ scene }) => scene === heldNow.current);
			hold(null);
			if (from >= 0) replay(scenes().slice(from + 1));
		},
		held,
		player: isReplayed
			? { onBack: () => step(-1), onPlay: () => replay(scenesIn(playing, last)), onNext: () => step(1) }
			: null,
		onEarlier: index > 0 ? () => look(turns[index - 1].turn) : undefined,
		onLater: looked === null ? undefined : () => look(index + 1 < turns.length - 1 ? turns[index + 1].turn : null),
	};
}

interface Scened {
	readonly told: TableEvent;
	readonly scene: Moment;
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
