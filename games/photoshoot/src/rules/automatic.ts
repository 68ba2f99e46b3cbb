import type { Seat } from '@shutterbox/kernel';
import { replyOf } from './awaited.ts';
import { EFFECTS } from './components.ts';
import type { Move } from './move.ts';
import { moves, PHOTO } from './moves.ts';
import { isMatch, NO_OBJECTIVE } from './objectives.ts';
import { done } from './rituals.ts';
import { effectsInForce, isTimed, orangeOf, type State } from './state.ts';
import { correctMovements, type Movement, makeMovement } from './tile-movements.ts';

/**
 * For an absent seat. It gets ready, flips, resumes, approves; on turn it shoots a finished pattern, or moves tiles that
 * carry no effect. A team mate who waits is answered. Nobody waits for the others: they do a ritual, which is never a mistake (PST-36), or, where control can
 * do nothing else, stop the hourglass.
 */
export function automatic(view: State, seat: Seat): Move {
	const listed = moves(view, seat);
	const isAnswer = (move: Move) => ANSWERS.includes(move.type);
	const safe =
		listed.find(isAnswer) ??
		(view.phase === 'running' && seat === view.turn ? safeAction(view) : undefined) ??
		listed.find((move) => isReply(view, seat, move)) ??
		listed.find(({ type }) => type === 'ritual') ??
		listed[0];
	if (safe === undefined) throw new Error(`seat ${seat} has nothing to do`);
	return safe;
}

const ANSWERS: readonly string[] = ['flip', 'ready', 'ok'];

/** What a team mate waits for where there is no clock. */
function isReply(view: State, seat: Seat, move: Move): boolean {
	const reply = isTimed(view) ? null : replyOf(view, seat);
	return reply !== null && move.type === 'ritual' && done(move.kind, seat, move.target) === reply.ritual;
}

function safeAction(view: State): Move | undefined {
	if (view.open !== NO_OBJECTIVE && isMatch(view.open, view.cells)) return PHOTO;
	const active = effectsInForce(view).map((effect) => EFFECTS[effect].tile);
	const correct = correctMovements(view.cells, orangeOf(view));
	const isPlain = (movement: Movement) => {
		const after = view.cells.slice();
		makeMovement(after, movement);
		return !active.some((tile) => after.indexOf(tile) !== view.cells.indexOf(tile));
	};
	const movement = correct.find(isPlain) ?? correct[0];
	return movement && { ...movement };
}
