/** Everything that lies in a park: how it is drawn, which part of the drawing is seen, how wide it is shown at most. */
import { COLOURS, CORNERS, WORKERS } from '@shutterbox/wildlife-park/client';
import type { Pips } from '../../../art/die.ts';
import type { Drawing } from '../../../darkroom/drawing.ts';
import type { ThingId, TowerColour } from '../board/picture-ids.ts';
import { die, rolling } from './pieces/die.ts';
import { crate, gate, hiddenToken, token } from './pieces/things.ts';
import { tower, towerDeck, towerFeet } from './pieces/tower.ts';
import { worker } from './pieces/worker.ts';
import { footing, grownHeart, part, tileBack } from './tile.ts';

/** Pixels across on a table of 1366 × 768; its view box; the drawing. */
type Picture = readonly [width: number, viewBox: string, draw: () => string];
type Entry = readonly [id: ThingId, picture: Picture];

const TOWERS: readonly TowerColour[] = ['black', 'brown', 'beige'];
const FACES: readonly Pips[] = [1, 2, 3, 4, 5, 6];
/** The largest park has 66 pixels for 104 units of its tiles. */
const perUnit = (units: number) => Math.ceil((units * 66) / 104);

const TOWER_BOX = '-40 -132 80 148';
export const TILE_BOX = '-104 -92 208 200';
export const TILE_WIDTH = perUnit(208);

const PICTURES: ReadonlyMap<ThingId, Picture> = new Map<ThingId, Picture>([
	...TOWERS.flatMap((colour): readonly Entry[] => [
		...Array.from(
			{ length: CORNERS },
			(_, c): Entry => [`part-${colour}-${c}`, [TILE_WIDTH, TILE_BOX, () => part(colour, c)]],
		),
		[`tower-${colour}`, [perUnit(80), TOWER_BOX, () => tower(colour)]],
		[`footing-${colour}`, [perUnit(88), '-44 -44 88 88', () => footing(colour)]],
	]),
	...COLOURS.flatMap((colour): readonly Entry[] => [
		...FACES.map((face): Entry => [`die-${colour}-${face}`, [44, '0 0 60 60', () => die(colour, face)]]),
		[`rolling-${colour}`, [44, '0 0 60 60', () => rolling(colour)]],
		[`back-${colour}`, [82, TILE_BOX, () => tileBack(colour)]],
	]),
	...WORKERS.map((kind): Entry => [`worker-${kind}`, [42, '0 0 48 50', () => worker(kind)]]),
	['tower-feet', [perUnit(80), TOWER_BOX, towerFeet]],
	['tower-deck', [perUnit(80), TOWER_BOX, towerDeck]],
	['grown-heart', [perUnit(98), '-49 -50 98 90', grownHeart]],
	['gate', [perUnit(160), '-80 -80 160 140', () => gate(false)]],
	['gate-lit', [perUnit(160), '-80 -80 160 140', () => gate(true)]],
	['crate', [80, '0 0 80 64', () => crate(false)]],
	['crate-open', [80, '0 0 80 64', () => crate(true)]],
	['token', [40, '0 0 40 42', token]],
	['token-hidden', [40, '0 0 40 42', hiddenToken]],
]);

export const THING_IDS: readonly ThingId[] = [...PICTURES.keys()];

export function drawingOf(id: ThingId, density: number): Drawing {
	const picture = PICTURES.get(id);
	if (!picture) throw new Error(`no picture is called ${id}`);
	const [width, viewBox, draw] = picture;
	return { body: draw(), viewBox, width: Math.round(width * density) };
}
