import {
	hexesIn,
	layoutOf,
	leafletOf,
	NO_TILE,
	type Park,
	type State,
	SYMBOL_OF,
	SYMBOLS,
	scoreSheet,
	siteOf,
} from '@shutterbox/wildlife-park/client';
import { HABITAT_ART, HABITAT_NAMES } from '../../../art/animals/index.ts';
import type { Drawing } from '../../../darkroom/drawing.ts';
import { type Box, MARGIN, type SheetPaper, WIDTH } from '../../../ui/sheet-paper.ts';
import type { Keepsake, KeepsakeOf } from '../../game-ui.ts';
import { boxOf, centreOf, EDGES, gateOf, mapPlanOf, middleOf } from '../board/geometry.ts';
import { colourName, partOf } from '../board/kinds.ts';
import { rowsOf } from '../board/Leaflet.tsx';
import type { ThingId } from '../board/picture-ids.ts';
import { tileFace } from '../board/tile-face.ts';
import { towerColour } from '../board/towers.ts';
import { hexPath, type Point } from '../hex.ts';
import { DRAWN } from '../species.ts';
import { t as tb } from '../words.ts';
import { t } from './words.ts';

/** The upper edge of the map; the share of its width that a park may fill. */
const [TOP, ROOM] = [140, (854 - 320) / 854];
const [PAPER, LINE, MOSS] = ['#f3f1df', '#c9cda8', '#1b6e40'];
/** Of the leaflet below it. */
const [ROWS_TOP, ROW] = [616, 17.5];

/** Where a drawing lies around a point, in units of a tile. */
type Around = readonly [left: number, top: number, width: number, height: number];
const AROUND: Readonly<Record<'tile' | 'heart' | 'die' | 'gate' | 'footing' | 'tower', Around>> = {
	tile: [-104, -92, 208, 200],
	heart: [-49, -8, 98, 90],
	die: [-32, 15, 64, 64],
	gate: [-80, -80, 160, 140],
	footing: [-44, -44, 88, 88],
	tower: [-40, -132, 80, 148],
};

/** Map and leaflet, folded open. */
export async function picture({ view, seat, names }: KeepsakeOf<State>): Promise<Keepsake> {
	const art = await import('../art/index.ts');
	const homes = Object.fromEntries(
		await Promise.all(HABITAT_NAMES.map(async (name) => [name, await HABITAT_ART[name]()] as const)),
	);
	const { animals, towers } = leafletOf(view, seat, siteOf(view, seat));
	return {
		title: t('cartouche', { whose: 'other', name: names[seat] }),
		async draw(paper) {
			paper.write(t('stands', { species: animals.species, towers: towers.length }), MARGIN, 126, {
				face: 'text',
				size: 16,
			});
			const park = view.parks[seat];
			const plan = mapPlanOf(layoutOf(park), 'wide');
			const map: Box = [0, TOP, WIDTH, (WIDTH * plan.height) / plan.width];
			await paper.draw(art.mapDrawing(plan, 'light', 1), map);
			await drawPark(
				paper,
				map,
				park,
				(tile) => {
					const face = tileFace(tile);
					return art.tileDrawing(homes[DRAWN[face.species][1]], face, 1);
				},
				(id) => art.drawingOf(id, 1),
			);
			drawRows(paper, view, seat);
		},
	};
}

async function drawPark(
	paper: SheetPaper,
	[, y0, across, high]: Box,
	park: Park,
	tileOf: (tile: number) => Drawing,
	thing: (id: ThingId) => Drawing,
): Promise<void> {
	const layout = layoutOf(park);
	const box = boxOf(layout, EDGES);
	// As large as on the map of the board, whose road leads to the gate.
	const scale = Math.min((across * ROOM) / box.width, high / box.height);
	const [left, top] = [(across - box.width * scale) / 2, y0 + (high - box.height * scale) / 2];
	const at = ([x, y]: Point): Point => [left + (x - box.left) * scale, top + (y - box.top) * scale];
	const put = async (drawing: Drawing, where: Point, [dx, dy, width, height]: Around) => {
		const [x, y] = at(where);
		await paper.draw(drawing, [x + dx * scale, y + dy * scale, width * scale, height * scale]);
	};
	await put(thing('gate'), gateOf(layout), AROUND.gate);
	const hexes = layout.places.map((_, hex) => hex).toSorted((a, b) => middleOf(layout, a)[1] - middleOf(layout, b)[1]);
	for (const hex of hexes) {
		const tile = park.tiles[hex];
		const middle = middleOf(layout, hex);
		if (tile === NO_TILE) {
			vacant(paper, at(middle), scale);
			continue;
		}
		await put(tileOf(tile), middle, AROUND.tile);
		const part = partOf(tile);
		if (part) await put(thing(`part-${part}-${park.corners[hex]}`), middle, AROUND.tile);
		const die = park.dice[hex];
		if (die === 0) continue;
		if (SYMBOLS[SYMBOL_OF[tile]] === 'heart') await put(thing('grown-heart'), middle, AROUND.heart);
		await put(thing(`die-${colourName(tile)}-${die}`), middle, AROUND.die);
	}
	const towers = hexesIn(park.towers)
		.map((point) => ({ colour: towerColour(park, point), middle: centreOf(layout, layout.points[point].hexes) }))
		.toSorted((a, b) => a.middle[1] - b.middle[1]);
	for (const { colour, middle } of towers) await put(thing(`footing-${colour}`), middle, AROUND.footing);
	for (const { colour, middle } of towers) await put(thing(`tower-${colour}`), middle, AROUND.tower);
}

/** Where no tile lies. */
function vacant({ context }: SheetPaper, [x, y]: Point, scale: number): void {
	context.save();
	context.translate(x, y);
	context.scale(scale, scale);
	const path = new Path2D(hexPath(97));
	context.fillStyle = PAPER;
	context.globalAlpha = 0.6;
	context.fill(path);
	context.globalAlpha = 1;
	context.strokeStyle = LINE;
	context.lineWidth = 3;
	context.setLineDash([7, 8]);
	context.stroke(path);
	context.restore();
}

/** A bar for every row, all of one scale. */
function drawRows(paper: SheetPaper, view: KeepsakeOf<State>['view'], seat: number): void {
	const sheet = scoreSheet(view, seat);
	const rows = rowsOf(view);
	const most = Math.max(1, ...rows.map((row) => sheet[row]));
	for (const [i, row] of rows.entries()) {
		const y = ROWS_TOP + i * ROW;
		paper.write(tb(`row.${row}`), MARGIN, y + 5, { face: 'bold', size: 14, room: 130 });
		paper.fill('#e4e6e1', [170, y - 3, 330, 6], 3);
		if (sheet[row] > 0) paper.fill(MOSS, [170, y - 3, (330 * sheet[row]) / most, 6], 3);
		paper.write(String(sheet[row]), WIDTH - MARGIN, y + 6, { face: 'display', size: 16, isRight: true });
	}
}
