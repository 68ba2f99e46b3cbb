import { type Reader, type Voice, who } from '@shutterbox/kernel';
import { colorOf } from '../rules/components.ts';
import type { Event } from '../rules/events.ts';
import type { Key } from './en.ts';
import { cardList, cardName, colorName, minus } from './names.ts';

/**
 * A line of the log. What nobody may look up is not in it: values of blurred cards and cards that left the field are
 * counted or named by colour alone.
 */
export function sentence(voice: Voice<Key>, event: Event, reader: Reader): string | null {
	const { say, list } = voice;
	switch (event.type) {
		case 'setup': {
			const colors = list(event.colors.map((color) => colorName(voice, color)));
			return say('log.setup', { colors, ...who(reader, event.first) });
		}
		case 'picked': {
			const cards = cardList(voice, cardsOf(event));
			return say('log.picked', { ...who(reader, event.seat), cards, side: event.side, row: event.row + 1 });
		}
		case 'wound':
			return say('log.wound', { ...who(reader, event.seat), from: event.from + 1, to: event.to + 1 });
		case 'committed':
			return say('log.committed', who(reader, event.seat));
		case 'played':
			if (event.reason === null)
				return say('log.played', { ...who(reader, event.seat), card: cardName(voice, event.card) });
			return say(event.reason === 'step' ? 'log.blurredStep' : 'log.blurredDirection', {
				...who(reader, event.seat),
				color: colorName(voice, colorOf(event.card)),
			});
		case 'goodShot':
			return say('log.goodShot', { ...who(reader, event.seat), color: colorName(voice, event.color) });
		case 'cleared':
			return say('log.refilled', { count: event.cards.length });
		case 'carried':
			return event.cards.length === 0 ? null : say('log.carried', { cards: cardList(voice, cardsOf(event)) });
		case 'sunset':
			return say('log.sunset');
		case 'handSize':
			return say('log.handSize', { count: event.cards });
		case 'finalPhase':
			return say('log.finalPhase');
		case 'lastCard': {
			const { seat, missed } = event;
			const card = cardName(voice, event.card);
			if (missed === null) return say('log.lastCard', { ...who(reader, seat), card });
			return say('log.missed', { ...who(reader, seat), card, color: colorName(voice, missed.color) });
		}
		case 'scored': {
			const scores = event.sheets.map(({ total }, seat) =>
				say('log.score', { name: reader.names[seat], points: minus(total) }),
			);
			return say('log.scored', { scores: list(scores) });
		}
		case 'dealtField':
		case 'dealtHands':
		case 'turn':
		case 'filled':
			return null;
	}
}

function cardsOf({ cards }: { readonly cards: readonly { readonly card: number }[] }): number[] {
	return cards.map(({ card }) => card);
}
