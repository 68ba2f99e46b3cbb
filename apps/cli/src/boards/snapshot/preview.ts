import {
	animalNamed,
	CARD_TOKEN,
	CLAIM_PRICE,
	canClaim,
	DIFFICULTY,
	EXPLORE_VALUES,
	exploreOdds,
	habitatNamed,
	KNOWLEDGE_TOKENS,
	type Move,
	openTarget,
	type PlanOdds,
	PRESTIGE,
	photoOdds,
	planOdds,
	prospectOfPlan,
	type State,
} from '@shutterbox/snapshot/client';
import { counted, listed } from '../../text.ts';
import type { Scene } from '../board.ts';
import { animalName, diceWords, theHabitat } from './cards.ts';
import { placeWords } from './drawn-card.ts';
import { riskWords } from './habitats.ts';
import { percent } from './layout.ts';

/** What a legal move would do, from what the viewer sees; odds are exact. */
export function explain(scene: Scene<State>, move: Move): string {
	const { position, names } = scene;
	const { drawn, claimant, current } = position;
	switch (move.type) {
		case 'draw':
			return drawWords(position);
		case 'pass':
			return `end your turn without a photo, +${counted(KNOWLEDGE_TOKENS, 'token')}`;
		case 'prepare':
			return planWords(position, move);
		case 'reserve':
			return `keep ${animalName(drawn)} in your hand for this or a later turn`;
		case 'place':
			return placeWords(scene);
		case 'commit':
			return `place ${animalName(drawn)}; it has to be a target this turn`;
		case 'claim':
			return claimWords(scene);
		case 'decline':
			return `leave it; ${placeWords(scene)}`;
		case 'sell':
			return `${names[claimant]} gets it and pays you ${CLAIM_PRICE} token`;
		case 'explore': {
			const habitat = habitatNamed(move.habitat);
			const dice = position.habitatDice[habitat];
			const odds = percent(exploreOdds(habitat, dice));
			return `${diceWords(dice)}, one of them ${EXPLORE_VALUES[habitat]} or more: ${odds}`;
		}
		case 'reroll':
			return rerollWords(position, move);
		case 'abandon':
			return `give up ${theHabitat(current)}: its targets are gone, all tokens there come back`;
		case 'shoot':
			return shotWords(position, animalNamed(move.animal));
		case 'claimTimeout':
			return 'time is up: whoever has not answered declines';
	}
}

function drawWords(position: State): string {
	const token = position.rules.cardToken === 'everyCard' ? '' : ' if it stays';
	return `+${counted(CARD_TOKEN, 'token')}${token}; spooks a habitat: ${riskWords(position)}`;
}

function claimWords({ position, names, viewer }: Scene<State>): string {
	const hasRivals = names.some((_, seat) => seat !== viewer && canClaim(position, seat));
	const price = `for ${CLAIM_PRICE} token${hasRivals ? ', if nobody nearer to the seller wants it' : ''}`;
	return `buy ${animalName(position.drawn)} from ${names[position.active]} ${price}`;
}

/** The chance of a photo at all, of all of them, and the prestige to expect from them. */
function planWords(position: State, move: Move & { type: 'prepare' }): string {
	const odds = planOdds(prospectOfPlan(position, move));
	const targets = odds.photos.length - 1;
	const chance = targets === 1 ? 'the photo' : `${targets === 2 ? 'both' : `all ${targets}`} photos`;
	const some = targets === 1 ? '' : `any photo ${percent(1 - odds.photos[0])}, `;
	return `${some}${chance} ${percent(odds.photos[targets])}, ${prestigeOf(odds).toFixed(1)} prestige on average`;
}

function prestigeOf({ habitats }: PlanOdds): number {
	const targets = habitats.flatMap((each) => each.targets);
	return targets.reduce((sum, { animal, photographed }) => sum + photographed * PRESTIGE[animal], 0);
}

/** Plans are listed by the prestige to expect, everything else before them. */
export function rank({ position }: Scene<State>, move: Move): number {
	return move.type === 'prepare' ? prestigeOf(planOdds(prospectOfPlan(position, move))) : Number.POSITIVE_INFINITY;
}

function rerollWords(position: State, { die, supply, animals }: Move & { type: 'reroll' }): string {
	const { current, roll } = position;
	const paid = [
		...(supply === 0 ? [] : [`${supply} of your supply`]),
		...animals.map(({ id, tokens }) => weakerWords(position, animalNamed(id), tokens)),
	];
	const again = `die ${die} (a ${roll[die]}) again: ${percent(exploreOdds(current, 1))}`;
	return `${again}; pay ${listed(paid)}`;
}

/** What a shot is left with when tokens are taken off the animal. */
function weakerWords(position: State, animal: number, taken: number): string {
	const index = openTarget(position, animal);
	const dice = position.targetDice[index];
	const tokens = position.targetTokens[index];
	const before = percent(photoOdds(animal, dice, tokens));
	const after = percent(photoOdds(animal, dice, tokens - taken));
	return `${taken} of ${animalName(animal)}, whose shot falls from ${before} to ${after}`;
}

function shotWords(position: State, animal: number): string {
	const index = openTarget(position, animal);
	const dice = position.targetDice[index];
	const tokens = position.targetTokens[index];
	const strength = `${diceWords(dice)}${tokens === 0 ? '' : ` + ${counted(tokens, 'token')}`}`;
	return `${strength} against ${DIFFICULTY[animal]}: ${percent(photoOdds(animal, dice, tokens))}`;
}
