// What hosts need of the rules to draw them, in one place: the stage, the cards, and who may say what.

export { type Event, type Move, photoshoot, type State } from './index.ts';
export { type Reply, replyOf } from './rules/awaited.ts';
export { mayCall } from './rules/calls.ts';
export { due, remainingAt, shownDue } from './rules/clock.ts';
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
	MAX,
	OBJECTIVE_POINTS,
	RITUALS,
	RITUALS_ASKED,
	type RitualKind,
	TARGET,
	THRESHOLDS,
	TILES,
	TIMINGS,
	type Tile,
} from './rules/components.ts';

export { FAULT_KINDS, type FaultKind, ruleBroken } from './rules/faults.ts';
export { CELLS, type Cell, DIRECTIONS, type Direction, distance } from './rules/grid.ts';
export { isHelped, isTurnShown } from './rules/help.ts';
export { ritualsOf } from './rules/judge.ts';
export type { Point, Push, Repair, Ritual, Swap } from './rules/move.ts';
export { frameOf, isMatch, NO_OBJECTIVE, type Objective, objectiveId, objectiveNamed } from './rules/objectives.ts';
export { isCoopTable, levelOf } from './rules/options.ts';

export { type Done, doerOf, done, kindOf, ritualMove, targetOf } from './rules/rituals.ts';
export { type Act, type Action, isAction, type Open, witness } from './rules/round-acts.ts';
export { areAllReady } from './rules/rounds.ts';

export { isLastRound } from './rules/scoring.ts';
export {
	effectsInForce,
	hasEngineReferee,
	isControl,
	isCoop,
	isPhotographer,
	isTalkMuted,
	isTimed,
	judges,
	NOT_RUNNING,
	newestStanding,
	nextSeat,
	orangeOf,
	photographingTeam,
	seatsOfTeam,
	starterOf,
	type Team,
	teamOf,
	teams,
} from './rules/state.ts';
export { type Movement, makeMovement, takeBackMovement, troublesOf } from './rules/tile-movements.ts';
export { actWords, lastSeen, openDeeds } from './words/acts.ts';
export { aloud, countdown, glassAloud, tileAloud } from './words/aloud.ts';
export { handsPrompt } from './words/hands.ts';
export { words } from './words/index.ts';
export { cellName, faultWords, type Key, ritualWords, secondsOf, teamName, tileName } from './words/phrases.ts';
export { endWords } from './words/sentences.ts';
export { verdictPrompt, wrongWords } from './words/verdicts.ts';
