import type { Viewer } from '@shutterbox/kernel';
import {
	type Event,
	isCoopTable,
	OBJECTIVE_POINTS,
	type State,
	TARGET,
	type TILES,
} from '@shutterbox/photoshoot/client';
import type { TableEvent } from '@shutterbox/table';
import { list } from '../../i18n/format.ts';
import {
	cellName,
	didWords,
	pushWords,
	type Reader,
	subject,
	swapWords,
	teamName,
	verdictWords,
	who,
} from './phrases.ts';
import { t } from './words.ts';

/** While a round is on, nobody may read again what was done in it; when it is over everybody may. */
export function heldBackFrom(history: readonly TableEvent[], view: Pick<State, 'phase'>): number {
	if (isBetweenRounds(view)) return history.length;
	return history.findLastIndex(({ event }) => event.type === 'flipped') + 1;
}

export function isBetweenRounds({ phase }: Pick<State, 'phase'>): boolean {
	return phase === 'repair' || phase === 'ready' || phase === 'over';
}

/** One sentence for each fact; before a judgement none tells whether there was a mistake. */
export function sentence(event: Event, names: readonly string[], viewer: Viewer): string {
	const reader = { names, viewer };
	switch (event.type) {
		case 'roundStarted':
			return roundWords(event, reader);
		case 'repaired':
			return repairWords(event, reader);
		case 'readied':
			return t('log.readied', who(reader, event.seat));
		case 'flipped':
			return t('log.flipped', { who: subject(reader, event.seat) });
		case 'objectiveRevealed':
			return t('log.wanted', { id: event.id });
		case 'swapped':
			return swapWords(subject(reader, event.seat), cellName(event.a), cellName(event.b), event);
		case 'pushed':
			return pushWords(subject(reader, event.seat), event.dir, event);
		case 'photo':
			return t('deed.photo', { who: subject(reader, event.seat), id: event.id });
		case 'ritualDone':
			return didWords(reader, event.seat, event.kind, event.target);
		case 'talked':
			return t('deed.talk', { who: subject(reader, event.seat) });
		case 'undone':
			return t('log.undone', { who: subject(reader, event.seat) });
		case 'stopped':
			return event.seat === 'table' ? t('log.whistled') : t('log.stopped', { who: subject(reader, event.seat) });
		case 'judged':
			return judgedWords(event, reader);
		case 'resumed':
			return t('log.resumed');
		case 'approved':
			return t('log.approved', { who: subject(reader, event.seat) });
		case 'timeUp':
			return t('log.timeUp');
		case 'roundScored':
			return scoredWords(event, reader);
		case 'effectDrawn':
			return t('log.drew', {
				team: teamName(reader, event.team),
				effect: t(`effect.${event.effect}`),
				asks: t(`asks.${event.effect}`),
			});
		case 'deckReshuffled':
			return t('log.reshuffled');
		case 'gameOver':
			return endWords(event);
	}
}

function roundWords({ round, team, starter, faces }: Event & { type: 'roundStarted' }, reader: Reader): string {
	const facts = { round, who: reader.names[starter] };
	const start = isCoopTable(reader.names.length)
		? t('log.round', facts)
		: t('log.roundTeam', { ...facts, team: teamName(reader, team) });
	if (faces.length === 0) return start;
	return t('log.mind', { round: start, tiles: list(faces.map((tile) => t(`tile.${tile as (typeof TILES)[number]}`))) });
}

function repairWords({ seat, a, b, dir }: Event & { type: 'repaired' }, reader: Reader): string {
	const name = subject(reader, seat);
	if (dir !== undefined) return t('log.repairedPush', { who: name, direction: t(`direction.${dir}`) });
	return t('log.repairedSwap', { who: name, a: cellName(a ?? 0), b: cellName(b ?? 0) });
}

function judgedWords({ verdict, kind, effect, undone, token }: Event & { type: 'judged' }, reader: Reader): string {
	const isAlone = isCoopTable(reader.names.length);
	const gift = token && (isAlone ? t('log.tokenAgainst') : t('log.token', { team: teamName(reader, token) }));
	const back = undone.length > 0 ? t('log.takenBack', { count: undone.length }) : null;
	return [verdictWords(verdict, kind, effect), back, gift].filter((part) => part !== null).join(' ');
}

function scoredWords({ team, objectives, tokens, scores }: Event & { type: 'roundScored' }, reader: Reader): string {
	const facts = {
		photos: t('count.photos', { count: objectives.length }),
		points: t('count.points', { count: OBJECTIVE_POINTS * objectives.length }),
	};
	if (isCoopTable(reader.names.length))
		return t('log.scoredAll', {
			...facts,
			tokens: t('count.tokens', { count: tokens[0] }),
			total: t('count.points', { count: scores[0] }),
		});
	return t('log.scored', {
		...facts,
		team: teamName(reader, team),
		tokensA: t('count.tokens', { count: tokens[0] }),
		tokensB: t('count.tokens', { count: tokens[1] }),
		a: scores[0],
		b: scores[1],
	});
}

/** Seats of a team have its score; even ones are Amber. */
function endWords({ result: { reason, scores } }: Event & { type: 'gameOver' }): string {
	const [amber, violet] = scores;
	const points = t('count.points', { count: amber });
	if (reason === 'coopWon') return t('log.ended.coopWon', { points });
	if (reason === 'coopLost') return t('log.ended.coopLost', { points, target: TARGET });
	if (amber === violet) return t('log.ended.draw', { points });
	return t(reason === 'roundCap' ? 'log.ended.roundCap' : 'log.ended.reached25', {
		team: t(amber > violet ? 'team.A' : 'team.B'),
		more: Math.max(amber, violet),
		less: Math.min(amber, violet),
	});
}
