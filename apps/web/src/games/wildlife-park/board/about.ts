/** What there is to know about a thing of the table: its name, and a few lines. Pure. */
import type { TableEvent } from '@shutterbox/table';
import {
	COLOURS,
	type Event,
	faceOf,
	type Hex,
	hexAloud,
	isDie,
	itemName,
	layoutOf,
	leafletOf,
	NO_TILE,
	previewsOf,
	scoreSheet,
	siteOf,
	stackOf,
	towerName,
} from '@shutterbox/wildlife-park/client';
import { spacesOf } from '../draft.ts';
import { capitalised, t, voice } from '../words.ts';
import { rowsOf } from './Leaflet.tsx';
import type { Scene } from './scene.ts';

export interface About {
	readonly title: string;
	readonly lines: readonly string[];
}

type Table = Pick<Scene, 'shown' | 'own' | 'plan' | 'names'>;

/** By the two words of its name; null where nothing is to be said. */
export function aboutOf(table: Table, history: readonly TableEvent[], thing: string): About | null {
	const { shown, own } = table;
	const [what, which = ''] = thing.split(' ');
	switch (what) {
		case 'hex':
			return aboutHex(table, history, layoutOf(shown.parks[own]).names.indexOf(which));
		case 'supply':
		case 'display':
			return aboutItem(table, what, which);
		case 'stack': {
			const tiles = stackOf(shown, own).map((tile) => capitalised(itemName(voice, tile)));
			return tiles.length === 0 ? null : { title: t('about.stack'), lines: tiles };
		}
		case 'rows': {
			const sheet = scoreSheet(shown, Number(which));
			const lines = rowsOf(shown).map((row) => t('about.row', { row: t(`row.${row}`), points: sheet[row] }));
			return { title: table.names[Number(which)], lines };
		}
		default:
			return null;
	}
}

/** A tile that lies in the park: its area and its tower, and how its die came to show what it shows. */
function aboutHex({ shown, own, plan }: Table, history: readonly TableEvent[], hex: Hex): About | null {
	const site = plan ?? siteOf(shown, own);
	const { park } = site;
	if (park.tiles[hex] === NO_TILE) return null;
	const { areas, towers } = leafletOf(shown, own, site);
	const isIn = ({ hexes }: { readonly hexes: number }) => (hexes & (1 << hex)) !== 0;
	const area = areas.find(isIn);
	const tower = towers.find(isIn);
	const name = layoutOf(park).names[hex];
	const rolled = park.dice[hex] > 0 ? rolledOn(history, own, name) : null;
	return {
		title: hexAloud(voice, { park, hex }),
		lines: [
			...(area ? [t('about.area', { ...area, row: t(`row.${COLOURS[area.colour]}`) })] : []),
			...(tower ? [t('about.tower', { ...tower, tower: capitalised(towerName(voice, tower.colour)) })] : []),
			...(rolled !== null && rolled !== park.dice[hex] ? [t('about.turned', { rolled, value: park.dice[hex] })] : []),
		],
	};
}

/** What the die on a hex showed before workers turned it. */
function rolledOn(history: readonly TableEvent[], seat: number, hex: string): number | null {
	const told = history
		.map(({ event }) => event as Event)
		.find((event) => event.type === 'diePlaced' && event.seat === seat && event.hex === hex);
	return told?.type === 'diePlaced' ? told.rolled : null;
}

/** More are not worth reading. */
const MOST = 6;

/** Something in a window: where it fits. */
function aboutItem({ shown, own }: Table, source: 'supply' | 'display', space: string): About | null {
	const item = spacesOf(shown, own, source).find((each) => each.space === space)?.item;
	if (item === undefined) return null;
	const open = previewsOf(shown, own, faceOf(item)).filter(({ ways }) => ways.length > 0);
	const [asIs, helped] = [true, false].map((isPlain) =>
		open.filter(({ refusal }) => (refusal === null) === isPlain).map(({ hex }) => hex),
	);
	const hexes = (all: readonly string[]) => voice.list(all.slice(0, MOST));
	return {
		title: capitalised(itemName(voice, item)),
		lines: [
			...(asIs.length > 0 && asIs.length <= MOST ? [t('about.fits', { hexes: hexes(asIs) })] : []),
			...(asIs.length > MOST ? [t('about.fitsMany', { count: asIs.length })] : []),
			...(isDie(item) && helped.length > 0 ? [t('about.helped', { hexes: hexes(helped) })] : []),
			...(open.length === 0 ? [capitalised(t('thing.noPlace'))] : []),
		],
	};
}
