import { stripVTControlCharacters, styleText } from 'node:util';
import {
	actWords,
	COOP_ROUNDS,
	EFFECTS,
	type EffectId,
	effectsInForce,
	frameOf,
	isCoop,
	isHelped,
	isTimed,
	isTurnShown,
	NOT_RUNNING,
	type Objective,
	objectiveId,
	openDeeds,
	photographingTeam,
	RITUALS_ASKED,
	remainingAt,
	type State,
	seatsOfTeam,
	TARGET,
	type Team,
	teamName,
	tileName,
} from '@shutterbox/photoshoot/client';
import { padEnd, padStart, wrap } from '../../text.ts';
import type { Scene } from '../board.ts';
import { type BoardVoice, paint, readerOf } from './reader.ts';
import { stillWrong } from './stage.ts';
import { ritualsOfTurn } from './turns.ts';

export const WIDTH = 80;
const LABEL = 14;

function label(text: string, rest: string, indent = 0): string {
	return wrap(` ${padEnd(text, LABEL - 1)}${rest}`, LABEL + indent, WIDTH);
}

/** Round, clock, level, goal. */
export function headWords({ say }: BoardVoice, { position }: Scene<State>): string {
	const { round, rules } = position;
	const isAlone = isCoop(position);
	const parts = [
		isAlone ? say('head.roundOf', { round, rounds: COOP_ROUNDS }) : say('head.round', { round }),
		clockWords(say, position),
		say('head.level', { level: rules.level }),
		say(isAlone ? 'head.goalAll' : 'head.goal', { target: TARGET }),
	];
	return wrap(` ${parts.join(' · ')}`, 1, WIDTH);
}

function clockWords(say: BoardVoice['say'], position: State): string {
	const { spent, rules, runningSince, now } = position;
	if (!isTimed(position)) return say('clock.actions', { left: rules.turnBudget - spent, all: rules.turnBudget });
	const seconds = Math.ceil(remainingAt(position, now) / 1000);
	return say(runningSince === NOT_RUNNING ? 'clock.standing' : 'clock.running', { seconds });
}

/** What is still to do for the photo where the table helps, what has been taken, whose turn it is. */
export function drawRound(voice: BoardVoice, scene: Scene<State>): string[] {
	const { position, viewer } = scene;
	const { taken, turn, phase } = position;
	const wrong = isHelped(position, viewer) ? stillWrong(voice, position) : [];
	const { say } = voice;
	const photos = taken.map(objectiveId).join(', ');
	const lines = wrong.length === 0 ? [] : [label(say('label.wrong'), wrong.join(', '))];
	if (taken.length > 0) lines.push(label(say('label.taken'), say('round.taken', { photos })));
	if (phase === 'running' && isTurnShown(position)) lines.push(label(say('label.turn'), readerOf(scene).names[turn]));
	return lines;
}

/** The photographers' effects as a list to check, each with what is typed for it. */
export function drawEffects({ say }: BoardVoice, { position }: Scene<State>): string[] {
	const held = effectsInForce(position);
	if (held.length === 0) return [label(say('label.effects'), say('effects.none'))];
	return held.map((effect, i) => {
		const { id, colour } = EFFECTS[effect];
		const mark = colour === 'blue' ? styleText('blueBright', '○') : styleText('yellow', '△');
		const typed = [id, ...typedFor(id)].join(', ');
		return label(
			i === 0 ? say('label.effects') : '',
			`${mark} ${say(`effect.${id}`)} (${typed}) · ${say(`asks.${id}`)}`,
			2,
		);
	});
}

function typedFor(id: EffectId): readonly string[] {
	if (id === 'alice-contact') return ['3-6 slide 300'];
	if (id === 'joe-push') return ['push right'];
	return (RITUALS_ASKED[id] ?? []).map((kind) => `!${kind}`);
}

/** What can still be called, oldest first, and the rituals since. */
export function drawOpen(voice: BoardVoice, scene: Scene<State>): string[] {
	const { position } = scene;
	const reader = readerOf(scene);
	const deeds = openDeeds(voice, reader, position).map(({ act, words }) =>
		act.type === 'photo' ? `${words} ${placesOf(voice, act.objective)}` : words,
	);
	const rituals = ritualsOfTurn(position).map((act) => actWords(voice, reader, act, position.cells));
	return [
		...deeds.map((words, i) => label(i === 0 ? voice.say('label.open') : '', words)),
		...(rituals.length > 0 ? [label(voice.say('label.rituals'), rituals.join(' '))] : []),
	];
}

/** `Arthur 1, Edgar 3, …`: whoever judges a photo has to know what it should show. */
function placesOf(voice: BoardVoice, objective: Objective): string {
	const places = frameOf(objective).map(({ cell, tile }) => `${tileName(voice, tile)} ${cell + 1}`);
	return `(${places.join(', ')})`;
}

/** A line for each team: who, points, this round's tokens; below it what the team holds but does not play under now. */
export function drawTeams(voice: BoardVoice, scene: Scene<State>): string[] {
	const { say, list } = voice;
	const { position } = scene;
	const whoOf = (team: Team) => list(seatsOfTeam(position, team).map((seat) => seatWords(scene, seat)));
	const points = (team: Team) => say('count.points', { count: position.scores[team] });
	const tokens = (team: Team) => say('count.tokens', { count: position.tokens[team] });
	if (isCoop(position)) {
		const pile = position.tokens[0] === 0 ? [] : [say('teams.against', { tokens: tokens(0) })];
		return [label(say('label.team'), [points(0), ...pile, whoOf(0)].join(' · '))];
	}
	const teams = [teamName(voice, scene, 'A'), teamName(voice, scene, 'B')];
	const width = Math.max(...teams.map((name) => stripVTControlCharacters(name).length));
	return ([0, 1] as const).flatMap((team) => {
		const isShooting = team === photographingTeam(position);
		const name = `${paint(team, SIGNS[team])} ${padEnd(teams[team], width)}`;
		const parts = [
			`${name} ${padStart(points(team), 9)}`,
			say(isShooting ? 'teams.photographs' : 'teams.controls'),
			...(position.tokens[team] === 0 ? [] : [tokens(team)]),
			whoOf(team),
		];
		const lines = [label(team === 0 ? say('label.teams') : '', parts.join(' · '), HOLDS)];
		const others = isShooting ? [] : position.held[team].map((effect) => say(`effect.${EFFECTS[effect].id}`));
		return others.length === 0
			? lines
			: [...lines, label('', `${' '.repeat(HOLDS)}${say('teams.holds', { effects: list(others) })}`, HOLDS)];
	});
}

const SIGNS = ['●', '◆'] as const;
/** How far what belongs to a team stands in from its name. */
const HOLDS = 10;

/** With the number of the seat, which is typed. */
function seatWords(scene: Scene<State>, seat: number): string {
	const name = readerOf(scene).names[seat];
	const text = scene.names[seat].endsWith(` ${seat}`) ? name : `${name} (${seat})`;
	return seat === scene.viewer ? styleText('bold', text) : text;
}
