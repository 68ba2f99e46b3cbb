import { type Prompt, type Seat, type Telling, type Voice, who } from '@shutterbox/kernel';
import { awardsHeld, categoryOf, EACH } from '../rules/awards.ts';
import { DIFFICULTY, EXPLORE_VALUES } from '../rules/components.ts';
import type { Event } from '../rules/events.ts';
import type { State } from '../rules/state.ts';
import { animalName, type Key, placeName } from './phrases.ts';
import { sentence, sumWords } from './sentences.ts';

/** What it says while dice tumble that have not settled yet: what they need. Null for what is no roll. */
export function rollingPrompt(voice: Voice<Key>, event: Event): Prompt | null {
	const { say } = voice;
	const verb = say('shown.rolling');
	switch (event.type) {
		case 'exploreRolled':
		case 'exploreRerolled': {
			const dice = event.type === 'exploreRolled' ? event.dice.length : 1;
			return { verb, sentence: say('shown.rolling.explore', { dice, value: EXPLORE_VALUES[event.habitat] }) };
		}
		case 'shotRolled': {
			const { difficulty, tokens } = event;
			const animal = animalName(voice, event.animal, 'startDat');
			return { verb, sentence: say('shown.rolling.shot', { animal, difficulty, tokens }) };
		}
		default:
			return null;
	}
}

/**
 * What a drawn board says while it shows what happened, in the turn of `active`; `after` is how things are then. Null
 * where what is asked may stand meanwhile.
 */
export function shownPrompt(
	voice: Voice<Key>,
	event: Event,
	{ active, after, ...telling }: Telling & { readonly active: Seat; readonly after: State },
): Prompt | null {
	const { say } = voice;
	switch (event.type) {
		case 'shotRolled':
			return event.success
				? {
						verb: say('shown.hit'),
						sentence: say('shown.hit.say', { sum: sumWords(voice, event), difficulty: event.difficulty }),
					}
				: {
						verb: say('shown.miss'),
						sentence: say('shown.miss.say', {
							...who(telling, active),
							sum: sumWords(voice, event),
							animal: animalName(voice, event.animal, 'dat'),
							difficulty: event.difficulty,
							back: event.tokens,
						}),
					};
		case 'exploreRolled':
		case 'exploreRerolled': {
			const told = sentence(voice, event, telling);
			return told === null ? null : { verb: say(event.success ? 'shown.found' : 'shown.notFound'), sentence: told };
		}
		case 'habitatSpooked': {
			const others = event.cards.filter((animal) => animal !== event.by);
			const facts = {
				...who(telling, active),
				animal: animalName(voice, event.by, 'gen'),
				difficulty: DIFFICULTY[event.by],
				highest: Math.max(...others.map((animal) => DIFFICULTY[animal])),
				count: others.length,
			};
			return { verb: say('shown.spooked'), sentence: say('shown.spooked.say', facts) };
		}
		case 'awardWon': {
			const category = categoryOf(event.award);
			const facts = { ...who(telling, event.seat), prestige: event.prestige };
			const isEach = category === EACH;
			const sentence = isEach
				? say('shown.award.each', facts)
				: say('shown.award.habitat', {
						...facts,
						nth: String(awardsHeld(after, event.seat, category)),
						place: placeName(voice, category, 'bare'),
					});
			return { verb: say('shown.award'), sentence };
		}
		default:
			return null;
	}
}
