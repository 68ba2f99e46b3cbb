/** The log beside the drawn board: who is a mark, animals and places are tags, and an entry is one line and its prizes. */
import type { MatchEvent, Reader, Seat, Viewer } from '@shutterbox/kernel';
import { awardName, categoryOf, type Event } from '@shutterbox/snapshot/client';
import type { ComponentChildren } from 'preact';
import type { BriefLine } from '../game-ui.ts';
import { AnimalTag, AnimalTags, listed, PlaceTag, SeatTag } from './tags.tsx';
import { rich, spoken, t, voice } from './words.ts';

interface Telling extends Reader {
	readonly options: Readonly<Record<string, unknown>>;
}

/** Of the game, and of the table. */
type Told = Event | MatchEvent;

/** All that one entry told. */
export function briefLines(
	events: readonly Event[],
	names: readonly string[],
	viewer: Viewer,
	options: Telling['options'],
	before: () => readonly Told[],
): readonly BriefLine[] {
	const telling: Telling = { names, viewer, options };
	const parts: ComponentChildren[] = [];
	const lines: BriefLine[] = [];
	let main = -1;
	for (const event of events) {
		const own = ownLine(event, telling);
		if (own !== null) lines.push(own);
		const part = partOf(event, telling);
		if (part === null) continue;
		if (parts.length === 0) main = lines.length;
		parts.push(part);
	}
	return main === -1
		? lines
		: lines.toSpliced(main, 0, { seat: actorOf(events) ?? activeAfter(before(), names.length), line: listed(parts) });
}

/** Whose turn it was; null where moves were taken back together, and the next card will tell. */
function activeAfter(told: readonly Told[], seats: number): Seat | null {
	for (const event of told.toReversed()) {
		if (event.type === 'turnEnded') return (event.seat + 1) % seats;
		if (event.type === 'gameStarted') return event.first;
		if (event.type === 'cardDrawn' || event.type === 'undone') return event.seat;
		if (event.type === 'rewound') return null;
	}
	return null;
}

/** Whose doing it was, where an event says so; an answer only led to it. */
function actorOf(events: readonly Event[]): Seat | null {
	const told = events.find((event) => 'seat' in event && event.type !== 'answerGiven');
	return told !== undefined && 'seat' in told ? told.seat : null;
}

/** What stands by itself: the beginning, answers, prizes and the end. */
function ownLine(event: Event, telling: Telling): BriefLine | null {
	switch (event.type) {
		case 'gameStarted':
		case 'assignmentDealt': {
			const line = spoken.sentence(event, telling);
			return line === null ? null : { seat: event.type === 'gameStarted' ? null : event.seat, line };
		}
		case 'deckReshuffled':
			return { seat: null, line: t('brief.reshuffled', { count: event.count }) };
		case 'answerGiven':
			return event.answer === null ? null : { seat: event.seat, line: t(`brief.${event.answer}`) };
		case 'claimMade':
			return { seat: event.claimant, line: rich('brief.claimed', { card: <AnimalTag animal={event.card} /> }) };
		case 'awardWon': {
			const what = awardName(voice, categoryOf(event.award));
			return { seat: event.seat, line: t('brief.award', { what, prestige: event.prestige }), isRecord: true };
		}
		case 'finalRound':
			return { seat: event.seat, line: t('brief.final'), isRecord: true };
		case 'gameEnded':
			return { seat: event.places.indexOf(1), line: spoken.sentence(event, telling), isRecord: true };
		default:
			return null;
	}
}

function partOf(event: Event, telling: Telling): ComponentChildren {
	switch (event.type) {
		case 'cardDrawn':
			return rich(event.spooks ? 'brief.drewSpooking' : 'brief.drew', { card: <AnimalTag animal={event.card} /> });
		case 'offerOpened': {
			const seats = event.eligible.map((seat) => <SeatTag key={seat} seat={seat} {...telling} />);
			return rich('brief.offered', { card: <AnimalTag animal={event.card} />, seats: listed(seats) });
		}
		case 'cardReserved':
			return reservedPart(event, telling);
		case 'cardCommitted':
			return rich('brief.committed', { card: <AnimalTag animal={event.card} /> });
		case 'cardPlaced':
			return rich('brief.placed', { card: <AnimalTag animal={event.card} /> });
		case 'habitatSpooked': {
			const gone = event.cards.filter((animal) => animal !== event.by);
			const cards = <AnimalTags animals={gone} />;
			return rich('brief.spooked', { card: <AnimalTag animal={event.by} />, cards });
		}
		case 'prepared': {
			const parts = [
				...event.habitats.map(({ habitat, dice }) => (
					<PlaceTag key={`place ${habitat}`} habitat={habitat} strength={{ dice, tokens: 0 }} />
				)),
				...event.animals.map(({ animal, ...strength }) => <AnimalTag key={animal} {...{ animal, strength }} />),
			];
			return rich('brief.prepared', { parts: listed(parts, ' ') });
		}
		case 'passed':
			return t('brief.passed');
		case 'exploreRolled':
		case 'exploreRerolled': {
			const dice = event.type === 'exploreRolled' ? event.dice.join(' ') : String(event.value);
			const place = <PlaceTag habitat={event.habitat} />;
			return rich(event.success ? 'brief.found' : 'brief.notFound', { place, dice });
		}
		case 'exploreFailed':
			return rich('brief.gone', { cards: <AnimalTags animals={event.cards} /> });
		case 'shotRolled': {
			const { animal, total, difficulty } = event;
			return rich(event.success ? 'brief.shot' : 'brief.missed', {
				card: <AnimalTag animal={animal} />,
				total,
				difficulty,
			});
		}
		case 'turnEnded':
			return event.knowledge === 0 ? null : t('brief.knowledge', { tokens: event.knowledge });
		default:
			return null;
	}
}

function reservedPart(event: Event & { type: 'cardReserved' }, telling: Telling): ComponentChildren {
	const card = <AnimalTag animal={event.card} />;
	if (event.payee === null) return rich(event.how === 'denied' ? 'brief.denied' : 'brief.reserved', { card });
	return rich('brief.bought', { card, tokens: event.paid, seat: <SeatTag seat={event.payee} {...telling} /> });
}
