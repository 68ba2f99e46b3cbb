// What hosts need to draw the game, in one place: the components, the odds, the words.

export { odds } from './analysis/forecast.ts';
export { exploreOdds, photoOdds } from './analysis/odds.ts';
export {
	bestNextDie,
	oneMoreDie,
	oneMoreExplorer,
	oneMoreToken,
} from './analysis/one-more.ts';
export { type AssignmentProgress, assignmentProgress, photoGain } from './analysis/photo-gain.ts';
export { type PlanOdds, planOdds, prospectOf } from './analysis/plan-odds.ts';
export { type PlanPromise, promiseOf, promiseOfPlan } from './analysis/promise.ts';
export { type Payer, payers, plainPayment, rerollOdds } from './analysis/rerolling.ts';
export { exploreTable, shotTable } from './analysis/roll-tables.ts';
export { spookRisk } from './analysis/spook-risk.ts';
export { told } from './analysis/told.ts';
export { type Event, type Move, type Options, type State, snapshot } from './index.ts';
export {
	ARTICLES,
	articlePrestige,
	COVER_PRESTIGE,
	COVERS,
	hasCover,
	isOnCover,
	symbolsIn,
} from './rules/assignments.ts';
export {
	AWARD_CATEGORIES,
	AWARD_PRESTIGE,
	categoryOf,
	EACH,
	FIRST_AWARD,
	PHOTOS_PER_HABITAT_AWARD,
	photosByHabitat,
} from './rules/awards.ts';
export {
	ANIMAL_IDS,
	type Animal,
	type AnimalId,
	animalNamed,
	CLAIM_PRICE,
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
	OPENING_CARDS,
	PRESTIGE,
	photoTarget,
	REROLL_PRICE,
	SYMBOL_BITS,
	SYMBOLS,
	UNKNOWN,
} from './rules/components.ts';
export { explorations, rerolls } from './rules/explore.ts';
export type { Prepare, Reroll } from './rules/move.ts';
export {
	mayOrder,
	ORDER_KINDS,
	type OrderKind,
	orderKind,
	orderOf,
	toggledWish,
	wishesIn,
} from './rules/order-choices.ts';
export { possibleTargets } from './rules/prepare.ts';
export { canClaim } from './rules/reserve.ts';
export { places, type ScoreSheet, scoreSheet, scoreSheets } from './rules/scoring.ts';
export { shots } from './rules/shoot.ts';
export type { StandingOrder } from './rules/standing-orders.ts';
export {
	CLAIMED,
	DECLINED,
	ESCAPED,
	EXPLORED,
	FAILED,
	highestDifficulty,
	IN_STACK,
	isPlannedAndOpen,
	NO_DEADLINE,
	OPEN,
	PHOTOGRAPHED,
	SECRET,
	spendable,
	WAITING,
	wouldSpook,
} from './rules/state.ts';
export { aloud } from './words/aloud.ts';
export {
	boardPrompt,
	boardRefusal,
	orderPrompt,
	type PlanOnBoard,
	startPrompt,
} from './words/board-prompts.ts';
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
	object,
	percent,
	placeName,
	strengthWords,
	symbolNames,
	wholePercent,
} from './words/phrases.ts';
export { answersWords } from './words/prompts.ts';
export { rollingPrompt, shownPrompt } from './words/shown-prompt.ts';
