import { ScriptedChance, type Seat } from '@shutterbox/kernel';
import {
	clone,
	codeOf,
	DIRECTIONS,
	type Event,
	forest,
	labelOf,
	lure,
	type Move,
	neighbour,
	SIDES,
	SNAPS,
	type Square,
	type State,
	setTile,
	squareAlong,
	TILE_TYPES,
	walk,
} from '@shutterbox/sasquatch-snap/client';
import { list } from '../../i18n/format.ts';
import { object, ownTile, type Reader, snaps, subject } from './phrases.ts';
import { t } from './words.ts';

/** Nothing after the setup is left to chance. */
const NO_CHANCE = new ScriptedChance();

/**
 * What would come of a move, found out by making it on a copy of what the viewer sees; of cards only the viewer's own
 * walk, as the forest stands.
 */
export function forecast(view: State, seat: Seat, move: Move): Event[] {
	const events: Event[] = [];
	const copy = clone(view);
	const ctx = { chance: NO_CHANCE, emit: (event: Event | null) => event && events.push(event) };
	if (move.type === 'lure') lure(copy, move, ctx);
	if (move.type === 'set') setTile(copy, seat, TILE_TYPES.indexOf(move.tile), ctx);
	if (move.type === 'commit') {
		copy.commits[seat] = codeOf(move);
		walk(copy, seat, move.trap ? 1 : 2, ctx);
	}
	return events;
}

/** The squares a move leads over, for the forest to mark. */
export function pathOf(view: State, seat: Seat, move: Move | null): readonly Square[] {
	if (move === null || move.type === 'whistle') return [];
	if (move.type === 'set') return [view.journalists[seat]];
	if (move.type === 'lure') return [squareAlong(view, DIRECTIONS.indexOf(move.dir), move.dist)];
	return forecast(view, seat, move).flatMap((event) => (event.type === 'stepped' ? [event.to] : []));
}

/** `to C2, C1, stopped by Bo’s freeze, 2 snaps to pay`. */
export function previewWords(view: State, seat: Seat, move: Move, reader: Reader): string {
	const events = forecast(view, seat, move);
	const label = (square: Square) => labelOf(view.rules.boardSize, square);
	const steps = events.flatMap((event) => (event.type === 'stepped' ? [label(event.to)] : []));
	const parts = steps.length > 0 ? [t('preview.to', { squares: steps.join(', ') })] : [];
	if (move.type === 'set') parts.push(...tileWords(view, seat, move.tile));
	for (const event of events) {
		const words = consequence(event, events, reader, label);
		if (words !== null) parts.push(words);
	}
	return parts.join(', ');
}

function consequence(
	event: Event,
	events: readonly Event[],
	reader: Reader,
	label: (square: Square) => string,
): string | null {
	const lastCatch = events.findLast((one) => one.type === 'caught');
	switch (event.type) {
		case 'lured':
			return t('preview.to', { squares: label(event.to) });
		case 'tollPaid': {
			const tile = ownTile(reader, event.to, event.tile);
			return event.paid === 0 ? t('preview.tollNone', { tile }) : t('preview.toll', { tile, snaps: snaps(event.paid) });
		}
		case 'mauled': {
			if (event.by === 'walk') return t('preview.mauledYou', { count: event.snaps });
			// her snaps are told with the pile that the trap pays
			const count = lastCatch ? 0 : event.snaps;
			return t('preview.mauls', { who: object(reader, event.seat), count });
		}
		case 'caught': {
			const facts = { tile: ownTile(reader, event.owner, event.tile), snaps: snaps(event.earned) };
			return event.fromPile > 0 ? t('preview.paysPile', { ...facts, pile: event.fromPile }) : t('preview.pays', facts);
		}
		case 'trapsDestroyed':
			return t('preview.destroys', { list: list(event.list.map(({ owner, tile }) => ownTile(reader, owner, tile))) });
		case 'entrapped':
			return t('preview.entraps', { who: object(reader, event.seat) });
		case 'gameEnded': {
			const [winner, ...more] = event.winners;
			if (more.length === 0 && winner === lastCatch?.owner) return t('preview.catchWins');
			return t('preview.wins', { who: list(event.winners.map((seat) => subject(reader, seat))) });
		}
		default:
			return null;
	}
}

function tileWords(view: State, seat: Seat, tile: (typeof TILE_TYPES)[number]): string[] {
	const words = [t('preview.charges', { snaps: snaps(SNAPS[TILE_TYPES.indexOf(tile)]) })];
	if (tile !== 'super') return words;
	const around = Array.from({ length: SIDES }, (_, direction) =>
		labelOf(view.rules.boardSize, neighbour(forest(view), view.journalists[seat], direction)),
	);
	return [...words, t('preview.arms', { squares: list(around) })];
}
