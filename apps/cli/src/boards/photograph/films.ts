import type { Seat } from '@shutterbox/kernel';
import {
	blurOf,
	type ColorIndex,
	cardIn,
	directionOf,
	filmIndex,
	IN_SUPPLY,
	isOpen,
	lastSharp,
	photograph,
	type State,
	sharpCount,
	tableSize,
	VALUES,
} from '@shutterbox/photograph/client';
import { padEnd, table, unbroken, wrap } from '../../text.ts';
import type { Scene } from '../board.ts';
import { backCode, bandOf, cardCode, colorName, letter } from './cards.ts';
import { LABEL, label } from './field.ts';

const HAND_WIDTH = 50;

/** The viewer's own films: direction, frames, what fits next, the race for the good shot, points so far. */
export function drawOwnFilms(scene: Scene<State>, seat: Seat): string[] {
	const { position } = scene;
	const points = photograph.breakdown(position)[seat].map((line) => line.points);
	const rows = position.colors.map((color, i) => {
		const film = position.films[filmIndex(seat, color)];
		return [
			`   ${letter(color)} ${padEnd(colorName(color), LABEL - 5)}${arrow(film)} ${framesOf(scene, seat, color)}`,
			fitsNext(film),
			goodShotOf(scene, seat, color),
			signed(points[i]),
		];
	});
	const total = points.reduce((sum, each) => sum + each, 0);
	const legend = '   × blurred, −2';
	const all = [[' Your films', 'sharp next', 'good shot', 'points'], ...rows, [legend, '', '', signed(total)]];
	if (position.phase !== 'over') return table(all, ['left', 'left', 'left', 'right']);
	return table(
		all.map(([film, , shot, sum]) => [film, shot, sum]),
		['left', 'left', 'right'],
	);
}

/** A seat of which others see the films, the good shots and the backs of the hand. */
export function drawSeat(scene: Scene<State>, seat: Seat): string[] {
	const { position, names } = scene;
	const hand = position.hands[seat].map((slot) => unbroken(handCode(scene, slot)));
	const shots = position.colors
		.filter((color) => position.goodShots[color] === seat)
		.map((color) => `★${letter(color)}`);
	const films = position.colors
		.filter((color) => position.films[filmIndex(seat, color)].length > 0)
		.map((color) => {
			const film = position.films[filmIndex(seat, color)];
			return unbroken(`${letter(color)}${arrow(film).trim()} ${framesOf(scene, seat, color)}`);
		});
	const held = hand.length === 0 ? lastWords(position, seat) : `hand  ← ${hand.join(' | ')}`;
	const points = photograph.breakdown(position)[seat].reduce((sum, line) => sum + line.points, 0);
	const standing = unbroken(`points ${padEnd(signed(points), 4)}${shots.join(' ')}`.trimEnd());
	const lines = [
		label(names[seat], `${padEnd(held, HAND_WIDTH)}${standing}`),
		label('', `films ${films.length === 0 ? 'none yet' : films.join('   ')}`),
	];
	return lines.map((line) => wrap(line, LABEL + 6));
}

function lastWords({ lastCards }: State, seat: Seat): string {
	return lastCards[seat] >= 0 ? `last card ${cardCode(lastCards[seat])}` : 'no cards';
}

/** In another's hand a card is its back; with the memory aid, what everybody saw being taken is shown. */
function handCode({ viewer, options, position }: Scene<State>, slot: number): string {
	const card = cardIn(slot);
	const isShown = viewer === 'open' || (isOpen(slot) && options.memoryAid === true);
	return isShown ? cardCode(card) : backCode(card, position.rules.informativeBacks);
}

function framesOf({ position, viewer, options }: Scene<State>, seat: Seat, color: ColorIndex): string {
	const film = position.films[filmIndex(seat, color)];
	if (film.length === 0) return '–';
	const isRecalled = viewer === 'open' || options.memoryAid === true || position.phase === 'over';
	const blurred = (value: number) => {
		if (isRecalled) return `×${value}`;
		return position.rules.informativeBacks ? `×${bandOf(color * VALUES + value - 1)}` : '×';
	};
	return film.map((frame) => (frame > 0 ? String(frame) : blurred(-frame))).join(' ');
}

function arrow(film: readonly number[]): string {
	if (film.length === 0) return ' ';
	const direction = directionOf(film);
	return direction === 0 ? ' ' : direction > 0 ? '↑' : '↓';
}

/** The values that would be sharp: `8 9 10`, `any above 7`, `any`, `full stop`. */
export function fitsNext(film: readonly number[]): string {
	const fitting: number[] = [];
	for (let value = 1; value <= VALUES; value++) {
		if (!film.includes(value) && blurOf(film, value) === null) fitting.push(value);
	}
	if (fitting.length === 0) return 'full stop';
	const isFree = film.length === 0 || film[film.length - 1] < 0;
	if (!isFree) return fitting.join(' ');
	const direction = directionOf(film);
	return direction === 0 ? 'any' : `any ${direction > 0 ? 'above' : 'below'} ${lastSharp(film)}`;
}

function goodShotOf({ position, names }: Scene<State>, seat: Seat, color: ColorIndex): string {
	const owner = position.goodShots[color];
	if (owner === seat) return '★ yours';
	if (owner !== IN_SUPPLY) return `${names[owner]} has it`;
	const needs = tableSize(position.seats).goodShotNeeds;
	return `${sharpCount(position.films[filmIndex(seat, color)])} of ${needs}`;
}

function signed(points: number): string {
	return String(points).replace('-', '−');
}
