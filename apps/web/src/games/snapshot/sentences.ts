import type { Viewer } from '@shutterbox/kernel';
import {
	type Animal,
	ARTICLES,
	AWARD_CATEGORIES,
	type Award,
	COVERS,
	DIFFICULTY,
	type Event,
	FIRST_AWARD,
	habitatOf,
	PRESTIGE,
	photoTarget,
} from '@shutterbox/snapshot/client';
import { list } from '../../i18n/format.ts';
import {
	animalName,
	animalNames,
	assignmentTitle,
	habitatName,
	placeName,
	strengthWords,
	symbolNames,
	t,
	tokenWords,
} from './words.ts';

/** What happened. Tokens are told with what they were paid for. */
export function sentence(event: Event, names: readonly string[], viewer: Viewer): string | null {
	switch (event.type) {
		case 'gameStarted': {
			const tokens = list(names.map((name, seat) => t('log.tokensOf', { name, count: event.tokens[seat] })));
			return t('log.started', { cards: animalNames(event.opening), tokens, name: names[event.first] });
		}
		case 'assignmentDealt':
			return event.assignment === null || event.seat !== viewer ? null : assignmentWords(event.assignment);
		case 'deckReshuffled':
			return t('log.reshuffled', { count: event.count });
		case 'cardDrawn':
			return t(event.spooks ? 'log.drewSpooking' : 'log.drew', { name: names[event.seat], ...cardFacts(event.card) });
		case 'offerOpened':
			return t('log.offered', {
				animal: animalName(event.card),
				names: list(event.eligible.map((seat) => names[seat])),
			});
		case 'answerGiven':
			if (event.answer === null || event.seat !== viewer) return null;
			return t(event.answer === 'claim' ? 'log.claimed' : 'log.declined');
		case 'claimMade':
			return t('log.claimMade', { name: names[event.claimant], animal: animalName(event.card) });
		case 'cardReserved':
			return reservedWords(event, names);
		case 'cardCommitted':
			return t('log.committed', { name: names[event.seat], animal: animalName(event.card) });
		case 'cardPlaced':
			return t('log.placed', { animal: animalName(event.card), place: placeName(event.habitat) });
		case 'habitatSpooked':
			return t('log.spooked', {
				animal: animalName(event.by),
				place: placeName(event.habitat),
				animals: animalNames(event.cards),
			});
		case 'tokensChanged':
			return null;
		case 'prepared':
			return t('log.prepared', { parts: list(partsOf(event)) });
		case 'passed':
			return t('log.passed', { name: names[event.seat] });
		case 'exploreRolled':
			return t(event.success ? 'log.explored' : 'log.missed', {
				place: placeName(event.habitat),
				dice: event.dice.join(', '),
				value: event.target,
			});
		case 'exploreRerolled': {
			const paid = event.paidFrom.animals.reduce((sum, { tokens }) => sum + tokens, event.paidFrom.supply);
			return t(event.success ? 'log.rerolledWell' : 'log.rerolledBadly', {
				tokens: tokenWords(paid),
				value: event.value,
				place: placeName(event.habitat),
			});
		}
		case 'exploreFailed':
			return t(event.refunded > 0 ? 'log.exploreFailedBack' : 'log.exploreFailed', {
				animals: animalNames(event.cards),
				place: placeName(event.habitat),
				tokens: tokenWords(event.refunded),
			});
		case 'shotRolled':
			return t('log.shot', { animal: animalName(event.animal), sum: sumWords(event), difficulty: event.difficulty });
		case 'photographed':
			return t('log.photographed', {
				name: names[event.seat],
				animal: animalName(event.animal),
				prestige: PRESTIGE[event.animal],
			});
		case 'escaped':
			return t(event.refunded > 0 ? 'log.escapedBack' : 'log.escaped', {
				animal: animalName(event.animal),
				tokens: tokenWords(event.refunded),
			});
		case 'awardWon':
			return t('log.award', { name: names[event.seat], what: awardWords(event.award), prestige: event.prestige });
		case 'turnEnded':
			return event.photos > 0
				? t('log.turnEnded', { name: names[event.seat], photos: t('photos', { count: event.photos }) })
				: t('log.knowledge', { name: names[event.seat], tokens: tokenWords(event.knowledge) });
		case 'finalRound':
			return t('log.finalRound', {
				name: names[event.seat],
				photos: t('photos', { count: photoTarget(names.length) }),
			});
		case 'gameEnded':
			return t('log.ended', {
				assignments: list(
					names.map((name, seat) => t('log.assignmentOf', { name, title: assignmentTitle(event.assignments[seat]) })),
				),
			});
	}
}

function cardFacts(animal: Animal) {
	return {
		animal: animalName(animal),
		place: placeName(habitatOf(animal)),
		difficulty: DIFFICULTY[animal],
		prestige: PRESTIGE[animal],
	};
}

function assignmentWords(assignment: number): string {
	const [one, other] = COVERS[assignment];
	return t('log.assignment', {
		title: assignmentTitle(assignment),
		cover: t('either', { one: animalName(one), other: animalName(other) }),
		symbols: list(symbolNames(ARTICLES[assignment])),
	});
}

function reservedWords(event: Event & { type: 'cardReserved' }, names: readonly string[]): string {
	const known = { name: names[event.seat], animal: animalName(event.card) };
	if (event.how === 'bought' && event.payee !== null) {
		return t('log.bought', { ...known, seller: names[event.payee], tokens: tokenWords(event.paid) });
	}
	return t(event.how === 'denied' ? 'log.denied' : 'log.reserved', known);
}

function partsOf({ habitats, animals }: Event & { type: 'prepared' }): string[] {
	return [
		...habitats.map(({ habitat, dice }) =>
			t('log.part', { card: habitatName(habitat), strength: strengthWords(dice, 0) }),
		),
		...animals.map(({ animal, dice, tokens }) =>
			t('log.part', { card: animalName(animal), strength: strengthWords(dice, tokens) }),
		),
	];
}

/** `4 + 2 + 1 token = 7`, or the one die that was rolled. */
function sumWords({ dice, tokens, total }: Event & { type: 'shotRolled' }): string {
	const parts = [...dice.map(String), ...(tokens === 0 ? [] : [tokenWords(tokens)])];
	return parts.length === 1 ? parts[0] : t('log.sum', { parts: parts.join(' + '), total });
}

function awardWords(award: Award): string {
	return t(`award.${AWARD_CATEGORIES[FIRST_AWARD.findLastIndex((first) => first <= award)]}`);
}
