// What the page needs of Snapshot's own modules, in one place: the components, the odds, what a card would do.

export { type Event, type Move, type State, snapshot } from '@shutterbox/snapshot';
export {
	ARTICLES,
	ASSIGNMENT_IDS,
	type Assignment,
	articlePrestige,
	COVER_PRESTIGE,
	COVERS,
	hasCover,
	isOnCover,
	symbolsIn,
} from '@shutterbox/snapshot/assignments';
export {
	AWARD_CATEGORIES,
	AWARD_PRESTIGE,
	type Award,
	EACH,
	FIRST_AWARD,
	photosByHabitat,
} from '@shutterbox/snapshot/awards';
export { explorations, rerolls, shots } from '@shutterbox/snapshot/choices';
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
} from '@shutterbox/snapshot/components';
export type { Explore, PlainMove, Prepare, Reroll, Shoot } from '@shutterbox/snapshot/move';
export { exploreOdds, nextCards, photoOdds, spookOdds } from '@shutterbox/snapshot/odds';
export { type PlanOdds, planOdds, prospectOf, prospectOfPlan } from '@shutterbox/snapshot/plan-odds';
export { possibleTargets } from '@shutterbox/snapshot/prepare';
export { canClaim } from '@shutterbox/snapshot/reserve';
export { scoreSheet } from '@shutterbox/snapshot/scoring';
export type { StandingOrder } from '@shutterbox/snapshot/standing-orders';
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
} from '@shutterbox/snapshot/state';
