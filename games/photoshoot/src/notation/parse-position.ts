import { misfit, NotationError, seatSet } from '@shutterbox/kernel';
import {
	BLUE,
	type Effect,
	effectNamed,
	ORANGE,
	RITUALS,
	type RitualKind,
	TILE_CODES,
	UNKNOWN_EFFECT,
} from '../rules/components.ts';
import { FAULT_KINDS, type FaultKind, faultNamed, NO_FAULT } from '../rules/faults.ts';
import { CELLS, DIRECTIONS, type Direction } from '../rules/grid.ts';
import { newJudge } from '../rules/judge.ts';
import type { Gesture } from '../rules/move.ts';
import {
	ALL_OBJECTIVES,
	NO_OBJECTIVE,
	type Objective,
	objectiveNamed,
	UNKNOWN_OBJECTIVE,
} from '../rules/objectives.ts';
import { optionsSchema, RULE_NAMES, type TableRules } from '../rules/options.ts';
import { done } from '../rules/rituals.ts';
import { type Act, isAction, perform } from '../rules/round-acts.ts';
import { bareTable, isCoop, isTimed, NOBODY, NOT_RUNNING, type Phase, type State, starterOf } from '../rules/state.ts';

// The form of a position is described in notation.ts.

const PHASES: readonly Phase[] = ['repair', 'ready', 'running', 'called', 'paused', 'check', 'lastCall', 'over'];
const DECKS = ['blue', 'orange', 'deck'] as const;
const FULL_DECKS = { blue: BLUE, orange: ORANGE, deck: ALL_OBJECTIVES } as const;

export function readPosition(text: string): State {
	const [head, arrangement, ...rest] = text.split('|').map((section) => section.trim());
	const state = parseHead(head);
	state.startCells = parseCells(arrangement ?? '');
	const sections = new Map(rest.map((section) => [section.split(/\s+/, 1)[0], section.replace(/^\S+\s*/, '')]));
	for (const [name, content] of sections) {
		if (Object.hasOwn(SECTIONS, name)) Object.assign(state, SECTIONS[name](content, state));
		else if (!LATER.includes(name)) throw new NotationError(`no section "${name}"`);
	}
	if (sections.has('scores') && !sections.has('scored')) explainScores(state);
	playActs(state, sections.get('acts') ?? '');
	state.open = parseObjective(sections.get('open') ?? '-');
	state.knownTop = wholeNumber(sections.get('known') ?? '0');
	for (const name of DECKS) state[name] = parseDeck(state, name, sections.get(name) ?? '*');
	if (sections.has('unjudged')) state.judge = null;
	return state;
}

/** What each section says about the state; those of LATER need the acts to have been played. */
const SECTIONS: Readonly<Record<string, (content: string, state: State) => Partial<State>>> = {
	A: (content, { held }) => ({ held: [words(content).map(parseEffect), held[1]] }),
	B: (content, { held }) => ({ held: [held[0], words(content).map(parseEffect)] }),
	scores: (content) => ({ scores: pair(content) }),
	scored: (content) => {
		const [photos, tokens] = content.split(' ');
		return { photosScored: pair(photos), tokensScored: pair(tokens ?? '') };
	},
	drew: (content) => ({ thresholds: pair(content) }),
	tokens: (content) => ({ tokens: pair(content) }),
	discard: (content) => ({ discard: words(content).map(parseObjective) }),
	caller: (content) => ({ caller: wholeNumber(content) }),
	seq: (content) => ({ seq: wholeNumber(content) }),
	ready: (content) => ({ readySeats: seatSet(...words(content).map(wholeNumber)) }),
	clock: parseClock,
};
const LATER: readonly string[] = ['acts', 'open', 'known', 'unjudged', ...DECKS];

function parseHead(text: string): State {
	const [players, phase, ...rest] = words(text);
	const seats = wholeNumber((players ?? '').replace(/p$/, ''));
	if (seats < 2 || seats > 6) throw new NotationError('the position must begin with 2p to 6p');
	if (!PHASES.includes(phase as Phase)) throw new NotationError(`no phase "${phase}"`);
	const rules: Record<string, unknown> = Object.fromEntries(
		RULE_NAMES.map((name) => [name, optionsSchema[name].default]),
	);
	let [round, first] = [1, 'A'];
	for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
		if (word === 'round') round = wholeNumber(rest.shift() ?? '');
		else if (word === 'first') first = rest.shift() ?? '';
		else parseRule(rules, word);
	}
	const state = bareTable(seats, rules as unknown as TableRules);
	state.phase = phase as Phase;
	state.round = round;
	state.startTeam = first === 'B' ? 1 : 0;
	if (state.phase === 'running' && isTimed(state)) state.runningSince = 0;
	return state;
}

function parseRule(rules: Record<string, unknown>, word: string): void {
	const [name, text] = [word.slice(0, word.indexOf('=')), word.slice(word.indexOf('=') + 1)];
	if (!Object.hasOwn(rules, name)) throw new NotationError(`"${word}" means nothing here`);
	const value = readValue(text);
	const problem = misfit(optionsSchema[name as keyof TableRules].schema, value, name);
	if (problem) throw new NotationError(`${problem.path} must be ${problem.expected}`);
	rules[name] = value;
}

/** JSON without its quotation marks. */
function readValue(text: string): unknown {
	const quoted = text.replaceAll(/[A-Za-z]\w*/g, (word) => (word === 'true' || word === 'false' ? word : `"${word}"`));
	try {
		return JSON.parse(quoted);
	} catch {
		throw new NotationError(`"${text}" is no value`);
	}
}

function parseCells(text: string): number[] {
	const cells = [...text.replaceAll('/', '')].map((code) => TILE_CODES.indexOf(code));
	if (!/^\w{3}\/\w{3}\/\w{3}$/.test(text) || new Set(cells).size !== CELLS || cells.includes(-1))
		throw new NotationError(`"${text}" is no arrangement of ${TILE_CODES}`);
	return cells;
}

function parseClock(content: string): Partial<State> {
	const [now, ...rest] = words(content);
	const clock: Partial<State> = { now: wholeNumber(now ?? '') };
	for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
		if (word === 'stands') clock.runningSince = NOT_RUNNING;
		else if (!Object.hasOwn(CLOCK_WORDS, word)) throw new NotationError(`a clock knows no "${word}"`);
		else clock[CLOCK_WORDS[word as keyof typeof CLOCK_WORDS]] = wholeNumber(rest.shift() ?? '');
	}
	return clock;
}

const CLOCK_WORDS = { since: 'since', flip: 'flippedAt', left: 'remainingMs', runs: 'runningSince' } as const;

/** Points given without a reason: tokens, or in cooperative play objectives and at most one token. */
function explainScores(state: State): void {
	if (!isCoop(state)) state.tokensScored = state.scores.slice();
	else {
		state.photosScored = state.scores.map((score) => Math.ceil(score / 2));
		state.tokensScored = state.scores.map((score) => score % 2);
	}
}

/** The round so far happens again, and the judge watches. */
function playActs(state: State, content: string): void {
	state.cells = state.startCells.slice();
	state.turn = starterOf(state);
	state.handsFreeSince = state.flippedAt;
	state.judge = newJudge();
	for (const word of words(content)) {
		const act = parseAct(word, state.seq + 1);
		const isThere = act.type !== 'undo' || state.window.some((item) => isAction(item.act) && item.act.seq === act.seq);
		if (!isThere) throw new NotationError(`"${word}": no such action is open`);
		perform(state, act);
	}
}

const ACT = /^(?<who>\d|table)?(?:[:=])(?<what>[^@]+)@(?<at>\d+)$/;

function parseAct(word: string, seq: number): Act {
	const { who, what = '', at: time = '' } = ACT.exec(word)?.groups ?? {};
	const [at, seat] = [wholeNumber(time), who === 'table' || who === undefined ? NOBODY : +who];
	const [, verdict, struck, fault] = /^(right|wrong|void)#(\d+):([\w-]+)$/.exec(what) ?? [];
	if (verdict !== undefined)
		return { type: 'verdict', verdict: verdict as 'right', seq: +struck, fault: parseFault(fault), at };
	if (what === 'stop') return { type: 'stop', by: who === 'table' ? 'table' : seat, at };
	if (what === 'ok') return { type: 'ok', seat, at };
	if (what === 'talk') return { type: 'talk', seq, seat, at };
	const [, undone] = /^undo#(\d+)$/.exec(what) ?? [];
	if (undone !== undefined) return { type: 'undo', seat, at, seq: +undone };
	const [, kind, target] = /^!(\w+)(?:>(\d))?$/.exec(what) ?? [];
	if (kind !== undefined) return { type: 'ritual', seat, at, ritual: parseRitual(kind, seat, target) };
	const [, objective, next] = /^photo\((P\d+)>(P\d+|-)\)$/.exec(what) ?? [];
	if (objective !== undefined)
		return { type: 'photo', seq, seat, at, objective: parseObjective(objective), next: parseObjective(next) };
	const [, a, b, dir, gesture = 'tap', hold = '0'] = /^(?:(\d)-(\d)|(\w+?))(?:~(tap|slide)(\d+))?$/.exec(what) ?? [];
	const how = { gesture: gesture as Gesture, holdMs: +hold };
	if (a !== undefined) return { type: 'swap', seq, seat, at, a: +a, b: +b, ...how };
	if ((DIRECTIONS as readonly string[]).includes(dir))
		return { type: 'push', seq, seat, at, dir: dir as Direction, ...how };
	throw new NotationError(`"${word}" is no act`);
}

function parseFault(text: string): number {
	if (text === 'none') return NO_FAULT;
	return FAULT_KINDS.includes(text as FaultKind) ? faultNamed(text) : faultNamed('effect', text);
}

function parseRitual(kind: string, seat: number, target: string | undefined): number {
	if (!(RITUALS as readonly string[]).includes(kind)) throw new NotationError(`no ritual "${kind}"`);
	return done(kind as RitualKind, seat, target === undefined ? undefined : +target);
}

function parseDeck(state: State, name: (typeof DECKS)[number], content: string): number[] {
	const isDeck = name === 'deck';
	const cards = words(content).flatMap((word) => {
		const [, unknown] = /^\?\*(\d+)$/.exec(word) ?? [];
		if (unknown !== undefined)
			return Array.from({ length: +unknown }, () => (isDeck ? UNKNOWN_OBJECTIVE : UNKNOWN_EFFECT));
		return word === '*' ? [] : [isDeck ? parseObjective(word) : parseEffect(word)];
	});
	if (!words(content).includes('*')) return cards;
	const elsewhere = isDeck ? [...state.discard, ...state.taken, state.open] : state.held.flat();
	return [...cards, ...FULL_DECKS[name].filter((card) => !cards.includes(card) && !elsewhere.includes(card))];
}

function parseEffect(id: string): Effect {
	const effect = effectNamed(id);
	if (effect === -1) throw new NotationError(`no effect "${id}"`);
	return effect;
}

function parseObjective(id: string): Objective {
	if (id === '-') return NO_OBJECTIVE;
	const objective = objectiveNamed(id);
	if (objective === -1) throw new NotationError(`no objective "${id}"`);
	return objective;
}

function pair(text: string): number[] {
	const both = text.split('-').map(wholeNumber);
	if (both.length !== 2) throw new NotationError(`"${text}" must be two numbers`);
	return both;
}

function words(text: string): string[] {
	return text.split(/\s+/).filter((word) => word !== '' && word !== '-');
}

function wholeNumber(text: string): number {
	if (!/^\d+$/.test(text)) throw new NotationError(`"${text}" is no number`);
	return +text;
}
