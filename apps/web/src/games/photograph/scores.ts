import type { ScoreLine, Seat, View } from '@shutterbox/kernel';
import type { State } from '@shutterbox/photograph';
import { scoreSheet } from '@shutterbox/photograph/rules/scoring';
import { t } from './words.ts';

/** What the seat would score if the match ended now: films are open to all. */
export function score(view: View<State>, seat: Seat): number {
	return scoreSheet(view, seat).total;
}

/** `Film, blue: 4 sharp, 1 blurred, good shot`. */
export function scoreSource({ source, facts }: ScoreLine): string {
	const name = t('score.film', { color: source, missed: facts?.missed ? 'yes' : 'no' });
	const { faceUp = 0, blurred = 0, goodShot = false } = facts ?? {};
	return `${name}: ${t('score.facts', { sharp: faceUp, blurred, shot: goodShot ? 'yes' : 'no' })}`;
}

export function endReason(reason: string): string {
	return reason === 'fieldSpent' ? t('end.fieldSpent') : reason;
}
