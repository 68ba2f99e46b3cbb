import { type Telling, type Voice, who } from '@shutterbox/kernel';
import { CLAIM_PRICE, DIFFICULTY, type Habitat, habitatOf, PRESTIGE } from '../rules/components.ts';
import type { Event } from '../rules/events.ts';
import type { State } from '../rules/state.ts';
import { animalName, habitatName, type Key, placeName } from './phrases.ts';
import { sentence } from './sentences.ts';

/** A sentence for the ear; one that asks for an answer in time may interrupt. */
export interface Aloud {
	readonly text: string;
	readonly isUrgent: boolean;
}

/** What is read aloud when something has happened, `view` being how things are then; null where silence will do. */
export function aloud(voice: Voice<Key>, event: Event, telling: Telling & { readonly view: State }): Aloud | null {
	const { viewer, options, view } = telling;
	const { say } = voice;
	if (event.type === 'offerOpened' && typeof viewer === 'number' && event.eligible.includes(viewer)) {
		const text = say('aloud.offer', {
			animal: animalName(voice, event.card, 'mid'),
			tokens: say('tokens', { count: CLAIM_PRICE }),
			seconds: Number(options.claimSeconds),
		});
		return { text, isUrgent: true };
	}
	const isYourTurn = event.type === 'turnEnded' && view.phase !== 'over' && view.active === viewer;
	if (isYourTurn && event.seat !== viewer) return { text: say('aloud.yourTurn'), isUrgent: false };
	const text = toldAloud(voice, event, telling);
	return text === null ? null : { text, isUrgent: false };
}

function toldAloud(voice: Voice<Key>, event: Event, telling: Telling): string | null {
	const { say } = voice;
	switch (event.type) {
		case 'cardDrawn':
			return say('aloud.drew', {
				...who(telling, event.seat),
				animal: animalName(voice, event.card, 'acc'),
				difficulty: DIFFICULTY[event.card],
				spooks: event.spooks ? 'yes' : 'no',
				place: placeName(voice, habitatOf(event.card), 'in'),
			});
		case 'exploreRolled':
			return exploredWords(voice, event.habitat, event.dice, event.success);
		case 'exploreRerolled':
			return exploredWords(voice, event.habitat, [event.value], event.success);
		case 'shotRolled':
			return say('aloud.shot', {
				animal: animalName(voice, event.animal, 'mid'),
				sum: sumAloud(voice, event),
				difficulty: event.difficulty,
			});
		case 'photographed':
			return say('aloud.photographed', { prestige: PRESTIGE[event.animal] });
		case 'escaped':
			return say('aloud.escaped', { animal: animalName(voice, event.animal) });
		case 'offerOpened':
		case 'answerGiven':
			return null;
		default:
			return sentence(voice, event, telling);
	}
}

function exploredWords(voice: Voice<Key>, habitat: Habitat, dice: readonly number[], isExplored: boolean): string {
	const known = { habitat: habitatName(voice, habitat) };
	return isExplored
		? voice.say('aloud.explored', { ...known, value: Math.max(...dice) })
		: voice.say('aloud.notExplored', { ...known, dice: voice.list(dice.map(String)) });
}

/** `5 plus 3 is 8`, or the one die that was rolled. */
function sumAloud({ say }: Voice<Key>, { dice, tokens, total }: Event & { type: 'shotRolled' }): string {
	const parts = [...dice.map(String), ...(tokens === 0 ? [] : [say('tokens', { count: tokens })])];
	if (parts.length === 1) return parts[0];
	return say('aloud.sum', { parts: parts.reduce((one, other) => say('aloud.plus', { one, other })), total });
}
