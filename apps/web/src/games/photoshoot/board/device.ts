/** One device between people: for whom it plays now. */
import type { Seat } from '@shutterbox/kernel';
import {
	isControl,
	isCoop,
	isPhotographer,
	judges,
	photographingTeam,
	type State,
	seatsOfTeam,
	starterOf,
} from '@shutterbox/photoshoot/client';
import { actedLast } from './people.ts';
import type { PhotoshootProps, Scene } from './scene.ts';

export interface Device {
	/** People who photograph in this round; the first of them is the one whose hands are on the tiles. */
	readonly near: readonly Seat[];
	/** People who control from the other edge. */
	readonly far: readonly Seat[];
}

/** Null where everybody has a screen of their own. */
export function deviceOf({ people, view }: Pick<PhotoshootProps, 'people' | 'view'>): Device | null {
	if (people === undefined || people.length < 2) return null;
	const hand = view.phase === 'repair' ? starterOf(view) : view.turn;
	const shooting = seatsOfTeam(view, photographingTeam(view)).filter((seat) => people.includes(seat));
	return {
		near: [...shooting.filter((seat) => seat === hand), ...shooting.filter((seat) => seat !== hand)],
		far: people.filter((seat) => isControl(view, seat) && !isPhotographer(view, seat)),
	};
}

/** Whose hands this screen has: those of the seat on turn, so that nobody acts out of turn; else control's. */
export function handOf(props: PhotoshootProps): Seat | null {
	const device = deviceOf(props);
	if (device) return device.near[0] ?? device.far[0] ?? null;
	return props.viewer === 'spectator' ? null : props.viewer;
}

/** Who takes back: oneself, or around one device whoever acted last. */
export function takerBack({ view, device, seat }: Pick<Scene, 'view' | 'device' | 'seat'>): Seat | null {
	const actor = device && actedLast(view);
	return actor !== null && device?.near.includes(actor) ? actor : seat;
}

/** Who answers from the other edge: whoever called, else the first of them; where all play together, somebody who may. */
export function farHand(view: State, device: Device): Seat | null {
	const all = isCoop(view) ? device.near.filter((seat) => judges(view, seat)) : device.far;
	return all.find((seat) => seat === view.caller) ?? all[0] ?? null;
}
