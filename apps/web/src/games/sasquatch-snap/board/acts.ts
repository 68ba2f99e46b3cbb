/** The play: how long each event is shown, and what it sounds like. */
import type { View, Viewer } from '@shutterbox/kernel';
import { type Event, isEntrapped, NOT_COMMITTED, type State, told } from '@shutterbox/sasquatch-snap/client';
import type { Cue, Script } from '../../../board/director.ts';
import type { Played } from './scene.ts';

/** Milliseconds. */
const QUICK = 240;
const FLIGHT = 420;
const DEVELOP = 900;
/** Each digit of three, two, one. */
const COUNT = 400;
/** The share of the reveal that is counted. */
export const COUNTED = (3 * COUNT) / (3 * COUNT + DEVELOP);
/** What a rival trades lies on the scales for so long. */
const DEAL = 1200;
/** One white picture, then the photo. */
export const FLASH = 90;
const STRIDE = 110;

/** The cards of one turn are one moment: four walks and a lure, which nobody waits for and nobody should miss. */
const PATIENCE = { hurried: 10_000, skipped: 20_000 };

/** What a seat laid is told to that seat alone: so the play depends on who watches. */
export function scriptFor(viewer: Viewer): Script<View<State>, Played> {
	return {
		after: (before, event) =>
			event.type === 'withdrawn'
				? { ...before, commits: before.commits.with(event.seat, NOT_COMMITTED) }
				: (told(before, event, viewer) as View<State>),
		cue: (event, before) => cueOf(event, before, viewer),
		patience: PATIENCE,
	};
}

function cueOf(event: Played, before: State, viewer: Viewer): Cue | null {
	switch (event.type) {
		case 'turnStarted':
			return before.journalists.some((_, seat) => isEntrapped(before, seat))
				? { ms: FLIGHT, stillMs: 0, sound: 'rope' }
				: null;
		case 'whistlePassed':
			return { ms: FLIGHT };
		case 'whistleBlown':
			return { ms: isTraded(event) && event.seat !== viewer ? DEAL : tradeLength(event), sound: 'whistle' };
		case 'committed':
			return { ms: FLIGHT, stillMs: 0, sound: 'card' };
		case 'withdrawn':
			return { ms: event.seat === viewer ? 0 : QUICK, stillMs: 0, sound: 'card' };
		case 'revealed':
			return { ms: 3 * COUNT + DEVELOP, stillMs: 600, sound: 'tick', ...(viewer !== 'spectator' && { buzz: 20 }) };
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

/** While cards slide over the table nothing happens in the forest, and whoever chooses there goes on. */
export function stirsForest({ type }: Played): boolean {
	return type !== 'committed' && type !== 'withdrawn';
}

type Blown = Extract<Event, { type: 'whistleBlown' }>;

export function isTraded({ give }: Pick<Blown, 'give'>): boolean {
	return sumOf(give) > 0;
}

function tradeLength({ give, get }: Blown): number {
	return FLIGHT + 60 * (sumOf(give) + sumOf(get));
}

function sumOf(goods: Readonly<Record<string, number | undefined>>): number {
	return Object.values(goods).reduce<number>((sum, count) => sum + (count ?? 0), 0);
}
