import type { Seat } from '@shutterbox/kernel';
import {
	canTrap,
	cardsOf,
	labelOf,
	type Move,
	NO_TILE,
	type State,
	TILE_TYPES,
	typeOf,
} from '@shutterbox/sasquatch-snap/client';
import { list } from '../../i18n/format.ts';
import type { BoardProps, Prompt } from '../game-ui.ts';
import { t } from './words.ts';

/** What to decide, or who is waited for. */
export function prompt({
	view,
	viewer,
	names,
	toMove,
}: Pick<BoardProps<State, Move>, 'view' | 'viewer' | 'names' | 'toMove' | 'isOpen'>): Prompt {
	const { phase } = view;
	if (phase === 'over') return { verb: t('verb.over'), sentence: t('prompt.over.say') };
	if (typeof viewer === 'number' && toMove.includes(viewer))
		return { verb: t(`verb.${phase}`), sentence: askedOf(view, viewer) };
	const verb = t(viewer === 'spectator' ? 'verb.watch' : 'verb.wait');
	return {
		verb,
		sentence: t(`prompt.wait.${phase}`, { who: list(toMove.map((seat) => names[seat])), count: toMove.length }),
	};
}

function askedOf(view: State, seat: Seat): string {
	switch (view.phase) {
		case 'commit':
			return cardsAskedOf(view, seat);
		case 'set':
			return t('prompt.set.say', {
				square: labelOf(view.rules.boardSize, view.journalists[seat]),
				direction: t(`direction.${cardsOf(view.commits[seat]).dir}`),
			});
		case 'lure':
			return t('prompt.lure.say');
		default:
			return t('prompt.whistle.say');
	}
}

function cardsAskedOf(view: State, seat: Seat): string {
	if (!canTrap(view, seat)) return t('prompt.commit.plain');
	const tile = view.tiles[view.journalists[seat]];
	if (tile === NO_TILE) return t('prompt.commit.say');
	return t('prompt.commit.uproot', { tile: t(`tile.${TILE_TYPES[typeOf(tile)]}`) });
}
