import type { Seat } from '@shutterbox/kernel';
import type { Site } from '../rules/build.ts';
import { ANIMAL_POINTS, type ColourIndex, type TileSymbol } from '../rules/components.ts';
import { entranceGroups } from '../rules/entrance.ts';
import { areasOf } from '../rules/habitats.ts';
import { count, type HexSet } from '../rules/layouts.ts';
import { isMissionMet, MISSIONS } from '../rules/missions.ts';
import { diced } from '../rules/park.ts';
import { type ScoreSheet, sheetOf, speciesCount } from '../rules/scoring.ts';
import { NOT_SCORED, type State } from '../rules/state.ts';
import { towersOf } from '../rules/towers.ts';
import { missionProgress, type Progress } from './mission-progress.ts';

/** How the points of a park come about, row by row of the score pad. */
export interface Leaflet {
	readonly sheet: ScoreSheet;
	readonly entrance: {
		/** Once and for all: what is linked now no longer counts. */
		readonly isRecorded: boolean;
		readonly groups: readonly { readonly hexes: HexSet; readonly points: number }[];
	};
	/** By colour, then by first hex; `sum × breeding = points`. */
	readonly areas: readonly {
		readonly colour: ColourIndex;
		readonly hexes: HexSet;
		readonly sum: number;
		readonly breeding: number;
		readonly points: number;
	}[];
	readonly towers: readonly {
		readonly colour: TileSymbol;
		readonly hexes: HexSet;
		/** Of three. */
		readonly dice: number;
		readonly points: number;
	}[];
	readonly animals: {
		readonly species: number;
		/** What one more species would add; null where there is none. */
		readonly next: number | null;
	};
	readonly missions: readonly {
		readonly number: number;
		readonly points: number;
		readonly isMet: boolean;
		readonly progress: Progress;
	}[];
}

/** Of a seat's park as it is, or as a draft would make it. */
export function leafletOf(state: State, seat: Seat, { park, workers }: Site): Leaflet {
	const recorded = state.entrance[seat];
	const species = speciesCount(park);
	return {
		sheet: sheetOf(park, workers, state.missions[seat], recorded),
		entrance: { isRecorded: recorded !== NOT_SCORED, groups: entranceGroups(park) },
		areas: areasOf(park),
		towers: towersOf(park).map(({ point, colour, points }) => ({
			colour,
			hexes: point.set,
			dice: count(diced(park) & point.set),
			points,
		})),
		animals: {
			species,
			next: species + 1 < ANIMAL_POINTS.length ? ANIMAL_POINTS[species + 1] - ANIMAL_POINTS[species] : null,
		},
		missions: state.missions[seat].map((number) => ({
			number,
			points: MISSIONS[number - 1].points,
			isMet: isMissionMet(number, park, workers),
			progress: missionProgress(number, park, workers),
		})),
	};
}
