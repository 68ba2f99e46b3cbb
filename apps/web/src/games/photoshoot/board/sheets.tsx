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
} from '@shutterbox/photoshoot/client';
import type { TableEvent } from '@shutterbox/table';
import { useEffect, useRef, useState } from 'preact/hooks';
import { RuleLink } from '../../../table/RuleLink.tsx';
import { t } from '../words.ts';
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
		else if (latest.some(({ event }) => event.type !== 'readied' && event.type !== 'repaired')) lay([]);
	}, [view, latest]);
	const goOn = () => lay((all) => all.slice(1));
	useEffect(() => {
		if (sheets.length === 0) return;
		const timer = setTimeout(goOn, SEEN);
		return () => clearTimeout(timer);
	}, [sheets]);
	return { sheet: sheets[0] ?? null, goOn };
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
		...drawn.map((event): BetweenSheet => {
			const card = drawnCard(before, event);
			return { kind: 'card', card, words: say('card.drawn', { team: teamTitle(before, teamNamed(event.team)) }) };
		}),
	];
}

function countWords(before: State, { team, objectives, tokens }: Scored): string {
	const theirs = teamNamed(team);
	const took = say('count.took', { team: teamTitle(before, theirs), count: objectives.length });
	if (isCoop(before)) return `${took} ${say('count.whistled', { count: tokens[theirs] })}`;
	const others: Team = theirs === 0 ? 1 : 0;
	return `${took} ${say('count.caught', { team: teamTitle(before, others), count: tokens[others] })}`;
}

function countOf(before: State, scored: Scored, drawn: readonly Drawn[]): Omit<CountSheetProps, 'isLaying'> {
	const teams: readonly Team[] = isCoop(before) ? [0] : [0, 1];
	return {
		title: say('count.title', { round: before.round }),
		lines: teams.map((team) => lineOf(before, scored, team)),
		note: teams
			.flatMap((team) => {
				const count = drawn.filter((event) => teamNamed(event.team) === team).length;
				return count === 0 ? [] : [say('count.draws', { team: teamTitle(before, team), count })];
			})
			.join(' '),
	};
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

function drawnCard(before: State, { team, effect }: Drawn): EffectCardProps {
	return {
		...cardOf(effect),
		foot: (
			<>
				{teamTitle(before, teamNamed(team))} · <CardRule id={effect} />
			</>
		),
		team: isCoop(before) ? null : teamNamed(team),
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
