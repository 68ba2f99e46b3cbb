/** What a bot would do in her place, and why, in one sentence. */
import { FastChance, type Seat, seedOfGame, type View } from '@shutterbox/kernel';
import { lureForecast, type Move, NO_TILE, type State, sasquatchSnap } from '@shutterbox/sasquatch-snap/client';
import { threatTo } from '../board/threat.ts';
import { t } from './words.ts';

export interface Hint {
	readonly move: Move;
	readonly why: string;
}

/** The same for as long as the question is: whoever asks twice is told the same. */
export function hintFor(view: View<State>, seat: Seat): Hint | null {
	const { greedy } = sasquatchSnap.policies;
	if (greedy === undefined || view.phase === 'over') return null;
	const move = greedy.choose(view, seat, new FastChance(seedOfGame(view.turn, view.slot, seat)));
	return { move, why: whyOf(view, seat, move) };
}

function whyOf(view: State, seat: Seat, move: Move): string {
	switch (move.type) {
		case 'whistle':
			return t(move.give ? 'hint.trade' : 'hint.noTrade');
		case 'set':
			return t('hint.set');
		case 'lure':
			return lureReason(view, seat, move);
		case 'commit':
			return commitReason(view, seat, move);
	}
}

function lureReason(view: State, seat: Seat, { dir, dist }: Extract<Move, { type: 'lure' }>): string {
	const { changes } = lureForecast(view, dir, dist);
	if (changes[seat] > 0) return t('hint.gain', { count: changes[seat] });
	const lost = -Math.min(...changes);
	return lost > 0 && changes[seat] === 0 ? t('hint.cost', { count: lost }) : t('hint.quiet');
}

function commitReason(view: State, seat: Seat, { trap }: Extract<Move, { type: 'commit' }>): string {
	if (trap && view.tiles[view.journalists[seat]] !== NO_TILE) return t('hint.uproot');
	if (trap) return t(view.whistle === seat ? 'hint.hunt' : 'hint.trap');
	return t(threatTo(view, seat) ? 'hint.flee' : 'hint.walk');
}
