import type { Entry, PlayContext, Refusal, Seat } from '@shutterbox/kernel';
import { startClock, stopClock } from './clock.ts';
import { type Colour, EFFECTS, type Effect, OBJECTIVE_POINTS, THRESHOLDS, TILES } from './components.ts';
import { reveal } from './deck.ts';
import type { Event, TeamName } from './events.ts';
import { newJudge } from './judge.ts';
import { NO_OBJECTIVE, objectiveId } from './objectives.ts';
import { levelOf } from './options.ts';
import { refuse } from './refusals.ts';
import { isLastRound, outcome } from './scoring.ts';
import {
	effectsInForce,
	isControl,
	isCoop,
	isPhotographer,
	isTimed,
	NOBODY,
	orangeOf,
	photographers,
	photographingTeam,
	type State,
	starterOf,
	type Team,
} from './state.ts';
import { isPermitted } from './tile-movements.ts';

// From round to round: PST-6 to PST-12, 61 to 67.

export function teamName(team: Team): TeamName {
	return team === 0 ? 'A' : 'B';
}

/** PST-8: what the last round left behind goes; the arrangement stays. */
function clearRound(state: State, at: number): void {
	Object.assign(state, {
		since: at,
		tokens: [0, 0],
		taken: [],
		turn: starterOf(state),
		startCells: state.cells.slice(),
		remainingMs: state.rules.hourglassSec * 1000,
		readySeats: 0,
		caller: NOBODY,
		flippedAt: at,
		standing: [],
		undos: 0,
		spent: 0,
		rituals: state.rituals.map(() => 0),
		talks: state.talks.map(() => 0),
		settledAt: 0,
		handsFreeSince: at,
		window: [],
		acts: [],
		judge: newJudge(),
	} satisfies Partial<State>);
}

export function startRound(state: State, at: number, ctx: PlayContext<Event>): void {
	clearRound(state, at);
	const faces = [...new Set(effectsInForce(state).map((effect) => TILES[EFFECTS[effect].tile]))];
	ctx.emit?.({
		type: 'roundStarted',
		round: state.round,
		team: teamName(photographingTeam(state)),
		starter: state.turn,
		faces,
	});
	if (isPermitted(state.cells, orangeOf(state))) openStage(state, at, ctx);
	else state.phase = 'repair';
}

/** PST-11, 12: without an hourglass there is nothing to be ready for. */
export function openStage(state: State, at: number, ctx: PlayContext<Event>): void {
	state.since = at;
	if (isTimed(state)) state.phase = 'ready';
	else run(state, at, ctx);
}

function run(state: State, at: number, ctx: PlayContext<Event>): void {
	if (state.open === NO_OBJECTIVE) state.open = reveal(state, ctx);
	state.phase = 'running';
	state.since = at;
	state.flippedAt = at;
	state.handsFreeSince = at;
}

export function checkReady(state: State, seat: Seat): Refusal | null {
	if (state.phase !== 'ready') return refuse('PST_WRONG_PHASE', { phase: state.phase });
	return isPhotographer(state, seat) ? null : refuse('PST_NOT_PHOTOGRAPHER');
}

export function ready(state: State, seat: Seat, ctx: PlayContext<Event>): void {
	state.readySeats |= 1 << seat;
	ctx.emit?.({ type: 'readied', seat });
}

export function areAllReady(state: State): boolean {
	return state.readySeats === photographers(state);
}

export function checkFlip(state: State, seat: Seat): Refusal | null {
	if (state.phase !== 'ready') return refuse('PST_WRONG_PHASE', { phase: state.phase });
	if (!isControl(state, seat)) return refuse('PST_NOT_CONTROL');
	return areAllReady(state) ? null : refuse('PST_NOT_READY');
}

export function flip(state: State, { actor, at }: Entry<unknown>, ctx: PlayContext<Event>): void {
	ctx.emit?.({ type: 'flipped', seat: actor });
	run(state, at, ctx);
	startClock(state, at);
}

/** PST-61 to PST-63, 66, 67. */
export function endRound(state: State, at: number, ctx: PlayContext<Event>): void {
	stopClock(state, at);
	const team = photographingTeam(state);
	scoreRound(state, team);
	ctx.emit?.({
		type: 'roundScored',
		team: teamName(team),
		objectives: state.taken.map(objectiveId),
		tokens: state.tokens.slice(),
		scores: state.scores.slice(),
	});
	state.discard.push(...state.taken); // PST-62
	if (state.rules.carryObjective === 'discard' && state.open !== NO_OBJECTIVE) {
		state.discard.push(state.open);
		state.open = NO_OBJECTIVE;
	}
	if (isLastRound(state)) {
		finish(state, at, ctx);
		return;
	}
	drawForThresholds(state, team, ctx);
	if (!isCoop(state)) drawForThresholds(state, (1 - team) as Team, ctx);
	state.round++;
	startRound(state, at, ctx);
}

function scoreRound(state: State, team: Team): void {
	state.photosScored[team] += state.taken.length;
	state.scores[team] += OBJECTIVE_POINTS * state.taken.length;
	const worth = isCoop(state) ? -1 : 1;
	state.tokens.forEach((tokens, owner) => {
		state.tokensScored[owner] += tokens;
		state.scores[owner] = Math.max(0, state.scores[owner] + worth * tokens);
	});
}

function finish(state: State, at: number, ctx: PlayContext<Event>): void {
	clearRound(state, at);
	state.phase = 'over';
	const result = outcome(state);
	if (result) ctx.emit?.({ type: 'gameOver', result });
}

/** PST-63: each threshold works once, 5 before 15. */
function drawForThresholds(state: State, team: Team, ctx: PlayContext<Event>): void {
	const { at5, at15 } = levelOf(state.rules);
	while (state.thresholds[team] < THRESHOLDS.length && state.scores[team] >= THRESHOLDS[state.thresholds[team]]) {
		drawEffects(state, team, state.thresholds[team] === 0 ? at5 : at15, ctx);
		state.thresholds[team]++;
	}
}

/** An empty deck gives nothing. */
export function drawEffects(state: State, team: Team, colours: readonly Colour[], ctx: PlayContext<Event>): void {
	for (const colour of colours) {
		const effect: Effect | undefined = state[colour].shift();
		if (effect === undefined) continue;
		state.held[team].push(effect);
		ctx.emit?.({ type: 'effectDrawn', team: teamName(team), effect: EFFECTS[effect].id });
	}
}
