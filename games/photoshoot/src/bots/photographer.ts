import type { Chance, ChanceSource, Plan, Seat } from '@shutterbox/kernel';
import { distancesToObjective, rankOf } from '../analysis/solver.ts';
import { replyOf } from '../rules/awaited.ts';
import { ALICE_CONTACT, EFFECTS, TIMINGS, type Tile } from '../rules/components.ts';
import { type Judge, ritualsOf } from '../rules/judge.ts';
import type { Move, Push, Swap } from '../rules/move.ts';
import { slideOf } from '../rules/moves.ts';
import { isMatch, NO_OBJECTIVE } from '../rules/objectives.ts';
import { type Done, doerOf, done, ritualMove } from '../rules/rituals.ts';
import { type Act, isAction, witness } from '../rules/round-acts.ts';
import { effectsInForce, isTimed, orangeOf, type State } from '../rules/state.ts';
import {
	correctMovements,
	isWellMade,
	type Movement,
	makeMovement,
	movementsOf,
	takeBackMovement,
} from '../rules/tile-movements.ts';
import {
	ANSWER_MS,
	ANSWER_SPREAD,
	CORRECT_MS,
	PATIENCE_MS,
	RITUAL_MS,
	SPEAK_MS,
	type Temper,
	THINK_SPREAD,
} from './temper.ts';

// A photographer with human delays and slips. It sees a view, and what it finds out it finds out from public acts.

export function planOfPhotographer(view: State, seat: Seat, luck: ChanceSource, temper: Temper): Plan<Move> | null {
	if (view.phase !== 'running') return planCorrection(view, seat, luck, temper);
	if (seat === view.turn) return planTurn(view, seat, luck, temper);
	return planAnswer(view, seat, luck, temper) ?? planCorrection(view, seat, luck, temper);
}

/** A number for the present situation: it changes with everything but rituals, so that a turn is thought about once. */
function situation({ acts, round, seq }: State): number {
	let others = 0;
	for (const act of acts) if (act.type !== 'ritual' && !isAction(act)) others++;
	return (round * 4096 + seq) * 64 + (others % 64);
}

/** When the present situation arose. */
function situationSince({ acts, handsFreeSince, since }: State): number {
	const undone = acts.findLast(({ type }) => type === 'undo')?.at ?? 0;
	return Math.max(handsFreeSince, since, undone);
}

export function spread(mean: number, share: number, chance: Chance): number {
	return Math.round(mean * (1 - share) + (chance.int(1001) / 1000) * 2 * share * mean);
}

export function happens(share: number, chance: Chance): boolean {
	return chance.int(100_000) < share * 100_000;
}

/** Rituals since the last committed action, in order. */
function ritualsOfTurn({ acts }: State): (Act & { type: 'ritual' })[] {
	const last = acts.findLastIndex((act) => act.type !== 'ritual');
	return acts.slice(last + 1).filter((act) => act.type === 'ritual');
}

function planTurn(view: State, seat: Seat, luck: ChanceSource, temper: Temper): Plan<Move> {
	const chance = luck.at(situation(view));
	const start = situationSince(view) + spread(temper.thinkMs, THINK_SPREAD, chance);
	const move = intention(view, chance, temper);
	const judge = witness(view);
	const wanted = ritualsFor(view, seat, move, judge);
	const own = wanted.filter((ritual) => doerOf(ritual) === seat && !happens(temper.forgets, chance));
	const doneNow = ritualsOfTurn(view);
	const isDone = (ritual: Done) => judge.record.includes(ritual);
	const open = own.findIndex((ritual) => !isDone(ritual));
	if (open !== -1) return { move: ritualMove(own[open]), at: start + RITUAL_MS * open };
	const lastRitual = doneNow.at(-1)?.at ?? start;
	const isWaiting = own.length > 0 && wanted.some((ritual) => doerOf(ritual) !== seat && !isDone(ritual));
	const ready = isWaiting ? lastRitual + PATIENCE_MS : Math.max(start + RITUAL_MS * own.length, lastRitual);
	const held = 'holdMs' in move ? (move.holdMs ?? 0) - TIMINGS.holdTolerance : 0;
	const earliest = isTimed(view) ? Math.max(view.settledAt, view.handsFreeSince + held) : 0;
	return { move, at: Math.max(ready, earliest) };
}

/** What a photographer has in mind: a finished pattern, a step towards it, or something less clever. */
function intention(view: State, chance: Chance, { shouts, slips, strays }: Temper): Move {
	const orange = orangeOf(view);
	const rolls = [shouts, view.rules.strictness === 'assist' || orange === 0 ? 0 : slips, strays].map((share) =>
		happens(share, chance),
	);
	const [hasShouted, hasSlipped, hasStrayed] = rolls;
	const isFinished = view.open !== NO_OBJECTIVE && isMatch(view.open, view.cells);
	const isPhoto = view.open !== NO_OBJECTIVE && (hasShouted || (isFinished && !hasStrayed));
	if (isPhoto) return { type: 'photo' };
	const correct = correctMovements(view.cells, orange);
	const plain = movementsOf(0).filter((movement) => isWellMade(view.cells, movement, 0));
	const choice = hasSlipped ? plain : hasStrayed || view.open === NO_OBJECTIVE ? correct : bestOf(view, correct);
	return handled(view, choice[chance.int(choice.length)]);
}

/** The movements that lead nearest to the pattern: partners who think alike never get in each other's way. */
function bestOf(view: State, correct: readonly Movement[]): Movement[] {
	const distances = distancesToObjective(view.open, orangeOf(view));
	const stage = view.cells.slice();
	const reached = correct.map((movement) => {
		makeMovement(stage, movement);
		const distance = distances[rankOf(stage)];
		takeBackMovement(stage, movement);
		return distance;
	});
	const least = Math.min(...reached);
	return correct.filter((_, i) => reached[i] === least);
}

function handled(view: State, movement: Movement): Swap | Push {
	const tap = { ...movement };
	return (effectsInForce(view).includes(ALICE_CONTACT) && slideOf(view.cells, tap)) || tap;
}

function movedBy(view: State, move: Move): Tile[] {
	if (move.type !== 'swap' && move.type !== 'push') return [];
	const after = view.cells.slice();
	makeMovement(after, move);
	return view.cells.filter((tile, cell) => after[cell] !== tile);
}

/** All rituals that the action will be asked for, in the order in which they are best done. */
function ritualsFor(view: State, seat: Seat, move: Move, judge: Judge): Done[] {
	const moved = movedBy(view, move);
	const asked = effectsInForce(view).filter((effect) => moved.includes(EFFECTS[effect].tile));
	const pets = judge.petOwed ? [done('pet', seat)] : [];
	return [...pets, ...asked.flatMap((effect) => ritualsOf(effect, view, seat))];
}

/** A team mate's high five, question or wave is answered, unless forgotten. */
function planAnswer(view: State, seat: Seat, luck: ChanceSource, { forgets }: Temper): Plan<Move> | null {
	const reply = replyOf(view, seat);
	if (reply === null) return null;
	const chance = luck.at(situation(view));
	const at = reply.asked.at + spread(ANSWER_MS, ANSWER_SPREAD, chance);
	return happens(forgets, chance) ? null : { move: ritualMove(reply.ritual), at };
}

/** PST-46 (b): a forgotten *with* ritual of one's own comes to mind while the action is still open. */
function planCorrection(view: State, seat: Seat, luck: ChanceSource, { corrects }: Temper): Plan<Move> | null {
	if (corrects === 0) return null;
	const item = view.window.findLast(({ act }) => isAction(act) && act.seat === seat);
	if (item === undefined) return null;
	const known = witness(view).cases.find(({ seq }) => seq === item.act.seq);
	const steps = known?.owed.flatMap((owed) => owed.steps.filter((step) => doerOf(step) === seat)) ?? [];
	if (steps.length === 0 || !happens(corrects, luck.at(-item.act.seq))) return null;
	return { move: ritualMove(steps[0]), at: item.act.at + CORRECT_MS };
}

/** Before the hourglass is turned. */
export function planGettingReady(view: State, seat: Seat, repair: Move | null): Plan<Move> | null {
	if (view.phase === 'repair') return repair && { move: repair, at: view.since + SPEAK_MS };
	return (view.readySeats & (1 << seat)) === 0 ? { move: { type: 'ready' }, at: view.since + SPEAK_MS } : null;
}
