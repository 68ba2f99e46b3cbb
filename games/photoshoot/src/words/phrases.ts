import { type Actor, type Reader, type Seat, type Voice, who } from '@shutterbox/kernel';
import { type EffectId, type RitualKind, TILES, type Tile } from '../rules/components.ts';
import type { TeamName } from '../rules/events.ts';
import type { FaultKind } from '../rules/faults.ts';
import type { Cell, Direction } from '../rules/grid.ts';
import type { Gesture } from '../rules/move.ts';
import { isCoopTable } from '../rules/options.ts';
import type { Verdict } from '../rules/round-acts.ts';
import type { messages } from './en.ts';

export type Key = keyof typeof messages;

/** How a name stands in its sentence; languages without cases tell none apart. */
export type Form = 'nom' | 'acc' | 'gen' | 'dat' | 'ins';

interface Doer {
	readonly who: 'you' | 'other' | 'table';
	readonly name: string;
}

/** Who does something, for messages that begin with it. */
export function doer(reader: Reader, actor: Actor): Doer {
	return actor === 'table' ? { who: 'table', name: '' } : who(reader, actor);
}

/** `Amber`; where all play together, `The team`. */
export function teamName(
	{ say }: Voice<Key>,
	{ names }: Pick<Reader, 'names'>,
	team: TeamName,
	form: Form = 'nom',
): string {
	return isCoopTable(names.length) ? say('team.all', { form }) : say(`team.${team}`, { form });
}

export function tileName({ say }: Voice<Key>, tile: Tile, form: Form = 'nom'): string {
	return say(`tile.${TILES[tile]}`, { form });
}

/** `Max and Joe`, to be minded. */
export function tilesToMind(voice: Voice<Key>, tiles: readonly Tile[]): string {
	return voice.list(tiles.map((tile) => tileName(voice, tile, 'ins')));
}

export function cellName({ say }: Voice<Key>, cell: Cell): string {
	return say(`cell.${cell as 0}`);
}

/** `a forgotten effect, Cheese`. */
export function faultWords({ say }: Voice<Key>, kind: FaultKind, effect: EffectId | null): string {
	return say(`fault.${kind}`, { effect: effect === null ? '' : say(`effect.${effect}`) });
}

function targetFacts(reader: Reader, target: Seat | null): { readonly to: string; readonly target: string } {
	if (target === null) return { to: '', target: '' };
	return { to: target === reader.viewer ? 'you' : 'other', target: reader.names[target] };
}

/** `High five with Bo`. */
export function ritualWords({ say }: Voice<Key>, reader: Reader, kind: RitualKind, target: Seat | null): string {
	return say(`ritual.${kind}`, targetFacts(reader, target));
}

/** `Bo`, and `said “Cheese!”`: a sentence. In English the mark of a cry that ends it is its own. */
export function told({ say }: Voice<Key>, by: Doer, did: string): string {
	return say('told', { ...by, did, end: /[?!]”$/.test(did) ? 'cry' : 'word' });
}

/** `said “Cheese!”`. */
export function ritualDid(
	{ say }: Voice<Key>,
	reader: Reader,
	seat: Seat,
	kind: RitualKind,
	target: Seat | null,
): string {
	return say(`did.${kind}`, { ...doer(reader, seat), ...targetFacts(reader, target) });
}

export interface Handling {
	readonly gesture: Gesture;
	readonly holdMs: number;
}

/** `1.2` of 1,200 ms. */
export function secondsOf(ms: number): number {
	return Math.round(ms / 100) / 10;
}

/** `pushed left with Joe`. */
export function pushDid({ say }: Voice<Key>, by: Doer, dir: Direction, { gesture, holdMs }: Handling): string {
	const facts = { ...by, direction: say(`direction.${dir}`), seconds: secondsOf(holdMs) };
	return say(gesture === 'slide' ? 'did.pushSlide' : 'did.push', facts);
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

export function stopWords(voice: Voice<Key>, reader: Reader, by: Actor): string {
	if (by === 'table') return voice.say('log.whistled');
	const facts = doer(reader, by);
	return told(voice, facts, voice.say('did.stop', { ...facts }));
}
