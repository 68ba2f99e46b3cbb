// What the board needs of Photoshoot's own modules, in one place: the stage, the cards, and who may say what.

export { type Event, type Move, type Options, photoshoot, type State } from '@shutterbox/photoshoot';
export type { Open } from '@shutterbox/photoshoot/acts';
export { awaited } from '@shutterbox/photoshoot/awaited';
export { isOwnAction } from '@shutterbox/photoshoot/calls';
export { remainingAt } from '@shutterbox/photoshoot/clock';
export {
	ALICE_CONTACT,
	COOP_ROUNDS,
	EFFECTS,
	type Effect,
	type EffectId,
	isAtSeat,
	isFriend,
	JOE_PUSH,
	OBJECTIVE_POINTS,
	RITUALS,
	type RitualKind,
	TARGET,
	TILES,
	type Tile,
} from '@shutterbox/photoshoot/components';
export type { TeamName } from '@shutterbox/photoshoot/events';
export type { FaultKind } from '@shutterbox/photoshoot/faults';
export { CELLS, type Cell } from '@shutterbox/photoshoot/grid';
export type { Ritual } from '@shutterbox/photoshoot/move';
export { type Movement, makeMovement, takeBackMovement } from '@shutterbox/photoshoot/movements';
export { frameOf, isMatch, NO_OBJECTIVE, type Objective, objectiveId } from '@shutterbox/photoshoot/objectives';
export { isCoopTable } from '@shutterbox/photoshoot/options';
export { type Done, doerOf, kindOf, targetOf } from '@shutterbox/photoshoot/rituals';
export { areAllReady } from '@shutterbox/photoshoot/rounds';
export {
	effectsInForce,
	hasEngineReferee,
	isControl,
	isCoop,
	isPhotographer,
	isTimed,
	NOT_RUNNING,
	nextSeat,
	photographingTeam,
	seatsOfTeam,
	type Team,
} from '@shutterbox/photoshoot/state';
