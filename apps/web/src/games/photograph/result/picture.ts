import { COLORS, type Color, type State } from '@shutterbox/photograph/client';
import { SUIT_SYMBOLS } from '../../../art/suits.ts';
import { MARGIN, type SheetPaper, WIDTH } from '../../../ui/sheet-paper.ts';
import type { Keepsake, KeepsakeOf } from '../../game-ui.ts';
import { sceneId, sceneOf } from '../art/index.ts';
import { storyOf } from '../pictures.tsx';
import { type AlbumFilm, filmsOf } from './films.ts';
import { t, telling } from './words.ts';

/** Each film with its title; so many have room. */
const ROW = 124;
const TOP = 116;
const MOST = 5;
const FRAME = { width: 106, height: 61, gap: 5 };
/** Of the rim of a film: a hole, and how far the next one is. */
const HOLE = { width: 8, height: 5, pitch: 13 };

const FILM = '#17171a';
const EDGE_PRINT = '#f2a33a';
const SUITS: Readonly<Record<Color, readonly [suit: string, onSuit: string]>> = {
	blue: ['#0739ac', '#ffffff'],
	red: ['#c83f1c', '#ffffff'],
	yellow: ['#fcc826', '#1a1a1a'],
	green: ['#49b573', '#1a1a1a'],
	brown: ['#59291b', '#ffffff'],
	grey: ['#c1c1ce', '#1a1a1a'],
	purple: ['#9a69b1', '#08080a'],
};

/** The album as a picture: the films in the order of their points, each across the whole sheet. */
export async function picture({ view, seat, names }: KeepsakeOf<State>): Promise<Keepsake> {
	const { long, short } = filmsOf(view, seat);
	const films = [...long, ...short].filter(({ film }) => film.length > 0).slice(0, MOST);
	return {
		title: t('picture', { name: names[seat] }),
		async draw(paper) {
			for (const [i, film] of films.entries()) await drawFilm(paper, film, TOP + i * ROW);
		},
	};
}

async function drawFilm(paper: SheetPaper, { color, film }: AlbumFilm, top: number): Promise<void> {
	const suit = COLORS[color];
	drawSuit(paper, suit, MARGIN, top, 18);
	paper.write(storyOf(color) ?? '', MARGIN + 26, top + 15, { face: 'display', size: 16, room: WIDTH - 2 * MARGIN });
	const strip = top + 24;
	const height = ROW - 30;
	paper.fill(FILM, [0, strip, WIDTH, height]);
	for (let x = 3; x < WIDTH; x += HOLE.pitch)
		for (const y of [strip + 3, strip + height - HOLE.height - 3])
			paper.fill('#eceeea', [x, y, HOLE.width, HOLE.height], 1.5);
	for (const [i, value] of film.entries()) {
		const x = MARGIN + i * (FRAME.width + FRAME.gap);
		if (x + FRAME.width > WIDTH) break;
		await drawFrame(paper, suit, value, x, strip + 11);
	}
}

async function drawFrame(paper: SheetPaper, suit: Color, value: number, x: number, y: number): Promise<void> {
	const { width, height } = FRAME;
	const { context } = paper;
	context.save();
	context.beginPath();
	context.roundRect(x, y, width, height, 2);
	context.clip();
	if (value > 0) {
		const id = `${sceneId(suit, value)}-kept`;
		const { body, wide } = sceneOf(suit, value, id);
		await paper.draw({ body, viewBox: wide }, [x, y - 3, width, (width * 79) / 116]);
	} else {
		paper.fill('#2c2c31', [x, y, width, height]);
		context.strokeStyle = '#45454c';
		context.lineWidth = 5;
		for (let step = -height; step < width; step += 11) {
			context.beginPath();
			context.moveTo(x + step, y + height);
			context.lineTo(x + step + height * 0.5, y);
			context.stroke();
		}
	}
	context.restore();
	const [ink, letter] = SUITS[suit];
	if (value > 0) {
		paper.fill(ink, [x, y, 26, 19], 2);
		paper.write(String(value), x + 6, y + 15, { face: 'bold', size: 14, ink: letter });
	} else paper.write('−2', x + width / 2 - 11, y + height / 2 + 6, { face: 'bold', size: 17, ink: '#fff' });
	const caption = value > 0 ? telling()[suit][value - 1][0] : t('blurred');
	paper.write(caption, x, y + height + 10, {
		face: 'bold',
		size: 10,
		ink: value > 0 ? EDGE_PRINT : '#d8d2ca',
		room: width,
	});
}

function drawSuit({ context }: SheetPaper, suit: Color, x: number, y: number, size: number): void {
	const [ink, letter] = SUITS[suit];
	context.fillStyle = ink;
	context.beginPath();
	context.roundRect(x, y, size, size, 4);
	context.fill();
	context.save();
	context.translate(x + 3, y + 3);
	context.scale((size - 6) / 24, (size - 6) / 24);
	context.fillStyle = letter;
	context.fill(new Path2D(SUIT_SYMBOLS[suit]), 'evenodd');
	context.restore();
}
