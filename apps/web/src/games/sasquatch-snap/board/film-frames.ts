import type { Seat } from '@shutterbox/kernel';
import { type Event, SEATS, type State } from '@shutterbox/sasquatch-snap/client';
import type { TableEvent } from '@shutterbox/table';
import type { Turn } from './film-turns.ts';
import type { Played } from './scene.ts';
import { slotOwner } from './slot-events.ts';

/** The Whistle, the cards, four slots in Whistle order, the lure; and whose it is: the cards are everybody's. */
export type Subject =
	| { readonly kind: 'whistle' | 'slot' | 'lure'; readonly seat: Seat }
	| { readonly kind: 'cards'; readonly seat: null };

/** One frame of the film of a turn, with what happened in it. */
export type Exposure = Subject & {
	readonly state: 'done' | 'now' | 'next';
	readonly events: readonly TableEvent[];
};

/** One frame as the film shows it. */
export type FilmFrame = Subject &
	Pick<Exposure, 'state'> & {
		/** What happened, in a few words; empty where nothing has. */
		readonly text: string;
		/** Whether the board can show it again. */
		readonly canShow: boolean;
	};

const CARDS = 1;
const FIRST_SLOT = 2;
const LURE = FIRST_SLOT + SEATS;
const FRAMES = LURE + 1;

/** The film of the turn that a position is in. With an act on the stage it has run no further than that. */
export function currentFilm(turn: Turn, position: State, act: Played | null): readonly Exposure[] {
	if (act?.type === 'whistlePassed') return pastFilm(turn);
	const last = turn.events.findIndex(({ event }) => event === act);
	if (last === -1) return exposed(turn.whistle, sorted(turn), openFrame(position));
	const frames = sorted({ ...turn, events: turn.events.slice(0, last + 1) });
	return exposed(
		turn.whistle,
		frames,
		frames.findIndex((events) => events.includes(turn.events[last])),
	);
}

/** The film of a turn that is over. */
export function pastFilm(turn: Turn): readonly Exposure[] {
	return exposed(turn.whistle, sorted(turn), FRAMES);
}

/** A film of which something is played again: that frame is on, and all that has happened stays in reach. */
export function playedAgain(film: readonly Exposure[], event: Played): readonly Exposure[] {
	const playing = frameOn(film, event);
	return film.map((one, i) => {
		if (i === playing) return { ...one, state: 'now' };
		return one.state === 'now' ? { ...one, state: one.events.length > 0 ? 'done' : 'next' } : one;
	});
}

/** The frame that an event is in; -1 for none. */
export function frameOn(film: readonly Exposure[], event: Played): number {
	return film.findIndex(({ events }) => events.some((told) => told.event === event));
}

function exposed(whistle: Seat, frames: readonly (readonly TableEvent[])[], now: number): readonly Exposure[] {
	return frames.map((events, i) => ({
		...subjectOf(whistle, i),
		state: i < now ? 'done' : i === now ? 'now' : 'next',
		events,
	}));
}

function subjectOf(whistle: Seat, frame: number): Subject {
	if (frame === CARDS) return { kind: 'cards', seat: null };
	if (frame === LURE) return { kind: 'lure', seat: whistle };
	return frame < FIRST_SLOT
		? { kind: 'whistle', seat: whistle }
		: { kind: 'slot', seat: (whistle + frame - FIRST_SLOT) % SEATS };
}

/** The frame of the open question; past all of them when the match is over. */
function openFrame({ phase, slot }: State): number {
	return { whistle: 0, commit: CARDS, set: FIRST_SLOT + slot, lure: LURE, over: FRAMES }[phase];
}

/** Each event in its frame. What says nothing of its slot belongs to the one that is under way. */
function sorted({ whistle, events }: Turn): readonly (readonly TableEvent[])[] {
	const frames: TableEvent[][] = Array.from({ length: FRAMES }, () => []);
	let frame = 0;
	for (const told of events) {
		frame = frameOf(told.event as Event, whistle, frame);
		frames[frame].push(told);
	}
	return frames;
}

function frameOf(event: Event, whistle: Seat, frame: number): number {
	if (event.type === 'whistleBlown') return 0;
	if (event.type === 'committed' || event.type === 'commitStored' || event.type === 'revealed') return CARDS;
	if (event.type === 'lured' || frame === LURE) return LURE;
	const owner = slotOwner(event);
	return owner === null ? frame : FIRST_SLOT + ((owner - whistle + SEATS) % SEATS);
}
