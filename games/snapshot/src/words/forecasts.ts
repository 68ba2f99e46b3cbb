import type { Situation, View, Voice } from '@shutterbox/kernel';
import {
	type Animal,
	animalNamed,
	CARD_TOKEN,
	CLAIM_PRICE,
	DIFFICULTY,
	EXPLORE_VALUES,
	type Habitat,
	habitatNamed,
	habitatOf,
	KNOWLEDGE_TOKENS,
	REROLL_PRICE,
} from '../rules/components.ts';
import type { Move, Prepare, Reroll } from '../rules/move.ts';
import { canClaim } from '../rules/reserve.ts';
import { highestDifficulty, openTarget, type State, wouldSpook } from '../rules/state.ts';
import { animalName, animalNames, type Key, object, percent, placeName, strengthWords } from './phrases.ts';

/** The exact odds, as the analysis has them. */
export interface Odds {
	/** The cards the next draw may bring, those that would spook by habitat, and the chance of one of these. */
	spookRisk(view: State): {
		readonly cards: readonly Animal[];
		readonly spooking: readonly (readonly Animal[])[];
		readonly chance: number;
	};
	exploreOdds(habitat: Habitat, dice: number): number;
	photoOdds(animal: Animal, dice: number, tokens: number): number;
	/** The chances of any and of all photos, and the prestige of all on average. */
	promiseOf(
		view: State,
		plan: Prepare,
	): { readonly targets: readonly unknown[]; readonly any: number; readonly all: number; readonly prestige: number };
}

type Seen = Pick<Situation<State>, 'view' | 'viewer' | 'names'>;

/** What a move would do, from what the viewer sees. */
export function forecastWords(voice: Voice<Key>, odds: Odds, seen: Seen, move: Move): string {
	const { say } = voice;
	const { view, names } = seen;
	const tokens = (count: number) => say('tokens', { count });
	switch (move.type) {
		case 'draw':
			return drawWords(voice, odds.spookRisk(view), view);
		case 'pass':
			return say('forecast.pass', { tokens: tokens(KNOWLEDGE_TOKENS) });
		case 'prepare':
			return planWords(voice, odds.promiseOf(view, move));
		case 'place':
			return placeWords(voice, seen);
		case 'claim':
			return claimWords(voice, seen);
		case 'decline':
			return say('forecast.decline', { effect: putDownWords(voice, view) });
		case 'sell':
			return say('forecast.sell', { name: names[view.claimant], tokens: tokens(CLAIM_PRICE) });
		case 'explore': {
			const habitat = habitatNamed(move.habitat);
			const dice = view.habitatDice[habitat];
			return say('forecast.explore', {
				dice: say('dice', { count: dice }),
				value: EXPLORE_VALUES[habitat],
				chance: percent(voice, odds.exploreOdds(habitat, dice)),
			});
		}
		case 'reroll':
			return say('forecast.reroll', {
				tokens: tokens(REROLL_PRICE),
				value: EXPLORE_VALUES[view.current],
				chance: percent(voice, odds.exploreOdds(view.current, 1)),
			});
		case 'shoot': {
			const target = targetOf(view, move.animal);
			return say('forecast.shoot', {
				strength: strengthWords(voice, target.dice, target.tokens),
				difficulty: DIFFICULTY[target.animal],
				chance: percent(voice, odds.photoOdds(target.animal, target.dice, target.tokens)),
			});
		}
		case 'abandon':
			return say('forecast.abandon', { place: placeName(voice, view.current) });
		case 'reserve':
		case 'commit':
		case 'claimTimeout':
			return say(`forecast.${move.type}`);
	}
}

/** Who pays for a re-roll, and what their shots are left with. */
export function paymentWords(voice: Voice<Key>, odds: Odds, view: View<State>, { supply, animals }: Reroll): string {
	const { say, list } = voice;
	const tokens = (count: number) => say('tokens', { count });
	return list([
		...(supply === 0 ? [] : [say('payment.supply', { tokens: tokens(supply) })]),
		...animals.map((payer) => {
			const target = targetOf(view, payer.id);
			const chance = (left: number) => percent(voice, odds.photoOdds(target.animal, target.dice, left));
			return say('payment.target', {
				tokens: tokens(payer.tokens),
				animal: animalName(voice, target.animal),
				before: chance(target.tokens),
				after: chance(target.tokens - payer.tokens),
			});
		}),
	]);
}

/** An animal of the plan that is not done. */
function targetOf(view: State, id: string) {
	const animal = animalNamed(id);
	const index = openTarget(view, animal);
	return { animal, dice: view.targetDice[index], tokens: view.targetTokens[index] };
}

/** The token, and the exact risk from what everybody knows. */
function drawWords(voice: Voice<Key>, risk: ReturnType<Odds['spookRisk']>, { rules }: View<State>): string {
	return voice.say(rules.cardToken === 'everyCard' ? 'forecast.draw' : 'forecast.drawIfPlaced', {
		tokens: voice.say('tokens', { count: CARD_TOKEN }),
		count: risk.spooking.flat().length,
		all: risk.cards.length,
		chance: percent(voice, risk.chance),
	});
}

function planWords(voice: Voice<Key>, { targets, any, all, prestige }: ReturnType<Odds['promiseOf']>): string {
	return voice.say('forecast.plan', {
		some: percent(voice, any),
		every: percent(voice, all),
		count: targets.length,
		prestige,
	});
}

/** What becomes of the drawn card when it is placed: first the others are asked. */
function placeWords(voice: Voice<Key>, seen: Seen): string {
	const { view, names } = seen;
	const rivals = names.flatMap((_, seat) => (canClaim(view, seat) ? [object(voice, seen, seat)] : []));
	const effect = putDownWords(voice, view);
	if (rivals.length === 0) return effect;
	const tokens = voice.say('tokens', { count: CLAIM_PRICE });
	return voice.say('forecast.offered', { names: voice.list(rivals), tokens, effect });
}

/** What becomes of the drawn card when it is put down. */
function putDownWords(voice: Voice<Key>, view: View<State>): string {
	const { drawn, table } = view;
	const habitat = habitatOf(drawn);
	if (!wouldSpook(view, drawn)) return voice.say('forecast.stays', { place: placeName(voice, habitat, 'to') });
	return voice.say('forecast.spooks', {
		place: placeName(voice, habitat, 'in'),
		difficulty: DIFFICULTY[drawn],
		highest: highestDifficulty(view, habitat),
		animals: animalNames(voice, table[habitat], 'mid'),
		count: table[habitat].length,
	});
}

function claimWords({ say }: Voice<Key>, { view, names, viewer }: Seen): string {
	const hasRivals = names.some((_, seat) => seat !== viewer && canClaim(view, seat));
	return say(hasRivals ? 'forecast.claimRivals' : 'forecast.claim', {
		name: names[view.active],
		tokens: say('tokens', { count: CLAIM_PRICE }),
	});
}
