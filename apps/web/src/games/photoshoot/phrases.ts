import type { Actor, Seat, Viewer } from '@shutterbox/kernel';
import {
	type Act,
	type Cell,
	doerOf,
	type EffectId,
	type FaultKind,
	type Gesture,
	isCoopTable,
	kindOf,
	NOBODY,
	nameOfFault,
	objectiveId,
	type RitualKind,
	type State,
	type TeamName,
	TILES,
	type Tile,
	takeBackMovement,
	targetOf,
	type Verdict,
} from '@shutterbox/photoshoot/client';
import { t } from './words.ts';

/** Who reads, and how everybody is called. */
export interface Reader {
	readonly names: readonly string[];
	readonly viewer: Viewer;
}

/** What messages need of a seat. */
export function who({ names, viewer }: Reader, seat: Seat): { who: string; you: 'yes' | 'no' } {
	return { who: names[seat], you: seat === viewer ? 'yes' : 'no' };
}

/** `You`, `Ann`, `The table`. */
export function subject(reader: Reader, actor: Actor): string {
	return actor === 'table' ? t('seat.table') : t('seat.subject', who(reader, actor));
}

/** Within a sentence: `you`, `Ann`. */
export function object(reader: Reader, seat: Seat): string {
	return t('seat.object', who(reader, seat));
}

/** `Amber`; where all play together, `The team`. */
export function teamName({ names }: Pick<Reader, 'names'>, team: TeamName): string {
	return isCoopTable(names.length) ? t('team.all') : t(`team.${team}`);
}

export function tileName(tile: Tile): string {
	return t(`tile.${TILES[tile]}`);
}

export function cellName(cell: Cell): string {
	return t(`cell.${cell as 0}`);
}

/** `1.2` of 1,200 ms. */
export function secondsOf(ms: number): number {
	return Math.round(ms / 100) / 10;
}

/** `Bo said “Cheese!”.` */
export function didWords(reader: Reader, seat: Seat, kind: RitualKind, target: Seat | null): string {
	const facts = { who: subject(reader, seat) };
	if (kind === 'highFive' || kind === 'shake')
		return t(`did.${kind}`, { ...facts, target: target === null ? '' : object(reader, target) });
	return t(`did.${kind}`, facts);
}

/** `a forgotten effect, Cheese`. */
export function faultWords(kind: FaultKind, effect: EffectId | null): string {
	if (kind !== 'effect') return t(`fault.${kind}`);
	return t('fault.effect', { effect: effect === null ? '' : t(`effect.${effect}`) });
}

interface Handling {
	readonly gesture: Gesture;
	readonly holdMs: number;
}

/** `Bo swapped Pam and Alice.`; `a` and `b` are how the two are called. */
export function swapWords(name: string, a: string, b: string, { gesture, holdMs }: Handling): string {
	const facts = { who: name, a, b };
	return gesture === 'slide' ? t('deed.swapSlide', { ...facts, seconds: secondsOf(holdMs) }) : t('deed.swap', facts);
}

export function pushWords(name: string, dir: 'up' | 'right' | 'down' | 'left', { gesture, holdMs }: Handling): string {
	const facts = { who: name, direction: t(`direction.${dir}`) };
	return gesture === 'slide' ? t('deed.pushSlide', { ...facts, seconds: secondsOf(holdMs) }) : t('deed.push', facts);
}

/** What an act of the round was, on the stage as it stood after it. */
export function actWords(act: Act, after: readonly Tile[], reader: Reader): string {
	switch (act.type) {
		case 'swap':
			return swapWords(subject(reader, act.seat), tileName(after[act.b]), tileName(after[act.a]), act);
		case 'push':
			return pushWords(subject(reader, act.seat), act.dir, act);
		case 'photo':
			return t('deed.photo', { who: subject(reader, act.seat), id: objectiveId(act.objective) });
		case 'talk':
			return t('deed.talk', { who: subject(reader, act.seat) });
		case 'ritual':
			return didWords(reader, doerOf(act.ritual), kindOf(act.ritual), targetOf(act.ritual));
		case 'undo':
			return t('log.undone', { who: subject(reader, act.seat) });
		case 'ok':
			return t('log.approved', { who: subject(reader, act.seat === NOBODY ? 'table' : act.seat) });
		case 'stop':
			return act.by === 'table' ? t('log.whistled') : t('log.stopped', { who: subject(reader, act.by) });
		case 'verdict': {
			const { kind, effect } = nameOfFault(act.fault);
			return verdictWords(act.verdict, kind, effect);
		}
	}
}

/** `Right call: talking.` */
export function verdictWords(verdict: Verdict, kind: FaultKind | null, effect: EffectId | null): string {
	if (verdict === 'void') return t('log.void');
	if (kind === null) return t('log.wrongNone');
	return t(verdict === 'right' ? 'log.right' : 'log.wrong', { fault: faultWords(kind, effect) });
}

/** `High five with Bo`. */
export function ritualWords({ names }: Reader, kind: RitualKind, target: Seat | null): string {
	if (kind === 'highFive' || kind === 'shake')
		return t(`ritual.${kind}`, { who: target === null ? '' : names[target] });
	return t(`ritual.${kind}`);
}

/** What everybody saw last; null before anything was done. */
export function lastSeen({ acts, cells }: State, reader: Reader): string | null {
	const last = acts.at(-1);
	return last ? actWords(last, cells, reader) : null;
}

/** What can still be called, oldest first, each told with the tiles as they stood then. */
export function openDeeds(
	{ window, cells }: State,
	reader: Reader,
): { readonly seq: number; readonly words: string }[] {
	const stage = cells.slice();
	const latestFirst = window.toReversed().map(({ act }) => {
		const words = actWords(act, stage, reader);
		if (act.type === 'swap' || act.type === 'push') takeBackMovement(stage, act);
		return { seq: act.seq, words };
	});
	return latestFirst.reverse();
}
