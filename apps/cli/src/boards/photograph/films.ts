import type { Seat } from '@shutterbox/kernel';
import {
	backShown,
	bandName,
	type ColorIndex,
	cardIn,
	colorName,
	directionName,
	filmIndex,
	fitName,
	fitsNext,
	IN_SUPPLY,
	isOpen,
	minus,
	photo,
	photograph,
	type State,
	sharpCount,
	shownBack,
	tableSize,
} from '@shutterbox/photograph/client';
import widthOf from 'string-width';
import { padEnd, table, unbroken, wrap } from '../../text.ts';
import type { Scene } from '../board.ts';
import { type BoardVoice, cardCode, letter } from './cards.ts';
import { LABEL, label } from './field.ts';

/** Five backs, and a space. */
const HAND_WIDTH = 45;

/** The viewer's own films: direction, frames, what fits next, the race for the good shot, points so far. */
export function drawOwnFilms(voice: BoardVoice, scene: Scene<State>, seat: Seat): string[] {
	const { say } = voice;
	const { position } = scene;
	const points = photograph.breakdown(position)[seat].map((line) => line.points);
	const names = position.colors.map((color) => colorName(voice, color));
	const width = Math.max(LABEL - 5, ...names.map((name) => widthOf(name) + 1));
	const rows = position.colors.map((color, i) => {
		const film = position.films[filmIndex(seat, color)];
		return [
			`   ${letter(color)} ${padEnd(names[i], width)}${arrow(film)} ${framesOf(voice, scene, seat, color)}`,
			fitWords(voice, film),
			goodShotOf(voice, scene, seat, color),
			minus(points[i]),
		];
	});
	const total = points.reduce((sum, each) => sum + each, 0);
	const heads = [` ${say('films.label')}`, say('films.next'), say('films.shot'), say('films.points')];
	const all = [heads, ...rows, [`   ${say('films.blurred')}`, '', '', minus(total)]];
	if (position.phase !== 'over') return table(all, ['left', 'left', 'left', 'right']);
	return table(
		all.map(([film, , shot, sum]) => [film, shot, sum]),
		['left', 'left', 'right'],
	);
}

/** A seat of which others see the films, the good shots and the backs of the hand. */
export function drawSeat(voice: BoardVoice, scene: Scene<State>, seat: Seat): string[] {
	const { say } = voice;
	const { position, names } = scene;
	const hand = position.hands[seat].map((slot) => unbroken(handCode(voice, scene, slot)));
	const shots = position.colors
		.filter((color) => position.goodShots[color] === seat)
		.map((color) => `★${letter(color)}`);
	const films = position.colors
		.filter((color) => position.films[filmIndex(seat, color)].length > 0)
		.map((color) => {
			const film = position.films[filmIndex(seat, color)];
			return unbroken(`${letter(color)}${arrow(film).trim()} ${framesOf(voice, scene, seat, color)}`);
		});
	const points = photograph.breakdown(position)[seat].reduce((sum, line) => sum + line.points, 0);
	const standing = unbroken(`${say('seat.points')} ${padEnd(minus(points), 4)}${shots.join(' ')}`.trimEnd());
	const inset = 1 + Math.max(say('seat.hand').length, say('seat.films').length);
	const held =
		hand.length === 0 ? lastWords(voice, position, seat) : `${padEnd(say('seat.hand'), inset)}← ${hand.join(' | ')}`;
	const lines = [
		label(names[seat], `${padEnd(held, inset + HAND_WIDTH)}${standing}`),
		label('', padEnd(say('seat.films'), inset) + (films.length === 0 ? say('seat.noFilms') : films.join('   '))),
	];
	return lines.map((line) => wrap(line, LABEL + inset));
}

function lastWords(voice: BoardVoice, { lastCards }: State, seat: Seat): string {
	if (lastCards[seat] < 0) return voice.say('seat.noCards');
	return voice.say('seat.last', { card: cardCode(voice, lastCards[seat]) });
}

/** In another's hand a card is its back; with the memory aid, what everybody saw being taken is shown. */
function handCode(voice: BoardVoice, { viewer, options, position }: Scene<State>, slot: number): string {
	const card = cardIn(slot);
	const isShown = viewer === 'open' || (isOpen(slot) && options.memoryAid === true);
	return cardCode(voice, isShown ? card : shownBack(position, card));
}

function framesOf(
	voice: BoardVoice,
	{ position, viewer, options }: Scene<State>,
	seat: Seat,
	color: ColorIndex,
): string {
	const film = position.films[filmIndex(seat, color)];
	if (film.length === 0) return '–';
	const isRecalled = viewer === 'open' || options.memoryAid === true || position.phase === 'over';
	const blurred = (value: number) => {
		const back = backShown(shownBack(position, photo(color, value)));
		return isRecalled ? value : back ? bandName(voice, back.band) : '';
	};
	return film.map((frame) => (frame > 0 ? String(frame) : `×${blurred(-frame)}`)).join(' ');
}

function arrow(film: readonly number[]): string {
	const direction = film.length === 0 ? null : directionName(film);
	return direction === null ? ' ' : direction === 'rising' ? '↑' : '↓';
}

/** The values that would be sharp: `8 9 10`, `any above 7`, `any card`, `full stop`. */
function fitWords(voice: BoardVoice, film: readonly number[]): string {
	const fit = fitsNext(film);
	if (fit.type === 'values') return fit.values.join(' ');
	return fit.type === 'any' ? voice.say('fits.any') : fitName(voice, film);
}

function goodShotOf({ say }: BoardVoice, { position, names }: Scene<State>, seat: Seat, color: ColorIndex): string {
	const owner = position.goodShots[color];
	if (owner === seat) return say('shot.yours');
	if (owner !== IN_SUPPLY) return say('shot.theirs', { name: names[owner] });
	const needs = tableSize(position.seats).goodShotNeeds;
	return say('shot.open', { have: sharpCount(position.films[filmIndex(seat, color)]), needs });
}
