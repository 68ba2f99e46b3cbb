import { apertureOf, isBotName, ownNameOf } from '../../cast/bots.ts';
import { sidesOf, titleOf } from '../../games/game-words.ts';
import { duration, list, relative } from '../../i18n/format.ts';
import { t } from '../../i18n/shell.ts';
import type { KeptMatch } from '../../local/match-store.ts';
import { sidePlaces } from '../../match/side-places.ts';
import type { MatchSummary } from '../../server/account.ts';
import type { OwnMatch } from './MatchList.tsx';

interface Ranked {
	readonly row: OwnMatch;
	/** Lower ranks come first; within a rank, by `order`. */
	readonly rank: number;
	readonly order: number;
}

/**
 * Both kinds of matches in one list: those on the server that wait for this person, the shortest time first; then what
 * can be played on here; then those that others think about, and last the finished ones, the latest first.
 */
export function ownMatches(
	summaries: readonly MatchSummary[],
	local: readonly KeptMatch[],
	now: number,
): readonly OwnMatch[] {
	const ranked = [
		...summaries.filter(({ stage }) => stage !== 'closed').map((summary) => ofServer(summary, now)),
		...local.filter(({ stage }) => stage !== 'closed').map((match) => ofDevice(match, now)),
	];
	return ranked.sort((a, b) => a.rank - b.rank || a.order - b.order).map(({ row }) => row);
}

const YOURS = 0;
const PLAYABLE = 1;
const WAITING = 2;
const OVER = 3;

function ofServer(summary: MatchSummary, now: number): Ranked {
	const { id, game, seat, seats, isYourDecision, deadline, updated } = summary;
	const isOver = summary.stage === 'finished' || summary.stage === 'frozen';
	const others = seats.filter(({ kind }, i) => i !== seat && kind !== 'empty').map(nameOf);
	return {
		row: {
			id,
			game,
			name: titleOf(game),
			others: others.length === 0 ? t('matches.alone') : list(others),
			isYourTurn: isYourDecision,
			standing: standingOf(summary),
			detail:
				isYourDecision && deadline !== null
					? t('matches.left', { time: duration(deadline - now) })
					: relative(updated - now),
			href: isOver ? `/replay/${id}` : `/tables/${id}`,
			open: isOver ? 'replay' : isYourDecision ? 'play' : 'look',
		},
		rank: isYourDecision ? YOURS : isOver ? OVER : WAITING,
		order: isYourDecision ? (deadline ?? Number.MAX_SAFE_INTEGER) : -updated,
	};
}

function ofDevice({ table, game, stage, updated, names, people, isCoached }: KeptMatch, now: number): Ranked {
	const isOver = stage !== 'playing' && stage !== 'gathering';
	const others = names.flatMap((name, i) => {
		if (people.length === 1 && i === people[0]) return [];
		return !people.includes(i) && isBotName(name) ? [botName(name)] : [name];
	});
	return {
		row: {
			id: `here-${table}`,
			game,
			name: titleOf(game),
			others: others.length === 0 ? t('matches.alone') : list(others),
			isYourTurn: false,
			standing: isOver ? t('matches.over') : t(isCoached ? 'matches.coached' : 'matches.local'),
			detail: relative(updated - now),
			href: isOver ? `/replay/here/${table}` : `/local/${table}`,
			open: isOver ? 'replay' : 'play',
			...(!isOver && { discards: table }),
		},
		rank: isOver ? OVER : PLAYABLE,
		order: -updated,
	};
}

export function nameOf({ kind, name }: Pick<MatchSummary['seats'][number], 'kind' | 'name'>): string {
	return kind === 'bot' ? botName(name) : name;
}

/** Photographers by name, others by their aperture. */
function botName(bot: string): string {
	return ownNameOf(bot) ?? t('matches.bot', { name: apertureOf(bot) });
}

function standingOf({ game, stage, seat, seats, outcome }: MatchSummary): string {
	if (stage === 'gathering') {
		const free = seats.filter(({ kind }) => kind === 'empty').length;
		return free === 0 ? t('matches.ready') : t('matches.gathering', { free });
	}
	if (stage === 'playing') return t('matches.others');
	if (stage === 'frozen') return t('matches.frozen');
	if (outcome === null || seat === null) return t('matches.over');
	const sides = sidesOf(game, seats.length);
	const places = sidePlaces(outcome.places, sides);
	const place = places[seat];
	const winners = places.filter((each) => each === 1).length;
	if (winners === 0) return t('matches.lost');
	if (place === 1) return winners === places.length ? t('matches.wonAll') : t('matches.won');
	return t('matches.place', { place, of: Math.max(place, new Set(sides).size) });
}
