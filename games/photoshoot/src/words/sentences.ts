import { type Actor, type Outcome, type Reader, type Telling, type Voice, who } from '@shutterbox/kernel';
import { OBJECTIVE_POINTS, TARGET, type TILES } from '../rules/components.ts';
import type { Event } from '../rules/events.ts';
import { isCoopTable } from '../rules/options.ts';
import {
	cellName,
	didWords,
	type Key,
	pushWords,
	stopWords,
	subject,
	swapWords,
	teamName,
	verdictWords,
} from './phrases.ts';

/** One sentence for each fact; before a judgement none tells whether there was a mistake. */
export function sentence(voice: Voice<Key>, event: Event, reader: Telling): string {
	const { say } = voice;
	const name = (actor: Actor) => subject(voice, reader, actor);
	switch (event.type) {
		case 'roundStarted':
			return roundWords(voice, event, reader);
		case 'repaired':
			return repairWords(voice, event, reader);
		case 'readied':
			return say('log.readied', who(reader, event.seat));
		case 'flipped':
			return say('log.flipped', { who: name(event.seat) });
		case 'objectiveRevealed':
			return say('log.wanted', { id: event.id });
		case 'swapped':
			return swapWords(voice, name(event.seat), cellName(voice, event.a), cellName(voice, event.b), event);
		case 'pushed':
			return pushWords(voice, name(event.seat), event.dir, event);
		case 'photo':
			return say('log.photo', { who: name(event.seat), id: event.id });
		case 'ritualDone':
			return didWords(voice, reader, event.seat, event.kind, event.target);
		case 'talked':
			return say('log.talk', { who: name(event.seat) });
		case 'undone':
			return say('log.undone', { who: name(event.seat) });
		case 'stopped':
			return stopWords(voice, reader, event.seat);
		case 'judged':
			return judgedWords(voice, event, reader);
		case 'resumed':
			return say('log.resumed');
		case 'approved':
			return say('log.approved', { who: name(event.seat) });
		case 'timeUp':
			return say('log.timeUp');
		case 'roundScored':
			return scoredWords(voice, event, reader);
		case 'effectDrawn':
			return say('log.drew', {
				team: teamName(voice, reader, event.team),
				effect: say(`effect.${event.effect}`),
				asks: say(`asks.${event.effect}`),
			});
		case 'deckReshuffled':
			return say('log.reshuffled');
		case 'gameOver':
			return endWords(voice, event.result);
	}
}

function roundWords(
	voice: Voice<Key>,
	{ round, team, starter, faces }: Event & { type: 'roundStarted' },
	reader: Reader,
): string {
	const { say } = voice;
	const facts = { round, ...who(reader, starter) };
	const start = isCoopTable(reader.names.length)
		? say('log.round', facts)
		: say('log.roundTeam', { ...facts, team: teamName(voice, reader, team) });
	if (faces.length === 0) return start;
	return say('log.mind', {
		round: start,
		tiles: voice.list(faces.map((tile) => say(`tile.${tile as (typeof TILES)[number]}`))),
	});
}

function repairWords(voice: Voice<Key>, { seat, a, b, dir }: Event & { type: 'repaired' }, reader: Reader): string {
	const { say } = voice;
	const name = subject(voice, reader, seat);
	if (dir !== undefined) return say('log.repairedPush', { who: name, direction: say(`direction.${dir}`) });
	return say('log.repairedSwap', { who: name, a: cellName(voice, a ?? 0), b: cellName(voice, b ?? 0) });
}

function judgedWords(
	voice: Voice<Key>,
	{ verdict, kind, effect, undone, token }: Event & { type: 'judged' },
	reader: Reader,
): string {
	const { say } = voice;
	const isAlone = isCoopTable(reader.names.length);
	const gift =
		token && (isAlone ? say('log.tokenAgainst') : say('log.token', { team: teamName(voice, reader, token) }));
	const back = undone.length > 0 ? say('log.takenBack', { count: undone.length }) : null;
	return [verdictWords(voice, verdict, kind, effect), back, gift].filter((part) => part !== null).join(' ');
}

function scoredWords(
	voice: Voice<Key>,
	{ team, objectives, tokens, scores }: Event & { type: 'roundScored' },
	reader: Reader,
): string {
	const { say } = voice;
	const facts = {
		photos: say('count.photos', { count: objectives.length }),
		points: say('count.points', { count: OBJECTIVE_POINTS * objectives.length }),
	};
	if (isCoopTable(reader.names.length))
		return say('log.scoredAll', {
			...facts,
			tokens: say('count.tokens', { count: tokens[0] }),
			total: say('count.points', { count: scores[0] }),
		});
	return say('log.scored', {
		...facts,
		team: teamName(voice, reader, team),
		tokensA: say('count.tokens', { count: tokens[0] }),
		tokensB: say('count.tokens', { count: tokens[1] }),
		a: scores[0],
		b: scores[1],
	});
}

/** Seats of a team have its score; even ones are Amber. */
export function endWords({ say }: Voice<Key>, { reason, scores }: Outcome): string {
	const [amber, violet] = scores;
	const points = say('count.points', { count: amber });
	if (reason === 'coopWon') return say('log.ended.coopWon', { points });
	if (reason === 'coopLost') return say('log.ended.coopLost', { points, target: TARGET });
	if (amber === violet) return say('log.ended.draw', { points });
	return say(reason === 'roundCap' ? 'log.ended.roundCap' : 'log.ended.reached25', {
		team: say(amber > violet ? 'team.A' : 'team.B'),
		more: Math.max(amber, violet),
		less: Math.min(amber, violet),
	});
}
