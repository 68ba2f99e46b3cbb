import type { Reader, Voice } from '@shutterbox/kernel';
import type { Tile } from '../rules/components.ts';
import { nameOfFault } from '../rules/faults.ts';
import { objectiveId } from '../rules/objectives.ts';
import { kindOf, targetOf } from '../rules/rituals.ts';
import { type Act, isAction, type Open } from '../rules/round-acts.ts';
import { NOBODY, type State } from '../rules/state.ts';
import { takeBackMovement } from '../rules/tile-movements.ts';
import { doer, type Key, pushDid, ritualDid, secondsOf, stopWords, tileName, told, verdictWords } from './phrases.ts';

// What was seen on the stage, with the tiles called by their names.

type Doing = Exclude<Act, { type: 'stop' | 'verdict' }>;

/** What somebody did, after their name: `swapped Pam and Alice`. `after` is the stage as it stood then. */
function didWords(voice: Voice<Key>, reader: Reader, act: Doing, after: readonly Tile[]): string {
	const { say } = voice;
	const by = doer(reader, act.seat === NOBODY ? 'table' : act.seat);
	switch (act.type) {
		case 'swap': {
			const [a, b] = [tileName(voice, after[act.b], 'acc'), tileName(voice, after[act.a], 'acc')];
			const facts = { ...by, a, b, seconds: secondsOf(act.holdMs) };
			return say(act.gesture === 'slide' ? 'did.swapSlide' : 'did.swap', facts);
		}
		case 'push':
			return pushDid(voice, by, act.dir, act);
		case 'photo':
			return say('did.photo', { ...by, id: objectiveId(act.objective) });
		case 'ritual':
			return ritualDid(voice, reader, act.seat, kindOf(act.ritual), targetOf(act.ritual));
		default:
			return say(`did.${act.type}`, { ...by });
	}
}

/** What an act of the round was, on the stage as it stood after it. */
export function actWords(voice: Voice<Key>, reader: Reader, act: Act, after: readonly Tile[]): string {
	if (act.type === 'stop') return stopWords(voice, reader, act.by);
	if (act.type === 'verdict') {
		const { kind, effect } = nameOfFault(act.fault);
		return verdictWords(voice, act.verdict, kind, effect);
	}
	return told(voice, doer(reader, act.seat === NOBODY ? 'table' : act.seat), didWords(voice, reader, act, after));
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

/** The latest deed, with the rituals its doer did for it, in order: `Vera said “Cheese!” and swapped Edgar and Olivia.` */
export function deedToJudge(voice: Voice<Key>, reader: Reader, { acts, cells, window }: State): string {
	const deed = window.at(-1)?.act;
	if (deed === undefined) return '';
	const isDeed = (act: Act) => (isAction(act) || act.type === 'talk') && act.seq === deed.seq;
	const before = acts.slice(0, acts.findLastIndex(isDeed)).findLastIndex(isAction);
	const did = acts
		.slice(before + 1)
		.flatMap((act): Doing[] => {
			const isRitual = act.type === 'ritual' && act.seat === deed.seat;
			return isRitual ? [act] : isDeed(act) ? [deed] : [];
		})
		.map((act) => didWords(voice, reader, act, cells));
	return told(voice, doer(reader, deed.seat), voice.list(did));
}
