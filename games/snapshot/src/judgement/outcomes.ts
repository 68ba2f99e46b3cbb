import { failOdds, photoOdds } from '../analysis/odds.ts';
import type { Prospect } from '../analysis/plan-odds.ts';
import { TOKEN_WORTH } from '../bots/plans.ts';
import { type Animal, REROLL_PRICE } from '../rules/components.ts';

/** What photography may end in: these photos and no others, and how many tokens there are then on average. */
export interface PhotoOutcome {
	readonly photos: readonly Animal[];
	readonly tokens: number;
	readonly odds: number;
}

interface Standing {
	/** Bits by place of the target. */
	readonly taken: number;
	readonly tokens: number;
	readonly odds: number;
}

type HabitatProspect = Prospect['habitats'][number];

/**
 * Everything a prospect may end in, by photos. Failed rolls are tried again from the supply while it lasts, where what
 * is at stake is worth more than the tokens; `abandons` gives the first habitat up at once.
 */
export function photoOutcomes(
	{ supply, habitats }: Prospect,
	worth: readonly number[],
	abandons = false,
): PhotoOutcome[] {
	let standings: readonly Standing[] = [{ taken: 0, tokens: supply, odds: 1 }];
	const targets: Animal[] = [];
	habitats.forEach((prospect, i) => {
		const first = targets.length;
		for (const { animal } of prospect.targets) targets.push(animal);
		const isTriedAgain = !(abandons && i === 0) && stake(prospect, worth) > REROLL_PRICE * TOKEN_WORTH;
		standings = merged(standings.flatMap((standing) => explored(standing, prospect, first, isTriedAgain)));
	});
	return byPhotos(standings, targets);
}

function stake({ targets }: HabitatProspect, worth: readonly number[]): number {
	let sum = 0;
	for (const { animal, dice, tokens } of targets)
		sum += photoOdds(animal, dice, tokens) * (worth[animal] - TOKEN_WORTH * tokens);
	return sum;
}

function explored(standing: Standing, prospect: HabitatProspect, first: number, isTriedAgain: boolean): Standing[] {
	const { taken, tokens, odds } = standing;
	const fail = failOdds(prospect.habitat);
	const ends: Standing[] = [];
	let failing = odds * fail ** prospect.dice;
	if (failing < odds) ends.push(...shot({ taken, tokens, odds: odds - failing }, prospect, first));
	for (let left = tokens - REROLL_PRICE; isTriedAgain && left >= 0 && failing > 0; left -= REROLL_PRICE) {
		ends.push(...shot({ taken, tokens: left, odds: failing * (1 - fail) }, prospect, first));
		failing *= fail;
	}
	const refund = prospect.targets.reduce((sum, target) => sum + target.tokens, prospect.paid);
	if (failing > 0) ends.push({ taken, tokens: tokens + refund, odds: failing });
	return ends;
}

/** SNP-49, 50: tokens on a hit are gone, those on a miss come back. */
function shot(standing: Standing, { targets }: HabitatProspect, first: number): Standing[] {
	let standings: Standing[] = [standing];
	targets.forEach(({ animal, dice, tokens }, i) => {
		const hit = photoOdds(animal, dice, tokens);
		standings = standings.flatMap((one) => {
			const isHit = { taken: one.taken | (1 << (first + i)), tokens: one.tokens, odds: one.odds * hit };
			if (hit === 1) return [isHit];
			return [isHit, { taken: one.taken, tokens: one.tokens + tokens, odds: one.odds * (1 - hit) }];
		});
	});
	return standings;
}

function merged(standings: readonly Standing[]): Standing[] {
	return grouped(standings, ({ taken, tokens }) => taken + 64 * tokens);
}

function byPhotos(standings: readonly Standing[], targets: readonly Animal[]): PhotoOutcome[] {
	return grouped(standings, ({ taken }) => taken).map(({ taken, tokens, odds }) => ({
		photos: targets.filter((_, i) => taken & (1 << i)),
		tokens,
		odds,
	}));
}

/** Those alike in one, with their tokens on average. */
function grouped(standings: readonly Standing[], keyOf: (standing: Standing) => number): Standing[] {
	const groups = new Map<number, { taken: number; tokens: number; odds: number }>();
	for (const standing of standings) {
		const key = keyOf(standing);
		const group = groups.get(key);
		if (group === undefined) groups.set(key, { ...standing });
		else {
			const odds = group.odds + standing.odds;
			group.tokens = (group.tokens * group.odds + standing.tokens * standing.odds) / odds;
			group.odds = odds;
		}
	}
	return [...groups.values()];
}
