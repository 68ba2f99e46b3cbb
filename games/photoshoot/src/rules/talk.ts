import type { TalkRules, View, Viewer } from '@shutterbox/kernel';
import type { Move } from './move.ts';
import { isPhotographer, isTalkMuted, type Phase, type State } from './state.ts';

/** PST-53: when photographers may not write at all. */
const CLOSED: readonly Phase[] = ['called', 'paused', 'check', 'lastCall'];
/** PST-53: when everybody may read everything, for no round is on. */
const BETWEEN_ROUNDS: readonly Phase[] = ['repair', 'ready', 'over'];

/** PST-53: a photographer's word is a mistake that can be called; what the others write reaches them after the round. */
export const talkRules: TalkRules<State, Move> = {
	maySpeak: (view, speaker) =>
		!photographs(view, speaker) || !(CLOSED.includes(view.phase) || (view.phase === 'running' && isTalkMuted(view))),
	filed: (view, speaker) => (photographs(view, speaker) && view.phase === 'running' ? { type: 'talk' } : null),
	mayHear: (view, speaker, listener) =>
		!photographs(view, listener) || photographs(view, speaker) || BETWEEN_ROUNDS.includes(view.phase),
};

function photographs(view: View<State>, viewer: Viewer): boolean {
	return viewer !== 'spectator' && isPhotographer(view, viewer);
}
