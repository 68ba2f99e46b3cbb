import type { BySeat, Seat } from '@shutterbox/kernel';
import {
	count,
	diced,
	isMissionMet,
	MISSIONS,
	missionName,
	type State,
	scoreDetail,
	scoreSheet,
	scoreSource,
	speciesCount,
	statusWords,
	tiled,
	wildlifePark,
} from '@shutterbox/wildlife-park/client';
import { unbroken } from '../../text.ts';
import type { Scene } from '../board.ts';
import type { BoardVoice } from './signs.ts';

/** The rows of the score pad as they stand: `Entrance 12 (so far) · Green habitats 8 · … = 43`. */
export function scoreWords(voice: BoardVoice, position: State, seat: Seat): string {
	const rows = wildlifePark.breakdown(position)[seat].map((line) => {
		const detail = scoreDetail(voice, line);
		return `${scoreSource(voice, line.source)} ${line.points}${detail === null ? '' : ` (${detail})`}`;
	});
	return `${chained(rows)} = ${scoreSheet(position, seat).total}`;
}

/** Somebody else in one or two lines. */
export function seatWords(voice: BoardVoice, { position, names }: Scene<State>, seat: Seat): string {
	const { say } = voice;
	const park = position.parks[seat];
	const parts = [
		say('seat.points', { count: scoreSheet(position, seat).total }),
		say('seat.tiles', { count: count(tiled(park)) }),
		say('seat.dice', { count: count(diced(park)) }),
		say('seat.towers', { count: count(park.towers) }),
		say('detail.species', { count: speciesCount(park) }),
		say('seat.workers', { count: count(position.workers[seat]) }),
		...(position.missions[seat].length > 0 ? [say('seat.missions', { marks: missionMarks(position, seat) })] : []),
		statusWords(voice, position, seat) ?? [],
	].flat();
	return `${names[seat]}: ${chained(parts)}`;
}

/** Parts with dots between them; a line may end after a dot, not before it. */
function chained(parts: readonly string[]): string {
	return parts.map((part, i) => unbroken(i < parts.length - 1 ? `${part} ·` : part)).join(' ');
}

function missionMarks(position: State, seat: Seat): string {
	return position.missions[seat].map((number) => `${number}${isMet(position, seat, number) ? '✓' : ''}`).join(' ');
}

function isMet(position: State, seat: Seat, number: number): boolean {
	return isMissionMet(number, position.parks[seat], position.workers[seat]);
}

/** `✓ 1 Great Herd: an area of 6 tiles or more (9)`. */
export function missionLines(voice: BoardVoice, position: State, seat: Seat): string[] {
	return position.missions[seat].map((number) => {
		const sign = isMet(position, seat, number) ? '✓' : '·';
		return `${sign} ${number} ${missionName(voice, number)} (${MISSIONS[number - 1].points})`;
	});
}

/** The others in the order in which their boards come to a seat: the right-hand neighbour first. */
export function othersOf(names: BySeat<string>, own: Seat): Seat[] {
	const seats = names.length;
	return Array.from({ length: seats - 1 }, (_, i) => (own - 1 - i + seats) % seats);
}
