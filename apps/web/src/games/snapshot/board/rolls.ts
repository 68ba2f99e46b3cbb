/** The roll that lies in the tray: the last one of the turn, up to what is being played. Pure. */
import type { Animal, Event, Habitat } from '@shutterbox/snapshot/client';
import type { TableEvent } from '@shutterbox/table';
import type { SceneAct } from './scene.ts';

export type Roll =
	| {
			readonly kind: 'explore';
			readonly habitat: Habitat;
			readonly dice: readonly number[];
			readonly success: boolean;
			/** The dice that were thrown just now. */
			readonly thrown: readonly number[];
	  }
	| {
			readonly kind: 'shot';
			readonly animal: Animal;
			readonly dice: readonly number[];
			readonly tokens: number;
			readonly total: number;
			readonly difficulty: number;
			readonly success: boolean;
	  };

/** Dice are in the air: nobody can know yet what they will show. */
export function isTumbling(act: SceneAct | null): boolean {
	if (act === null || act.isStill) return false;
	const { type } = act.event;
	return type === 'exploreRolled' || type === 'exploreRerolled' || type === 'shotRolled';
}

export function lastRoll(history: readonly TableEvent[], upTo: Event | null): Roll | null {
	const end = upTo === null ? -1 : history.findLastIndex(({ event }) => event === upTo);
	let roll: Roll | null = null;
	for (const { event } of history.slice(turnBegin(history, end), end === -1 ? undefined : end + 1))
		roll = rolled(roll, event as Event);
	return roll;
}

export interface Taken {
	readonly card: number;
	readonly knowledge: number;
}

/** The tokens that come after an event, in the entry that told it. */
export function takenAfter(history: readonly TableEvent[], event: Event): Taken {
	const from = history.findLastIndex((told) => told.event === event);
	const taken = { card: 0, knowledge: 0 };
	if (from === -1) return taken;
	for (const { n, event: told } of history.slice(from + 1)) {
		const change = told as Event;
		if (n !== history[from].n || change.type !== 'tokensChanged') continue;
		if (change.reason === 'card' || change.reason === 'knowledge') taken[change.reason] += change.delta;
	}
	return taken;
}

/** Where the turn began in which something happened. */
function turnBegin(history: readonly TableEvent[], end: number): number {
	const last = end === -1 ? history.length - 1 : end;
	for (let i = last - 1; i >= 0; i--) if ((history[i].event as Event).type === 'turnEnded') return i + 1;
	return 0;
}

function rolled(before: Roll | null, event: Event): Roll | null {
	switch (event.type) {
		case 'exploreRolled':
			return {
				kind: 'explore',
				habitat: event.habitat,
				dice: event.dice,
				success: event.success,
				thrown: event.dice.map((_, i) => i),
			};
		case 'exploreRerolled':
			return {
				kind: 'explore',
				habitat: event.habitat,
				dice: before?.kind === 'explore' ? before.dice.with(event.die, event.value) : [event.value],
				success: event.success,
				thrown: [event.die],
			};
		case 'shotRolled': {
			const { animal, dice, tokens, total, difficulty, success } = event;
			return { kind: 'shot', animal, dice, tokens, total, difficulty, success };
		}
		case 'turnEnded':
			return null;
		default:
			return before;
	}
}
