/** The play: how long each event is shown, and what it sounds like. */
import type { View } from '@shutterbox/kernel';
import { distance, type Event, isTimed, type RitualKind, type State, TIMINGS } from '@shutterbox/photoshoot/client';
import type { Cue, Script } from '../../../board/director.ts';
import type { Sound } from '../../../board/sound-kit.ts';
import { told } from './told.ts';

/** Milliseconds. */
const BLINK = 90;
export const MOVE = 240;
const HOP = 250;
export const FLIGHT = 420;
const APART = 120;
/** A verdict lies there before what was wrong is taken back. */
export const READ = 700;

export const script: Script<View<State>, Event> = { after: told, cue: cueOf, isHasty: true };

/** Whether tiles were seen to leave the table: lifted, or moved too fast to have stayed on it. */
export function isHop(event: Event & { type: 'swapped' | 'pushed' }, cells: number): boolean {
	return event.gesture === 'tap' || event.holdMs < TIMINGS.slidePerCell * cells;
}

function cueOf(event: Event, before: View<State>): Cue | null {
	switch (event.type) {
		case 'roundStarted':
			return { ms: FLIGHT + 9 * 40, stillMs: 0, sound: 'shuffle' };
		case 'repaired':
			return { ms: MOVE, stillMs: 0, sound: 'paper' };
		case 'swapped':
		case 'pushed':
			return isHop(event, event.type === 'swapped' ? distance(event.a, event.b) : 1)
				? { ms: HOP, stillMs: 0, sound: 'twig' }
				: { ms: MOVE, stillMs: 0, sound: 'paper' };
		case 'photo':
			return { ms: BLINK + FLIGHT, stillMs: 0, sound: 'shutter' };
		case 'objectiveRevealed':
			return before.taken.length > 0 ? null : { ms: MOVE, stillMs: 0, sound: 'card' };
		case 'undone':
			return { ms: FLIGHT, stillMs: 0, sound: 'wind' };
		case 'flipped':
			return { ms: FLIGHT, stillMs: 0, sound: 'sand' };
		case 'stopped':
			return { ms: BLINK + MOVE, stillMs: 0, sound: event.seat === 'table' ? 'whistle' : 'glass', buzz: 60 };
		case 'judged':
			return { ms: READ + Math.max(1, event.undone.length) * FLIGHT, sound: STAMPS[event.verdict] };
		case 'timeUp':
			return isTimed(before) ? { ms: MOVE, stillMs: 0, sound: 'filmEnd' } : null;
		case 'roundScored':
			return { ms: FLIGHT + (event.objectives.length + sum(event.tokens)) * APART, stillMs: 0, sound: 'coin' };
		case 'effectDrawn':
			return { ms: MOVE + FLIGHT, stillMs: 0, sound: 'card' };
		case 'gameOver':
			return { ms: 900, sound: 'end' };
		default:
			return null;
	}
}

const STAMPS = { right: 'stamp', wrong: 'bulb', void: 'tick' } as const satisfies Record<string, Sound>;

/** Rituals are heard, each in its own way, beside what is played. */
export const RITUAL_SOUNDS: Readonly<Record<RitualKind, readonly [sound: Sound, raised: number]>> = {
	pet: ['paper', 4],
	goodBoy: ['latch', -5],
	highFive: ['twig', 5],
	applaud: ['dice', 7],
	shake: ['rope', 5],
	wave: ['grass', 3],
	inFrame: ['turn', -4],
	cheese: ['turn', 3],
	ready: ['coin', -7],
	yes: ['latch', 4],
};

function sum(numbers: readonly number[]): number {
	return numbers.reduce((all, one) => all + one, 0);
}
