import type { BySeat } from '@shutterbox/kernel';
import { type Event, isCoopTable, OBJECTIVE_POINTS, type Options } from '@shutterbox/photoshoot/client';
import { capitalised, counted, listed } from '../../text.ts';
import type { Telling } from '../board.ts';
import {
	EFFECT_WORDS,
	faultWords,
	object,
	points,
	RITUAL_WORDS,
	seconds,
	subject,
	teamSubject,
	tokens,
	verb,
} from './words.ts';

/** One sentence for each fact; before a judgement none tells whether there was a mistake. */
export function sentence(event: Event, names: BySeat<string>, { options }: Telling<Event>): string | null {
	switch (event.type) {
		case 'roundStarted':
			return roundWords(event, names);
		case 'repaired': {
			const how = event.dir === undefined ? `swapping ${event.a} and ${event.b}` : `pushing ${event.dir} with Joe`;
			return `${subject(names, event.seat)} repaired the stage, ${how}.`;
		}
		case 'readied':
			return `${subject(names, event.seat)} ${verb(names, event.seat, 'are', 'is')} ready.`;
		case 'flipped':
			return event.seat === 'table'
				? 'The hourglass was turned.'
				: `${subject(names, event.seat)} turned the hourglass.`;
		case 'objectiveRevealed':
			return `Photo ${event.id} is wanted.`;
		case 'swapped':
			return `${subject(names, event.seat)} swapped ${event.a} and ${event.b}${slideWords(event)}.`;
		case 'pushed':
			return `${subject(names, event.seat)} pushed ${event.dir} with Joe${slideWords(event)}.`;
		case 'photo':
			return `PHOTO! ${subject(names, event.seat)} took ${event.id}.`;
		case 'ritualDone': {
			const at = event.target === null ? '' : ` ${object(names, event.target)}`;
			return `${subject(names, event.seat)} ${RITUAL_WORDS[event.kind]}${at}${at || !/["!]$/.test(RITUAL_WORDS[event.kind]) ? '.' : ''}`;
		}
		case 'talked':
			return `${subject(names, event.seat)} talked.`;
		case 'undone':
			return `${subject(names, event.seat)} took the action back.`;
		case 'stopped':
			return stopWords(event, names, options as unknown as Options);
		case 'judged':
			return judgedWords(event, names);
		case 'resumed':
			return 'The hourglass runs on.';
		case 'approved':
			return `${subject(names, event.seat)} found nothing wrong.`;
		case 'timeUp':
			return 'TIME IS UP!';
		case 'roundScored':
			return scoredWords(event, names);
		case 'effectDrawn':
			return `${teamSubject(names, event.team)} drew the effect ${event.effect}. ${EFFECT_WORDS[event.effect]}`.replace(
				/(?<!\.)$/,
				'.',
			);
		case 'deckReshuffled':
			return 'The used photo cards were shuffled into a new deck.';
		case 'gameOver':
			return endWords(event, names);
	}
}

/** A call with its judgement is one paragraph, and so are a round's end and the next one's beginning. */
export function continues(event: Event, before: Event): boolean {
	switch (event.type) {
		case 'judged':
			return before.type === 'stopped';
		case 'objectiveRevealed':
			return before.type === 'roundStarted' || before.type === 'photo' || before.type === 'flipped';
		default:
			return false;
	}
}

function roundWords({ round, team, starter, faces }: Event & { type: 'roundStarted' }, names: BySeat<string>): string {
	const who = isCoopTable(names.length) ? '' : ` ${teamSubject(names, team)} photographs.`;
	const first = ` ${subject(names, starter)} ${verb(names, starter, 'begin', 'begins')}.`;
	const mind = faces.length === 0 ? '' : ` Mind ${listed(faces.map(capitalised))}.`;
	return `ROUND ${round}.${who}${first}${mind}`;
}

function slideWords({ gesture, holdMs }: { readonly gesture: string; readonly holdMs: number }): string {
	return gesture === 'slide' ? `, sliding for ${holdMs} ms` : '';
}

function stopWords(
	{ seat, remainingMs }: Event & { type: 'stopped' },
	names: BySeat<string>,
	{ pace }: Options,
): string {
	const left = pace === 'untimed' ? '' : ` with ${seconds(remainingMs)} left`;
	return seat === 'table' ? `The table whistled${left}!` : `${subject(names, seat)} called a mistake${left}!`;
}

function judgedWords(
	{ verdict, kind, effect, undone, token }: Event & { type: 'judged' },
	names: BySeat<string>,
): string {
	const what = faultWords(kind, effect);
	const gift =
		token === null
			? ''
			: isCoopTable(names.length)
				? ' A token against you.'
				: ` A token for ${teamSubject(names, token)}.`;
	if (verdict === 'void') return 'It had just been put right: the call does not count.';
	if (verdict === 'wrong') return `WRONG: ${kind === null ? 'there was no mistake' : `it was not ${what}`}.${gift}`;
	const back = undone.length === 0 ? '' : ` ${counted(undone.length, 'action')} taken back.`;
	return `RIGHT: ${what}.${back}${gift}`;
}

function scoredWords(
	{ team, objectives, tokens: piles, scores }: Event & { type: 'roundScored' },
	names: BySeat<string>,
): string {
	const taken = `${counted(objectives.length, 'photo')} for ${points(OBJECTIVE_POINTS * objectives.length)}`;
	if (isCoopTable(names.length))
		return `The round is over: ${taken}, ${tokens(piles[0])} against you. You have ${points(scores[0])}.`;
	const pile = (own: 'A' | 'B') => `${tokens(piles[own === 'A' ? 0 : 1])} for ${teamSubject(names, own)}`;
	const result = `${teamSubject(names, 'A')} ${scores[0]}, ${teamSubject(names, 'B')} ${scores[1]}`;
	return `The round is over: ${teamSubject(names, team)} took ${taken}; ${pile('A')}, ${pile('B')}. ${result}.`;
}

function endWords({ result }: Event & { type: 'gameOver' }, names: BySeat<string>): string {
	const { reason, scores } = result;
	switch (reason) {
		case 'coopWon':
			return `THE END. You won together with ${points(scores[0])}!`;
		case 'coopLost':
			return `THE END. You lost together with ${points(scores[0])}.`;
		default: {
			const cap = reason === 'roundCap' ? 'That was the last round. ' : '';
			const best = scores[0] === scores[1] ? null : scores[0] > scores[1] ? 'A' : 'B';
			if (best === null) return `THE END. ${cap}A draw at ${points(scores[0])}.`;
			const [more, less] = [Math.max(...scores), Math.min(...scores)];
			return `THE END. ${cap}${teamSubject(names, best)} won by ${more} to ${less}.`;
		}
	}
}
