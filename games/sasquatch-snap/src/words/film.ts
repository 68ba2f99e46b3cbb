import { type Reader, type Seat, type Telling, type Voice, who } from '@shutterbox/kernel';
import type { Event } from '../rules/events.ts';
import { type ForestSize, labelOf } from '../rules/forest.ts';
import { goodsWords, type Key, type Label, objects } from './phrases.ts';

/** One frame of a turn in a few words: `Super on A8, to A7`, `3 south to E6: Ines +1`; empty where nothing happened. */
export function filmText(voice: Voice<Key>, events: readonly Event[], telling: Telling): string {
	const { say } = voice;
	const size = telling.options.boardSize as ForestSize;
	const label: Label = (square) => labelOf(size, square);
	if (events.some(({ type }) => type === 'revealed')) return say('film.shown');
	const ready = events.filter(({ type }) => type === 'committed').length;
	if (ready > 0) return say('film.ready', { count: ready });
	const lured = events.find((event) => event.type === 'lured');
	const parts = slotWords(voice, events, telling, label);
	if (lured === undefined) return parts.join(', ');
	const way = say('film.lured', {
		dist: lured.dist,
		direction: say(`direction.${lured.dir}`),
		square: label(lured.to),
	});
	return parts.length === 0 ? way : say('film.luredWith', { lured: way, what: parts.join(', ') });
}

/** Step after step; the squares of a walk are told together, and so is what somebody gains. */
function slotWords(voice: Voice<Key>, events: readonly Event[], reader: Reader, label: Label): string[] {
	const walker = events.find((event) => event.type === 'stepped')?.seat;
	const squares = events.flatMap((event) => (event.type === 'stepped' ? [label(event.to)] : []));
	let isWalkTold = false;
	const told = events.flatMap((event, i) => {
		if (event.type === 'caught' && isToldBefore(events, event.owner, i)) return [];
		if (event.type !== 'stepped') return eventWords(voice, event, events, reader, label, walker) ?? [];
		if (isWalkTold) return [];
		isWalkTold = true;
		return [voice.say('forecast.to', { squares: squares.join(', ') })];
	});
	// Nothing is nothing, however many traps would have it.
	const broke = voice.say('film.cannotPay');
	return told.filter((part, i) => part !== broke || told.indexOf(broke) === i);
}

function eventWords(
	voice: Voice<Key>,
	event: Event,
	events: readonly Event[],
	reader: Reader,
	label: Label,
	walker: number | undefined,
): string | string[] | null {
	const { say } = voice;
	switch (event.type) {
		case 'whistleBlown':
			if (Object.keys(event.give).length === 0) return say('film.noTrade');
			return say('forecast.trade', { give: goodsWords(voice, event.give), get: goodsWords(voice, event.get) });
		case 'trapSet':
			return say('film.set', { tile: event.tile, square: label(event.square) });
		case 'uprooted':
			return say('film.uproots', { square: label(event.square) });
		case 'trapWasted':
			return say('film.wasted');
		case 'trapsDestroyed':
			return event.list.map(({ owner, tile }) => say('film.gone', { ...who(reader, owner), tile }));
		case 'entrapped':
			return say('film.holds', who(reader, event.seat));
		case 'held':
			return say('film.held');
		case 'tollPaid':
			if (event.from !== walker) return say('film.rivalPays', { ...who(reader, event.from), snaps: event.paid });
			return event.paid === 0
				? say('film.cannotPay')
				: say('film.pays', { ...who(reader, event.to), snaps: event.paid });
		case 'mauled':
			return event.by === 'walk'
				? say('film.mauledWalk', { snaps: event.snaps })
				: say('film.mauled', who(reader, event.seat));
		case 'caught':
			return say('film.gains', { ...who(reader, event.owner), snaps: gainOf(events, event.owner) });
		case 'gameEnded':
			return say('film.wins', {
				...who(reader, event.winners[0]),
				names: objects(voice, reader, event.winners),
				count: event.winners.length,
			});
		default:
			return null;
	}
}

/** However many of one's tiles caught him, what they brought is one gain. */
function gainOf(events: readonly Event[], seat: Seat): number {
	return events.reduce(
		(sum, event) => sum + (event.type === 'caught' && event.owner === seat ? event.earned + event.fromPile : 0),
		0,
	);
}

function isToldBefore(events: readonly Event[], seat: Seat, at: number): boolean {
	return events.findIndex((event) => event.type === 'caught' && event.owner === seat) < at;
}
