import type { View, Viewer } from '@shutterbox/kernel';
import { type Event, judges, type State } from '@shutterbox/photoshoot/client';
import type { Scene } from '../../../../src/games/photoshoot/board/scene.ts';
import { EMPTY } from '../../../../src/games/photoshoot/draft.ts';

const NAMES = ['Ann', 'Bo', 'Cy', 'Di', 'Ed', 'Flo'];

/** What the board is made of while nothing is played. */
export function sceneOf(view: State, viewer: Viewer, part: Partial<Scene> = {}): Scene {
	const isCalled = view.phase === 'called';
	return {
		view: view as View<State>,
		shown: view as View<State>,
		act: null,
		device: null,
		seat: viewer === 'spectator' ? null : viewer,
		isNaming: isCalled && view.caller === viewer,
		showsEvidence: isCalled && (viewer === 'spectator' || judges(view, viewer)),
		reader: { names: NAMES.slice(0, view.seats), viewer },
		bots: [],
		draft: EMPTY,
		helps: { places: true, rituals: true, ticks: true, contact: true, steady: false },
		recent: [],
		isStill: false,
		...part,
	};
}

/** Events as an update tells them. */
export function told(...events: readonly Event[]) {
	return events.map((event, n) => ({ n, at: 0, event }));
}
