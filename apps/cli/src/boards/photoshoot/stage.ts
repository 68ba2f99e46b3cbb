import { styleText } from 'node:util';
import type { Voice } from '@shutterbox/kernel';
import {
	type Cell,
	EFFECTS,
	effectsInForce,
	frameOf,
	isFriend,
	isHelped,
	type Key,
	NO_OBJECTIVE,
	objectiveId,
	type State,
	type Tile,
	tileName,
} from '@shutterbox/photoshoot/client';
import { padEnd } from '../../text.ts';
import type { Scene } from '../board.ts';

/** Columns of a cell between two bars: number, name, marks. */
const CELL = 10;
const SIDE = 3;
const GRID = 1 + SIDE * (CELL + 1);
const GAP = 5;

/** The stage at the left, the photo that is wanted at the right, with ticks where the stage may be compared. */
export function drawStage(voice: Voice<Key>, { position, viewer }: Scene<State>): string[] {
	const { cells, open } = position;
	const stage = grid((cell) => `${cell + 1} ${marked(position, cells[cell], tileName(voice, cells[cell]))}`);
	if (open === NO_OBJECTIVE) return [beside('Stage', ''), ...stage.map((line) => beside(line, ''))];
	const isTold = isHelped(position, viewer);
	const photo = grid((cell) => {
		const wanted = frameOf(open).find((placed) => placed.cell === cell);
		if (wanted === undefined) return '    ·';
		const name = tileName(voice, wanted.tile);
		return isTold && cells[cell] === wanted.tile ? styleText('green', `✓ ${name}`) : `  ${name}`;
	});
	return [beside('Stage', photoTitle(voice, position, isTold)), ...stage.map((line, i) => beside(line, photo[i]))];
}

/** Which characters of the wanted photo stand elsewhere: `Edgar 6 → 3`. */
export function stillWrong(voice: Voice<Key>, { cells, open }: State): string[] {
	if (open === NO_OBJECTIVE) return [];
	return frameOf(open)
		.filter(({ cell, tile }) => cells[cell] !== tile)
		.map(({ cell, tile }) => `${tileName(voice, tile)} ${cells.indexOf(tile) + 1} → ${cell + 1}`);
}

function photoTitle(voice: Voice<Key>, position: State, isTold: boolean): string {
	const title = `Photo wanted: ${objectiveId(position.open)}`;
	if (!isTold) return title;
	const wrong = stillWrong(voice, position).length;
	const state = wrong === 0 ? 'all in place' : `${frameOf(position.open).length - wrong} of 4 in place`;
	return `${title}, ${state}`;
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
