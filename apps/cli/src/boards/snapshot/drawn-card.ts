import {
	type Animal,
	CLAIM_PRICE,
	canClaim,
	DIFFICULTY,
	habitatOf,
	highestDifficulty,
	NO_ANIMAL,
	type State,
	WAITING,
	wouldSpook,
} from '@shutterbox/snapshot/client';
import { capitalised, listed } from '../../text.ts';
import type { Scene } from '../board.ts';
import { animalName, theHabitat } from './cards.ts';
import { animalRow, cardHeader } from './habitats.ts';
import { label } from './layout.ts';

/** The card that was drawn and is not settled: what it is, what it would do, whom it is offered to. */
export function drawDrawnCard(scene: Scene<State>): string[] {
	const { drawn } = scene.position;
	return drawn === NO_ANIMAL ? [] : [cardHeader('Drawn'), animalRow(scene, drawn), ...label('', fateWords(scene))];
}

function fateWords(scene: Scene<State>): string {
	const { position, names } = scene;
	if (position.phase === 'claims') return `${offerWords(scene)}${capitalised(placeWords(scene))}.`;
	if (position.phase !== 'deny') return `Placed, ${placeWords(scene)}.`;
	const buyer = names[position.claimant];
	const wants = `${buyer} ${buyer === 'You' ? 'want' : 'wants'} to buy it for ${CLAIM_PRICE} token.`;
	return `${wants} Otherwise it has to be reserved or shot this turn.`;
}

/** What becomes of the card when it is placed. */
export function placeWords({ position, names }: Scene<State>): string {
	const rivals = names.filter((_, seat) => canClaim(position, seat)).map(inSentence);
	const effect = effectWords(position, position.drawn);
	const unclaimed = `if nobody claims it, ${effect}`;
	if (position.phase === 'claims') return unclaimed;
	return rivals.length === 0 ? effect : `it is offered to ${listed(rivals)} for ${CLAIM_PRICE} token; ${unclaimed}`;
}

function effectWords(state: State, animal: Animal): string {
	const habitat = habitatOf(animal);
	if (!wouldSpook(state, animal)) return `it stays in ${theHabitat(habitat)}`;
	const limits = `${DIFFICULTY[animal]} is under ${highestDifficulty(state, habitat)}`;
	const lost = listed([...state.table[habitat].map(animalName), 'the card']);
	return `it SPOOKS ${theHabitat(habitat)} (${limits}): ${lost} are discarded and the turn ends`;
}

function offerWords({ position, names, viewer }: Scene<State>): string {
	const { answers, active } = position;
	const isAsked = typeof viewer === 'number' && answers[viewer] === WAITING;
	const others = names.filter((_, seat) => answers[seat] === WAITING && seat !== viewer);
	const answered = names.filter((_, seat) => answers[seat] > WAITING && seat !== viewer);
	return [
		isAsked
			? `${names[active]} drew it and offers it to you for ${CLAIM_PRICE} token. `
			: `${names[active]} ${names[active] === 'You' ? 'offer' : 'offers'} it for ${CLAIM_PRICE} token. `,
		others.length === 0 ? '' : `${isAsked ? 'Asked as well' : 'Asked'}: ${listed(others)}. `,
		answered.length === 0 ? '' : `Answered, in secret: ${listed(answered)}. `,
	].join('');
}

function inSentence(name: string): string {
	return name === 'You' ? 'you' : name;
}
