// What hosts need to draw the game, in one place: the components, the odds, the words.

export { odds } from './analysis/forecast.ts';
export { exploreOdds, nextCards, photoOdds, spookOdds } from './analysis/odds.ts';
export { type PlanOdds, planOdds, prospectOf } from './analysis/plan-odds.ts';
export { type Event, type Move, type Options, type State, snapshot } from './index.ts';
export {
	ARTICLES,
	articlePrestige,
	COVER_PRESTIGE,
	hasCover,
	isOnCover,
	symbolsIn,
} from './rules/assignments.ts';
export { AWARD_CATEGORIES, AWARD_PRESTIGE, categoryOf, EACH, FIRST_AWARD, photosByHabitat } from './rules/awards.ts';
export {
	ANIMAL_IDS,
	type Animal,
	type AnimalId,
	animalNamed,
	DICE,
	DIFFICULTY,
	EXPLORE_VALUES,
	HABITAT_IDS,
	HABITATS,
	HAND_LIMIT,
	type Habitat,
	habitatNamed,
	habitatOf,
	NO_ANIMAL,
	PRESTIGE,
	photoTarget,
	REROLL_PRICE,
	SYMBOL_BITS,
	SYMBOLS,
	UNKNOWN,
} from './rules/components.ts';
export { explorations, rerolls } from './rules/explore.ts';
export type { Prepare, Reroll } from './rules/move.ts';
export { possibleTargets } from './rules/prepare.ts';
export { scoreSheet } from './rules/scoring.ts';
export { shots } from './rules/shoot.ts';
export type { StandingOrder } from './rules/standing-orders.ts';
export {
	EXPLORED,
	FAILED,
	highestDifficulty,
	IN_STACK,
	isPlannedAndOpen,
	NO_DEADLINE,
	OPEN,
	PHOTOGRAPHED,
	spendable,
	wouldSpook,
} from './rules/state.ts';
export { forecastWords, paymentWords } from './words/forecasts.ts';
export { words } from './words/index.ts';
export {
	animalName,
	animalNames,
	assignmentTitle,
	awardName,
	coverWords,
	habitatName,
	type Key,
	percent,
	placeName,
	strengthWords,
	symbolNames,
} from './words/phrases.ts';
export { answersWords } from './words/prompts.ts';
