import type { BySeat, Outcome, ScoreLine, Seat } from '@shutterbox/kernel';
import { ACHIEVEMENTS, ANIMAL_POINTS, COLOURS, HEART, SOLO_GOAL, SPECIES_OF, SYMBOL_OF } from './components.ts';
import { entrancePoints } from './entrance.ts';
import { habitatPoints } from './habitats.ts';
import { count, HEXES } from './layouts.ts';
import { isMissionMet, MISSIONS } from './missions.ts';
import { NO_TILE, type Park } from './park.ts';
import { isSolo, NOT_SCORED, type State } from './state.ts';
import { towerPoints } from './towers.ts';

// Scoring and end: WPK-50 to WPK-55 and WPK-68.

/** The rows of the score pad (WPK-54). */
export const SCORE_ROWS = ['entrance', ...COLOURS, 'watchtowers', 'animals', 'missions'] as const;
export type ScoreRow = (typeof SCORE_ROWS)[number];
export type ScoreSheet = Readonly<Record<ScoreRow | 'total', number>>;

export const END_REASONS = ['displaysEmpty', 'challengeWon', 'challengeLost'] as const;

/** What a seat would score if the match ended now; in round 1 with the entrance as it stands. */
export function scoreSheet(state: State, seat: Seat): ScoreSheet {
	const recorded = state.entrance[seat];
	return sheetOf(state.parks[seat], state.workers[seat], state.missions[seat], recorded);
}

export function sheetOf(park: Park, unusedWorkers: number, missions: readonly number[], recorded: number): ScoreSheet {
	const entrance = recorded === NOT_SCORED ? entrancePoints(park) : recorded;
	const [green, blue, grey, orange] = habitatPoints(park);
	const watchtowers = towerPoints(park);
	const animals = ANIMAL_POINTS[speciesCount(park)];
	const forMissions = missionPoints(park, unusedWorkers, missions);
	const total = entrance + green + blue + grey + orange + watchtowers + animals + forMissions;
	return { entrance, green, blue, grey, orange, watchtowers, animals, missions: forMissions, total };
}

/** WPK-52: the star counts, dice do not matter. */
export function speciesCount({ tiles }: Park): number {
	let species = 0;
	for (const tile of tiles) if (tile !== NO_TILE) species |= 1 << SPECIES_OF[tile];
	return count(species);
}

function missionPoints(park: Park, unusedWorkers: number, missions: readonly number[]): number {
	let points = 0;
	for (const number of missions) {
		if (isMissionMet(number, park, unusedWorkers)) points += MISSIONS[number - 1].points;
	}
	return points;
}

export function missionsMet(state: State, seat: Seat): number[] {
	return state.missions[seat].filter((number) => isMissionMet(number, state.parks[seat], state.workers[seat]));
}

/** The tie-break of WPK-55. */
function breedingTotal(park: Park): number {
	let total = 0;
	for (let hex = 0; hex < HEXES; hex++)
		if (park.dice[hex] !== 0 && SYMBOL_OF[park.tiles[hex]] === HEART) total += park.dice[hex];
	return total;
}

export function breakdown(state: State): BySeat<readonly ScoreLine[]> {
	return state.parks.map((park, seat) => {
		const sheet = scoreSheet(state, seat);
		return SCORE_ROWS.filter((row) => row !== 'missions' || state.rules.missions === 'on').map((row) => {
			const facts = factsOf(state, seat, row, park);
			return { source: row, points: sheet[row], ...(facts && { facts }) };
		});
	});
}

function factsOf(state: State, seat: Seat, row: ScoreRow, park: Park): ScoreLine['facts'] | null {
	switch (row) {
		case 'entrance':
			return { isRecorded: state.entrance[seat] !== NOT_SCORED };
		case 'animals':
			return { species: speciesCount(park) };
		case 'watchtowers':
			return { built: count(park.towers) };
		case 'missions':
			return { met: missionsMet(state, seat).join(', ') };
		default:
			return null;
	}
}

export function outcome(state: State): Outcome | null {
	if (state.phase !== 'over') return null;
	const scores = state.parks.map((_, seat) => scoreSheet(state, seat).total);
	const breeding = state.parks.map(breedingTotal);
	const reason = reasonOf(state, scores[0]);
	return { reason, scores, places: reason === 'challengeLost' ? [2] : placesOf(scores, breeding) }; // WPK-68
}

function reasonOf(state: State, total: number): (typeof END_REASONS)[number] {
	if (!isSolo(state)) return 'displaysEmpty';
	return isChallengeWon(total, missionsMet(state, 0).length) ? 'challengeWon' : 'challengeLost';
}

/** WPK-55: by total, then by dice on breeding tiles; equal in both is an equal place. */
export function placesOf(totals: readonly number[], breeding: readonly number[]): number[] {
	const isAhead = (a: Seat, b: Seat) => totals[a] > totals[b] || (totals[a] === totals[b] && breeding[a] > breeding[b]);
	return totals.map((_, seat) => 1 + totals.filter((_total, other) => isAhead(other, seat)).length);
}

/** WPK-68 */
function isChallengeWon(total: number, missions: number): boolean {
	return total >= SOLO_GOAL.points && missions >= SOLO_GOAL.missions;
}

/** The title earned in the solo challenge, or null if it is lost. */
export function achievement(total: number, missions: number): string | null {
	if (!isChallengeWon(total, missions)) return null;
	const row = Math.floor((total - SOLO_GOAL.points) / 10);
	return ACHIEVEMENTS[Math.min(row, ACHIEVEMENTS.length - 1)];
}
