/** What the table's bar and its talk say of a match on the drawn board. */
import type { Viewer } from '@shutterbox/kernel';
import { COOP_ROUNDS, isCoop, isPhotographer, isTalkMuted, type State, TARGET } from '@shutterbox/photoshoot/client';
import type { Role } from '../../game-ui.ts';
import { isBetweenRounds } from '../log.ts';
import { say } from './words.ts';

/** `You photograph`, and `round 7, to 25`. */
export function role(view: State, viewer: Viewer): Role | null {
	if (view.phase === 'over') return null;
	const { round } = view;
	const where = isCoop(view)
		? say('bar.roundOf', { round, rounds: COOP_ROUNDS })
		: say('bar.round', { round, goal: TARGET });
	if (viewer === 'spectator') return { does: null, where };
	return { does: say(isPhotographer(view, viewer) ? 'bar.photographs' : 'bar.controls'), where };
}

/** PST-53: who photographs is silent, or writes at their own risk. */
export function talkNote(view: State, viewer: Viewer): string | null {
	const isShooting = viewer !== 'spectator' && isPhotographer(view, viewer) && !isBetweenRounds(view);
	return isShooting ? say(isTalkMuted(view) ? 'talk.muted' : 'talk.callable') : null;
}
