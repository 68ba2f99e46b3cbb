/** The log beside the drawn board: who is a mark, cards are tags, and a turn is two lines. */
import type { Viewer } from '@shutterbox/kernel';
import { type Card, COLORS, type Event, isPhoto } from '@shutterbox/photograph/client';
import { Fragment } from 'preact';
import type { BriefLine } from '../game-ui.ts';
import { Suit, suitOf, Tag } from './Card.tsx';
import { backShown, bandName, cardName, colorName } from './names.ts';
import { rich, spoken, t } from './words.ts';

type Played = Event & { type: 'played' };

/** All that one entry told. What nobody may look up is not in it either: a blurred card has a colour and no value. */
export function briefLines(events: readonly Event[], names: readonly string[], viewer: Viewer): readonly BriefLine[] {
	const told = new Set<Event>();
	return events.flatMap((event, i): BriefLine[] => {
		switch (event.type) {
			case 'picked': {
				const cards = tags(event.cards.map(({ card }) => <CardTag key={card} card={card} />));
				return [{ seat: event.seat, line: rich('brief.took', { cards, row: event.row + 1 }) }];
			}
			case 'wound':
				return [];
			case 'played': {
				if (told.has(event)) return [];
				const shots = shotsFrom(events, i);
				for (const shot of shots) told.add(shot);
				const cards = tags(shots.map(({ card, reason }) => <Tag key={card} card={card} blurred={reason !== null} />));
				return [{ seat: event.seat, line: rich('brief.shot', { cards }) }];
			}
			case 'goodShot': {
				const color = (
					<span class="tag" data-suit={COLORS[event.color]}>
						<Suit color={event.color} />
						<span class="aloud">{colorName(event.color)}</span>
					</span>
				);
				return [{ seat: event.seat, line: rich('brief.goodShot', { color }), isRecord: true }];
			}
			case 'committed':
				return [{ seat: event.seat, line: t('brief.chosen') }];
			default: {
				const line = spoken.sentence(event, { names, viewer, options: {} });
				return line === null ? [] : [{ seat: null, line }];
			}
		}
	});
}

/** What one seat shot, one after the other; good shots are won in between. */
function shotsFrom(events: readonly Event[], start: number): Played[] {
	const shots: Played[] = [];
	const { seat } = events[start] as Played;
	for (const event of events.slice(start)) {
		if (event.type === 'played' && event.seat === seat) shots.push(event);
		else if (event.type !== 'goodShot') break;
	}
	return shots;
}

function tags(all: readonly preact.JSX.Element[]) {
	return all.map((tag, i) => (
		<Fragment key={tag.key}>
			{i > 0 && ' '}
			{tag}
		</Fragment>
	));
}

function CardTag({ card }: { card: Card }) {
	if (isPhoto(card)) return <Tag card={card} />;
	const back = backShown(card);
	return (
		<span class="tag" data-suit={suitOf(card)}>
			{back && <Suit color={COLORS.indexOf(back.color)} />}
			<span aria-hidden="true">{back ? bandName(back.band) : '?'}</span>
			<span class="aloud">{cardName(card)}</span>
		</span>
	);
}
