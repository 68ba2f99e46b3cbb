import type { Voice } from '@shutterbox/kernel';
import { cardsOf } from '../rules/commit.ts';
import { SNAPS, TILE_TYPES } from '../rules/components.ts';
import { isEntrapped } from '../rules/entrapment.ts';
import type { Event } from '../rules/events.ts';
import { labelOf } from '../rules/forest.ts';
import type { SetTile } from '../rules/move.ts';
import type { Drafting } from './drafting.ts';
import { armWords } from './forecasts.ts';
import { type Key, objects, placedTile } from './phrases.ts';
import { mauledWords, wayWords } from './ways.ts';

/** The tile she is about to set: what it does, whom it holds, and the walk after it. */
export function tileSentence(voice: Voice<Key>, drafting: Drafting): string {
	const { say } = voice;
	const { view, seat, move, outlook } = drafting;
	const { dir } = cardsOf(view.commits[seat]);
	if (move?.type !== 'set') {
		const square = labelOf(view.rules.boardSize, view.journalists[seat]);
		if (isEntrapped(view, seat)) return say('prompt.set.held', { square });
		return say('prompt.set.say', { square, direction: say(`direction.${dir}`) });
	}
	const { events } = outlook;
	const held = events.flatMap((event) => (event.type === 'entrapped' ? [event.seat] : []));
	return [
		deedWords(voice, drafting, move, events),
		...(held.length > 0 ? [say('draft.set.entraps', { names: objects(voice, drafting, held) })] : []),
		isEntrapped(view, seat)
			? say('draft.set.held')
			: say('draft.set.walk', { way: wayWords(voice, events, drafting, dir, false) }),
		...mauledWords(voice, events),
	].join(' ');
}

function deedWords(voice: Voice<Key>, drafting: Drafting, { tile }: SetTile, events: readonly Event[]): string {
	const { say, list } = voice;
	const { view, seat } = drafting;
	const label = (at: number) => labelOf(view.rules.boardSize, at);
	const square = label(view.journalists[seat]);
	if (tile === 'super') return say('draft.set.super', { square, squares: armWords(voice, view, seat) });
	const destroyed = events.flatMap((event) => (event.type === 'trapsDestroyed' ? event.list : []));
	if (destroyed.length > 0)
		return say('draft.set.spike', {
			square,
			list: list(destroyed.map((each) => placedTile(voice, drafting, each, label))),
		});
	return say('draft.set.plain', { tile, square, snaps: SNAPS[TILE_TYPES.indexOf(tile)] });
}
