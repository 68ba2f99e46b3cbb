/** The play: how long each event is shown, and what it sounds like. */
import type { Seat, View } from '@shutterbox/kernel';
import { type Event, isSolo, layoutOf, type State, told } from '@shutterbox/wildlife-park/client';
import type { Cue, Script } from '../../../board/director.ts';
import { lightSteps, litBy } from './geometry.ts';
import { facesOf, tokenWay } from './ways.ts';

/** Milliseconds. */
const QUICK = 140;
const MOVE = 240;
const WIND = 420;
const ROLL = 600;
/** Each empty space that a token walks over. */
export const WALK = 120;
/** Between two panels of the map that unfold, and between two tickets that are dealt. */
const NEXT = 90;
const PANELS = 4;
/** The whole map. */
export const UNFOLDING = PANELS * NEXT + MOVE;
/** Each hex that the light reaches, and the longest way it goes. */
export const LIGHT = 180;
const LONGEST = 2400;
/** Then the sum flies to the leaflet. */
export const SUM = 700;
/** Each row of the final count. */
export const COUNT = 700;
/** A row is counted for all seats at once. */
const COUNTED = 8;

/** The final count is one moment: eight rows that nobody waits for and nobody should miss. */
const PATIENCE = { hurried: 3000, skipped: 12_000 };

/**
 * Whose table lies large sees what happens there; the others' builds show on their parks, all at once. What a seat has
 * committed is told by no event: it comes from the view of now.
 */
export function scriptFor(own: Seat, now: View<State>): Script<View<State>, Event> {
	return {
		after: (before, event) => (isOfTable(event.type) ? now : (told(before, event, now) as View<State>)),
		cue: (event, before) => ('seat' in event && event.seat !== own ? null : cueOf(event, before, own)),
		patience: PATIENCE,
	};
}

/** What the match itself tells comes among the game's events: moves were taken back, and the table lies as it does now. */
function isOfTable(type: string): boolean {
	return type === 'withdrawn' || type === 'undone' || type === 'rewound';
}

function cueOf(event: Event, before: View<State>, own: Seat): Cue | null {
	switch (event.type) {
		case 'boardsDealt':
			return { ms: UNFOLDING, stillMs: MOVE, sound: 'card' };
		case 'personalDrawn':
			return { ms: MOVE * event.starts.length, stillMs: ROLL, sound: 'card' };
		case 'diceRolled':
			return { ms: ROLL, stillMs: 0, sound: 'dice' };
		case 'missionsDealt':
			return { ms: MOVE + NEXT * (event.missions.length - 1), stillMs: ROLL, sound: 'card' };
		case 'rerolled':
		case 'soloRerolled':
			return event.dice.length > 0 ? { ms: ROLL, stillMs: MOVE, sound: 'dice' } : null;
		case 'boardFilled':
		case 'boardRefilled':
			return isSolo(before) || event.board === before.boards[own] ? { ms: ROLL, stillMs: MOVE, sound: 'dice' } : null;
		case 'soloRefilled':
			return { ms: ROLL, stillMs: MOVE, sound: 'card' };
		case 'swapped':
			return { ms: WIND, sound: 'card' };
		case 'tilePlaced':
			return { ms: MOVE, sound: 'card', buzz: 10 };
		case 'towerBuilt':
			return { ms: QUICK + 2 * MOVE, stillMs: ROLL, sound: 'tower', buzz: 20 };
		case 'workerUsed':
			return { ms: MOVE, sound: 'latch' };
		case 'diePlaced':
			return { ms: MOVE * facesOf(event).length, sound: 'tick', buzz: 10 };
		case 'dieChanged':
			return { ms: MOVE * (facesOf(event).length - 1), sound: 'tick', buzz: 10 };
		case 'discarded':
		case 'supplyDiscarded':
		case 'soloTilesDiscarded':
			return 'items' in event && event.items.length === 0 ? null : { ms: MOVE, sound: 'fall' };
		case 'replenished':
			return { ms: MOVE, stillMs: 0, sound: 'card' };
		case 'boardsPassed':
			return { ms: QUICK + WIND, stillMs: 0, sound: 'wind' };
		case 'entranceScored':
			return { ms: lightMs(event, before, own) + SUM, stillMs: ROLL, sound: 'bulb' };
		case 'roundStarted':
			return { ms: WIND, stillMs: 0, sound: 'wind' };
		case 'declared':
			return { ms: MOVE, sound: 'tick' };
		case 'tokenRevealed':
			return {
				ms: 2 * MOVE + WALK * (tokenWay(told(before, event), event.number).length - 1),
				stillMs: ROLL,
				sound: 'stamp',
			};
		case 'protected':
			return { ms: MOVE, sound: 'latch' };
		case 'tokensShuffled':
			return { ms: ROLL, stillMs: 0, sound: 'sand' };
		case 'finalScored':
			return before.seats > 1 ? { ms: COUNTED * COUNT, stillMs: ROLL, sound: 'presses' } : null;
		case 'soloResult':
		case 'gameEnded':
			return { ms: WIND, sound: 'stamp' };
		default:
			return null;
	}
}

/** How long the light runs from the gate. */
function lightMs(event: Event & { type: 'entranceScored' }, before: View<State>, own: Seat): number {
	const layout = layoutOf(before.parks[own]);
	return Math.min(LONGEST, LIGHT * lightSteps(layout, litBy(event, layout)).length);
}

/** Something leaves the game. */
export function isFalling(type: Event['type'] | undefined): boolean {
	return type === 'discarded' || type === 'supplyDiscarded' || type === 'soloTilesDiscarded';
}

/** A press anywhere ends what is played; what takes so many milliseconds has a button that says so. */
const LONG = 1500;

export function isLong({ ms, isStill }: { readonly ms: number; readonly isStill: boolean }): boolean {
	return !isStill && ms >= LONG;
}
