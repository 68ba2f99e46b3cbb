import type { Seat } from '@shutterbox/kernel';
import {
	candidates,
	canTrap,
	cardsOf,
	choosesTile,
	labelOf,
	NO_TILE,
	printMove,
	type State,
	sasquatchSnap,
	TILE_TYPES,
	typeOf,
} from '@shutterbox/sasquatch-snap/client';
import { unbroken } from '../../text.ts';
import type { Scene } from '../board.ts';
import { directionName, goodsWords, tileName } from './words.ts';

/** What the viewer has to decide, with an example that is legal now. */
export function decision({ position, viewer }: Scene<State>): string {
	if (position.phase === 'over') return 'Read the result: the match is over.';
	if (typeof viewer !== 'number') return 'Watch: others decide.';
	switch (position.phase) {
		case 'whistle':
			return whistleWords(position, viewer);
		case 'commit':
			return commitWords(position, viewer);
		case 'set': {
			const { dir } = cardsOf(position.commits[viewer]);
			const typed = [...sasquatchSnap.moves(position, viewer)].map((move) => unbroken(printMove(move)));
			return `Set your trap on ${hereOf(position, viewer)}, before you walk ${directionName(dir)}: ${typed.join(' or ')}.`;
		}
		case 'lure': {
			const example = unbroken(printMove(sasquatchSnap.automatic(position, viewer)));
			return `Lure the Sasquatch to the stop of a line, or along a clear one, e.g. ${example}.`;
		}
	}
}

function whistleWords(position: State, seat: Seat): string {
	const [, example] = candidates(position, seat);
	if (example?.type !== 'whistle' || !example.give || !example.get) return 'Blow the Whistle: type whistle.';
	const trade = `${unbroken(printMove(example))} to give ${goodsWords(example.give)} for ${goodsWords(example.get)}`;
	return `Blow the Whistle: type whistle; or trade with your bank first, e.g. ${trade}.`;
}

function commitWords(position: State, seat: Seat): string {
	const walk = 'Choose an arrow (N E S W) to walk 2 squares';
	const tile = position.tiles[position.journalists[seat]];
	if (!canTrap(position, seat))
		return `${walk}; no Trap! now: ${tile === NO_TILE ? 'your hand is empty' : "a rival's tile lies under you"}.`;
	const use =
		tile === NO_TILE ? `trap ${hereOf(position, seat)}` : `take your ${tileName(TILE_TYPES[typeOf(tile)])} back`;
	return `${walk}, or with Trap! (${choosesTile(position, seat) ? 'N!b' : 'N!'}) to ${use} and walk 1.`;
}

function hereOf({ rules, journalists }: State, seat: Seat): string {
	return labelOf(rules.boardSize, journalists[seat]);
}
