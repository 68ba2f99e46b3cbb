/** Who pays for a re-roll: two tokens, each from the supply or from an open target. Pure. */
import type { View } from '@shutterbox/kernel';
import {
	ANIMAL_IDS,
	type Animal,
	animalNamed,
	NO_ANIMAL,
	type Payer,
	plainPayment,
	REROLL_PRICE,
	type Reroll,
	type State,
} from '@shutterbox/snapshot/client';

/** Whose each of the tokens is, the last one chosen at the end; NO_ANIMAL for the supply. */
export type Payment = readonly Animal[];

/** What is chosen, else what costs least. */
export function paymentOn(view: View<State>, chosen: Payment | null): Payment {
	if (chosen !== null) return chosen;
	const plain = plainPayment(view);
	return plain === null ? [] : paymentBy(plain);
}

/** One more token from somebody, in place of the one that was chosen first; the same where there is no more. */
export function paidBy(payment: Payment, { animal, tokens }: Payer): Payment {
	const others = payment.filter((one) => one !== animal);
	const own = payment.length - others.length;
	if (own >= Math.min(tokens, REROLL_PRICE)) return payment;
	return [...others.slice(1), ...new Array<Animal>(own + 1).fill(animal)];
}

/** Whose tokens a re-roll takes. */
export function paymentBy({ supply, animals }: Reroll): Payment {
	const fromTargets = animals.flatMap(({ id, tokens }) => new Array<Animal>(tokens).fill(animalNamed(id)));
	return [...new Array<Animal>(supply).fill(NO_ANIMAL), ...fromTargets];
}

export function rerollBy(payment: Payment, die: number): Reroll {
	const payers = [...new Set(payment)].filter((animal) => animal !== NO_ANIMAL);
	return {
		type: 'reroll',
		die,
		supply: countOf(payment, NO_ANIMAL),
		animals: payers.map((animal) => ({ id: ANIMAL_IDS[animal], tokens: countOf(payment, animal) })),
	};
}

export function countOf(payment: Payment, animal: Animal): number {
	return payment.filter((one) => one === animal).length;
}
