import type { BySeat } from '@shutterbox/kernel';
import {
	BLURRED_POINTS,
	COLORS,
	colorOf,
	type Event,
	GOOD_SHOT_POINTS,
	isFaceUpPlace,
	valueOn,
} from '@shutterbox/photograph/client';
import { capitalised, counted, listed } from '../../text.ts';
import { cardWords, colorName, faceDown } from './cards.ts';

/** Cards that left the field are counted, not named: nobody may look them up. */
export function sentence(event: Event, names: BySeat<string>): string | null {
	switch (event.type) {
		case 'setup': {
			const begins = `${names[event.first]} ${names[event.first] === 'You' ? 'begin' : 'begins'}.`;
			return `Colours in play: ${listed(event.colors.map(colorName))}. ${begins}`;
		}
		case 'picked': {
			const cards = event.cards.map(({ place, card }) => (isFaceUpPlace(place) ? cardWords(card) : faceDown(card)));
			return `${names[event.seat]} took ${listed(cards)} from the ${event.side} of row ${event.row}.`;
		}
		case 'wound':
			return `${names[event.seat]} wound ${event.from} to ${event.to}.`;
		case 'committed':
			return `${names[event.seat]} ${names[event.seat] === 'You' ? 'have' : 'has'} chosen.`;
		case 'played':
			return playedWords(event);
		case 'goodShot':
			return `★ ${names[event.seat]} won the ${colorName(event.color)} good shot (+${GOOD_SHOT_POINTS})!`;
		case 'cleared':
			return event.cards.length === 0
				? 'The field is refilled.'
				: `The field is refilled; ${counted(event.cards.length, 'card')} left the game.`;
		case 'carried':
			return event.cards.length === 0
				? null
				: `Moved to the left column, face up: ${listed(event.cards.map(({ card }) => cardWords(card)))}.`;
		case 'sunset':
			return 'SUNSET! Everybody winds one card and shoots two, at once and in secret; no good shots now.';
		case 'handSize':
			return `From now on hands have ${event.cards} cards.`;
		case 'finalPhase':
			return 'THE LAST SHOTS: everybody winds one card and shoots two, at once and in secret; no good shots now.';
		case 'lastCard':
			return lastCardWords(event, names);
		default:
			return null;
	}
}

function playedWords({ card, reason, direction }: Event & { type: 'played' }): string {
	const name = capitalisedCard(card);
	if (reason === null) return `${name} is sharp.`;
	const film = direction === null ? '' : `, the film is ${direction}`;
	const cause = reason === 'step' ? 'more than 3 away' : `wrong way${film}`;
	return `${name} is BLURRED (${String(BLURRED_POINTS).replace('-', '−')}): ${cause}.`;
}

function capitalisedCard(card: number): string {
	const plain = `${COLORS[colorOf(card)]} ${valueOn(card)}`;
	return cardWords(card).replace(plain, capitalised(plain));
}

function lastCardWords({ seat, card, missed }: Event & { type: 'lastCard' }, names: BySeat<string>): string {
	const owner = names[seat] === 'You' ? 'Your' : `${names[seat]}'s`;
	if (missed === null) return `${owner} last card was ${cardWords(card)}.`;
	return `${owner} missed shot was ${cardWords(card)}: the ${colorName(missed.color)} film does not count.`;
}
