import type { Outcome, Viewer } from '@shutterbox/kernel';
import { list } from '../../i18n/format.ts';
import { nearestTo, type Verdict, verdictOf } from './verdict.ts';
import { t } from './words.ts';

interface Read {
	readonly outcome: Outcome;
	readonly viewer: Viewer;
	readonly names: readonly string[];
	readonly seats: Parameters<typeof verdictOf>[2];
	/** So many points, as the game calls them. */
	readonly amount: (count: number) => string;
}

/** The own place in words; for those who have none, who has won. */
export function headline({ outcome, viewer, names, seats }: Omit<Read, 'amount'>): string {
	return said(verdictOf(outcome, viewer, seats), names);
}

function said(verdict: Verdict, names: readonly string[]): string {
	switch (verdict.is) {
		case 'left':
		case 'lost':
		case 'allWin':
			return t(`verdict.${verdict.is}`);
		case 'won':
			return t('verdict.won', { names: list(verdict.by.map((seat) => names[seat])), count: verdict.by.length });
		case 'placed': {
			const { place, isShared, isTeam } = verdict;
			const who = isTeam ? 'team' : 'one';
			if (place === 1) return t(isShared ? 'verdict.youShareWin' : 'verdict.youWin', { who });
			return t(isShared ? 'verdict.shared' : 'verdict.placed', { who, place });
		}
	}
}

/** The own points and the nearest other outcome; null where several people look, or nobody has points of their own. */
export function nearestOutcome({ outcome, viewer, seats, amount }: Omit<Read, 'names'>): string | null {
	if (viewer === 'spectator') return null;
	// A message writes numbers with a hyphen.
	const given = { amount: amount(outcome.scores[viewer]).replace('-', '−') };
	if (seats[viewer].hasLeft) return t('nearest.left', given);
	const nearest = nearestTo(outcome, viewer, seats);
	if (nearest === null) return t('nearest.alone', given);
	const { place, by } = nearest;
	if (by === 0) return t('nearest.tie', { ...given, place });
	return t(outcome.places[viewer] === 1 ? 'nearest.ahead' : 'nearest.behind', {
		...given,
		place,
		by,
		more: amount(by),
	});
}
