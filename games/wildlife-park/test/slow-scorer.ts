import { TILE_IDS } from '../src/rules/components.ts';
import { LAYOUTS } from '../src/rules/layouts.ts';
import type { Park } from '../src/rules/park.ts';

// A second scorer, simple and slow: it knows coordinates and words, nothing of bits, points or areas of the first one.

interface Place {
	readonly q: number;
	readonly r: number;
	readonly star: boolean;
	readonly gate: boolean;
	readonly habitat: string;
	readonly species: string;
	readonly symbol: string;
	readonly corner: number;
	readonly die: number;
}

const HABITATS: Readonly<Record<string, string>> = {
	green: 'orangutan sloth tiger giant-panda saola gorilla',
	blue: 'sea-otter sea-turtle seal penguin vaquita blue-whale',
	grey: 'golden-eagle vicuna wild-yak ibex snow-leopard',
	orange: 'giraffe lion zebra elephant black-rhino',
};

function placesOf(park: Park): Place[] {
	const { places, star, gate } = LAYOUTS[park.layout];
	return places.flatMap(([q, r], hex) => {
		const id = TILE_IDS[park.tiles[hex]];
		if (id === undefined) return [];
		const [, species = id, symbol = 'none'] = id.split('.');
		const habitat = Object.keys(HABITATS).find((colour) => HABITATS[colour].split(' ').includes(species)) ?? '';
		const isGate = touches({ q, r }, { q: gate[0], r: gate[1] });
		return [
			{
				q,
				r,
				star: hex === star,
				gate: isGate,
				habitat,
				species,
				symbol,
				corner: park.corners[hex],
				die: park.dice[hex],
			},
		];
	});
}

function touches(a: { q: number; r: number }, b: { q: number; r: number }): boolean {
	const [dq, dr] = [a.q - b.q, a.r - b.r];
	return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr)) === 1;
}

/** Sets of places that hang together, for places that belong together. */
function clusters(places: readonly Place[], belong: (a: Place, b: Place) => boolean): Place[][] {
	let found = places.map((place) => [place]);
	for (let merged = true; merged; ) {
		merged = false;
		for (const one of found) {
			const other = found.find(
				(each) => each !== one && each.some((a) => one.some((b) => touches(a, b) && belong(a, b))),
			);
			if (other === undefined) continue;
			found = [...found.filter((each) => each !== one && each !== other), [...one, ...other]];
			merged = true;
			break;
		}
	}
	return found;
}

const total = (places: readonly Place[]) => places.reduce((sum, { die }) => sum + die, 0);

/** The corner's point on the screen, to one decimal. */
function pointOf({ q, r, corner }: Place): string {
	const angle = (corner * Math.PI) / 3;
	const x = 1.5 * q + Math.cos(angle);
	const y = Math.sqrt(3) * (r + q / 2) + Math.sin(angle);
	return `${Math.round(10 * x)},${Math.round(10 * y)}`;
}

function towersIn(places: readonly Place[]): Place[][] {
	const parts = places.filter(({ symbol }) => ['black', 'brown', 'beige'].includes(symbol));
	const meeting = new Map<string, Place[]>();
	for (const part of parts)
		meeting.set(`${pointOf(part)} ${part.symbol}`, [...(meeting.get(`${pointOf(part)} ${part.symbol}`) ?? []), part]);
	return [...meeting.values()].filter((three) => three.length === 3);
}

export interface SlowScore {
	readonly entrance: number;
	readonly habitats: Readonly<Record<string, number>>;
	readonly watchtowers: number;
	readonly species: number;
	readonly missions: readonly number[];
}

export function slowScore(park: Park, unusedWorkers: number): SlowScore {
	const places = placesOf(park);
	const dice = places.filter(({ die }) => die > 0);
	const groups = clusters(dice, () => true);
	const areas = clusters(places, (a, b) => a.habitat === b.habitat);
	const towers = towersIn(places);
	const areaPoints = (area: readonly Place[]) =>
		total(area) * area.filter(({ symbol, die }) => symbol === 'heart' && die > 0).length;
	const habitats = Object.fromEntries(
		Object.keys(HABITATS).map((colour) => [
			colour,
			areas.filter(([{ habitat }]) => habitat === colour).reduce((sum, area) => sum + areaPoints(area), 0),
		]),
	);
	const manned = towers.filter((three) => three.every(({ die }) => die > 0));
	const colours = Object.keys(HABITATS);
	const ofColour = (colour: string) => areas.filter(([{ habitat }]) => habitat === colour);
	const tileSpecies = places.filter(({ star }) => !star).map(({ species }) => species);
	const shown = (value: number) => dice.filter(({ die }) => die === value).length;
	const gates = places.filter(({ gate, die }) => gate && die > 0);
	const star = places.find((place) => place.star) as Place;
	const holds: readonly boolean[] = [
		areas.some((area) => area.length >= 6),
		colours.every((colour) => ofColour(colour).some((area) => areaPoints(area) >= 6)),
		colours.filter((colour) =>
			HABITATS[colour]
				.split(' ')
				.slice(0, 4)
				.every((name) => tileSpecies.includes(name)),
		).length >= 3,
		places.length === 20,
		new Set(tileSpecies.filter((name) => tileSpecies.filter((other) => other === name).length >= 2)).size >= 5,
		colours.every((colour) => ofColour(colour).length === 1 && ofColour(colour)[0].length >= 3),
		shown(6) >= 4,
		dice.filter(({ symbol }) => symbol === 'heart').length >= 6,
		groups.some((group) => [1, 2, 3, 4, 5, 6].every((value) => group.some(({ die }) => die === value))),
		dice.length >= 15,
		[1, 2, 3, 4, 5, 6].some((value) => shown(value) >= 6),
		dice.length >= 12 && shown(3) === 0 && shown(4) === 0,
		towers.length >= 3,
		new Set(towers.map(([{ symbol }]) => symbol)).size === 3,
		manned.some((three) => total(three) >= 17),
		gates.length === 3 && total(gates) >= 10,
		[0, 1, 2, 3, 4].filter((worker) => unusedWorkers & (1 << worker)).length >= 3,
		star.die > 0 && dice.filter((place) => touches(place, star)).length === 6,
	];
	return {
		entrance: groups.filter((group) => group.some(({ gate }) => gate)).reduce((sum, group) => sum + total(group), 0),
		habitats,
		watchtowers: manned.reduce((sum, three) => sum + total(three), 0),
		species: new Set(places.map(({ species }) => species)).size,
		missions: holds.flatMap((isMet, i) => (isMet ? [i + 1] : [])),
	};
}
