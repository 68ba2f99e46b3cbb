/** How everybody stands, as things are or in an act. Pure. */
import type { Seat } from '@shutterbox/kernel';
import {
	claimsOn,
	forest,
	isEntrapped,
	type LineForecast,
	type Square,
	type State,
	sasquatchSnap,
} from '@shutterbox/sasquatch-snap/client';
import { beside } from './Nets.tsx';
import type { Scene } from './scene.ts';

/** A draft may bring a net over somebody: it is seen at once. */
export function poseOf(view: State, act: Scene['act'], seat: Seat, drafted: State = view) {
	const event = act?.event;
	if (event && (event.type === 'mauled' || event.type === 'tossed') && event.seat === seat) return 'tossed';
	if (view.phase === 'over') return sasquatchSnap.outcome(view)?.places[seat] === 1 ? 'cheering' : 'walk';
	return isEntrapped(drafted, seat) ? 'trapped' : 'walk';
}

/** How she stood before an act that throws a net over her, or lifts the nets of the last turn: it is seen to go. */
export function poseBefore(act: Scene['act'], seat: Seat): 'walk' | 'trapped' | null {
	if (act === null || act.isStill) return null;
	const { event, before } = act;
	if (event.type === 'entrapped') return event.seat === seat ? 'walk' : null;
	return event.type === 'turnStarted' && isEntrapped(before, seat) ? 'trapped' : null;
}

export function hisPose({ phase }: State, act: Scene['act'], asked: Scene['asked']) {
	switch (act?.event.type) {
		case 'lured':
			return 'stomp';
		case 'mauled':
		case 'tossed':
			return 'roar';
		case 'caught':
			return 'flash';
		default:
			return phase === 'over' ? 'flash' : asked === 'lure' ? 'stomp' : 'idle';
	}
}

/** He ducks where what is behind him matters: a person or the way he is lured, or a trap. */
export function heightOf(view: State, act: Scene['act'], aimed: LineForecast['dir'] | null, goal: Square | null) {
	if (act?.event.type === 'mauled') return 'tall';
	const north = beside(forest(view).size, view.sasquatch, 'N');
	if (aimed === 'N' || goal === north || view.journalists.includes(north) || view.journalists.includes(view.sasquatch))
		return 'lowest';
	return claimsOn(view, north).length > 0 ? 'low' : 'tall';
}
