import { styleText } from 'node:util';
import {
	type Cell,
	EFFECTS,
	effectsInForce,
	frameOf,
	isFriend,
	isHelped,
	NO_OBJECTIVE,
	objectiveId,
	type State,
	type Tile,
	tileName,
} from '@shutterbox/photoshoot/client';
import { padEnd } from '../../text.ts';
import type { Scene } from '../board.ts';
import type { BoardVoice } from './reader.ts';

/** Columns of a cell between two bars: number, name, marks. */
const CELL = 10;
const SIDE = 3;
const GRID = 1 + SIDE * (CELL + 1);
const GAP = 5;

/** The stage at the left, the photo that is wanted at the right, with ticks where the stage may be compared. */
export function drawStage(voice: BoardVoice, { position, viewer }: Scene<State>): string[] {
	const { cells, open } = position;
	const stage = grid((cell) => `${cell + 1} ${marked(position, cells[cell], tileName(voice, cells[cell]))}`);
	const title = voice.say('stage.title');
	if (open === NO_OBJECTIVE) return [beside(title, ''), ...stage.map((line) => beside(line, ''))];
	const isTold = isHelped(position, viewer);
	const photo = grid((cell) => {
		const wanted = frameOf(open).find((placed) => placed.cell === cell);
		if (wanted === undefined) return '    ·';
		const name = tileName(voice, wanted.tile);
		return isTold && cells[cell] === wanted.tile ? styleText('green', `✓ ${name}`) : `  ${name}`;
	});
	return [beside(title, photoTitle(voice, position, isTold)), ...stage.map((line, i) => beside(line, photo[i]))];
}

/** Which characters of the wanted photo stand elsewhere: `Edgar 6 → 3`. */
export function stillWrong(voice: BoardVoice, { cells, open }: State): string[] {
	if (open === NO_OBJECTIVE) return [];
	return frameOf(open)
		.filter(({ cell, tile }) => cells[cell] !== tile)
		.map(({ cell, tile }) => `${tileName(voice, tile)} ${cells.indexOf(tile) + 1} → ${cell + 1}`);
}

function photoTitle(voice: BoardVoice, position: State, isTold: boolean): string {
	const photo = voice.say('stage.wanted', { id: objectiveId(position.open) });
	if (!isTold) return photo;
	const wrong = stillWrong(voice, position).length;
	return voice.say('stage.inPlace', { photo, count: frameOf(position.open).length - wrong });
}

function beside(left: string, right: string): string {
	return ` ${padEnd(left, GRID + GAP)}${right}`.trimEnd();
}

function grid(draw: (cell: Cell) => string): string[] {
	const line = (left: string, cross: string, right: string) =>
		`${left}${Array.from({ length: SIDE }, () => '─'.repeat(CELL)).join(cross)}${right}`;
	const row = (y: number) => `│${Array.from({ length: SIDE }, (_, x) => padEnd(draw(y * SIDE + x), CELL)).join('│')}│`;
	return [line('┌', '┬', '┐'), row(0), line('├', '┼', '┤'), row(1), line('├', '┼', '┤'), row(2), line('└', '┴', '┘')];
}

/** `Alice°`: one of the friends; `Max!`: the photographers hold an effect of hers or his. */
function marked(position: State, tile: Tile, name: string): string {
	const isActive = effectsInForce(position).some((effect) => EFFECTS[effect].tile === tile);
	const text = `${name}${isFriend(tile) ? '°' : ''}${isActive ? '!' : ''}`;
	return isActive ? styleText('bold', text) : text;
}
