import type { Prompt, Situation, Voice } from '@shutterbox/kernel';
import type { State } from '../rules/state.ts';
import type { Key } from './en.ts';

/** What to decide, or who is waited for. */
export function prompt(voice: Voice<Key>, situation: Situation<State>): Prompt {
	const { say } = voice;
	const { view, viewer, toMove, isOpen } = situation;
	const { phase } = view;
	if (phase === 'over') return { verb: say('prompt.over'), sentence: say('prompt.overText') };
	if (viewer === 'spectator' || !toMove.includes(viewer)) {
		const verb = say(viewer === 'spectator' ? 'prompt.watch' : 'prompt.wait');
		return { verb, sentence: waiting(voice, situation) };
	}
	if (!isOpen) return { verb: say('prompt.sending'), sentence: say('prompt.sendingText') };
	if (phase === 'wind') return { verb: say('prompt.wind'), sentence: say('prompt.windText', { count: view.taken }) };
	if (phase === 'final' && view.rules.missedShot)
		return { verb: say('prompt.final'), sentence: say('prompt.finalMissedText') };
	return { verb: say(`prompt.${phase}`), sentence: say(`prompt.${phase}Text`) };
}

function waiting({ say, list }: Voice<Key>, { view, names, toMove }: Situation<State>): string {
	if (view.phase === 'pick') return say('prompt.waitPick', { name: names[view.active] });
	if (view.phase === 'wind') return say('prompt.waitWind', { name: names[view.active] });
	return say('prompt.waitSecret', { names: list(toMove.map((seat) => names[seat])) });
}
