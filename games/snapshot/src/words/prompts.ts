import type { Prompt, Reader, Situation, View, Voice } from '@shutterbox/kernel';
import { CLAIM_PRICE, DIFFICULTY, EXPLORE_VALUES, habitatOf, PRESTIGE, REROLL_PRICE } from '../rules/components.ts';
import { outcome } from '../rules/scoring.ts';
import { type Phase, type State, WAITING, wouldSpook } from '../rules/state.ts';
import { animalName, animalNames, type Key, listed, placeName } from './phrases.ts';

/** What the viewer has to decide, or who is waited for. */
export function prompt(voice: Voice<Key>, { view, toMove, isOpen, ...reader }: Situation<State>): Prompt {
	const { say, list } = voice;
	const { names, viewer } = reader;
	const { phase, committed } = view;
	if (phase === 'over') {
		const places = outcome(view)?.places ?? [];
		const winners = places.flatMap((place, seat) => (place === 1 ? [listed(voice, reader, seat)] : []));
		return { verb: say('prompt.over'), sentence: say('prompt.overText', { names: list(winners) }) };
	}
	if (typeof viewer !== 'number' || !toMove.includes(viewer)) {
		const waited = { names: list(toMove.map((seat) => names[seat])), count: toMove.length };
		return {
			verb: say(viewer === 'spectator' ? 'prompt.watch' : 'prompt.wait'),
			sentence: say('prompt.waitFor', waited),
		};
	}
	if (!isOpen) return { verb: say('prompt.wait'), sentence: say('prompt.sending') };
	if (phase === 'research' && committed.length > 0) {
		const duty = { animals: animalNames(voice, committed, 'mid'), count: committed.length };
		return { verb: say('prompt.committed'), sentence: say('prompt.committedText', duty) };
	}
	return { verb: say(`prompt.${phase}`), sentence: ownSentence(voice, phase, view, names) };
}

function ownSentence(voice: Voice<Key>, phase: Exclude<Phase, 'over'>, view: State, names: Reader['names']): string {
	const { say } = voice;
	const { drawn, active, claimant, current } = view;
	const price = say('tokens', { count: CLAIM_PRICE });
	switch (phase) {
		case 'research':
			return say('prompt.researchText');
		case 'fate': {
			if (wouldSpook(view, drawn)) {
				const place = placeName(voice, habitatOf(drawn), 'in');
				return say('prompt.fateSpooks', { animal: animalName(voice, drawn), place });
			}
			const animal = animalName(voice, drawn, 'startDat');
			return say('prompt.fateText', { animal, difficulty: DIFFICULTY[drawn], prestige: PRESTIGE[drawn] });
		}
		case 'claims':
			return say('prompt.claimsText', { name: names[active], animal: animalName(voice, drawn, 'acc'), tokens: price });
		case 'deny':
			return say('prompt.denyText', { name: names[claimant], animal: animalName(voice, drawn, 'acc'), tokens: price });
		case 'explore':
			return say('prompt.exploreText');
		case 'reroll':
			return say('prompt.rerollText', {
				place: placeName(voice, current),
				value: EXPLORE_VALUES[current],
				tokens: say('tokens', { count: REROLL_PRICE }),
			});
		case 'shoot':
			return say('prompt.shootText', { place: placeName(voice, current) });
	}
}

/** Who else was asked about the card on offer, and who has answered. */
export function answersWords(voice: Voice<Key>, { answers }: View<State>, { names, viewer }: Reader): string[] {
	const others = (isMeant: (answer: number) => boolean) =>
		names.filter((_, seat) => seat !== viewer && isMeant(answers[seat]));
	const asked = others((answer) => answer === WAITING);
	const answered = others((answer) => answer > WAITING);
	return [
		...(asked.length > 0 ? [voice.say('offer.asked', { names: voice.list(asked) })] : []),
		...(answered.length > 0 ? [voice.say('offer.answered', { names: voice.list(answered) })] : []),
	];
}
