import type { Prompt, Reader, Refusal, Situation, Voice } from '@shutterbox/kernel';
import {
	type Animal,
	CLAIM_PRICE,
	DICE,
	DIFFICULTY,
	EXPLORE_VALUES,
	type Habitat,
	habitatOf,
	NO_ANIMAL,
	PRESTIGE,
	REROLL_PRICE,
} from '../rules/components.ts';
import { possibleTargets } from '../rules/prepare.ts';
import { highestDifficulty, type State, wouldSpook } from '../rules/state.ts';
import { animalName, animalNames, type Key, percent, placeName } from './phrases.ts';
import { prompt } from './prompts.ts';
import { refusal as refusalWords } from './refusals.ts';
import { openHabitats, watchPrompt } from './watch-prompts.ts';

type Words = Voice<Key>;

/** The plan as far as it lies, for the words about it. */
export interface PlanOnBoard {
	/** Dice still in the tray. */
	readonly left: number;
	/** Where the next die would do most, and the chance of that roll without and with it; null where nothing lies. */
	readonly next: {
		readonly animal: Animal;
		readonly habitat: Habitat;
		readonly before: number;
		readonly after: number;
	} | null;
	/** Its animals that come from the bag. */
	readonly fromBag: readonly Animal[];
}

/** What a drawn board asks, in a verb and one sentence; `plan` is what lies while one is made. */
export function boardPrompt(voice: Words, situation: Situation<State>, plan: PlanOnBoard | null): Prompt {
	const { view, viewer, toMove, isOpen } = situation;
	if (view.phase === 'over') return prompt(voice, situation);
	if (typeof viewer !== 'number' || !toMove.includes(viewer)) return watchPrompt(voice, situation);
	if (!isOpen) return prompt(voice, situation);
	return view.phase === 'research' ? researchPrompt(voice, view, plan) : ownPrompt(voice, view, situation);
}

/** The assignment when a match begins, and the bag's tag. */
export function startPrompt({ say }: Words): Prompt {
	return { verb: say('asks.start'), sentence: say('asks.start.say') };
}

export function orderPrompt({ say }: Words): Prompt {
	return { verb: say('asks.order'), sentence: say('asks.order.say') };
}

/** Why what was tried on the board is not possible, in the words of the tray where it is about dice. */
export function boardRefusal(voice: Words, refusal: Refusal): string | null {
	const left = DICE - Number(refusal.facts.dice);
	if (refusal.code === 'DICE_TOTAL' && left > 0) return voice.say('asks.dice.refused', { all: DICE, left });
	return refusalWords(voice, refusal);
}

function researchPrompt(voice: Words, view: State, plan: PlanOnBoard | null): Prompt {
	const { say } = voice;
	const { committed, finalRound, deck, discard } = view;
	if (plan?.left === 0) return { verb: say('asks.prepare'), sentence: completeWords(voice, plan) };
	if (plan !== null && plan.next !== null)
		return { verb: say('asks.dice'), sentence: diceWords(voice, plan.left, plan.next) };
	const duty = { animals: animalNames(voice, committed, 'startAcc'), count: committed.length };
	const hasCard = deck.length + discard.length > 0;
	const hasTarget = possibleTargets(view).length > 0;
	if (hasCard && hasTarget) {
		const sentence =
			committed.length > 0
				? say('asks.research.committed', duty)
				: say(finalRound ? 'asks.research.final' : 'asks.research.say');
		return { verb: say('asks.research'), sentence };
	}
	const lack = hasCard ? 'noTarget' : hasTarget ? 'noCard' : 'nothing';
	return { verb: say(`asks.${lack}`), sentence: say(`asks.${lack}.say`) };
}

function completeWords(voice: Words, { fromBag }: PlanOnBoard): string {
	const facts = { animals: animalNames(voice, fromBag), count: fromBag.length };
	return voice.say(fromBag.length === 0 ? 'asks.prepare.say' : 'asks.prepare.bag', facts);
}

function diceWords(voice: Words, left: number, next: NonNullable<PlanOnBoard['next']>): string {
	const card = next.animal === NO_ANIMAL ? placeName(voice, next.habitat) : animalName(voice, next.animal, 'acc');
	const whole = (chance: number) => percent(voice, chance, 0.01);
	return voice.say('asks.dice.say', { left, card, before: whole(next.before), after: whole(next.after) });
}

function ownPrompt(voice: Words, view: State, { names }: Reader): Prompt {
	const { say, list } = voice;
	const { drawn, current, active, claimant, phase } = view;
	const price = say('tokens', { count: CLAIM_PRICE });
	switch (phase) {
		case 'fate':
			return fatePrompt(voice, view);
		case 'claims': {
			const facts = { name: names[active], animal: animalName(voice, drawn, 'acc'), count: CLAIM_PRICE };
			return { verb: say('asks.claims'), sentence: say('asks.claims.say', facts) };
		}
		case 'deny': {
			const facts = { name: names[claimant], animal: animalName(voice, drawn, 'acc'), tokens: price };
			return { verb: say('asks.deny'), sentence: say('asks.deny.say', facts) };
		}
		case 'explore': {
			const left = openHabitats(view).map((habitat) => placeName(voice, habitat));
			const facts = { places: list(left), count: left.length };
			return { verb: say('asks.explore'), sentence: say('asks.explore.say', facts) };
		}
		case 'reroll': {
			const tokens = say('tokens', { count: REROLL_PRICE });
			const facts = { value: EXPLORE_VALUES[current], dice: view.roll.length, tokens };
			return { verb: say('asks.reroll'), sentence: say('asks.reroll.say', facts) };
		}
		default:
			return { verb: say('asks.shoot'), sentence: say('asks.shoot.say', { place: placeName(voice, current) }) };
	}
}

function fatePrompt(voice: Words, view: State): Prompt {
	const { say } = voice;
	const { drawn, table, rules } = view;
	const habitat = habitatOf(drawn);
	const difficulty = DIFFICULTY[drawn];
	if (wouldSpook(view, drawn)) {
		const sentence = say('asks.spooks.say', {
			animal: animalName(voice, drawn, 'gen'),
			difficulty,
			place: placeName(voice, habitat, 'in'),
			highest: highestDifficulty(view, habitat),
			count: table[habitat].length,
		});
		return { verb: say('asks.spooks'), sentence };
	}
	if (rules.denial === 'upfront') return { verb: say('asks.upfront'), sentence: say('asks.upfront.say') };
	const sentence = say('asks.fate.say', {
		animal: animalName(voice, drawn, 'startDat'),
		difficulty,
		prestige: PRESTIGE[drawn],
		place: placeName(voice, habitat, 'to'),
	});
	return { verb: say('asks.fate'), sentence };
}
