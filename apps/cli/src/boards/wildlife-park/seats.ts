import type { BySeat, Seat } from '@shutterbox/kernel';
import {
	count,
	diced,
	hasChosen,
	isAwaited,
	isMissionMet,
	MISSIONS,
	NOT_SCORED,
	SCORE_ROWS,
	type State,
	scoreSheet,
	speciesCount,
	tiled,
} from '@shutterbox/wildlife-park/client';
import { counted, unbroken } from '../../text.ts';
import type { Scene } from '../board.ts';

/** The rows of the score pad as they stand: `entrance 12 · green 8 · … = 43`. */
export function scoreWords(position: State, seat: Seat): string {
	const sheet = scoreSheet(position, seat);
	const rows = SCORE_ROWS.filter((row) => row !== 'missions' || position.rules.missions === 'on').map((row) => {
		const note =
			row === 'animals'
				? ` (${speciesCount(position.parks[seat])} species)`
				: row === 'entrance' && position.entrance[seat] === NOT_SCORED
					? ' so far'
					: '';
		return `${row} ${sheet[row]}${note}`;
	});
	return `${chained(rows)} = ${sheet.total}`;
}

/** Somebody else in one or two lines. */
export function seatWords({ position, names }: Scene<State>, seat: Seat): string {
	const park = position.parks[seat];
	const parts = [
		`${scoreSheet(position, seat).total} points`,
		counted(count(tiled(park)), 'tile'),
		counted(count(diced(park)), 'die').replace('dies', 'dice'),
		counted(count(park.towers), 'tower'),
		`${speciesCount(park)} species`,
		counted(count(position.workers[seat]), 'worker'),
		...(position.missions[seat].length > 0 ? [`missions ${missionMarks(position, seat)}`] : []),
		...statusWords(position, seat),
	];
	return `${names[seat]}: ${chained(parts)}`;
}

/** Parts with dots between them; a line may end after a dot, not before it. */
function chained(parts: readonly string[]): string {
	return parts.map((part, i) => unbroken(i < parts.length - 1 ? `${part} ·` : part)).join(' ');
}

function statusWords(position: State, seat: Seat): string[] {
	if (position.phase === 'over') return [];
	if (position.phase === 'choose' && hasChosen(position, seat)) return ['has chosen'];
	return isAwaited(position, seat) ? [] : ['ready'];
}

function missionMarks(position: State, seat: Seat): string {
	return position.missions[seat].map((number) => `${number}${isMet(position, seat, number) ? '✓' : ''}`).join(' ');
}

function isMet(position: State, seat: Seat, number: number): boolean {
	return isMissionMet(number, position.parks[seat], position.workers[seat]);
}

/** `✓ Great Herd (9): an area of 6 tiles or more`. */
export function missionLines(position: State, seat: Seat): string[] {
	return position.missions[seat].map(
		(number) => `${isMet(position, seat, number) ? '✓' : '·'} ${number} ${missionWords(number)}`,
	);
}

export function missionWords(number: number): string {
	const { name, points } = MISSIONS[number - 1];
	return `${name} (${points}): ${CONDITIONS[number - 1]}`;
}

/** What each mission asks for, by number from 1. */
const CONDITIONS: readonly string[] = [
	'an area of 6 tiles or more',
	'in each colour an area that scores 6 or more',
	'all 4 species of 3 habitats, without the star',
	'no vacant hex',
	'5 species with 2 tiles or more each',
	'each colour in one area, of 3 tiles or more',
	'4 dice that show 6',
	'6 dice on breeding tiles',
	'a dice group with all values from 1 to 6',
	'15 dice',
	'6 dice that show the same',
	'12 dice or more, and no 3 or 4 among them',
	'3 towers, with or without dice',
	'a black, a brown and a beige tower',
	'a tower whose 3 dice add up to 17 or more',
	'a die on each entrance hex, 10 or more together',
	'3 unused workers',
	'dice on the star and the 6 tiles around it',
];

/** The others in the order in which their boards come to a seat: the right-hand neighbour first. */
export function othersOf(names: BySeat<string>, own: Seat): Seat[] {
	const seats = names.length;
	return Array.from({ length: seats - 1 }, (_, i) => (own - 1 - i + seats) % seats);
}
