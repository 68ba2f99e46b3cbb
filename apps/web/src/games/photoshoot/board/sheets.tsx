/** What lies on the stage between two rounds: the count of the last one, and the cards that teams have drawn. */
import {
	type EffectId,
	type Event,
	isCoop,
	OBJECTIVE_POINTS,
	objectiveNamed,
	ruleBroken,
	type State,
	type Team,
	THRESHOLDS,
} from '@shutterbox/photoshoot/client';
import type { TableEvent } from '@shutterbox/table';
import { useEffect, useRef, useState } from 'preact/hooks';
import { list } from '../../../i18n/format.ts';
import { RuleLink } from '../../../table/RuleLink.tsx';
import { isBetweenRounds } from '../log.ts';
import { t } from '../words.ts';
import { FLIGHT } from './acts.ts';
import { type Draw, drawsOf } from './draws.ts';
import type { CountLine, CountSheetProps, EffectCardProps } from './parts/props.ts';
import { signed, teamTitle } from './people.ts';
import { shotOf } from './photos.ts';
import { say } from './words.ts';

type Scored = Event & { type: 'roundScored' };
type Drawn = Event & { type: 'effectDrawn' };

/** One thing to look at, until somebody goes on. */
export type BetweenSheet =
	| { readonly kind: 'count'; readonly count: Omit<CountSheetProps, 'isLaying'>; readonly words: string }
	| { readonly kind: 'card'; readonly card: EffectCardProps; readonly words: string };

/** Milliseconds after which it goes by itself. */
const SEEN = 10_000;

/**
 * The sheets that an update laid down, one after another. They go with a press, by themselves, and at once when the next
 * round runs: nobody waits for them.
 */
export function useSheets(view: State, latest: readonly TableEvent[]) {
	const [sheets, lay] = useState<readonly BetweenSheet[]>([]);
	const before = useRef({ view, latest });
	useEffect(() => {
		const was = before.current;
		before.current = { view, latest };
		if (latest === was.latest) return;
		const fresh = sheetsOf(was.view, latest);
		if (fresh.length > 0) lay(fresh);
		else if (isElsewhere(was.view, view) || latest.some(isPlay)) lay([]);
	}, [view, latest]);
	const [left, leave] = useState<EffectCardProps | null>(null);
	const goOn = () => {
		const [sheet] = sheets;
		if (sheet?.kind === 'card') leave(sheet.card);
		lay(sheets.slice(1));
	};
	useEffect(() => {
		if (sheets.length === 0) return;
		const timer = setTimeout(goOn, SEEN);
		return () => clearTimeout(timer);
	}, [sheets]);
	useEffect(() => {
		if (left === null) return;
		const timer = setTimeout(() => leave(null), FLIGHT);
		return () => clearTimeout(timer);
	}, [left]);
	return {
		sheet: sheets[0] ?? null,
		goOn,
		/** The card that has just been read, on its way to its team. */
		left,
	};
}

/** Another moment of the match than between the same two rounds: a replay goes there without a word. */
export function isElsewhere(before: State, view: State): boolean {
	const isBack = before.phase === 'over' && view.phase !== 'over';
	return isBack || before.round !== view.round || !isBetweenRounds(view);
}

function isPlay({ event }: TableEvent): boolean {
	return event.type !== 'readied' && event.type !== 'repaired';
}

/** From how things stood before the round was counted. */
export function sheetsOf(before: State, latest: readonly TableEvent[]): BetweenSheet[] {
	const told = latest.map(({ event }) => event as Event);
	const scored = told.find((event): event is Scored => event.type === 'roundScored');
	if (!scored) return [];
	const drawn = told.filter((event): event is Drawn => event.type === 'effectDrawn');
	return [
		{
			kind: 'count',
			count: countOf(before, scored, drawn),
			words: countWords(before, scored),
		},
		...[...new Set(drawn.map(({ team }) => teamNamed(team)))].flatMap((team) =>
			drawsBy(before, drawn, team).map(
				(draw): BetweenSheet => ({
					kind: 'card',
					card: drawnCard(before, team, draw),
					words: say('card.drawn', { team: teamTitle(before, team) }),
				}),
			),
		),
	];
}

function teamsOf(view: State): readonly Team[] {
	return isCoop(view) ? [0] : [0, 1];
}

function drawsBy(before: State, drawn: readonly Drawn[], team: Team): Draw[] {
	const effects = drawn.flatMap((event) => (teamNamed(event.team) === team ? [event.effect] : []));
	return drawsOf(before, team, effects);
}

function countWords(before: State, { team, objectives, tokens }: Scored): string {
	const theirs = teamNamed(team);
	const took = say('count.took', { team: teamTitle(before, theirs), count: objectives.length });
	if (isCoop(before)) return `${took} ${say('count.whistled', { count: tokens[theirs] })}`;
	const others: Team = theirs === 0 ? 1 : 0;
	return `${took} ${say('count.caught', { team: teamTitle(before, others), count: tokens[others] })}`;
}

function countOf(before: State, scored: Scored, drawn: readonly Drawn[]): Omit<CountSheetProps, 'isLaying'> {
	const teams = teamsOf(before);
	return {
		title: say('count.title', { round: before.round }),
		lines: teams.map((team) => lineOf(before, scored, team)),
		note: teams.flatMap((team) => passedWords(before, team, drawsBy(before, drawn, team))).join(' '),
	};
}

/** `Violet passes 15: a blue card.` */
function passedWords(before: State, team: Team, draws: readonly Draw[]): string[] {
	return THRESHOLDS.flatMap((points) => {
		const cards = (['blue', 'orange'] as const).flatMap((colour) => {
			const count = draws.filter((draw) => draw.at === points && draw.colour === colour).length;
			return count === 0 ? [] : [say(`count.${colour}`, { count })];
		});
		return cards.length === 0
			? []
			: [say('count.passes', { team: teamTitle(before, team), points, cards: list(cards) })];
	});
}

function lineOf(before: State, scored: Scored, team: Team): CountLine {
	const isTheirs = teamNamed(scored.team) === team;
	const worth = isCoop(before) ? -1 : 1;
	return {
		team: isCoop(before) ? null : team,
		name: teamTitle(before, team),
		shots: isTheirs
			? scored.objectives.map((id) => ({ shot: shotOf(objectiveNamed(id)), gain: signed(OBJECTIVE_POINTS) }))
			: [],
		tokens: Array.from({ length: scored.tokens[team] }, () => ({ gain: signed(worth) })),
		total: [before.scores[team], scored.scores[team]],
	};
}

function drawnCard(before: State, team: Team, { effect, at }: Draw): EffectCardProps {
	return {
		...cardOf(effect),
		foot: (
			<>
				{say('card.at', { team: teamTitle(before, team), points: at })} · <CardRule id={effect} />
			</>
		),
		team: isCoop(before) ? null : team,
		isDrawn: true,
	};
}

/** A card as it is read. */
export function cardOf(id: EffectId): EffectCardProps {
	return {
		id,
		name: t(`effect.${id}`),
		words: t(`asks.${id}`),
		foot: <CardRule id={id} />,
		team: null,
		isDrawn: false,
	};
}

function CardRule({ id }: { id: EffectId }) {
	const rule = ruleBroken('effect', id);
	return rule && <RuleLink game="photoshoot" rule={rule} />;
}

function teamNamed(name: 'A' | 'B'): Team {
	return name === 'A' ? 0 : 1;
}
