/** What the viewer's hand does on this table: lay dice and tokens, take them back, carry a card, press what rolls. */
import {
	ANIMAL_IDS,
	type Animal,
	DICE,
	HABITAT_IDS,
	type Habitat,
	habitatOf,
	type Move,
	payers,
} from '@shutterbox/snapshot/client';
import { type Errand, useCarry } from '../../../board/carry.ts';
import { numberAt, type Part, type PlanDraft } from '../draft.ts';
import { leftIn } from './laid.ts';
import { less, more, partOf } from './mind.ts';
import { paidBy, paymentOn } from './payments.ts';
import type { Scene } from './scene.ts';

export interface Hands {
	draw(): void;
	pressAnimal(animal: Animal, isToken: boolean): void;
	lay(what: 'dice' | 'tokens', animal: Animal): void;
	pressHabitat(habitat: Habitat): void;
	/** One die or token back from a place: `animal:20`, `habitat:2`. */
	takeBack(what: 'dice' | 'tokens', place: string): void;
	arm(what: 'dice' | 'tokens'): void;
	/** Shows what one more would do there. */
	aim(animal: Animal | null): void;
	startOver(): void;
	/** One more token of the re-roll's price comes from an animal, or from the supply: NO_ANIMAL. */
	payWith(animal: Animal): void;
	/** Hands in what a plain move is called. */
	play(move: Move): void;
}

export function handsOn(scene: Scene): Hands {
	const { shown, act, asked, plan, draft, check, deeds, play } = scene;
	const laid = plan.draft;
	/** Of a press that stands for a move of another time the rules say why it is none; what is played has the word before. */
	const attempt = (move: Move) => {
		if (asked !== null || act === null) play(move);
	};
	const keep = (changed: PlanDraft) => deeds.hold({ ...draft, plan: changed, over: null, sure: null });
	const lay = (part: Part) => {
		if (laid === null || asked !== 'research') return;
		const change = more(laid, withDieFirst(laid, part), check);
		if ('refusal' in change) deeds.refuse(change.refusal);
		else keep(change.plan);
	};
	return {
		play,
		draw() {
			attempt({ type: 'draw' });
		},
		pressAnimal(animal, isToken) {
			if (asked !== 'research') attempt({ type: 'shoot', animal: ANIMAL_IDS[animal] });
			else lay(partOf(isToken ? 'tokens' : draft.armed, animal));
		},
		lay(what, animal) {
			lay(partOf(what, animal));
		},
		pressHabitat(habitat) {
			if (asked !== 'research') attempt({ type: 'explore', habitat: HABITAT_IDS[habitat] });
			else lay({ on: 'habitat', habitat });
		},
		takeBack(what, place) {
			if (laid !== null && asked === 'research') keep(less(laid, partAt(what, place), check));
		},
		arm(armed) {
			deeds.hold({ ...draft, armed });
		},
		aim(animal) {
			if (animal === null) deeds.aim(null);
			else if (laid !== null && asked === 'research') deeds.aim({ ...draft, over: partOf(draft.armed, animal) });
		},
		startOver() {
			deeds.hold(null);
		},
		payWith(animal) {
			const payer = asked === 'reroll' ? payers(shown).find((one) => one.animal === animal) : undefined;
			if (payer) deeds.hold({ ...draft, payment: paidBy(paymentOn(shown, draft.payment), payer) });
		},
	};
}

/** A token lies on an animal that has a die. */
function withDieFirst(plan: PlanDraft, part: Part): Part {
	if (part.on !== 'tokens') return part;
	const die: Part = { on: 'animal', animal: part.animal };
	return numberAt(plan, die) === 0 ? die : part;
}

function partAt(what: string, place: string): Part {
	const [on, number] = place.split(':');
	if (on === 'habitat') return { on, habitat: Number(number) };
	return partOf(what === 'tokens' ? 'tokens' : 'dice', Number(number));
}

/** Carrying is the same by mouse and finger: what is taken, and what putting it somewhere means. */
export function useTableCarry(scene: Scene, hands: Hands) {
	return useCarry(errandOn(scene, hands));
}

export function errandOn(scene: Scene, hands: Hands): Errand {
	const { shown, seat, asked, plan, draft, check, deeds, play } = scene;
	const laid = plan.draft;
	const isPlanning = laid !== null && asked === 'research' && seat !== null;
	const left = isPlanning ? leftIn(shown, plan, seat, DICE) : { dice: 0, tokens: 0 };
	const move = (from: PlanDraft, part: Part) => {
		const change = more(from, withDieFirst(from, part), check);
		if ('refusal' in change) deeds.refuse(change.refusal);
		else deeds.hold({ ...draft, plan: change.plan, over: null, sure: null });
	};
	return {
		canTake(source) {
			const [kind] = source.split(':');
			if (kind === 'die') return left.dice > 0;
			if (kind === 'token') return left.tokens > 0;
			if (kind === 'deck') return asked === 'research' && check({ type: 'draw' }) === null;
			if (kind === 'held') return asked === 'fate' || asked === 'deny';
			if (kind === 'slip') return asked === 'claims';
			if (kind === 'pay') return asked === 'reroll';
			return isPlanning;
		},
		canPut(source, target) {
			const [kind] = source.split(':');
			const [place, number] = target.split(':');
			if (kind === 'held' || kind === 'slip') return place === 'column' || place === 'bag' || place === 'rival';
			// Nobody knows yet where the card belongs.
			if (kind === 'deck') return place === 'column';
			if (kind === 'reserved') return place === 'column' && Number(number) === habitatOf(Number(source.split(':')[1]));
			if (kind === 'pay' || place === 'payment') return kind === 'pay' && place === 'payment';
			if (place === 'tray') return kind === 'dice' || kind === 'tokens';
			return place === 'animal' || (place === 'habitat' && (kind === 'die' || kind === 'dice'));
		},
		put(source, target) {
			const [kind, ...from] = source.split(':');
			const [place, number] = target.split(':');
			if (kind === 'held') {
				if (place === 'bag') play({ type: 'reserve' });
				else if (place === 'rival') play({ type: 'sell' });
				else play({ type: asked === 'deny' ? 'commit' : 'place' });
				return;
			}
			if (kind === 'slip') return play({ type: place === 'bag' ? 'claim' : 'decline' });
			if (kind === 'deck') return hands.draw();
			if (kind === 'pay') return hands.payWith(Number(from[1]));
			if (laid === null) return;
			if (kind === 'reserved') return hands.pressAnimal(Number(from[0]), false);
			const what = kind === 'token' || kind === 'tokens' ? 'tokens' : 'dice';
			if (kind === 'die' || kind === 'token') return move(laid, partAt(what, target));
			if (place === 'tray') return hands.takeBack(what, from.join(':'));
			if (from.join(':') !== `${place}:${number}`)
				move(less(laid, partAt(what, from.join(':')), check), partAt(what, target));
		},
		aim(source, target) {
			const [kind] = source.split(':');
			const [place, number] = target?.split(':') ?? [];
			const isLayable = kind === 'die' || kind === 'token' || kind === 'dice' || kind === 'tokens';
			if (!isLayable || (place !== 'animal' && place !== 'habitat')) return deeds.aim(null);
			deeds.aim({ ...draft, over: partAt(kind.startsWith('token') ? 'tokens' : 'dice', `${place}:${number}`) });
		},
	};
}
