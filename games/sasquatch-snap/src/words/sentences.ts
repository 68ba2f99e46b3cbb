import { type Reader, type Telling, type Voice, who } from '@shutterbox/kernel';
import type { Event } from '../rules/events.ts';
import { type ForestSize, labelOf } from '../rules/forest.ts';
import { cardWords, goodsWords, type Key, type Label, placedTile, snaps, winners } from './phrases.ts';

/** One sentence for each small step. Squares are told by the labels of the table's own forest. */
export function sentence(voice: Voice<Key>, event: Event, telling: Telling): string | null {
	const size = telling.options.boardSize as ForestSize;
	return told(voice, event, telling, (square) => labelOf(size, square));
}

function told(voice: Voice<Key>, event: Event, reader: Reader, label: Label): string | null {
	const { say, list } = voice;
	switch (event.type) {
		case 'gameStarted':
			return startWords(voice, event, reader);
		case 'turnStarted':
			return say('log.turn', { turn: event.turn });
		case 'whistlePassed':
			return say('log.passed', who(reader, event.to));
		case 'whistleBlown': {
			const seat = who(reader, event.seat);
			if (Object.keys(event.give).length === 0) return say('log.blew', seat);
			return say('log.traded', { ...seat, give: goodsWords(voice, event.give), get: goodsWords(voice, event.get) });
		}
		case 'committed':
			return null; // told by the reveal; until then the seats say who is ready
		case 'commitStored':
			return say('log.laid', { cards: cardWords(voice, event) });
		case 'revealed':
			return say('log.revealed', {
				list: list(
					event.commits.map((cards, seat) =>
						say('log.shows', { ...who(reader, seat), cards: cardWords(voice, cards) }),
					),
				),
			});
		case 'uprooted':
		case 'trapSet':
			return say(event.type === 'uprooted' ? 'log.uprooted' : 'log.set', {
				...who(reader, event.seat),
				tile: event.tile,
				square: label(event.square),
			});
		case 'trapsDestroyed':
			return say('log.destroyed', {
				...who(reader, event.by),
				list: list(event.list.map((each) => placedTile(voice, reader, each, label))),
			});
		case 'entrapped': {
			const { who: by, name: byName } = who(reader, event.by);
			return say('log.entrapped', { ...who(reader, event.seat), by, byName });
		}
		case 'trapWasted':
			return say(`log.wasted.${event.reason}`, who(reader, event.seat));
		case 'held':
			return say('log.held', who(reader, event.seat));
		case 'stepped':
		case 'tossed':
			return say(`log.${event.type}`, { ...who(reader, event.seat), square: label(event.to) });
		case 'tollPaid':
			return tollWords(voice, event, reader, label);
		case 'mauled':
			return say(`log.mauled.${event.by}`, {
				...who(reader, event.seat),
				square: label(event.square),
				loss: say('log.loss', { count: event.snaps }),
			});
		case 'lured':
			return say(event.forced ? 'log.luredForced' : 'log.luredFree', {
				...who(reader, event.seat),
				dist: event.dist,
				direction: say(`direction.${event.dir}`),
				from: label(event.from),
				to: label(event.to),
			});
		case 'caught': {
			const facts = {
				...who(reader, event.owner),
				tile: event.tile,
				square: label(event.square),
				snaps: snaps(voice, event.earned),
			};
			return event.fromPile > 0 ? say('log.caughtPile', { ...facts, pile: event.fromPile }) : say('log.caught', facts);
		}
		case 'gameEnded':
			return say(`log.ended.${event.reason}`, {
				names: winners(voice, reader, event.winners),
				snaps: snaps(voice, event.standings[event.winners[0]].snaps),
			});
	}
}

function startWords(
	{ say }: Voice<Key>,
	{ options, whistle }: Event & { type: 'gameStarted' },
	reader: Reader,
): string {
	const { boardSize: size, target, turnLimit: limit } = options;
	const first = say('log.firstWhistle', who(reader, whistle));
	if (limit === 0) return say('log.started', { size, target, first });
	return say('log.startedLimit', { size, target, limit, first });
}

function tollWords(
	voice: Voice<Key>,
	{ from, to, tile, square, owed, paid }: Event & { type: 'tollPaid' },
	reader: Reader,
	label: Label,
): string {
	const { say } = voice;
	const facts = { ...who(reader, from), trap: placedTile(voice, reader, { owner: to, tile, square }, label) };
	if (paid === 0) return say('log.tollNone', facts);
	return paid < owed ? say('log.tollShort', { ...facts, paid, owed }) : say('log.toll', { ...facts, paid });
}
