import type { Reader, Seat, Voice } from '@shutterbox/kernel';
import type { Direction } from '../rules/components.ts';
import type { Event } from '../rules/events.ts';
import { labelOf } from '../rules/forest.ts';
import type { State } from '../rules/state.ts';
import { type Key, ownTile } from './phrases.ts';

interface Walking extends Reader {
	readonly view: State;
	readonly seat: Seat;
}

/** `2 north to A7, A6, nothing springs`, `1 south to G6: Ines’s basic stops you and takes 1 snap`. */
export function wayWords(
	voice: Voice<Key>,
	events: readonly Event[],
	{ view, seat, ...reader }: Walking,
	dir: Direction,
	saysSafe: boolean,
): string {
	const { say, list } = voice;
	const squares = events.flatMap((event) => (event.type === 'stepped' ? [event.to] : []));
	const way = say('draft.way', {
		steps: squares.length,
		direction: say(`direction.${dir}`),
		squares: squares.map((square) => labelOf(view.rules.boardSize, square)).join(', '),
	});
	const tolls = events.flatMap((event) => (event.type === 'tollPaid' && event.from === seat ? [event] : []));
	if (tolls.length === 0) {
		const isSafe = saysSafe && events.every(({ type }) => type !== 'mauled');
		return isSafe ? say('draft.way.safe', { way }) : way;
	}
	const traps = list(tolls.map(({ to, tile }) => ownTile(voice, reader, to, tile)));
	const snaps = tolls.reduce((sum, { paid }) => sum + paid, 0);
	const facts = { way, traps, count: tolls.length };
	return snaps === 0 ? say('draft.way.broke', facts) : say('draft.way.stopped', { ...facts, snaps });
}

/** Where the walk ends at the Sasquatch. */
export function mauledWords({ say }: Voice<Key>, events: readonly Event[]): string[] {
	return events.flatMap((event) => (event.type === 'mauled' ? [say('draft.mauled', { snaps: event.snaps })] : []));
}
