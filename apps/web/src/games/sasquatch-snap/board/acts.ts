/** The play: how long each event is shown, and what it sounds like. */
import type { View, Viewer } from '@shutterbox/kernel';
import { type Event, type State, told } from '@shutterbox/sasquatch-snap/client';
import type { Cue, Script } from '../../../board/director.ts';

/** Milliseconds. */
const QUICK = 240;
const FLIGHT = 420;
const DEVELOP = 900;
/** Each digit of three, two, one. */
export const COUNT = 400;
/** One white picture, then the photo. */
export const FLASH = 90;
const STRIDE = 110;

/** The cards of one turn are one moment: four walks and a lure, which nobody waits for and nobody should miss. */
const PATIENCE = { hurried: 10_000, skipped: 20_000 };

/** What a seat laid is told to that seat alone: so the play depends on who watches. */
export function scriptFor(viewer: Viewer): Script<View<State>, Event> {
	return {
		after: (before, event) => told(before, event, viewer) as View<State>,
		cue: (event) => cueOf(event, viewer),
		patience: PATIENCE,
	};
}

function cueOf(event: Event, viewer: Viewer): Cue | null {
	switch (event.type) {
		case 'whistlePassed':
			return { ms: FLIGHT };
		case 'whistleBlown':
			return { ms: FLIGHT + 60 * (sumOf(event.give) + sumOf(event.get)), sound: 'whistle' };
		case 'committed':
			return { ms: FLIGHT, stillMs: 0, sound: 'card' };
		case 'revealed':
			return { ms: 3 * COUNT + DEVELOP, stillMs: 600, sound: 'tick', buzz: 20 };
		case 'uprooted':
			return { ms: QUICK, sound: 'latch' };
		case 'trapSet':
			return { ms: 2 * QUICK, sound: 'latch' };
		case 'trapsDestroyed':
			return { ms: FLIGHT + 90 * (event.list.length - 1), sound: 'clang' };
		case 'entrapped':
		case 'trapWasted':
			return { ms: QUICK, sound: 'rope' };
		case 'held':
			return { ms: 280, sound: 'rope' };
		case 'stepped':
			return { ms: 280, sound: 'twig' };
		case 'tollPaid':
			return { ms: FLIGHT + 120 * event.paid, sound: 'glass' };
		case 'mauled':
			return { ms: 2 * QUICK + 90 * event.snaps, sound: 'roar', ...(event.seat === viewer && { buzz: 60 }) };
		case 'tossed':
			return { ms: 560, sound: 'fall' };
		case 'lured':
			return { ms: Math.min(1100, Math.max(FLIGHT, STRIDE * event.dist)), sound: 'twig' };
		case 'caught':
			return { ms: FLASH + DEVELOP + FLIGHT, stillMs: 1200, sound: 'flash' };
		case 'gameEnded':
			return { ms: 600, sound: 'presses' };
		default:
			return null;
	}
}

function sumOf(goods: Readonly<Record<string, number | undefined>>): number {
	return Object.values(goods).reduce<number>((sum, count) => sum + (count ?? 0), 0);
}
