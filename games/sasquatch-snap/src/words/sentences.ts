import { type Reader, type Telling, type Voice, who } from '@shutterbox/kernel';
import type { Event, PlacedTile } from '../rules/events.ts';
import { type ForestSize, labelOf, type Square } from '../rules/forest.ts';
import { cardWords, goodsWords, type Key, object, owner, ownerFirst, snaps, subject } from './phrases.ts';

/** One sentence for each small step. Squares are told by the labels of the table's own forest. */
export function sentence(voice: Voice<Key>, event: Event, telling: Telling): string | null {
	const size = telling.options.boardSize as ForestSize;
	return told(voice, event, telling, (square) => labelOf(size, square));
}

function told(voice: Voice<Key>, event: Event, reader: Reader, label: (square: Square) => string): string | null {
	const { say, list } = voice;
	const placed = ({ owner: seat, tile, square }: PlacedTile, whose = owner) =>
		say('tile.placed', { owner: whose(voice, reader, seat), tile: say(`tile.${tile}`), square: label(square) });
	switch (event.type) {
		case 'gameStarted':
			return startWords(voice, event, reader);
		case 'turnStarted':
			return say('log.turn', { turn: event.turn });
		case 'whistlePassed':
			return say('log.passed', { who: object(voice, reader, event.to) });
		case 'whistleBlown': {
			const name = subject(voice, reader, event.seat);
			if (Object.keys(event.give).length === 0) return say('log.blew', { who: name });
			return say('log.traded', { who: name, give: goodsWords(voice, event.give), get: goodsWords(voice, event.get) });
		}
		case 'committed':
			return null; // told by the reveal; until then the seats say who is ready
		case 'commitStored':
			return say('log.laid', { cards: cardWords(voice, event) });
		case 'revealed':
			return say('log.revealed', {
				list: list(
					event.commits.map((cards, seat) =>
						say('log.shows', { who: object(voice, reader, seat), cards: cardWords(voice, cards) }),
					),
				),
			});
		case 'uprooted':
		case 'trapSet':
			return say(event.type === 'uprooted' ? 'log.uprooted' : 'log.set', {
				who: subject(voice, reader, event.seat),
				tile: say(`tile.${event.tile}`),
				square: label(event.square),
			});
		case 'trapsDestroyed':
			return say('log.destroyed', {
				owner: ownerFirst(voice, reader, event.by),
				list: list(event.list.map((each) => placed(each))),
			});
		case 'entrapped':
			return say('log.entrapped', { by: subject(voice, reader, event.by), who: object(voice, reader, event.seat) });
		case 'trapWasted':
			return say(`log.wasted.${event.reason}`, { who: subject(voice, reader, event.seat) });
		case 'held':
			return say('log.held', { who: subject(voice, reader, event.seat) });
		case 'stepped':
			return say('log.stepped', { who: subject(voice, reader, event.seat), square: label(event.to) });
		case 'tollPaid':
			return tollWords(voice, event, reader, placed({ ...event, owner: event.to }));
		case 'mauled':
			return say(`log.mauled.${event.by}`, {
				who: event.by === 'walk' ? subject(voice, reader, event.seat) : object(voice, reader, event.seat),
				square: label(event.square),
				loss: say('log.loss', { count: event.snaps }),
			});
		case 'tossed':
			return say('log.tossed', { who: subject(voice, reader, event.seat), square: label(event.to) });
		case 'lured':
			return say(event.forced ? 'log.luredForced' : 'log.luredFree', {
				who: subject(voice, reader, event.seat),
				dist: event.dist,
				direction: say(`direction.${event.dir}`),
				from: label(event.from),
				to: label(event.to),
			});
		case 'caught': {
			const facts = {
				tile: placed(event, ownerFirst),
				snaps: snaps(voice, event.earned),
				who: object(voice, reader, event.owner),
			};
			return event.fromPile > 0 ? say('log.caughtPile', { ...facts, pile: event.fromPile }) : say('log.caught', facts);
		}
		case 'gameEnded':
			return say(`log.ended.${event.reason}`, {
				who: list(event.winners.map((seat) => subject(voice, reader, seat))),
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
	{ from, owed, paid }: Event & { type: 'tollPaid' },
	reader: Reader,
	tile: string,
): string {
	const { say } = voice;
	const facts = { who: subject(voice, reader, from), tile };
	if (paid === 0) return say('log.tollNone', facts);
	return paid < owed
		? say('log.tollShort', { ...facts, paid, snaps: snaps(voice, owed) })
		: say('log.toll', { ...facts, snaps: snaps(voice, paid) });
}
