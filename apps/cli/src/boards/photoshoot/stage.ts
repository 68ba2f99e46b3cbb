import { styleText } from 'node:util';
import {
	type Cell,
	EFFECTS,
	effectsInForce,
	frameOf,
	isFriend,
	isHelped,
	NO_OBJECTIVE,
	type Objective,
	objectiveId,
	type State,
	type Tile,
} from '@shutterbox/photoshoot/client';
import { padEnd } from '../../text.ts';
import type { Scene } from '../board.ts';
import { tileName } from './words.ts';

/** Columns of a cell between two bars: number, name, marks. */
const CELL = 10;
const SIDE = 3;
const GRID = 1 + SIDE * (CELL + 1);
const GAP = 5;

/** The stage at the left, the photo that is wanted at the right. */
export function drawStage({ position, viewer }: Scene<State>): string[] {
	const { cells, open } = position;
	const isTold = isHelped(position, viewer);
	const stage = grid((cell) => `${cell} ${marked(position, cells[cell])}`);
	const photo = open === NO_OBJECTIVE ? [] : grid((cell) => wanted(open, cell, isTold ? cells : null));
	const title = open === NO_OBJECTIVE ? '' : photoTitle(position, isTold);
	return [beside('Stage', title), ...stage.map((line, i) => beside(line, photo[i] ?? ''))];
}

/** Which characters of the wanted photo stand elsewhere: `Edgar 5 → 2`. */
export function stillWrong({ cells, open }: State): string[] {
	if (open === NO_OBJECTIVE) return [];
	return frameOf(open)
		.filter(({ cell, tile }) => cells[cell] !== tile)
		.map(({ cell, tile }) => `${tileName(tile)} ${cells.indexOf(tile)} → ${cell}`);
}

function photoTitle(position: State, isTold: boolean): string {
	const title = `Photo wanted: ${objectiveId(position.open)}`;
	if (!isTold) return title;
	const wrong = stillWrong(position).length;
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
function marked(position: State, tile: Tile): string {
	const isActive = effectsInForce(position).some((effect) => EFFECTS[effect].tile === tile);
	const name = `${tileName(tile)}${isFriend(tile) ? '°' : ''}${isActive ? '!' : ''}`;
	return isActive ? styleText('bold', name) : name;
}

/** Characters in place are ticked where the stage may be compared. */
function wanted(open: Objective, cell: Cell, cells: readonly Tile[] | null): string {
	const placed = frameOf(open).find((each) => each.cell === cell);
	if (placed === undefined) return '    ·';
	const name = tileName(placed.tile);
	return cells?.[cell] === placed.tile ? styleText('green', `✓ ${name}`) : `  ${name}`;
}
