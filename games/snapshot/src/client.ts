// What hosts need of the rules to draw them, in one place: the components, the odds, what a card would do.

export { exploreOdds, nextCards, photoOdds, spookOdds } from './analysis/odds.ts';
export { type PlanOdds, planOdds, prospectOf, prospectOfPlan } from './analysis/plan-odds.ts';
export { explorations, rerolls, shots } from './bots/candidates.ts';
export { type Event, type Move, type State, snapshot } from './index.ts';
export {
	ARTICLES,
	ASSIGNMENT_IDS,
	ASSIGNMENT_TITLES,
	type Assignment,
	articlePrestige,
	COVER_PRESTIGE,
	COVERS,
	hasCover,
	isOnCover,
	symbolsIn,
} from './rules/assignments.ts';
export { AWARD_CATEGORIES, AWARD_PRESTIGE, type Award, EACH, FIRST_AWARD, photosByHabitat } from './rules/awards.ts';
export {
	ANIMAL_IDS,
	type Animal,
	type AnimalId,
	animalNamed,
	CARD_TOKEN,
	CLAIM_PRICE,
	DICE,
	DIFFICULTY,
	EXPLORE_VALUES,
	HABITAT_IDS,
	HABITATS,
	HAND_LIMIT,
	type Habitat,
	type HabitatId,
	habitatNamed,
	habitatOf,
	KNOWLEDGE_TOKENS,
	NO_ANIMAL,
	PRESTIGE,
	photoTarget,
	REROLL_PRICE,
	SYMBOL_BITS,
	SYMBOLS,
	UNKNOWN,
} from './rules/components.ts';
export type { Explore, PlainMove, Prepare, Reroll, Shoot } from './rules/move.ts';
export { possibleTargets } from './rules/prepare.ts';
export { canClaim } from './rules/reserve.ts';
export { scoreSheet } from './rules/scoring.ts';
export type { StandingOrder } from './rules/standing-orders.ts';
export {
	EXPLORED,
	FAILED,
	highestDifficulty,
	IN_STACK,
	isPlannedAndOpen,
	NO_DEADLINE,
	OPEN,
	openTarget,
	PHASES,
	PHOTOGRAPHED,
	type Phase,
	spendable,
	WAITING,
	wouldSpook,
} from './rules/state.ts';
