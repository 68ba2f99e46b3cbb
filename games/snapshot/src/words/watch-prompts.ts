import { type Prompt, type Situation, type Voice, who } from '@shutterbox/kernel';
import { CLAIM_PRICE, HABITAT_IDS, type Habitat, habitatOf } from '../rules/components.ts';
import { isPlannedAndOpen, NOT_ASKED, OPEN, type State, wouldSpook } from '../rules/state.ts';
import { animalName, animalNames, type Key, object, placeName } from './phrases.ts';

/** What others are about, for whoever waits or watches. */
export function watchPrompt(voice: Voice<Key>, situation: Situation<State>): Prompt {
	const { view, viewer } = situation;
	const isWaiting = view.phase === 'claims' && viewer !== 'spectator';
	return { verb: voice.say(isWaiting ? 'prompt.wait' : 'prompt.watch'), sentence: watchWords(voice, situation) };
}

function watchWords(voice: Voice<Key>, { view, names, viewer }: Situation<State>): string {
	const { say, list } = voice;
	const { drawn, active, claimant, current, phase, answers } = view;
	const reader = { names, viewer };
	const name = names[active];
	switch (phase) {
		case 'fate':
			return say('watch.fate', {
				name,
				animal: animalName(voice, drawn, 'acc'),
				place: placeName(voice, habitatOf(drawn), 'to'),
			});
		case 'claims': {
			const asked = names.flatMap((_, seat) => (answers[seat] === NOT_ASKED ? [] : [object(voice, reader, seat)]));
			const facts = { animal: animalName(voice, drawn, 'mid'), names: list(asked) };
			if (!wouldSpook(view, drawn)) return say('asks.offered.stays', facts);
			return say('asks.offered.spooks', { ...facts, place: placeName(voice, habitatOf(drawn), 'in') });
		}
		case 'deny':
			return say('watch.deny', {
				...who(reader, claimant),
				animal: animalName(voice, drawn, 'acc'),
				tokens: say('tokens', { count: CLAIM_PRICE }),
				owner: name,
			});
		case 'explore': {
			const habitats = openHabitats(view);
			return say('watch.explore', {
				name,
				places: list(habitats.map((habitat) => placeName(voice, habitat))),
				animals: animalNames(voice, openTargets(view, habitats), 'gen'),
			});
		}
		case 'reroll':
			return say('watch.reroll', { name, place: placeName(voice, current) });
		case 'shoot':
			return say('watch.shoot', {
				name,
				place: placeName(voice, current),
				animals: animalNames(voice, openTargets(view, [current]), 'acc'),
			});
		default:
			return say('watch.research', { name });
	}
}

/** Those of the plan that are still to be explored. */
export function openHabitats(view: State): Habitat[] {
	return HABITAT_IDS.map((_, habitat) => habitat).filter((habitat) => isPlannedAndOpen(view, habitat));
}

function openTargets({ targets, targetStatus }: State, habitats: readonly Habitat[]): number[] {
	return targets.filter((animal, i) => targetStatus[i] === OPEN && habitats.includes(habitatOf(animal)));
}
