/** Whose table is drawn, what is asked at it, and when that is. Pure. */
import type { Seat, View } from '@shutterbox/kernel';
import { isSolo, outcome, type State } from '@shutterbox/wildlife-park/client';
import { classNames } from '../../../ui/class-names.ts';
import { t } from '../words.ts';
import type { Asked, Scene, WildlifeProps } from './scene.ts';

/** Whoever watches sees the winner's table at the end, and the first seat's before. */
export function firstOf(view: View<State>): Seat {
	return Math.max(0, outcome(view)?.places.indexOf(1) ?? 0);
}

export function askedAt({ view, viewer, isOpen, toMove }: WildlifeProps): Asked {
	const isMine = isOpen && viewer !== 'spectator' && toMove.includes(viewer);
	return isMine && view.phase !== 'over' ? view.phase : null;
}

/** Under the total. */
export function momentOf({ shown, seat, own, names, plan }: Scene, isAimed: boolean, aim: string | null): string {
	if (shown.phase === 'over') return t('moment.final');
	if (seat === null) return t('moment.of', { name: names[own] });
	if (isAimed && aim) return t('moment.on', { hex: aim.slice(4) });
	return t(plan && plan.change.total !== 0 ? 'moment.planned' : 'moment.now');
}

interface Look {
	/** What was decided is handed in. */
	readonly isClosed: boolean;
	/** The leaflets of all seats lie over everything. */
	readonly hasFinals: boolean;
	readonly isFramed: boolean;
	/** Who is ready cannot be known. */
	readonly isLost: boolean;
}

/** The board's classes. */
export function lookOfBoard(
	{ shown, seat, asked, act, draft }: Scene,
	{ isClosed, hasFinals, isFramed, isLost }: Look,
): string {
	return classNames(
		'wildlife',
		asked && `for-${asked}`,
		isClosed && 'closed',
		isSolo(shown) && 'alone',
		seat === null && 'watching',
		draft.hand && 'holding',
		act?.event.type === 'boardsPassed' && !act.isStill && 'passing',
		act?.event.type === 'entranceScored' && 'night',
		act?.isStill && 'still',
		hasFinals && 'finishing',
		shown.phase === 'over' && 'ended',
		isFramed && 'framed',
		isLost && 'lost',
	);
}
