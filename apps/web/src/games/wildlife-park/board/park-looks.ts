/** How the hexes of the viewer's park look while something is in hand. Pure. */
import type { Seat, View } from '@shutterbox/kernel';
import {
	COLOURS,
	colourOf,
	die,
	type Hex,
	type HexPreview,
	hexesIn,
	type Item,
	isDie,
	layoutOf,
	leafletOf,
	type Park,
	type ScoreRow,
	type State,
	tiled,
} from '@shutterbox/wildlife-park/client';
import type { HexLook } from './Ring.tsx';
import type { SceneAct } from './scene.ts';
import { type DieEvent, facesOf } from './ways.ts';

export type Looks = ReadonlyMap<Hex, HexLook>;

/** Rings and ghosts where an item may go; what cannot take it is dim. A glance shows rings alone. */
export function offerLooks(
	park: Park,
	item: Item,
	offers: readonly HexPreview[],
	aimed: string | null,
	isGlance: boolean,
): Looks {
	const looks = new Map<Hex, HexLook>();
	offers.forEach(({ hex: name, ways, refusal }, hex) => {
		const [way] = ways;
		const isAimed = aimed === `hex ${name}`;
		if (!way) {
			if (isGlance) return;
			const isTile = (tiled(park) & (1 << hex)) !== 0;
			if (isAimed && refusal) looks.set(hex, { isHatched: true });
			else if (isTile && isDie(item)) looks.set(hex, { isDim: true });
			return;
		}
		const shown = isDie(item) ? die(colourOf(item), way.value) : item;
		looks.set(hex, {
			ring: isGlance || way.workers.length > 0 ? 'soft' : 'full',
			...(!isAimed && !isGlance && { ghost: { item: shown, corner: way.corner } }),
		});
	});
	return looks;
}

/** Places that are only to be pressed. */
export function ringed(hexes: readonly Hex[], ring: HexLook['ring'] = 'full'): Looks {
	return new Map(hexes.map((hex) => [hex, ring ? { ring } : {}]));
}

/** The hexes that a row of the leaflet is about, with what they score; null where that is no place. */
export function areaOf(
	view: View<State>,
	seat: Seat,
	park: Park,
	row: ScoreRow,
): { readonly hexes: readonly Hex[]; readonly words: string }[] {
	const { areas, towers, entrance } = leafletOf(view, seat, { park, workers: view.workers[seat] });
	switch (row) {
		case 'entrance':
			return entrance.groups.map(({ hexes, points }) => ({ hexes: hexesIn(hexes), words: String(points) }));
		case 'watchtowers':
			return towers.map(({ hexes, points }) => ({ hexes: hexesIn(hexes), words: String(points) }));
		case 'animals':
		case 'missions':
			return [];
		default:
			return areas
				.filter(({ colour, sum }) => COLOURS[colour] === row && sum > 0)
				.map(({ hexes, sum, breeding, points }) => ({
					hexes: hexesIn(hexes),
					words: `${sum} × ${breeding} = ${points}`,
				}));
	}
}

/** Everything else is quieter. */
export function dimmedBut(park: Park, hexes: readonly Hex[]): Looks {
	const names = layoutOf(park).names;
	return new Map(names.flatMap((_, hex) => (hexes.includes(hex) ? [] : [[hex, { isDim: true }] as const])));
}

/** A die that comes drops; one that is turned tips over its edges, and what is new drops before that. */
function dieLook(event: DieEvent, isStill: boolean): HexLook {
	const faces = facesOf(event);
	return {
		...(event.type === 'diePlaced' && { comes: 'die' }),
		...(faces.length > 1 && !isStill && { faces }),
	};
}

/** What an act has just put down; while the entrance is counted, all that no light reaches is dim. */
export function actLooks({ event, isStill }: SceneAct, park: Park): Looks {
	const { names, starts } = layoutOf(park);
	switch (event.type) {
		case 'personalDrawn':
			return new Map(starts.map(({ hex }, order) => [hex, { comes: 'tile', order }]));
		case 'tilePlaced':
			return new Map([[names.indexOf(event.hex), { comes: 'tile' }]]);
		case 'diePlaced':
		case 'dieChanged':
			return new Map([[names.indexOf(event.hex), dieLook(event, isStill)]]);
		case 'entranceScored':
			return dimmedBut(
				park,
				event.groups.flatMap(({ hexes }) => hexes.map((name) => names.indexOf(name))),
			);
		default:
			return new Map();
	}
}
