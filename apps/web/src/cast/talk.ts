/** When photographers say something, and which of them: drawn from the match's own seal, so that a replay says the same. */
import { photographerOf } from '@shutterbox/bots';
import type { Seat } from '@shutterbox/kernel';
import type { TableView } from '@shutterbox/table';
import type { Mood } from './portraits.ts';
import type { Occasion } from './words.ts';

/** A line of the log, as far as the talk goes by it. */
interface Told {
	readonly n: number;
	readonly seat: Seat | null;
	/** Worth a gold line: the only great moments that every game tells of. */
	readonly isRecord?: boolean;
}

export interface Said {
	/** After which entry. */
	readonly n: number;
	readonly seat: Seat;
	readonly bot: string;
	readonly occasion: Occasion;
}

type Seats = readonly Pick<TableView['seats'][number], 'kind' | 'bot'>[];

/** Turns from one line to the next, whoever says it. */
const PAUSE = 5;

/** What is said while a match is played; `lines` are the log's, oldest first. */
export function saidDuring(lines: readonly Told[], seats: Seats, seed: string): readonly Said[] {
	const speakers = speakersAt(seats);
	if (speakers.length === 0 || lines.length === 0) return [];
	// A log that begins later is the end of a long match: the greeting is over.
	const said: Said[] =
		lines[0].n > 1 ? [] : [{ ...drawn(speakers, `${seed} greeting`), n: lines[0].n, occasion: 'greeting' }];
	let turns = 0;
	let last = 0;
	let acting: Seat | null = null;
	for (const { n, seat, isRecord } of lines) {
		if (seat === null) continue;
		if (seat !== acting) turns++;
		acting = seat;
		if (!isRecord || turns - last < PAUSE) continue;
		const lucky = speakers.find((one) => one.seat === seat);
		if (lucky) said.push({ ...lucky, n, occasion: 'lucky' });
		else if (seats[seat]?.kind === 'person')
			said.push({ ...drawn(speakers, `${seed} great ${n}`), n, occasion: 'great' });
		else continue;
		last = turns;
	}
	return said;
}

/** The one line at the end: of a photographer who has won, or else of one who has not. */
export function lastWord({
	seats,
	outcome,
	commitment,
}: Pick<TableView, 'seats' | 'outcome' | 'commitment'>): (Omit<Said, 'n'> & { readonly mood: Mood }) | null {
	if (outcome === null) return null;
	const speakers = speakersAt(seats);
	const winners = speakers.filter(({ seat }) => outcome.places[seat] === 1);
	const among = winners.length > 0 ? winners : speakers;
	if (among.length === 0) return null;
	const isWon = winners.length > 0;
	const speaker = drawn(among, `${commitment} end`);
	return { ...speaker, occasion: isWon ? 'winning' : 'losing', mood: isWon ? 'glad' : 'sorry' };
}

interface Speaker {
	readonly seat: Seat;
	readonly bot: string;
}

function speakersAt(seats: Seats): readonly Speaker[] {
	return seats.flatMap(({ bot }, seat) => (bot !== null && photographerOf(bot) ? [{ seat, bot }] : []));
}

function drawn(among: readonly Speaker[], seed: string): Speaker {
	let hash = 0x811c9dc5;
	for (const letter of seed) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
	hash ^= hash >>> 15;
	return among[(hash >>> 0) % among.length];
}
