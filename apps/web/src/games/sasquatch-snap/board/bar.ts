/** What the table's bar says of a match on the drawn board. */
import type { Viewer } from '@shutterbox/kernel';
import { NOT_COMMITTED, type State, seatAfterWhistle } from '@shutterbox/sasquatch-snap/client';
import type { Role } from '../../game-ui.ts';
import { t } from '../words.ts';

/** `Your turn`, or `Everyone chooses`. Which turn it is the film says, as far as it is played. */
export function role(view: State, viewer: Viewer): Role | null {
	return view.phase === 'over' ? null : { does: doesNow(view, viewer) };
}

/** Null while others decide. */
function doesNow(view: State, viewer: Viewer): string | null {
	if (viewer === 'spectator') return null;
	switch (view.phase) {
		case 'commit':
			return view.commits[viewer] === NOT_COMMITTED ? t('bar.everyone') : null;
		case 'set':
			return seatAfterWhistle(view, view.slot) === viewer ? t('bar.yours') : null;
		default:
			return view.whistle === viewer ? t('bar.yours') : null;
	}
}
