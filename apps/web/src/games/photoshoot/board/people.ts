/** Who is at the table, what they are seen doing, and how the teams stand. */
import type { Seat } from '@shutterbox/kernel';
import {
	areAllReady,
	COOP_ROUNDS,
	EFFECTS,
	type Event,
	isAction,
	isCoop,
	isTurnShown,
	levelOf,
	newestStanding,
	photographingTeam,
	ritualWords,
	type State,
	seatsOfTeam,
	starterOf,
	TARGET,
	type Team,
	THRESHOLDS,
} from '@shutterbox/photoshoot/client';
import type { TableEvent } from '@shutterbox/table';
import { needsMark } from '../../own-name.ts';
import { isReady } from '../main-move.ts';
import { t, voice } from '../words.ts';
import { cardTitle } from './card-title.ts';
import type { Bubble, CoopRoundsProps, HeldCard, PlayerRow, ScoreFilmProps, TeamCardProps } from './parts/props.ts';
import { type Scene, sitterOf } from './scene.ts';
import { say } from './words.ts';

export function teamCard(scene: Scene, team: Team): TeamCardProps {
	const { view } = scene;
	const isAlone = isCoop(view);
	const isShooting = team === photographingTeam(view);
	const count = view.tokens[team];
	return {
		team: isAlone ? null : team,
		name: teamTitle(view, team),
		role: isAlone
			? say('team.round', { round: view.round, rounds: COOP_ROUNDS })
			: say(isShooting ? 'team.photographs' : 'team.controls'),
		isShooting,
		score: view.scores[team],
		hasWon: view.phase === 'over' && hasWon(view, team),
		tokens: { count, label: t('count.tokens', { count }) },
		you: scene.seat !== null && needsMark(scene.reader.names[scene.seat]) ? say('you') : '',
		players: seatsOfTeam(view, team).map((seat) => playerRow(scene, seat, isShooting)),
		effects: cardsOf(view, team),
		noEffects: say('team.noEffects'),
	};
}

/** `dat`: to whom something is given. */
export function teamTitle(view: State, team: Team, form: 'nom' | 'dat' = 'nom'): string {
	return isCoop(view) ? t('team.all', { form }) : t(team === 0 ? 'team.A' : 'team.B', { form });
}

function hasWon({ scores }: State, team: Team): boolean {
	return scores[team] >= TARGET && scores[team] >= scores[1 - team];
}

function cardsOf(view: State, team: Team): HeldCard[] {
	return view.held[team].map((effect) => {
		const { id } = EFFECTS[effect];
		return { id, name: t(`effect.${id}`), asks: t(`asks.${id}`), title: cardTitle(id) };
	});
}

function playerRow(scene: Scene, seat: Seat, isShooting: boolean): PlayerRow {
	const { view } = scene;
	const isApproving = scene.recent.some((event) => event.type === 'approved' && event.seat === seat);
	const isActed = isShooting && seat === actedLast(view);
	const isDue = isShooting && seat === dueSeat(view);
	return {
		...sitterOf(scene, seat),
		bubble: bubbleOf(scene, seat),
		note: isDue ? say(isBetween(view) ? 'seat.first' : 'seat.toAct') : isActed ? say('seat.actedLast') : '',
		mark: isDue ? 'due' : isActed ? 'acted' : null,
		isTicked: isReady(view, seat) || isApproving,
	};
}

function isBetween({ phase }: State): boolean {
	return phase === 'ready' || phase === 'repair';
}

/** Whom everybody knows to be next: who begins, and the turn where the table tells it. */
function dueSeat(view: State): Seat | null {
	if (isBetween(view)) return starterOf(view);
	const isOn = view.phase === 'running' || view.phase === 'paused';
	return isOn && isTurnShown(view) ? view.turn : null;
}

/** Whose action was the last that stands. */
export function actedLast(view: State): Seat | null {
	const newest = newestStanding(view);
	const action = view.acts.findLast((act) => isAction(act) && act.seq === newest);
	return action && 'seat' in action ? action.seat : null;
}

type Seen = Event & { type: 'ritualDone' | 'talked' };

/** What somebody has just been seen doing. */
function bubbleOf(scene: Scene, seat: Seat): Bubble | null {
	const { reader } = scene;
	const seen = seenOf(scene, seat);
	if (!seen) return null;
	if (seen.type === 'talked') return { sign: 'talk', at: null, words: say('seat.talks'), clap: 0 };
	return {
		sign: seen.kind,
		at: seen.target === null ? null : sitterOf(scene, seen.target),
		words: ritualWords(voice, reader, seen.kind, seen.target),
		clap: clapOf(scene, seen),
	};
}

function seenOf({ recent }: Scene, seat: Seat): Seen | undefined {
	return recent.findLast(
		(event): event is Seen => (event.type === 'ritualDone' || event.type === 'talked') && event.seat === seat,
	);
}

/** A high five that is answered: how many rows away the other hand is. */
function clapOf(scene: Scene, { seat, kind, target }: Seen & { type: 'ritualDone' }): number {
	const other = kind === 'highFive' && target !== null ? seenOf(scene, target) : undefined;
	if (target === null || other?.type !== 'ritualDone' || other.kind !== kind || other.target !== seat) return 0;
	const rows = seatsOfTeam(scene.view, photographingTeam(scene.view));
	return rows.indexOf(target) - rows.indexOf(seat);
}

export function scoreFilm(view: State): ScoreFilmProps {
	const { at5, at15 } = levelOf(view.rules);
	const scores = isCoop(view) ? view.scores.slice(0, 1) : view.scores;
	return {
		label: say('film.label', { scores: scores.join(':'), goal: TARGET }),
		goal: TARGET,
		scores,
		thresholds: [
			{ at: THRESHOLDS[0], cards: at5 },
			{ at: THRESHOLDS[1], cards: at15 },
		],
	};
}

/** Where all play together: what each of the five rounds brought. */
export function coopRounds(view: State, history: readonly TableEvent[]): CoopRoundsProps {
	const totals = history.flatMap(({ event }) => {
		const scored = event as Event;
		return scored.type === 'roundScored' ? [scored.scores[0]] : [];
	});
	return {
		title: say('rounds.title'),
		note: say('rounds.note', { goal: TARGET }),
		rounds: Array.from({ length: COOP_ROUNDS }, (_, i) => ({
			number: i + 1,
			gained: i < totals.length ? signed(totals[i] - (totals[i - 1] ?? 0)) : '',
			state: i + 1 < view.round || view.phase === 'over' ? 'done' : i + 1 === view.round ? 'now' : 'later',
		})),
	};
}

export function signed(points: number): string {
	return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0';
}

export function isGlassToTurn(view: State): boolean {
	return view.phase === 'ready' && areAllReady(view);
}
