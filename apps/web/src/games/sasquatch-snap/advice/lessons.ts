/** What newcomers stumble on, each told once, at a moment when it matters. */
import type { Seat } from '@shutterbox/kernel';
import { DIRECTIONS, forest, NO_TILE, ownerOf, type State, seatAfterWhistle } from '@shutterbox/sasquatch-snap/client';
import { columnOf, rowOf } from '../board/copies.ts';
import type { Asked } from '../board/scene.ts';
import { threatTo } from '../board/threat.ts';
import { wayOf } from '../board/ways.ts';

interface Lesson {
	readonly id: 'move' | 'wrap' | 'toll' | 'order' | 'danger' | 'hunt' | 'stay' | 'lure' | 'pile' | 'trade';
	readonly asked: NonNullable<Asked>;
	matters(view: State, seat: Seat): boolean;
}

/** The first that matters is told first. */
const LESSONS: readonly Lesson[] = [
	{ id: 'move', asked: 'commit', matters: () => true },
	{ id: 'wrap', asked: 'commit', matters: isAtEdge },
	{ id: 'toll', asked: 'commit', matters: isTollNear },
	{ id: 'danger', asked: 'commit', matters: (view, seat) => threatTo(view, seat) !== undefined },
	{ id: 'order', asked: 'commit', matters: goesLater },
	{ id: 'hunt', asked: 'commit', matters: (view, seat) => view.whistle === seat },
	{ id: 'stay', asked: 'commit', matters: (view, seat) => view.tiles.some((tile) => isOwn(tile, seat)) },
	{ id: 'lure', asked: 'lure', matters: () => true },
	{ id: 'pile', asked: 'lure', matters: ({ pile }) => pile > 0 },
	{ id: 'trade', asked: 'whistle', matters: () => true },
];

/** What is to be told now; undefined where all that matters is known. */
export function lessonFor(
	view: State,
	seat: Seat,
	asked: Asked,
	isKnown: (id: Lesson['id']) => boolean,
): Lesson['id'] | undefined {
	return LESSONS.find((one) => one.asked === asked && !isKnown(one.id) && one.matters(view, seat))?.id;
}

function isAtEdge(view: State, seat: Seat): boolean {
	const { size } = forest(view);
	const here = view.journalists[seat];
	return [columnOf(size, here), rowOf(size, here)].some((at) => at < 2 || at >= size - 2);
}

function isTollNear(view: State, seat: Seat): boolean {
	return DIRECTIONS.some((dir) => wayOf(view, seat, dir, false).isStopped);
}

/** Somebody on her square has a slot before hers. */
function goesLater(view: State, seat: Seat): boolean {
	const order = view.journalists.map((_, place) => seatAfterWhistle(view, place));
	return order.slice(0, order.indexOf(seat)).some((other) => view.journalists[other] === view.journalists[seat]);
}

function isOwn(tile: number, seat: Seat): boolean {
	return tile !== NO_TILE && ownerOf(tile) === seat;
}
