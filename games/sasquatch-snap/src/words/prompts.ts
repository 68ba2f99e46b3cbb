import type { Prompt, Seat, Situation, Voice } from '@shutterbox/kernel';
import { canTrap, cardsOf } from '../rules/commit.ts';
import { NO_TILE, TILE_TYPES, typeOf } from '../rules/components.ts';
import { labelOf } from '../rules/forest.ts';
import type { State } from '../rules/state.ts';
import type { Key } from './phrases.ts';

/** What to decide, or who is waited for. */
export function prompt(voice: Voice<Key>, { view, viewer, names, toMove }: Situation<State>): Prompt {
	const { say, list } = voice;
	const { phase } = view;
	if (phase === 'over') return { verb: say('prompt.verb.over'), sentence: say('prompt.over.say') };
	if (typeof viewer === 'number' && toMove.includes(viewer))
		return { verb: say(`prompt.verb.${phase}`), sentence: askedOf(voice, view, viewer) };
	const verb = say(viewer === 'spectator' ? 'prompt.verb.watch' : 'prompt.verb.wait');
	return {
		verb,
		sentence: say(`prompt.wait.${phase}`, { who: list(toMove.map((seat) => names[seat])), count: toMove.length }),
	};
}

function askedOf(voice: Voice<Key>, view: State, seat: Seat): string {
	const { say } = voice;
	switch (view.phase) {
		case 'commit':
			return cardsAskedOf(voice, view, seat);
		case 'set':
			return say('prompt.set.say', {
				square: labelOf(view.rules.boardSize, view.journalists[seat]),
				direction: say(`direction.${cardsOf(view.commits[seat]).dir}`),
			});
		case 'lure':
			return say('prompt.lure.say');
		default:
			return say('prompt.whistle.say');
	}
}

function cardsAskedOf({ say }: Voice<Key>, view: State, seat: Seat): string {
	if (!canTrap(view, seat)) return say('prompt.commit.plain');
	const tile = view.tiles[view.journalists[seat]];
	if (tile === NO_TILE) return say('prompt.commit.say');
	return say('prompt.commit.uproot', { tile: say(`tile.${TILE_TYPES[typeOf(tile)]}`) });
}
