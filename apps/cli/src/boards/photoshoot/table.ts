import { styleText } from 'node:util';
import type { BySeat, Seat } from '@shutterbox/kernel';
import {
	COOP_ROUNDS,
	doerOf,
	EFFECTS,
	effectsInForce,
	frameOf,
	isCoop,
	isHelped,
	isTimed,
	isTurnShown,
	kindOf,
	NOT_RUNNING,
	type Objective,
	type Open,
	objectiveId,
	photographingTeam,
	remainingAt,
	type State,
	seatsOfTeam,
	TARGET,
	type Team,
	takeBackMovement,
	targetOf,
} from '@shutterbox/photoshoot/client';
import { listed, padEnd, padStart, wrap } from '../../text.ts';
import type { Scene } from '../board.ts';
import { stillWrong } from './stage.ts';
import { ritualsOfTurn } from './turns.ts';
import {
	EFFECT_WORDS,
	isReader,
	object,
	paintTeam,
	points,
	RITUAL_WORDS,
	seconds,
	subject,
	teamWords,
	tileName,
	tokens,
	verb,
} from './words.ts';

export const WIDTH = 80;
const LABEL = 14;

export function label(text: string, rest: string, indent = 0): string {
	return wrap(` ${padEnd(text, LABEL - 1)}${rest}`, LABEL + indent, WIDTH);
}

/** Round, clock, whose turn. */
export function headWords(scene: Scene<State>): string {
	const { round, rules } = scene.position;
	const rounds = isCoop(scene.position) ? ` of ${COOP_ROUNDS}` : '';
	const parts = [
		`Round ${round}${rounds}`,
		clockWords(scene.position),
		`level ${rules.level}`,
		goalWords(scene.position),
	];
	return wrap(` ${parts.join(' · ')}`, 1, WIDTH);
}

function clockWords(position: State): string {
	const { spent, rules, runningSince, now } = position;
	if (!isTimed(position)) return `${rules.turnBudget - spent} of ${rules.turnBudget} actions left`;
	return `hourglass ${seconds(remainingAt(position, now))}, ${runningSince === NOT_RUNNING ? 'standing' : 'running'}`;
}

function goalWords(position: State): string {
	return isCoop(position) ? `${TARGET} points together win` : `the game ends at ${TARGET} points`;
}

/** What is still to do for the photo where the table helps, what has been taken, whose turn it is. */
export function drawRound({ position, viewer, names }: Scene<State>): string[] {
	const { taken, turn, phase } = position;
	const wrong = isHelped(position, viewer) ? stillWrong(position) : [];
	const lines = wrong.length === 0 ? [] : [label('Still wrong', wrong.join(', '))];
	if (taken.length > 0) lines.push(label('Taken', `${taken.map(objectiveId).join(', ')} in this round`));
	if (phase === 'running' && isTurnShown(position))
		lines.push(label('Turn', `${subject(names, turn)} ${verb(names, turn, 'are', 'is')} to act`));
	return lines;
}

/** The photographers' effects as a list to check, blue ones with a round mark, orange ones with a triangle. */
export function drawEffects({ position }: Scene<State>): string[] {
	const held = effectsInForce(position);
	if (held.length === 0) return [label('Effects', 'none in force')];
	return held.map((effect, i) => {
		const { id, colour } = EFFECTS[effect];
		const mark = colour === 'blue' ? styleText('blueBright', '○') : styleText('yellow', '△');
		return label(i === 0 ? 'Effects' : '', `${mark} ${id} · ${EFFECT_WORDS[id]}`, 2);
	});
}

/** What can still be called, oldest first, and the rituals since. */
export function drawOpen({ position, names }: Scene<State>): string[] {
	const rituals = ritualsOfTurn(position).map((ritual) => {
		const target = targetOf(ritual);
		const at = target === null ? '' : ` ${object(names, target)}`;
		return `${subject(names, doerOf(ritual))} ${RITUAL_WORDS[kindOf(ritual)]}${at}`;
	});
	return [
		...openWords(position, names).map((words, i) => label(i === 0 ? 'Open to call' : '', words)),
		...(rituals.length > 0 ? [label('Rituals', rituals.join(', '))] : []),
	];
}

/** `7 easy 1 swapped Joe (0) and Pam (1)`, told with the places the characters had before. */
export function openWords({ window, cells }: State, names: BySeat<string>): string[] {
	const stage = cells.slice();
	return window
		.toReversed()
		.map((item) => {
			if (item.act.type === 'swap' || item.act.type === 'push') takeBackMovement(stage, item.act);
			return `${item.act.seq} ${subject(names, item.act.seat)} ${deed(item, stage)}`;
		})
		.toReversed();
}

function deed({ act }: Open, before: readonly number[]): string {
	switch (act.type) {
		case 'swap': {
			const [a, b] = [act.a, act.b].map((cell) => `${tileName(before[cell])} (${cell})`);
			return `swapped ${a} and ${b}${act.gesture === 'slide' ? `, sliding ${act.holdMs} ms` : ''}`;
		}
		case 'push':
			return `pushed ${act.dir} with Joe${act.gesture === 'slide' ? `, sliding ${act.holdMs} ms` : ''}`;
		case 'photo':
			return `took photo ${objectiveId(act.objective)}: ${placesOf(act.objective)}`;
		default:
			return 'talked';
	}
}

/** `Arthur 0, Edgar 2, …`: whoever judges a photo has to know what it should show. */
function placesOf(objective: Objective): string {
	return frameOf(objective)
		.map(({ cell, tile }) => `${tileName(tile)} ${cell}`)
		.join(', ');
}

/** A line for each team: who, points, this round's tokens; below it what the team holds but does not play under now. */
export function drawTeams({ position, names }: Scene<State>): string[] {
	const whoOf = (team: Team) => listed(seatsOfTeam(position, team).map((seat) => seatWords(names, seat)));
	const [count] = position.tokens;
	if (isCoop(position)) {
		const pile = count === 0 ? '' : ` · ${tokens(count)} against you`;
		return [label('Team', `${points(position.scores[0])}${pile} · ${whoOf(0)}`)];
	}
	return ([0, 1] as const).flatMap((team) => {
		const isShooting = team === photographingTeam(position);
		const parts = [
			`${padEnd(teamWords(team), 8)} ${padStart(points(position.scores[team]), 9)}`,
			isShooting ? 'photographs' : 'controls',
			...(position.tokens[team] === 0 ? [] : [tokens(position.tokens[team])]),
			whoOf(team),
		];
		const lines = [label(team === 0 ? 'Teams' : '', parts.join(' · '), HOLDS)];
		const others = isShooting ? [] : position.held[team].map((effect) => EFFECTS[effect].id);
		return others.length === 0 ? lines : [...lines, label('', `${' '.repeat(HOLDS)}holds ${listed(others)}`, HOLDS)];
	});
}

/** How far what belongs to a team stands in from its name. */
const HOLDS = 10;

function seatWords(names: BySeat<string>, seat: Seat): string {
	const name = names[seat].endsWith(` ${seat}`) ? names[seat] : `${names[seat]} (${seat})`;
	const team: Team = names.length > 3 && seat % 2 === 1 ? 1 : 0;
	return paintTeam(team, isReader(names, seat) ? styleText('bold', name) : name);
}
