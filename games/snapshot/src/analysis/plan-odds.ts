import {
	type Animal,
	animalNamed,
	HABITATS,
	type Habitat,
	habitatNamed,
	habitatOf,
	REROLL_PRICE,
} from '../rules/components.ts';
import type { Prepare } from '../rules/move.ts';
import { isPlannedAndOpen, NO_HABITAT, OPEN, type State } from '../rules/state.ts';
import { failOdds, photoOdds } from './odds.ts';

/** What is still to be rolled this turn. */
export interface Prospect {
	/** Tokens in the active seat's supply. */
	readonly supply: number;
	/** In the order in which they will be explored. */
	readonly habitats: readonly HabitatProspect[];
}

interface HabitatProspect {
	readonly habitat: Habitat;
	/** Dice still to be rolled together: 0 once the roll has failed, Infinity once the habitat is explored. */
	readonly dice: number;
	/** Paid for re-rolls already; they come back if the habitat fails (SNP-46). */
	readonly paid: number;
	readonly targets: readonly TargetProspect[];
}

interface TargetProspect {
	readonly animal: Animal;
	readonly dice: number;
	readonly tokens: number;
}

/** How a player goes about failed rolls: never pays, or pays from the supply, never from targets, while it lasts. */
export type RerollHabit = 'never' | 'fromSupply';

export interface PlanOdds {
	readonly habitats: readonly {
		readonly habitat: Habitat;
		readonly explored: number;
		readonly targets: readonly { readonly animal: Animal; readonly photographed: number }[];
	}[];
	/** By number of photos: the chance of exactly so many. The last entry is that of the whole plan. */
	readonly photos: readonly number[];
}

/** A plan as it would be, for a draft that has not been sent. Habitats in data-file order. */
export function prospectOfPlan(state: State, { habitats, animals }: Prepare): Prospect {
	const targets = animals.map(({ id, dice, tokens }) => ({ animal: animalNamed(id), dice, tokens }));
	const spent = targets.reduce((sum, { tokens }) => sum + tokens, 0);
	const planned = habitats.map(({ id, dice }) => ({ habitat: habitatNamed(id), dice }));
	planned.sort((a, b) => a.habitat - b.habitat);
	return {
		supply: state.tokens[state.active] - spent,
		habitats: planned.map(({ habitat, dice }) => ({
			habitat,
			dice,
			paid: 0,
			targets: targets.filter(({ animal }) => habitatOf(animal) === habitat),
		})),
	};
}

/** What is left of the plan on the table: the habitat at hand first, then the others in data-file order. */
export function prospectOf(state: State): Prospect {
	const habitats: HabitatProspect[] = [];
	const add = (habitat: Habitat, dice: number, paid: number) => {
		const targets = state.targets.flatMap((animal, i) =>
			habitatOf(animal) === habitat && state.targetStatus[i] === OPEN
				? [{ animal, dice: state.targetDice[i], tokens: state.targetTokens[i] }]
				: [],
		);
		habitats.push({ habitat, dice, paid, targets });
	};
	if (state.current !== NO_HABITAT)
		add(state.current, state.phase === 'shoot' ? Number.POSITIVE_INFINITY : 0, state.habitatTokens);
	for (let habitat = 0; habitat < HABITATS; habitat++) {
		if (habitat !== state.current && isPlannedAndOpen(state, habitat)) add(habitat, state.habitatDice[habitat], 0);
	}
	return { supply: state.tokens[state.active], habitats };
}

/** How likely it is to hold so many tokens and to have taken so many photos. */
interface Standing {
	readonly supply: number;
	readonly photos: number;
	readonly odds: number;
}

/**
 * The exact odds of a prospect, habitat by habitat over every number of tokens and photos the player may have by then:
 * re-rolls use tokens up, misses and failures bring them back.
 */
export function planOdds({ supply, habitats }: Prospect, habit: RerollHabit = 'fromSupply'): PlanOdds {
	let standings: readonly Standing[] = [{ supply, photos: 0, odds: 1 }];
	const explored = habitats.map((prospect) => {
		const outcomes = standings.flatMap((standing) => explorationsFrom(standing, prospect, habit));
		const chance = outcomes.reduce((sum, { isExplored, odds }) => (isExplored ? sum + odds : sum), 0);
		standings = merged(outcomes.flatMap((outcome) => (outcome.isExplored ? shootAll(outcome, prospect) : [outcome])));
		return chance;
	});
	const targets = habitats.reduce((sum, prospect) => sum + prospect.targets.length, 0);
	const photos = new Array<number>(targets + 1).fill(0);
	for (const standing of standings) photos[standing.photos] += standing.odds;
	return {
		habitats: habitats.map((prospect, i) => ({
			habitat: prospect.habitat,
			explored: explored[i],
			targets: prospect.targets.map(({ animal, dice, tokens }) => ({
				animal,
				photographed: explored[i] * photoOdds(animal, dice, tokens),
			})),
		})),
		photos,
	};
}

interface Exploration extends Standing {
	readonly isExplored: boolean;
}

/** Success at once, or with the first, second, … re-roll; or failure when there is nothing left to pay with. */
function explorationsFrom(standing: Standing, prospect: HabitatProspect, habit: RerollHabit): Exploration[] {
	const { supply, photos, odds } = standing;
	const fail = failOdds(prospect.habitat);
	let failing = odds * fail ** prospect.dice;
	const outcomes: Exploration[] = [{ supply, photos, odds: odds - failing, isExplored: true }];
	const rerolls = habit === 'never' ? 0 : Math.floor(supply / REROLL_PRICE);
	for (let reroll = 1; reroll <= rerolls; reroll++) {
		const left = supply - REROLL_PRICE * reroll;
		outcomes.push({ supply: left, photos, odds: failing * (1 - fail), isExplored: true });
		failing *= fail;
	}
	const refund = prospect.targets.reduce((sum, { tokens }) => sum + tokens, prospect.paid);
	outcomes.push({ supply: supply + refund, photos, odds: failing, isExplored: false });
	return outcomes;
}

/** SNP-49, 50: tokens on a hit are gone, those on a miss come back. */
function shootAll(explored: Standing, { targets }: HabitatProspect): Standing[] {
	let standings: Standing[] = [explored];
	for (const { animal, dice, tokens } of targets) {
		const hit = photoOdds(animal, dice, tokens);
		standings = standings.flatMap(({ supply, photos, odds }) => [
			{ supply, photos: photos + 1, odds: odds * hit },
			{ supply: supply + tokens, photos, odds: odds * (1 - hit) },
		]);
	}
	return standings;
}

function merged(standings: readonly Standing[]): Standing[] {
	const byKey = new Map<string, Standing>();
	for (const standing of standings) {
		if (standing.odds === 0) continue;
		const key = `${standing.supply} ${standing.photos}`;
		const before = byKey.get(key);
		byKey.set(key, before ? { ...before, odds: before.odds + standing.odds } : standing);
	}
	return [...byKey.values()];
}
