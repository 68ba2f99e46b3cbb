import type { PlayContext } from '@shutterbox/kernel';
import type { Event } from './events.ts';
import { connected, type HexSet, hexesIn, lowest } from './layouts.ts';
import { diced, layoutOf, type Park } from './park.ts';
import type { State } from './state.ts';

// Dice groups and the entrance: WPK-45 and WPK-46.

interface Group {
	readonly hexes: HexSet;
	readonly points: number;
}

/** Maximal sets of dice on adjacent hexes, whatever their colours. */
export function diceGroups(park: Park): HexSet[] {
	return groupsFrom(park, diced(park));
}

/** The groups that have a die at the entrance; each counts once. */
export function entranceGroups(park: Park): Group[] {
	const gates = diced(park) & layoutOf(park).entrance;
	return groupsFrom(park, gates).map((hexes) => ({ hexes, points: sumOfDice(park, hexes) }));
}

export function entrancePoints(park: Park): number {
	let points = 0;
	for (const group of entranceGroups(park)) points += group.points;
	return points;
}

function groupsFrom(park: Park, seeds: HexSet): HexSet[] {
	const groups: HexSet[] = [];
	const dice = diced(park);
	for (let rest = seeds; rest !== 0; ) {
		const group = connected(layoutOf(park), lowest(rest), dice);
		groups.push(group);
		rest &= ~group;
	}
	return groups;
}

export function sumOfDice({ dice }: Park, hexes: HexSet): number {
	let sum = 0;
	for (let rest = hexes; rest !== 0; rest &= rest - 1) sum += dice[lowest(rest)];
	return sum;
}

/** At the end of round 1; recorded once and for all. */
export function scoreEntrances(state: State, { emit }: PlayContext<Event>): void {
	state.parks.forEach((park, seat) => {
		const points = entrancePoints(park);
		state.entrance[seat] = points;
		if (!emit) return;
		const { names } = layoutOf(park);
		const groups = entranceGroups(park).map((group) => ({
			hexes: hexesIn(group.hexes).map((hex) => names[hex]),
			points: group.points,
		}));
		emit({ type: 'entranceScored', seat, groups, points });
	});
}
