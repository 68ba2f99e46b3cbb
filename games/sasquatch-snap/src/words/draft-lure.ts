import { type Voice, who } from '@shutterbox/kernel';
import { DIRECTIONS } from '../rules/components.ts';
import { labelOf } from '../rules/forest.ts';
import { squareAlong, stopOf } from '../rules/lure.ts';
import type { Lure } from '../rules/move.ts';
import { forest, type State } from '../rules/state.ts';
import type { Drafting } from './drafting.ts';
import { consequence } from './forecasts.ts';
import type { Key } from './phrases.ts';

/** The lure: how far he would run, and what comes of it. */
export function lureSentence(voice: Voice<Key>, drafting: Drafting): string {
	const { say } = voice;
	const { view, seat, move, outlook } = drafting;
	if (move?.type !== 'lure') {
		const isClear = DIRECTIONS.every((_, direction) => stopOf(view, direction) === 0);
		return say(isClear ? 'draft.lure.allClear' : 'draft.lure');
	}
	const way = say('draft.lure.way', {
		dist: move.dist,
		direction: say(`direction.${move.dir}`),
		over: isOverEdge(view, move) ? 'yes' : 'no',
		square: labelOf(view.rules.boardSize, squareAlong(view, DIRECTIONS.indexOf(move.dir), move.dist)),
	});
	const { events } = outlook;
	const isCaught = events.some(({ type }) => type === 'caught');
	const what = events.flatMap((event) => {
		if (event.type === 'mauled')
			return [say('draft.lure.mauls', { ...who(drafting, event.seat), count: isCaught ? 0 : event.snaps })];
		return consequence(voice, event, events, drafting, seat) ?? [];
	});
	return what.length === 0 ? say('draft.lure.free', { way }) : say('draft.lure.to', { way, what: what.join(', ') });
}

/** Whether he leaves the forest on one side and comes back on the other. */
function isOverEdge(view: State, { dir, dist }: Lure): boolean {
	const { size } = forest(view);
	const [x, y] = [view.sasquatch % size, Math.floor(view.sasquatch / size)];
	const room = { N: y, E: size - 1 - x, S: size - 1 - y, W: x }[dir];
	return dist > room;
}
