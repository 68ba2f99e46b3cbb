import { type Reader, type Seat, type Voice, who } from '@shutterbox/kernel';
import { NO_TILE, SIDES, SNAPS, TILE_TYPES, type TileType, typeOf } from '../rules/components.ts';
import type { Event } from '../rules/events.ts';
import { labelOf, neighbour } from '../rules/forest.ts';
import type { Move } from '../rules/move.ts';
import { forest, type State } from '../rules/state.ts';
import { goodsWords, type Key, type Label, objects, ownTile, snaps } from './phrases.ts';

/** A move somebody might make, and who is told what would come of it. */
export interface Foreseen {
	readonly view: State;
	readonly seat: Seat;
	readonly move: Move;
	readonly reader: Reader;
}

/** The same with what the mover does first: `a trap on C3, to B3`. */
export function moveWords(voice: Voice<Key>, events: readonly Event[], foreseen: Foreseen): string {
	return [doneFirst(voice, foreseen), forecastWords(voice, events, foreseen)].filter(Boolean).join(', ');
}

function doneFirst(voice: Voice<Key>, { view, seat, move }: Foreseen): string {
	const { say } = voice;
	if (move.type === 'whistle') {
		if (!move.give || !move.get) return say('forecast.noTrade');
		return say('forecast.trade', { give: goodsWords(voice, move.give), get: goodsWords(voice, move.get) });
	}
	const here = view.journalists[seat];
	const square = labelOf(view.rules.boardSize, here);
	if (move.type === 'set') return say('forecast.tile', { tile: move.tile, square });
	if (move.type !== 'commit' || !move.trap) return '';
	const own = view.tiles[here];
	if (own !== NO_TILE) return say('forecast.uproot', { tile: TILE_TYPES[typeOf(own)], square });
	return move.tile ? say('forecast.tile', { tile: move.tile, square }) : say('forecast.trap', { square });
}

/** `to C2, C1, stopped by Bo’s freeze, 2 snaps to pay`; of a tile only what it does itself. */
export function forecastWords(
	voice: Voice<Key>,
	foretold: readonly Event[],
	{ view, seat, move, reader }: Foreseen,
): string {
	const { say } = voice;
	const events = move.type === 'set' ? beforeTheWalk(foretold) : foretold;
	const label: Label = (square) => labelOf(view.rules.boardSize, square);
	const steps = events.flatMap((event) => (event.type === 'stepped' ? [label(event.to)] : []));
	const parts = steps.length > 0 ? [say('forecast.to', { squares: steps.join(', ') })] : [];
	if (move.type === 'set') parts.push(...tileWords(voice, view, seat, move.tile));
	for (const event of events) {
		const words =
			event.type === 'lured'
				? say('forecast.to', { squares: label(event.to) })
				: consequence(voice, event, events, reader, seat);
		if (words !== null) parts.push(words);
	}
	return parts.join(', ');
}

function beforeTheWalk(events: readonly Event[]): readonly Event[] {
	const walk = events.findIndex(({ type }) => type === 'stepped' || type === 'held');
	return walk < 0 ? events : events.slice(0, walk);
}

/** What an event means for somebody; null where it only moves something. */
export function consequence(
	voice: Voice<Key>,
	event: Event,
	events: readonly Event[],
	reader: Reader,
	seat: Seat,
): string | null {
	const { say, list } = voice;
	const lastCatch = events.findLast((one) => one.type === 'caught');
	switch (event.type) {
		case 'tollPaid': {
			if (event.from !== seat)
				return say('forecast.rivalPays', { ...who(reader, event.from), snaps: snaps(voice, event.paid) });
			const trap = ownTile(voice, reader, event.to, event.tile);
			return event.paid === 0
				? say('forecast.tollNone', { trap })
				: say('forecast.toll', { trap, snaps: snaps(voice, event.paid) });
		}
		case 'mauled': {
			if (event.by === 'walk') return say('forecast.mauledYou', { count: event.snaps });
			// her snaps are told with the pile that the trap pays
			return say('forecast.mauls', { ...who(reader, event.seat), count: lastCatch ? 0 : event.snaps });
		}
		case 'caught': {
			const facts = { trap: ownTile(voice, reader, event.owner, event.tile), snaps: snaps(voice, event.earned) };
			return event.fromPile > 0
				? say('forecast.paysPile', { ...facts, pile: event.fromPile })
				: say('forecast.pays', facts);
		}
		case 'trapsDestroyed':
			return say('forecast.destroys', {
				list: list(event.list.map(({ owner, tile }) => ownTile(voice, reader, owner, tile))),
			});
		case 'entrapped':
			return say('forecast.entraps', who(reader, event.seat));
		case 'gameEnded': {
			const [winner, ...more] = event.winners;
			if (more.length === 0 && winner === lastCatch?.owner) return say('forecast.catchWins');
			return say('forecast.wins', { names: objects(voice, reader, event.winners) });
		}
		default:
			return null;
	}
}

function tileWords(voice: Voice<Key>, view: State, seat: Seat, tile: TileType): string[] {
	const { say } = voice;
	const words = [say('forecast.charges', { snaps: snaps(voice, SNAPS[TILE_TYPES.indexOf(tile)]) })];
	return tile === 'super' ? [...words, say('forecast.arms', { squares: armWords(voice, view, seat) })] : words;
}

/** The squares around a seat, which a Super would trap as well. */
export function armWords({ list }: Voice<Key>, view: State, seat: Seat): string {
	return list(
		Array.from({ length: SIDES }, (_, direction) =>
			labelOf(view.rules.boardSize, neighbour(forest(view), view.journalists[seat], direction)),
		),
	);
}
