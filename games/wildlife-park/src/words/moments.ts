import type { Seat, Voice } from '@shutterbox/kernel';
import { hasChosen, nextToChoose } from '../rules/choose.ts';
import { ROUND_1, SOLO_GOAL, TURNS } from '../rules/components.ts';
import { isAwaited, isSolo, type Phase, type State } from '../rules/state.ts';
import type { Key } from './names.ts';

const PREPARATIONS: ReadonlySet<Phase> = new Set<Phase>(['reroll', 'swap', 'soloReroll', 'soloDiscard']);

/** How far the match is, and what comes next. */
export function whenWords(voice: Voice<Key>, view: State): string {
	const { turn, phase } = view;
	const entrance = turn <= ROUND_1 && phase !== 'workers' ? [voice.say('when.entrance', { turns: ROUND_1 })] : [];
	return [momentWords(voice, view), ...entrance, ...(isSolo(view) ? [voice.say('when.goal', SOLO_GOAL)] : [])].join(
		' ',
	);
}

function momentWords({ say }: Voice<Key>, { turn, phase }: State): string {
	if (phase === 'over') return say('when.over');
	const round = turn <= ROUND_1 ? 1 : 2;
	if (phase === 'workers') return say('when.end', { round });
	if (PREPARATIONS.has(phase)) return say('when.before', { round });
	return round === 1
		? say('when.turn', { round, turn, turns: ROUND_1 })
		: say('when.turn', { round, turn: turn - ROUND_1, turns: TURNS - ROUND_1 });
}

/** Where they choose one after another: it is not this seat's turn to choose yet. */
export function choosesLater(view: State, seat: Seat): boolean {
	const isOneByOne = view.phase === 'choose' && view.rules.tempo === 'ordered';
	return isOneByOne && !hasChosen(view, seat) && nextToChoose(view) !== seat;
}

/** Whether a seat has done its part; null while it is waited for. */
export function statusWords({ say }: Voice<Key>, view: State, seat: Seat): string | null {
	if (view.phase === 'over') return null;
	if (view.phase === 'choose' && hasChosen(view, seat)) return say('status.chosen');
	if (choosesLater(view, seat)) return say('status.later');
	return isAwaited(view, seat) ? null : say('status.ready');
}
