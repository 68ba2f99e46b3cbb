import type { Telling, Voice } from '@shutterbox/kernel';
import { shownDue } from '../rules/clock.ts';
import { EFFECTS, type Effect, type Tile } from '../rules/components.ts';
import type { Event } from '../rules/events.ts';
import type { Cell } from '../rules/grid.ts';
import type { State } from '../rules/state.ts';
import { cellName, doer, type Key, secondsOf, tileName, told } from './phrases.ts';
import { sentence } from './sentences.ts';

// What a drawn board says to those who hear it, and how it counts down.

/** A sentence for the ear; a stop and a judgement may interrupt. */
export interface Aloud {
	readonly text: string;
	readonly isUrgent: boolean;
}

/** What is read aloud when something has happened; `cells` is the stage as it stands then. */
export function aloud(voice: Voice<Key>, event: Event, telling: Telling & { readonly cells: readonly Tile[] }): Aloud {
	const text = event.type === 'swapped' ? swapAloud(voice, event, telling) : sentence(voice, event, telling);
	return { text, isUrgent: event.type === 'stopped' || event.type === 'judged' };
}

/** `Oleg lifted Olivia, bottom middle, and Pam, bottom right.`: each with the cell it stood in before. */
function swapAloud(
	voice: Voice<Key>,
	{ seat, a, b, gesture, holdMs }: Event & { type: 'swapped' },
	telling: Telling & { readonly cells: readonly Tile[] },
): string {
	const by = doer(telling, seat);
	const facts = {
		...by,
		a: tileName(voice, telling.cells[b], 'acc'),
		cellA: cellName(voice, a),
		b: tileName(voice, telling.cells[a], 'acc'),
		cellB: cellName(voice, b),
		seconds: secondsOf(holdMs),
	};
	return told(voice, by, voice.say(gesture === 'slide' ? 'did.slide' : 'did.lift', facts));
}

interface TileFacts {
	readonly tile: Tile;
	readonly cell: Cell;
	/** The effects in force that look at it. */
	readonly effects: readonly Effect[];
	readonly isPicked: boolean;
	/** Where the table assists and shows it. */
	readonly isInPlace: boolean;
}

/** `Olivia, bottom left, High five, chosen`. */
export function tileAloud(voice: Voice<Key>, { tile, cell, effects, isPicked, isInPlace }: TileFacts): string {
	const { say } = voice;
	return [
		tileName(voice, tile),
		cellName(voice, cell),
		...effects.map((effect) => say(`effect.${EFFECTS[effect].id}`)),
		...(isPicked ? [say('aloud.chosen')] : []),
		...(isInPlace ? [say('aloud.inPlace')] : []),
	].join(', ');
}

/** `30 seconds left.` */
export function glassAloud({ say }: Voice<Key>, seconds: number): string {
	return say('aloud.glass', { seconds });
}

/** How long the phase waits before the table acts by itself; null where it does not, or where the hourglass shows it. */
export function countdown({ say }: Voice<Key>, view: State, at: number): string | null {
	const next = shownDue(view);
	if (next === null || view.phase === 'running') return null;
	const seconds = Math.max(0, Math.ceil((next.at - at) / 1000));
	switch (view.phase) {
		case 'repair':
		case 'ready':
			return say('clock.starts', { seconds });
		case 'paused':
			return say('clock.resumes', { seconds });
		default:
			return say('clock.left', { seconds });
	}
}
