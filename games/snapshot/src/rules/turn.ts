import {
	type Entry,
	hasSeat,
	NO_FACTS,
	NO_SEATS,
	type PlayContext,
	type Refusal,
	type Seat,
	type SeatSet,
} from '@shutterbox/kernel';
import { checkTimeout, closeOffer, giveAnswer, sell, waitedFor } from './claims.ts';
import { checkCommit, commit } from './commit.ts';
import { animalNamed, habitatNamed } from './components.ts';
import { checkDraw, draw, place } from './draw.ts';
import type { Event } from './events.ts';
import { checkExplore, checkReroll, explore, failHabitat, reroll } from './explore.ts';
import { isMove, type Move, ownMove } from './move.ts';
import { checkPass, checkPrepare, pass, prepare } from './prepare.ts';
import { refuse } from './refusals.ts';
import { checkReserve, reserve } from './reserve.ts';
import { checkShoot, shoot } from './shoot.ts';
import { NO_DEADLINE, NOT_ASKED, type Phase, type State } from './state.ts';

/** One kind of move: when it has its place, what may forbid it there, what it does. */
interface Step<M> {
	readonly phases: readonly Phase[];
	check?(state: State, move: M, at: number): Refusal | null;
	play(state: State, entry: Entry<M>, ctx: PlayContext<Event>): void;
}

/**
 * SNP-3: research, preparation, photography; the turn's end follows by itself. Only the answers to an offer are other
 * seats' moves, and only the timeout is the table's.
 */
const STEPS: { readonly [Type in Move['type']]: Step<Extract<Move, { type: Type }>> } = {
	// Research: draw as often as you dare; each card is settled before the next.
	draw: { phases: ['research'], check: checkDraw, play: (state, { at }, ctx) => draw(state, at, ctx) },
	reserve: { phases: ['fate', 'deny'], check: checkReserve, play: (state, _, ctx) => reserve(state, ctx) },
	commit: { phases: ['fate', 'deny'], check: checkCommit, play: (state, _, ctx) => commit(state, ctx) },
	place: { phases: ['fate'], play: (state, { at }, ctx) => place(state, at, ctx) },
	claim: { phases: ['claims'], play: (state, { actor }, ctx) => giveAnswer(state, actor as Seat, 'claim', ctx) },
	decline: { phases: ['claims'], play: (state, { actor }, ctx) => giveAnswer(state, actor as Seat, 'decline', ctx) },
	claimTimeout: {
		phases: ['claims'],
		check: (state, _, at) => checkTimeout(state, at),
		play: (state, _, ctx) => closeOffer(state, ctx),
	},
	sell: { phases: ['deny'], play: (state, _, ctx) => sell(state, ctx) },
	// Preparation: divide six dice, or leave it at that.
	pass: { phases: ['research'], check: checkPass, play: (state, _, ctx) => pass(state, ctx) },
	prepare: { phases: ['research'], check: checkPrepare, play: (state, { move }, ctx) => prepare(state, move, ctx) },
	// Photography: one habitat after the other, first explored and then its targets shot.
	explore: {
		phases: ['explore'],
		check: checkExplore,
		play: (state, { move }, ctx) => explore(state, habitatNamed(move.habitat), ctx),
	},
	reroll: { phases: ['reroll'], check: checkReroll, play: (state, { move }, ctx) => reroll(state, move, ctx) },
	abandon: { phases: ['reroll'], play: (state, _, ctx) => failHabitat(state, ctx) },
	shoot: {
		phases: ['shoot'],
		check: checkShoot,
		play: (state, { move }, ctx) => shoot(state, animalNamed(move.animal), ctx),
	},
};

function stepOf(type: Move['type']): Step<Move> {
	return STEPS[type];
}

export function play(state: State, entry: Entry<Move>, ctx: PlayContext<Event>): void {
	stepOf(entry.move.type).play(state, entry, ctx);
}

export function toMove(state: State): SeatSet {
	if (state.phase === 'over') return NO_SEATS;
	return state.phase === 'claims' ? waitedFor(state) : 1 << state.active;
}

export function alarm({ deadline }: State): number | null {
	return deadline === NO_DEADLINE ? null : deadline;
}

/** SNP-19: time is up for those who have not answered. */
export function tableMove({ deadline }: State): Move | null {
	return deadline === NO_DEADLINE ? null : CLAIM_TIMEOUT;
}

export function check(state: State, { actor, move, at }: Entry<unknown>): Refusal | null {
	if (state.phase === 'over') return refuse('GAME_OVER');
	if (actor !== 'table' && !hasSeat(toMove(state), actor)) return notYourDecision(state, actor);
	const type = typeOf(move);
	if (type === null || (type === 'claimTimeout') !== (actor === 'table')) return refuse('UNKNOWN_MOVE');
	if (!isMove(move)) return refuse('MALFORMED', { move: type });
	if (!isInPlace(state, type)) return refuse('WRONG_PHASE', { phase: state.phase });
	return stepOf(type).check?.(state, move as Move, at) ?? null;
}

function notYourDecision(state: State, seat: Seat): Refusal {
	if (state.phase !== 'claims') return refuse('NOT_YOUR_DECISION', { active: state.active });
	const wasAsked = (state.answers[seat] ?? NOT_ASKED) !== NOT_ASKED;
	return refuse('NOT_YOUR_DECISION', NO_FACTS, wasAsked ? 'SNP-19' : 'SNP-18');
}

function typeOf(move: unknown): Move['type'] | null {
	if (typeof move !== 'object' || move === null) return null;
	const { type } = move as { type?: unknown };
	return typeof type === 'string' && Object.hasOwn(STEPS, type) ? (type as Move['type']) : null;
}

/** Before the rivals are asked one can only commit with `denial = upfront` (SNP-22). */
function isInPlace({ phase, rules }: State, type: Move['type']): boolean {
	if (type === 'commit' && phase === 'fate' && rules.denial !== 'upfront') return false;
	return stepOf(type).phases.includes(phase);
}

const CLAIM_TIMEOUT: Move = ownMove({ type: 'claimTimeout' });

const PLAIN_MOVES: Readonly<Record<Phase, readonly Move[]>> = {
	research: [ownMove({ type: 'draw' }), ownMove({ type: 'pass' })],
	fate: [ownMove({ type: 'reserve' }), ownMove({ type: 'place' }), ownMove({ type: 'commit' })],
	claims: [ownMove({ type: 'claim' }), ownMove({ type: 'decline' })],
	deny: [ownMove({ type: 'sell' }), ownMove({ type: 'reserve' }), ownMove({ type: 'commit' })],
	explore: [],
	reroll: [ownMove({ type: 'abandon' })],
	shoot: [],
	over: [],
};

/** The legal moves without fields, for whoever is to move. */
export function plainMoves(state: State): Move[] {
	const isLegal = (move: Move) =>
		isInPlace(state, move.type) && (stepOf(move.type).check?.(state, move, 0) ?? null) === null;
	return PLAIN_MOVES[state.phase].filter(isLegal);
}
