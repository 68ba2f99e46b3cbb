import { type Prompt, type Reader, type Seat, type Situation, type Voice, who } from '@shutterbox/kernel';
import { inPreparation } from '../rules/choose.ts';
import { outcome, SCORE_ROWS, scoreSheet } from '../rules/scoring.ts';
import { itemHit } from '../rules/solo.ts';
import { isSolo, NOT_SCORED, type State } from '../rules/state.ts';
import { itemName, type Key } from './names.ts';

/** What the viewer has to decide, or who is waited for. */
export function prompt(voice: Voice<Key>, { view, viewer, names, toMove, isOpen }: Situation<State>): Prompt {
	const { say, list } = voice;
	if (view.phase === 'over') return { verb: say('prompt.over'), sentence: resultWords(voice, view, { names, viewer }) };
	if (typeof viewer !== 'number' || !toMove.includes(viewer)) {
		const waited = { count: toMove.length, names: list(toMove.map((seat) => names[seat])) };
		if (typeof viewer === 'number' && view.commits[viewer] !== null)
			return { verb: say('draft.verb.ready'), sentence: say('draft.ready', { names: waited.names }) };
		const verb = say(viewer === 'spectator' ? 'prompt.watch' : 'prompt.wait');
		return { verb, sentence: say('prompt.waitFor', waited) };
	}
	if (!isOpen) return { verb: say('prompt.wait'), sentence: say('prompt.sending') };
	return { verb: say(`prompt.${view.phase}`), sentence: ownSentence(voice, view, viewer) };
}

function ownSentence(voice: Voice<Key>, view: State, seat: Seat): string {
	const { say } = voice;
	const { phase } = view;
	switch (phase) {
		case 'protect':
			return say('prompt.protectText', { item: itemName(voice, itemHit(view)) });
		case 'build': {
			const { supply, display } = inPreparation(view, seat);
			return say('prompt.buildText', { one: itemName(voice, supply), other: itemName(voice, display) });
		}
		case 'workers':
			return say('prompt.workersText', { next: view.entrance[seat] === NOT_SCORED ? 'entrance' : 'count' });
		default:
			return say(`prompt.${phase}Text`);
	}
}

function resultWords(voice: Voice<Key>, view: State, reader: Reader): string {
	const { reason = '', scores = [], places = [] } = outcome(view) ?? {};
	if (isSolo(view)) return challengeWords(voice, reason, { ...who(reader, 0), points: scores[0] });
	const winners = reader.names.filter((_, seat) => places[seat] === 1);
	const won = voice.say('prompt.overText', { names: voice.list(winners) });
	if (winners.length !== 1) return won;
	const seat = places.indexOf(1);
	const sheet = scoreSheet(view, seat);
	const rows = SCORE_ROWS.toSorted((a, b) => sheet[b] - sheet[a]).slice(0, MOST_ROWS);
	const sources = rows.map((row) =>
		voice.say('prompt.overRow', { row: voice.say(`source.${row}`), points: sheet[row] }),
	);
	return `${won} ${voice.say('prompt.overRows', { points: sheet.total, rows: sources.join(', ') })}`;
}

/** Where most of the winner's points came from; the leaflet has the rest. */
const MOST_ROWS = 3;

/** How it ended alone, where there is no place to win but a goal to reach. */
export function challengeWords(
	{ say }: Voice<Key>,
	reason: string,
	facts: { who: string; name: string; points: number },
): string {
	return say(reason === 'challengeWon' ? 'prompt.challengeWon' : 'prompt.challengeLost', facts);
}
