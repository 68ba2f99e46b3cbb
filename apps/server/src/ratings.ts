import type { BySeat, Seat } from '@shutterbox/kernel';
import { ranksOfLeavers } from '@shutterbox/table';
import { rate as openskill, rating as unknownSkill } from 'openskill';
import { type Rating, RatingConflict, type ResultStorage } from './storage/index.ts';

/** What is believed of a player's skill: a mean, and how uncertain it is. */
export type Skill = Pick<Rating, 'mu' | 'sigma'>;

export interface RatedMatch {
	/** The id of the game. */
	readonly game: string;
	/** The places that sides are rated by. */
	readonly places: BySeat<number>;
	/** Seats of people who left: each is rated as one who lost, whatever their team made of it. */
	readonly leavers: readonly Seat[];
	/** The game's teams at this number of seats; null where everybody plays for themselves. */
	readonly teams: BySeat<number> | null;
	/** Who sat where; null where the account is gone. */
	readonly people: BySeat<string | null>;
	readonly finished: number;
}

/** How often a match is rated anew because other matches of its people ended at the same time. */
const TRIES = 10;

/** Whether there is anything to compare: one person, or one team together, beats nobody. */
export function isRateable(places: BySeat<number>, teams: BySeat<number> | null): boolean {
	return sidesOf(places, teams).length > 1;
}

/** The skills after a match, by seat (Plackett-Luce); null before it is somebody new. */
export function rate(places: BySeat<number>, teams: BySeat<number> | null, before: BySeat<Skill | null>): Skill[] {
	const skills = before.map((skill): Skill => skill ?? unknownSkill());
	const sides = sidesOf(places, teams);
	if (sides.length < 2) return skills;
	const rated = openskill(
		sides.map((seats) => seats.map((seat) => skills[seat])),
		// The seats of a team share a place, and only the order of the places counts.
		{ rank: sides.map(([first]) => places[first]) },
	);
	for (const [side, seats] of sides.entries()) {
		for (const [member, seat] of seats.entries()) {
			const { mu, sigma } = rated[side][member];
			skills[seat] = { mu, sigma };
		}
	}
	return skills;
}

/** The ratings a match leads to, for `finish`; none where it cannot be rated. A deleted account counts as somebody new. */
export async function ratingsAfter(
	storage: Pick<ResultStorage, 'getRatings'>,
	{ game, places, leavers, teams, people, finished }: RatedMatch,
): Promise<readonly Rating[]> {
	if (!isRateable(places, teams)) return [];
	const known = await storage.getRatings(
		game,
		people.filter((userId) => userId !== null),
	);
	const before = people.map((userId) => known.find((rating) => rating.userId === userId) ?? null);
	const stayed = rate(places, teams, before);
	const left = rate(ranksOfLeavers(places, teams, leavers), teams, before);
	const after = stayed.map((skill, seat) => (leavers.includes(seat) ? left[seat] : skill));
	return people.flatMap((userId, seat) => {
		if (userId === null) return [];
		return [{ userId, game, ...after[seat], matches: (before[seat]?.matches ?? 0) + 1, updated: finished }];
	});
}

/** Rates a match and hands the ratings to `finish`, again with fresh ones as long as other matches end in between. */
export async function finishRated<Answer>(
	storage: Pick<ResultStorage, 'getRatings'>,
	match: RatedMatch,
	finish: (ratings: readonly Rating[]) => Promise<Answer>,
): Promise<Answer> {
	for (let attempt = 1; ; attempt++) {
		try {
			return await finish(await ratingsAfter(storage, match));
		} catch (error) {
			if (!(error instanceof RatingConflict) || attempt === TRIES) throw error;
		}
	}
}

/** The seats that won or lost together. */
function sidesOf(places: BySeat<number>, teams: BySeat<number> | null): number[][] {
	const seats = places.map((_, seat) => seat);
	return teams === null ? seats.map((seat) => [seat]) : [...Map.groupBy(seats, (seat) => teams[seat]).values()];
}
