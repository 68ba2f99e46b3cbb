import type { Seat } from '@shutterbox/kernel';
import { cardsOf, type Direction, NOT_COMMITTED, SECRET_COMMIT, type State } from '@shutterbox/sasquatch-snap/client';
import { orderOf } from './places.ts';
import type { Scene } from './scene.ts';
import { slotSeat } from './slot-events.ts';

/**
 * How a seat's photo lies there: no cards are asked for; she chooses; her cards lie face down; the viewer's own cards,
 * in mind or laid, as a latent image; all are shown; it is her slot; her slot is over.
 */
export type PhotoState = 'empty' | 'choosing' | 'ready' | 'draft' | 'laid' | 'shown' | 'now' | 'past';

export interface SeenPhoto {
	readonly state: PhotoState;
	/** What may be seen of it. */
	readonly dir: Direction | null;
	readonly trap: boolean;
}

type Seen = Pick<Scene, 'shown' | 'act' | 'seat' | 'asked' | 'draft'>;

export function photoOf(scene: Seen, seat: Seat): SeenPhoto {
	const { shown, asked, draft } = scene;
	const commit = shown.commits[seat];
	if (isTakenBack(scene, seat)) return { state: 'ready', dir: null, trap: false };
	if (commit === NOT_COMMITTED) {
		const isDrafted = asked === 'commit' && seat === scene.seat && (draft.dir !== null || draft.trap);
		if (isDrafted) return { state: 'draft', dir: draft.dir, trap: draft.trap };
		return { state: shown.phase === 'commit' ? 'choosing' : 'empty', dir: null, trap: false };
	}
	if (commit === SECRET_COMMIT) {
		// Her own cards are told a moment after everybody else's: until then they are what she had in mind.
		const isOwn = seat === scene.seat && draft.dir !== null;
		return isOwn ? { state: 'laid', dir: draft.dir, trap: draft.trap } : { state: 'ready', dir: null, trap: false };
	}
	const { dir, trap } = cardsOf(commit);
	return { state: isRevealed(shown) ? shownState(scene, seat) : 'laid', dir, trap };
}

/** On its way back to her, face down. One's own is in mind again at once. */
function isTakenBack({ act, seat: viewer }: Seen, seat: Seat): boolean {
	return act?.event.type === 'withdrawn' && act.event.seat === seat && seat !== viewer;
}

/** The fourth commit reveals them all, so nothing is hidden once all four are there. */
function isRevealed({ commits }: State): boolean {
	return commits.every((commit) => commit !== NOT_COMMITTED && commit !== SECRET_COMMIT);
}

function shownState({ shown, act }: Seen, seat: Seat): PhotoState {
	if (act?.event.type === 'revealed') return 'shown';
	const now = slotSeat(shown, act);
	if (now === null) return 'past';
	if (seat === now) return 'now';
	return orderOf(shown, seat) < orderOf(shown, now) ? 'past' : 'shown';
}
