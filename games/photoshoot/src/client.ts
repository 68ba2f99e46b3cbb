// What hosts need of the rules to draw them, in one place: the stage, the cards, and who may say what.

export { type Event, type Move, type Options, photoshoot, type State } from './index.ts';
export { awaited } from './rules/awaited.ts';
export { isOwnAction } from './rules/calls.ts';
export { due, remainingAt } from './rules/clock.ts';
export {
	ALICE_CONTACT,
	COOP_ROUNDS,
	EFFECTS,
	type Effect,
	type EffectId,
	isAtSeat,
	isFriend,
	JOE,
	JOE_PUSH,
	OBJECTIVE_POINTS,
	RITUALS,
	type RitualKind,
	TARGET,
	TILES,
	type Tile,
} from './rules/components.ts';
export type { TeamName } from './rules/events.ts';
export { FAULT_KINDS, type FaultKind, nameOfFault } from './rules/faults.ts';
export { CELLS, type Cell, DIRECTIONS, type Direction } from './rules/grid.ts';
export { isHelped, isTurnShown } from './rules/help.ts';
export { ritualsOf } from './rules/judge.ts';
export type { Gesture, Point, Push, Repair, Ritual, Swap } from './rules/move.ts';
export { frameOf, isMatch, NO_OBJECTIVE, type Objective, objectiveId } from './rules/objectives.ts';
export { isCoopTable } from './rules/options.ts';
export { REFUSALS } from './rules/refusals.ts';
export { type Done, doerOf, done, kindOf, targetOf } from './rules/rituals.ts';
export { type Act, type Open, type Verdict, witness } from './rules/round-acts.ts';
export { areAllReady } from './rules/rounds.ts';
export { END_REASONS } from './rules/scoring.ts';
export {
	effectsInForce,
	hasEngineReferee,
	isControl,
	isCoop,
	isPhotographer,
	isTimed,
	NOBODY,
	NOT_RUNNING,
	newestStanding,
	nextSeat,
	type Phase,
	photographingTeam,
	seatsOfTeam,
	starterOf,
	type Team,
	teamOf,
} from './rules/state.ts';
export { type Movement, makeMovement, takeBackMovement } from './rules/tile-movements.ts';
