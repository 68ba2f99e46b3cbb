import type { Seat, Viewer } from '@shutterbox/kernel';
import type { Event } from '@shutterbox/photograph';
import { colorOf } from '@shutterbox/photograph/rules/components';
import { list } from '../../i18n/format.ts';
import { cardList, cardName, colorName, minus } from './names.ts';
import { t } from './words.ts';

/**
 * A line of the log. What nobody may look up is not in it: values of blurred cards and cards that left the field are
 * counted or named by colour alone.
 */
export function sentence(event: Event, names: readonly string[], viewer: Viewer): string | null {
	const who = (seat: Seat) => ({ who: seat === viewer ? 'you' : 'other', name: names[seat] });
	switch (event.type) {
		case 'setup':
			return t('log.setup', { colors: list(event.colors.map(colorName)), ...who(event.first) });
		case 'picked': {
			const cards = cardList(event.cards.map(({ card }) => card));
			return t('log.picked', { ...who(event.seat), cards, side: event.side, row: event.row + 1 });
		}
		case 'wound':
			return t('log.wound', { ...who(event.seat), from: event.from + 1, to: event.to + 1 });
		case 'committed':
			return t('log.committed', who(event.seat));
		case 'played':
			return playedSentence(event, who(event.seat));
		case 'goodShot':
			return t('log.goodShot', { ...who(event.seat), color: colorName(event.color) });
		case 'cleared':
			return t('log.refilled', { count: event.cards.length });
		case 'carried':
			return event.cards.length === 0
				? null
				: t('log.carried', { cards: cardList(event.cards.map(({ card }) => card)) });
		case 'sunset':
			return t('log.sunset');
		case 'handSize':
			return t('log.handSize', { count: event.cards });
		case 'finalPhase':
			return t('log.finalPhase');
		case 'lastCard':
			return event.missed === null
				? t('log.lastCard', { ...who(event.seat), card: cardName(event.card) })
				: t('log.missed', { ...who(event.seat), card: cardName(event.card), color: colorName(event.missed.color) });
		case 'scored':
			return t('log.scored', {
				scores: list(
					event.sheets.map(({ total }, seat) => t('log.score', { name: names[seat], points: minus(total) })),
				),
			});
		case 'dealtField':
		case 'dealtHands':
		case 'turn':
		case 'filled':
			return null;
	}
}

function playedSentence(event: Event & { type: 'played' }, who: { who: string; name: string }): string {
	if (event.reason === null) return t('log.played', { ...who, card: cardName(event.card) });
	const key = event.reason === 'step' ? 'log.blurredStep' : 'log.blurredDirection';
	return t(key, { ...who, color: colorName(colorOf(event.card)) });
}
