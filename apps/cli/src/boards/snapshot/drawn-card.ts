import { answersWords, forecastWords, NO_ANIMAL, odds } from '@shutterbox/snapshot/client';
import { animalRow, cardHeader } from './habitats.ts';
import { label, seenIn, type Told } from './layout.ts';

/** The card that was drawn and is not settled: what it is, whom it is offered to, what it would do. */
export function drawDrawnCard(told: Told): string[] {
	const { drawn } = told.position;
	return drawn === NO_ANIMAL
		? []
		: [cardHeader(told.voice, 'habitats.drawn'), animalRow(told, drawn), ...label('', fateWords(told))];
}

function fateWords(told: Told): string {
	const { position, voice } = told;
	const seen = seenIn(told);
	const forecast = (type: 'place' | 'decline' | 'sell') => forecastWords(voice, odds, seen, { type });
	switch (position.phase) {
		case 'claims':
			return [...answersWords(voice, position, seen), forecast('decline')].join(' ');
		case 'deny':
			return voice.say('drawn.sold', { effect: forecast('sell') });
		default:
			return voice.say('drawn.placed', { effect: forecast('place') });
	}
}
