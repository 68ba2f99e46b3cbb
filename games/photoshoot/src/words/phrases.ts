import { type Actor, type Reader, type Seat, type Voice, who } from '@shutterbox/kernel';
import { type EffectId, type RitualKind, TILES, type Tile } from '../rules/components.ts';
import type { TeamName } from '../rules/events.ts';
import { type FaultKind, nameOfFault } from '../rules/faults.ts';
import type { Cell, Direction } from '../rules/grid.ts';
import type { Gesture } from '../rules/move.ts';
import { objectiveId } from '../rules/objectives.ts';
import { isCoopTable } from '../rules/options.ts';
import { doerOf, kindOf, targetOf } from '../rules/rituals.ts';
import type { Act, Open, Verdict } from '../rules/round-acts.ts';
import { NOBODY, type State } from '../rules/state.ts';
import { takeBackMovement } from '../rules/tile-movements.ts';
import type { messages } from './en.ts';

export type Key = keyof typeof messages;

/** `You`, `Ann`, `The table`. */
export function subject({ say }: Voice<Key>, reader: Reader, actor: Actor): string {
	return actor === 'table' ? say('seat.table') : say('seat.subject', who(reader, actor));
}

/** Within a sentence: `you`, `Ann`. */
export function object({ say }: Voice<Key>, reader: Reader, seat: Seat): string {
	return say('seat.object', who(reader, seat));
}

/** `Amber`; where all play together, `The team`. */
export function teamName({ say }: Voice<Key>, { names }: Pick<Reader, 'names'>, team: TeamName): string {
	return isCoopTable(names.length) ? say('team.all') : say(`team.${team}`);
}

export function tileName({ say }: Voice<Key>, tile: Tile): string {
	return say(`tile.${TILES[tile]}`);
}

export function cellName({ say }: Voice<Key>, cell: Cell): string {
	return say(`cell.${cell as 0}`);
}

/** `a forgotten effect, Cheese`. */
export function faultWords({ say }: Voice<Key>, kind: FaultKind, effect: EffectId | null): string {
	return say(`fault.${kind}`, { effect: effect === null ? '' : say(`effect.${effect}`) });
}

/** `High five with Bo`. */
export function ritualWords(voice: Voice<Key>, reader: Reader, kind: RitualKind, target: Seat | null): string {
	return voice.say(`ritual.${kind}`, { who: target === null ? '' : object(voice, reader, target) });
}

/** `Bo said “Cheese!”.` */
export function didWords(voice: Voice<Key>, reader: Reader, seat: Seat, kind: RitualKind, target: Seat | null): string {
	const at = target === null ? '' : object(voice, reader, target);
	return voice.say(`log.ritual.${kind}`, { who: subject(voice, reader, seat), target: at });
}

interface Handling {
	readonly gesture: Gesture;
	readonly holdMs: number;
}

/** `1.2` of 1,200 ms. */
function secondsOf(ms: number): number {
	return Math.round(ms / 100) / 10;
}

/** `Bo swapped Pam and Alice.`; `a` and `b` are how the two are called. */
export function swapWords(
	{ say }: Voice<Key>,
	name: string,
	a: string,
	b: string,
	{ gesture, holdMs }: Handling,
): string {
	const key = gesture === 'slide' ? 'log.swapSlide' : 'log.swap';
	return say(key, { who: name, a, b, seconds: secondsOf(holdMs) });
}

export function pushWords({ say }: Voice<Key>, name: string, dir: Direction, { gesture, holdMs }: Handling): string {
	const key = gesture === 'slide' ? 'log.pushSlide' : 'log.push';
	return say(key, { who: name, direction: say(`direction.${dir}`), seconds: secondsOf(holdMs) });
}

/** `Right call: talking.` */
export function verdictWords(
	voice: Voice<Key>,
	verdict: Verdict,
	kind: FaultKind | null,
	effect: EffectId | null,
): string {
	if (verdict === 'void') return voice.say('log.void');
	if (kind === null) return voice.say('log.wrongNone');
	return voice.say(verdict === 'right' ? 'log.right' : 'log.wrong', { fault: faultWords(voice, kind, effect) });
}

/** What an act of the round was, on the stage as it stood after it. */
export function actWords(voice: Voice<Key>, reader: Reader, act: Act, after: readonly Tile[]): string {
	const { say } = voice;
	const name = (actor: Actor) => subject(voice, reader, actor);
	switch (act.type) {
		case 'swap':
			return swapWords(voice, name(act.seat), tileName(voice, after[act.b]), tileName(voice, after[act.a]), act);
		case 'push':
			return pushWords(voice, name(act.seat), act.dir, act);
		case 'photo':
			return say('log.photo', { who: name(act.seat), id: objectiveId(act.objective) });
		case 'talk':
			return say('log.talk', { who: name(act.seat) });
		case 'ritual':
			return didWords(voice, reader, doerOf(act.ritual), kindOf(act.ritual), targetOf(act.ritual));
		case 'undo':
			return say('log.undone', { who: name(act.seat) });
		case 'ok':
			return say('log.approved', { who: name(act.seat === NOBODY ? 'table' : act.seat) });
		case 'stop':
			return stopWords(voice, reader, act.by);
		case 'verdict': {
			const { kind, effect } = nameOfFault(act.fault);
			return verdictWords(voice, act.verdict, kind, effect);
		}
	}
}

export function stopWords(voice: Voice<Key>, reader: Reader, by: Actor): string {
	return by === 'table' ? voice.say('log.whistled') : voice.say('log.stopped', { who: subject(voice, reader, by) });
}

/** What everybody saw last; null before anything was done. */
export function lastSeen(voice: Voice<Key>, reader: Reader, { acts, cells }: State): string | null {
	const last = acts.at(-1);
	return last ? actWords(voice, reader, last, cells) : null;
}

export interface Deed {
	readonly act: Open['act'];
	readonly words: string;
}

/** What can still be called, oldest first, each told with the tiles as they stood then. */
export function openDeeds(voice: Voice<Key>, reader: Reader, { window, cells }: State): Deed[] {
	const stage = cells.slice();
	const latestFirst = window.toReversed().map(({ act }) => {
		const words = actWords(voice, reader, act, stage);
		if (act.type === 'swap' || act.type === 'push') takeBackMovement(stage, act);
		return { act, words };
	});
	return latestFirst.reverse();
}
