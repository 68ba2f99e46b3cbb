import { type Actor, type Outcome, type Reader, type Telling, type Voice, who } from '@shutterbox/kernel';
import { OBJECTIVE_POINTS, TARGET, TILES } from '../rules/components.ts';
import type { Event } from '../rules/events.ts';
import { isCoopTable } from '../rules/options.ts';
import {
	cellName,
	doer,
	type Key,
	pushDid,
	ritualDid,
	secondsOf,
	stopWords,
	teamName,
	tilesToMind,
	told,
	verdictWords,
} from './phrases.ts';

/** One sentence for each fact; before a judgement none tells whether there was a mistake. */
export function sentence(voice: Voice<Key>, event: Event, reader: Telling): string {
	const { say } = voice;
	const did = (actor: Actor, key: Extract<Key, `did.${string}`>, facts = {}) => {
		const by = doer(reader, actor);
		return told(voice, by, say(key, { ...by, ...facts }));
	};
	switch (event.type) {
		case 'roundStarted':
			return roundWords(voice, event, reader);
		case 'repaired':
			return repairWords(voice, event, reader);
		case 'readied':
			return say('log.readied', who(reader, event.seat));
		case 'flipped':
			return did(event.seat, 'did.flip');
		case 'objectiveRevealed':
			return say('log.wanted', { id: event.id });
		case 'swapped':
			return did(event.seat, event.gesture === 'slide' ? 'did.swapCellsSlide' : 'did.swapCells', {
				a: cellName(voice, event.a),
				b: cellName(voice, event.b),
				seconds: secondsOf(event.holdMs),
			});
		case 'pushed': {
			const by = doer(reader, event.seat);
			return told(voice, by, pushDid(voice, by, event.dir, event));
		}
		case 'photo':
			return did(event.seat, 'did.photo', { id: event.id });
		case 'ritualDone': {
			const { seat, kind, target } = event;
			return told(voice, doer(reader, seat), ritualDid(voice, reader, seat, kind, target));
		}
		case 'talked':
			return did(event.seat, 'did.talk');
		case 'undone':
			return did(event.seat, 'did.undo');
		case 'stopped':
			return stopWords(voice, reader, event.seat);
		case 'judged':
			return judgedWords(voice, event, reader);
		case 'resumed':
			return say('log.resumed');
		case 'approved':
			return did(event.seat, 'did.ok');
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
	const tiles = faces.map((face) => (TILES as readonly string[]).indexOf(face));
	return say('log.mind', { round: start, tiles: tilesToMind(voice, tiles) });
}

function repairWords(voice: Voice<Key>, { seat, a, b, dir }: Event & { type: 'repaired' }, reader: Reader): string {
	const { say } = voice;
	const by = doer(reader, seat);
	if (dir !== undefined) return say('log.repairedPush', { ...by, direction: say(`direction.${dir}`) });
	return say('log.repairedSwap', { ...by, a: cellName(voice, a ?? 0), b: cellName(voice, b ?? 0) });
}

function judgedWords(voice: Voice<Key>, event: Event & { type: 'judged' }, reader: Reader): string {
	const { verdict, kind, effect } = event;
	return [verdictWords(voice, verdict, kind, effect), ...consequences(voice, event, reader)].join(' ');
}

/** What comes of a judgement: `2 actions taken back.`, `A token for Amber.` */
export function consequences(
	voice: Voice<Key>,
	{ undone, token }: Pick<Event & { type: 'judged' }, 'undone' | 'token'>,
	reader: Reader,
): string[] {
	const { say } = voice;
	const back = undone.length > 0 ? [say('log.takenBack', { count: undone.length })] : [];
	if (token === null) return back;
	const isAlone = isCoopTable(reader.names.length);
	return [
		...back,
		isAlone ? say('log.tokenAgainst') : say('log.token', { team: teamName(voice, reader, token, 'dat') }),
	];
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
		team: say(amber > violet ? 'team.A' : 'team.B', { form: 'nom' }),
		more: Math.max(amber, violet),
		less: Math.min(amber, violet),
	});
}
