import type { BySeat } from '@shutterbox/kernel';
import {
	ARTICLES,
	ASSIGNMENT_TITLES,
	COVER_PRESTIGE,
	COVERS,
	EACH,
	type Event,
	FIRST_AWARD,
	PRESTIGE,
	photoTarget,
	SYMBOLS,
} from '@shutterbox/snapshot/client';
import { capitalised, counted, listed } from '../../text.ts';
import type { Telling } from '../board.ts';
import { animalName, cardWords, diceWords, habitatName, theHabitat } from './cards.ts';

/** What happened. Tokens are told with what they were paid for. */
export function sentence(event: Event, names: BySeat<string>, { actor }: Telling<Event>): string | null {
	switch (event.type) {
		case 'gameStarted': {
			const cards = listed(event.opening.map(animalName));
			const begins = `${names[event.first]} ${names[event.first] === 'You' ? 'begin' : 'begins'}.`;
			const tokens = names.map((name, seat) => `${name} ${event.tokens[seat]}`);
			return `On the table: ${cards}. Tokens: ${tokens.join(', ')}. ${begins}`;
		}
		case 'assignmentDealt':
			return event.assignment === null ? null : assignmentWords(event.assignment, owner(names[event.seat]));
		case 'deckReshuffled':
			return `The deck was empty; ${counted(event.count, 'discarded card')} became the new one.`;
		case 'cardDrawn': {
			const warning = event.spooks ? ' It would SPOOK its habitat!' : '';
			return `${names[event.seat]} drew ${cardWords(event.card)}.${warning}`;
		}
		case 'offerOpened':
			return `It was offered to ${listed(event.eligible.map((seat) => inSentence(names[seat])))}.`;
		case 'answerGiven':
			if (event.answer === null) return null;
			return `${names[event.seat]} ${event.answer === 'claim' ? 'claimed it' : 'declined'}.`;
		case 'claimMade':
			return `The nearest claim is ${names[event.claimant] === 'You' ? 'yours' : `that of ${names[event.claimant]}`}.`;
		case 'cardReserved':
			return reservedWords(event, names);
		case 'cardCommitted':
			return `${names[event.seat]} committed to ${animalName(event.card)}: it has to be a target this turn.`;
		case 'cardPlaced':
			return `${animalName(event.card)} came to ${theHabitat(event.habitat)}.`;
		case 'habitatSpooked': {
			const others = event.cards.filter((animal) => animal !== event.by).map(animalName);
			const place = theHabitat(event.habitat);
			return `SPOOKED! ${animalName(event.by)} scared ${listed(others)} away from ${place}; all are discarded.`;
		}
		case 'tokensChanged':
			return event.reason === 'card' ? `+${counted(event.delta, 'token')} for the draw.` : null;
		case 'prepared':
			return `${typeof actor === 'number' ? `${names[actor]} planned` : 'The plan'}: ${preparedWords(event)}`;
		case 'passed':
			return `${names[event.seat]} passed.`;
		case 'exploreRolled':
			return `${habitatName(event.habitat)} ${event.target}+: rolled ${event.dice.join(' ')}: ${event.success ? 'explored!' : 'failed.'}`;
		case 'exploreRerolled': {
			const payers = event.paidFrom.animals.map(({ animal, tokens }) => `${tokens} from ${animalName(animal)}`);
			const supply = event.paidFrom.supply === 0 ? [] : [`${event.paidFrom.supply} from the supply`];
			return `Paid ${listed([...supply, ...payers])} and rolled again: ${event.value}, ${event.success ? 'explored!' : 'failed.'}`;
		}
		case 'exploreFailed':
			return `${capitalised(theHabitat(event.habitat))} was not explored: ${listed(event.cards.map(animalName))} got away${returned(event.refunded)}.`;
		case 'shotRolled': {
			const parts = event.tokens === 0 ? event.dice : [...event.dice, counted(event.tokens, 'token')];
			const sum = parts.length === 1 ? '' : ` = ${event.total}`;
			return `${animalName(event.animal)} needs ${event.difficulty}: rolled ${parts.join(' + ')}${sum}.`;
		}
		case 'photographed': {
			const spent = event.tokensLost === 0 ? '' : `, for ${counted(event.tokensLost, 'token')}`;
			return `★ ${names[event.seat]} took a photo of ${animalName(event.animal)} (${PRESTIGE[event.animal]} prestige${spent})!`;
		}
		case 'escaped':
			return `${animalName(event.animal)} got away${returned(event.refunded)}.`;
		case 'awardWon':
			return `★ ${names[event.seat]} won the award for ${awardWords(event.award)} (${event.prestige} prestige)!`;
		case 'turnEnded': {
			const { seat, photos, knowledge } = event;
			if (photos > 0) return `${names[seat]} ended the turn with ${counted(photos, 'photo')}.`;
			return `${names[seat]} ended the turn without a photo and took ${counted(knowledge, 'token')} for knowledge.`;
		}
		case 'finalRound': {
			const target = photoTarget(names.length);
			return `FINAL ROUND: ${names[event.seat]} reached ${target} photos; everybody has equally many turns.`;
		}
		case 'gameEnded': {
			const cause = event.reason === 'target' ? 'The final round is over' : 'Nobody has taken a photo for ten rounds';
			const revealed = names.map((name, seat) => `${name} “${ASSIGNMENT_TITLES[event.assignments[seat]]}”`);
			return `THE END. ${cause}. The assignments were: ${revealed.join(', ')}.`;
		}
	}
}

/** What follows from a move belongs to its paragraph; a turn that ends, or somebody else's answer, starts a new one. */
export function continues(event: Event, before: Event): boolean {
	if (event.type === 'turnEnded' || event.type === 'finalRound' || event.type === 'gameEnded') return false;
	return before.type !== 'gameStarted' && before.type !== 'turnEnded';
}

function owner(name: string): string {
	return name === 'You' ? 'Your' : `${name}’s`;
}

function inSentence(name: string): string {
	return name === 'You' ? 'you' : name;
}

function assignmentWords(assignment: number, whose: string): string {
	const wanted = SYMBOLS.filter((_, i) => ARTICLES[assignment] & (1 << i));
	const cover = COVERS[assignment].map(animalName).join(' or ');
	const title = `${whose} secret assignment is “${ASSIGNMENT_TITLES[assignment]}”`;
	return `${title}: ${cover} for the cover (${COVER_PRESTIGE} prestige), ${listed(wanted)} for the article.`;
}

function reservedWords(
	{ seat, card, how, paid, payee }: Event & { type: 'cardReserved' },
	names: BySeat<string>,
): string {
	const name = names[seat];
	if (how === 'bought') {
		const seller = payee === null ? '' : ` from ${inSentence(names[payee])}`;
		return `${name} bought ${animalName(card)}${seller} for ${counted(paid, 'token')}.`;
	}
	if (how === 'denied') return `${name} refused the sale and reserved ${animalName(card)}.`;
	return `${name} reserved ${animalName(card)}.`;
}

function preparedWords({ habitats, animals, fromHand }: Event & { type: 'prepared' }): string {
	const parts = [
		...habitats.map((each) => `${theHabitat(each.habitat)} ${diceWords(each.dice)}`),
		...animals.map(
			(each) =>
				`${animalName(each.animal)} ${diceWords(each.dice)}${each.tokens === 0 ? '' : ` + ${counted(each.tokens, 'token')}`}`,
		),
	];
	const reserved = fromHand.length === 0 ? '' : ` ${listed(fromHand.map(animalName))} came from the reserved cards.`;
	return `${parts.join(', ')}.${reserved}`;
}

function returned(tokens: number): string {
	return tokens === 0 ? '' : `, ${counted(tokens, 'token')} came back`;
}

function awardWords(award: number): string {
	const category = FIRST_AWARD.findLastIndex((first) => first <= award);
	return category === EACH ? 'one of each habitat' : `three photos of ${theHabitat(category)}`;
}
