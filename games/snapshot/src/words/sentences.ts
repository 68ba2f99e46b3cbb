import { type Reader, type Telling, type Voice, who } from '@shutterbox/kernel';
import { ARTICLES } from '../rules/assignments.ts';
import { categoryOf } from '../rules/awards.ts';
import { type Animal, DIFFICULTY, habitatOf, PRESTIGE, photoTarget } from '../rules/components.ts';
import type { Event } from '../rules/events.ts';
import { endReason } from './ends.ts';
import {
	animalName,
	animalNames,
	assignmentTitle,
	awardName,
	coverWords,
	habitatName,
	type Key,
	listed,
	object,
	placeName,
	strengthWords,
	symbolNames,
} from './phrases.ts';

/** What happened. Tokens are told with what they were paid for. */
export function sentence(voice: Voice<Key>, event: Event, reader: Telling): string | null {
	const { say, list } = voice;
	const { names } = reader;
	const tokens = (count: number) => say('tokens', { count });
	switch (event.type) {
		case 'gameStarted':
			return say('log.started', {
				cards: animalNames(voice, event.opening, 'mid'),
				tokens: list(
					event.tokens.map((count, seat) => say('log.tokensOf', { who: listed(voice, reader, seat), count })),
				),
				...who(reader, event.first),
			});
		case 'assignmentDealt':
			if (event.assignment === null) return null;
			return say('log.assignment', {
				...who(reader, event.seat),
				title: assignmentTitle(voice, event.assignment),
				cover: coverWords(voice, event.assignment),
				symbols: list(symbolNames(voice, ARTICLES[event.assignment])),
			});
		case 'deckReshuffled':
			return say('log.reshuffled', { count: event.count });
		case 'cardDrawn':
			return say(event.spooks ? 'log.drewSpooking' : 'log.drew', {
				...who(reader, event.seat),
				...cardFacts(voice, event.card),
			});
		case 'offerOpened':
			return say('log.offered', {
				animal: animalName(voice, event.card, 'mid'),
				names: list(event.eligible.map((seat) => object(voice, reader, seat))),
			});
		case 'answerGiven':
			if (event.answer === null) return null;
			return say(event.answer === 'claim' ? 'log.claimed' : 'log.declined', who(reader, event.seat));
		case 'claimMade':
			return say('log.claimMade', { ...who(reader, event.claimant), animal: animalName(voice, event.card, 'mid') });
		case 'cardReserved':
			return reservedWords(voice, event, reader);
		case 'cardCommitted':
			return say('log.committed', { ...who(reader, event.seat), animal: animalName(voice, event.card, 'acc') });
		case 'cardPlaced':
			return say('log.placed', { animal: animalName(voice, event.card), place: placeName(voice, event.habitat, 'in') });
		case 'habitatSpooked':
			return say('log.spooked', {
				animal: animalName(voice, event.by),
				place: placeName(voice, event.habitat, 'in'),
				animals: animalNames(voice, event.cards, 'mid'),
			});
		case 'tokensChanged':
			return null;
		case 'prepared':
			return say(event.fromHand.length === 0 ? 'log.prepared' : 'log.preparedReserved', {
				parts: list(partsOf(voice, event)),
				animals: animalNames(voice, event.fromHand, 'mid'),
			});
		case 'passed':
			return say('log.passed', who(reader, event.seat));
		case 'exploreRolled':
			return say(event.success ? 'log.explored' : 'log.missed', {
				place: placeName(voice, event.habitat),
				dice: event.dice.join(', '),
				value: event.target,
			});
		case 'exploreRerolled':
			return say(event.success ? 'log.rerolledWell' : 'log.rerolledBadly', {
				tokens: tokens(event.paidFrom.animals.reduce((sum, each) => sum + each.tokens, event.paidFrom.supply)),
				value: event.value,
				place: placeName(voice, event.habitat),
			});
		case 'exploreFailed':
			return say('log.exploreFailed', {
				animals: animalNames(voice, event.cards, 'mid'),
				place: placeName(voice, event.habitat, 'from'),
				back: event.refunded,
			});
		case 'shotRolled':
			return say('log.shot', {
				animal: animalName(voice, event.animal, 'mid'),
				sum: sumWords(voice, event),
				difficulty: event.difficulty,
			});
		case 'photographed':
			return say('log.photographed', {
				...who(reader, event.seat),
				animal: animalName(voice, event.animal, 'acc'),
				prestige: PRESTIGE[event.animal],
			});
		case 'escaped':
			return say('log.escaped', { animal: animalName(voice, event.animal), back: event.refunded });
		case 'awardWon':
			return say('log.award', {
				...who(reader, event.seat),
				what: awardName(voice, categoryOf(event.award)),
				prestige: event.prestige,
			});
		case 'turnEnded':
			return say(event.photos > 0 ? 'log.turnEnded' : 'log.knowledge', {
				...who(reader, event.seat),
				photos: say('photos', { count: event.photos }),
				tokens: tokens(event.knowledge),
			});
		case 'finalRound':
			return say('log.finalRound', {
				...who(reader, event.seat),
				photos: say('photos', { count: photoTarget(names.length) }),
			});
		case 'gameEnded':
			return say('log.ended', {
				reason: endReason(voice, event.reason) ?? '',
				assignments: list(
					event.assignments.map((assignment, seat) =>
						say('log.assignmentOf', {
							who: listed(voice, reader, seat),
							title: assignmentTitle(voice, assignment),
						}),
					),
				),
			});
	}
}

function cardFacts(voice: Voice<Key>, animal: Animal) {
	return {
		animal: animalName(voice, animal, 'acc'),
		place: placeName(voice, habitatOf(animal), 'nom'),
		difficulty: DIFFICULTY[animal],
		prestige: PRESTIGE[animal],
	};
}

function reservedWords(voice: Voice<Key>, event: Event & { type: 'cardReserved' }, reader: Reader): string {
	const known = { ...who(reader, event.seat), animal: animalName(voice, event.card, 'acc') };
	if (event.how === 'bought' && event.payee !== null) {
		const tokens = voice.say('tokens', { count: event.paid });
		return voice.say('log.bought', { ...known, seller: object(voice, reader, event.payee), tokens });
	}
	return voice.say(event.how === 'denied' ? 'log.denied' : 'log.reserved', known);
}

function partsOf(voice: Voice<Key>, { habitats, animals }: Event & { type: 'prepared' }): string[] {
	const part = (card: string, dice: number, tokens: number) =>
		voice.say('log.part', { card, strength: strengthWords(voice, dice, tokens) });
	return [
		...habitats.map(({ habitat, dice }) => part(habitatName(voice, habitat), dice, 0)),
		...animals.map(({ animal, dice, tokens }) => part(animalName(voice, animal), dice, tokens)),
	];
}

/** `4 + 2 + 1 token = 7`, or the one die that was rolled. */
export function sumWords({ say }: Voice<Key>, { dice, tokens, total }: Event & { type: 'shotRolled' }): string {
	const parts = [...dice.map(String), ...(tokens === 0 ? [] : [say('tokens', { count: tokens })])];
	return parts.length === 1 ? parts[0] : say('log.sum', { parts: parts.join(' + '), total });
}
