// What the boards need of Photoshoot's own modules, in one place: the stage, the cards, and who may say what.

export { type Event, type Move, type Options, photoshoot, type State } from '@shutterbox/photoshoot';
export { type Act, type Verdict, witness } from '@shutterbox/photoshoot/acts';
export { awaited } from '@shutterbox/photoshoot/awaited';
export { isOwnAction } from '@shutterbox/photoshoot/calls';
export { due, remainingAt } from '@shutterbox/photoshoot/clock';
export {
	ALICE_CONTACT,
	COOP_ROUNDS,
	EFFECTS,
	type Effect,
	type EffectId,
	isFriend,
	JOE,
	JOE_PUSH,
	OBJECTIVE_POINTS,
	OLIVIA_APPLAUD,
	OLIVIA_HIGHFIVE,
	type RitualKind,
	TARGET,
	TILES,
	type Tile,
} from '@shutterbox/photoshoot/components';
export type { TeamName } from '@shutterbox/photoshoot/events';
export { FAULT_KINDS, type FaultKind, nameOfFault } from '@shutterbox/photoshoot/faults';
export { CELLS, type Cell, DIRECTIONS, type Direction } from '@shutterbox/photoshoot/grid';
export { stepsOf } from '@shutterbox/photoshoot/judge';
export type { Gesture, Point, Push, Repair, Ritual, Swap } from '@shutterbox/photoshoot/move';
export { takeBackMovement } from '@shutterbox/photoshoot/movements';
export { frameOf, isMatch, NO_OBJECTIVE, objectiveId } from '@shutterbox/photoshoot/objectives';
export { isCoopTable } from '@shutterbox/photoshoot/options';
export { REFUSALS } from '@shutterbox/photoshoot/refusals';
export { type Done, doerOf, done, kindOf, targetOf } from '@shutterbox/photoshoot/rituals';
export { areAllReady } from '@shutterbox/photoshoot/rounds';
export { END_REASONS } from '@shutterbox/photoshoot/scoring';
export {
	effectsInForce,
	hasEngineReferee,
	isControl,
	isCoop,
	isPhotographer,
	isTimed,
	NOT_RUNNING,
	newestStanding,
	nextSeat,
	type Phase,
	photographingTeam,
	seatsOfTeam,
	starterOf,
	type Team,
	teamOf,
} from '@shutterbox/photoshoot/state';
