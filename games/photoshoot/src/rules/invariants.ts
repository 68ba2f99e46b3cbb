import { BLUE, COOP_ROUNDS, LIMITS, OBJECTIVE_POINTS, ORANGE, PHOTO_ROUNDS, THRESHOLDS } from './components.ts';
import { CELLS } from './grid.ts';
import { ALL_OBJECTIVES, NO_OBJECTIVE } from './objectives.ts';
import { beforeActs, isAction, perform } from './round-acts.ts';
import { isCoop, isPhotographer, isTimed, NOBODY, NOT_RUNNING, orangeOf, photographers, type State } from './state.ts';
import { isPermitted } from './tile-movements.ts';

/** What holds in every complete position between two moves. */
export function invariants(state: State): void {
	isComplete(
		state.cells,
		Array.from({ length: CELLS }, (_, tile) => tile),
		'tiles',
	); // PST-1
	cardsAreComplete(state);
	clockFitsPhase(state);
	roundFits(state);
	scoresAddUp(state);
	windowIsOrdered(state);
	actsExplainTheRound(state);
}

function cardsAreComplete(state: State): void {
	const { deck, discard, taken, open, held, blue, orange, knownTop } = state;
	const turnedUp = open === NO_OBJECTIVE ? [] : [open];
	isComplete([...deck, ...discard, ...taken, ...turnedUp], ALL_OBJECTIVES, 'objectives');
	isComplete([...held.flat(), ...blue, ...orange], [...BLUE, ...ORANGE], 'effects');
	must(knownTop >= 0 && knownTop <= deck.length, 'cards known on top of the deck');
}

function clockFitsPhase(state: State): void {
	const { phase, runningSince, remainingMs, now, since } = state;
	const limit = state.rules.hourglassSec * 1000;
	must((runningSince !== NOT_RUNNING) === (phase === 'running' && isTimed(state)), 'the clock runs in phase running');
	must(remainingMs >= 0 && remainingMs <= limit, 'time left');
	must(phase !== 'lastCall' || remainingMs === 0, 'a last call with time left');
	must(runningSince <= now && since <= now && state.flippedAt <= now, 'something happened in the future');
	const timedOnly = phase === 'ready' || phase === 'paused' || phase === 'lastCall';
	must(isTimed(state) ? phase !== 'check' : !timedOnly, `phase ${phase} at this pace`);
}

function roundFits(state: State): void {
	const { phase, round, turn, caller, readySeats, undos, spent } = state;
	must(round >= 1 && round <= (isCoop(state) ? COOP_ROUNDS : 2 * PHOTO_ROUNDS), 'number of rounds');
	must(isPhotographer(state, turn), 'the turn belongs to a photographer');
	must((caller !== NOBODY) === (phase === 'called'), 'a caller belongs to phase called');
	must((readySeats & ~photographers(state)) === 0, 'only photographers get ready');
	must(undos <= LIMITS.undosPerTurn && spent >= 0, 'undos and turns');
	must(isTimed(state) || spent <= state.rules.turnBudget, 'more turns than the budget has');
	must(phase !== 'repair' || !isPermitted(state.cells, orangeOf(state)), 'nothing to repair');
	const isInPlay = phase === 'running' || phase === 'check' || phase === 'lastCall';
	if (state.rules.strictness === 'assist' && isInPlay)
		must(isPermitted(state.cells, orangeOf(state)), 'assist lets no forbidden arrangement stand');
}

function scoresAddUp(state: State): void {
	state.scores.forEach((score, team) => {
		const objectives = OBJECTIVE_POINTS * state.photosScored[team];
		const tokens = state.tokensScored[team];
		if (isCoop(state)) must(score >= Math.max(0, objectives - tokens) && score <= objectives, 'cooperative score');
		else must(score === objectives + tokens, 'score of a team');
		must(state.thresholds[team] <= THRESHOLDS.length, 'thresholds');
	});
}

function windowIsOrdered({ window, judge, seq }: State): void {
	must(judge !== null && judge.cases.length === window.length, 'one case per open item');
	window.forEach(({ act }, i) => {
		must(judge?.cases[i].seq === act.seq, 'cases in the order of the window');
		must(act.seq <= seq && (i === 0 || window[i - 1].act.seq < act.seq), 'open items in order');
	});
}

/** The whole round follows from its acts: that is why a view needs no judge. */
function actsExplainTheRound(state: State): void {
	const again = beforeActs(state);
	for (const act of state.acts) perform(again, act);
	const { deck, knownTop, open } = state;
	const isSame = JSON.stringify({ ...again, deck, knownTop, open }) === JSON.stringify(state);
	must(isSame, 'the acts lead to another position');
	const photos = state.acts.filter((act) => isAction(act) && act.type === 'photo').length;
	must(state.taken.length <= photos, 'more objectives than photos');
}

function isComplete(found: readonly number[], all: readonly number[], what: string): void {
	must(found.length === all.length && all.every((one) => found.includes(one)), `each of the ${what} once`);
}

function must(holds: boolean, what: string): void {
	if (!holds) throw new Error(`photoshoot: broken invariant: ${what}`);
}
