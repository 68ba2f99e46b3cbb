// What hosts need of the rules to draw them, in one place: the stage, the cards, and who may say what.

export { type Act, type Open, type Verdict, witness } from './acts.ts';
export { awaited } from './awaited.ts';
export { isOwnAction } from './calls.ts';
export { due, remainingAt } from './clock.ts';
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
} from './components.ts';
export type { TeamName } from './events.ts';
export { FAULT_KINDS, type FaultKind, nameOfFault } from './faults.ts';
export { CELLS, type Cell, DIRECTIONS, type Direction } from './grid.ts';
export { isHelped, isTurnShown } from './help.ts';
export { type Event, type Move, type Options, photoshoot, type State } from './index.ts';
export { ritualsOf } from './judge.ts';
export type { Gesture, Point, Push, Repair, Ritual, Swap } from './move.ts';
export { type Movement, makeMovement, takeBackMovement } from './movements.ts';
export { frameOf, isMatch, NO_OBJECTIVE, type Objective, objectiveId } from './objectives.ts';
export { isCoopTable } from './options.ts';
export { REFUSALS } from './refusals.ts';
export { type Done, doerOf, done, kindOf, targetOf } from './rituals.ts';
export { areAllReady } from './rounds.ts';
export { END_REASONS } from './scoring.ts';
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
} from './state.ts';
