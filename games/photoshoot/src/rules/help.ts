import type { Viewer } from '@shutterbox/kernel';
import { isPhotographer, isTimed, judges, type State } from './state.ts';

// What a screen may tell besides what lies on the table (section "For the screen", PST-44, 71).

/** Whether everybody is told whose turn it is: not while judged against the hourglass, where it is for all to remember. */
export function isTurnShown(state: State): boolean {
	return state.rules.strictness === 'assist' || !isTimed(state) || state.phase === 'paused';
}

/**
 * Whether a viewer is told how far the wanted photo has come. Only a table that assists tells it, only before the action
 * and never to somebody who may call it: it would announce the mistake.
 */
export function isHelped(state: State, viewer: Viewer | 'open'): boolean {
	const { rules, phase, turn } = state;
	if (rules.strictness !== 'assist' || phase !== 'running' || typeof viewer !== 'number') return false;
	return isPhotographer(state, viewer) && (viewer === turn || !judges(state, viewer));
}
