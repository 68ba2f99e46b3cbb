/** The log beside the drawn board: who is a mark, tiles and seats are tags, and a slot is one line. */
import type { Reader, Seat, Viewer } from '@shutterbox/kernel';
import { cardWords, type Event, labelOf, type Square, type State } from '@shutterbox/sasquatch-snap/client';
import type { ComponentChildren } from 'preact';
import type { BriefLine } from '../game-ui.ts';
import { slotOwner } from './board/slot-events.ts';
import { CardTag, GoodsTags, listed, SeatTag, TileTag } from './tags.tsx';
import { rich, spoken, t, voice } from './words.ts';

interface Telling extends Reader {
	readonly options: Readonly<Record<string, unknown>>;
	readonly label: (square: Square) => string;
}

/** All that one entry told. */
export function briefLines(
	events: readonly Event[],
	names: readonly string[],
	viewer: Viewer,
	options: Telling['options'],
): readonly BriefLine[] {
	const size = options.boardSize as State['rules']['boardSize'];
	const telling: Telling = { names, viewer, options, label: (square) => labelOf(size, square) };
	return groupsOf(events).flatMap((group) => lineOf(group, telling) ?? []);
}

/** Each slot by itself, the lure with whom he mauls, and everything else alone. */
function groupsOf(events: readonly Event[]): readonly (readonly Event[])[] {
	const groups: { readonly seat: Seat | null; readonly events: Event[] }[] = [];
	for (const event of events) {
		const last = groups.at(-1);
		const seat = event.type === 'lured' ? null : slotOwner(event);
		const goesOn = event.type === 'tollPaid' || event.type === 'tossed' || event.type === 'mauled';
		if (last && (goesOn || (seat !== null && seat === last.seat))) last.events.push(event);
		else groups.push({ seat, events: [event] });
	}
	return groups.map((group) => group.events);
}

function lineOf(events: readonly Event[], telling: Telling): BriefLine | null {
	const [event] = events;
	const { label, viewer } = telling;
	switch (event.type) {
		case 'turnStarted':
			return { seat: event.whistle, line: t('brief.turn', { turn: event.turn }) };
		case 'whistleBlown': {
			const { seat, give, get } = event;
			if (Object.keys(give).length === 0) return { seat, line: t('brief.blew') };
			const facts = { give: <GoodsTags {...{ seat }} goods={give} />, get: <GoodsTags {...{ seat }} goods={get} /> };
			return { seat, line: rich('brief.traded', facts) };
		}
		case 'commitStored':
			if (viewer === 'spectator') return null;
			return { seat: viewer, line: t('brief.laid', { cards: cardWords(voice, event) }) };
		case 'revealed': {
			const cards = event.commits.map((each, seat) => <CardTag key={seat} cards={each} {...{ seat }} {...telling} />);
			return { seat: null, line: rich('brief.shown', { cards: listed(cards, ' ') }) };
		}
		case 'caught': {
			const tile = <TileTag seat={event.owner} type={event.tile} {...telling} />;
			const facts = { snaps: event.earned + event.fromPile, tile, square: label(event.square) };
			return { seat: event.owner, line: rich('brief.caught', facts), isRecord: true };
		}
		case 'whistlePassed':
		case 'committed':
			return null;
		case 'gameStarted':
			return { seat: null, line: spoken.sentence(event, telling) };
		case 'gameEnded':
			return { seat: event.winners[0], line: spoken.sentence(event, telling), isRecord: true };
		case 'lured':
			return { seat: event.seat, line: listed(partsOf(events, telling)) };
		default:
			return { seat: slotOwner(event), line: listed(partsOf(events, telling)) };
	}
}

/** Step after step; the squares of a walk are told together. */
function partsOf(events: readonly Event[], telling: Telling): ComponentChildren[] {
	const steps = events.filter((event) => event.type === 'stepped');
	return events.flatMap((event) => {
		if (event.type !== 'stepped') {
			const part = partOf(event, telling, steps[0]?.seat ?? null);
			return part === null ? [] : [part];
		}
		const squares = steps.map(({ to }) => telling.label(to)).join(', ');
		return event === steps[0] ? [t('forecast.to', { squares })] : [];
	});
}

function partOf(event: Event, telling: Telling, walker: Seat | null): ComponentChildren {
	const { label } = telling;
	const tile = (seat: Seat, type: (Event & { type: 'trapSet' })['tile']) => (
		<TileTag {...{ seat, type }} {...telling} />
	);
	const seat = (of: Seat) => <SeatTag seat={of} {...telling} />;
	switch (event.type) {
		case 'trapSet':
			return rich('brief.set', { tile: tile(event.seat, event.tile), square: label(event.square) });
		case 'uprooted':
			return rich('brief.uprooted', { tile: tile(event.seat, event.tile), square: label(event.square) });
		case 'trapWasted':
			return t('film.wasted');
		case 'trapsDestroyed': {
			const tiles = event.list.map(({ owner, tile: type }) => tile(owner, type));
			return rich('brief.destroyed', { tiles: listed(tiles, ' ') });
		}
		case 'entrapped':
			return rich('brief.entrapped', { seat: seat(event.seat) });
		case 'held':
			return t('film.held');
		case 'tollPaid':
			if (event.from !== walker) return rich('brief.rivalPaid', { seat: seat(event.from), snaps: event.paid });
			if (event.paid === 0) return t('film.cannotPay');
			return rich('brief.paid', { seat: seat(event.to), snaps: event.paid });
		case 'mauled':
			if (event.by === 'walk') return t('film.mauledWalk', { snaps: event.snaps });
			return rich('brief.mauled', { seat: seat(event.seat), snaps: event.snaps });
		case 'lured': {
			const direction = t(`direction.${event.dir}`);
			return t('brief.lured', { dist: event.dist, direction, square: label(event.to) });
		}
		default:
			return null;
	}
}
