/** Where on the film a hand is: every event is a keyframe, and those of one frame share its length. Pure. */
import type { TableEvent } from '@shutterbox/table';
import type { Exposure } from './film-frames.ts';

/** The event that is reached at a place, in frames from the film's beginning; null where nothing has happened yet. */
export function keyframeAt(film: readonly Exposure[], place: number): TableEvent | null {
	const exposed = film.map(({ state, events }) => (state === 'next' ? [] : events));
	const frame = Math.max(0, Math.min(exposed.length - 1, Math.floor(place)));
	const here = exposed[frame];
	if (here.length > 0) {
		const share = Math.max(0, Math.min(1, place - frame));
		return here[Math.min(here.length - 1, Math.floor(share * here.length))];
	}
	return exposed.slice(0, frame).flat().at(-1) ?? exposed.flat().at(0) ?? null;
}

/** How the film lies on the screen: its frames one below the other or side by side, in pixels. */
export interface Strip {
	readonly isAcross: boolean;
	readonly frames: readonly { readonly start: number; readonly length: number }[];
}

export function stripOf(boxes: readonly Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>[]): Strip {
	const [first, second] = boxes;
	const isAcross = second !== undefined && second.left > first.left;
	return {
		isAcross,
		frames: boxes.map(({ left, top, width, height }) =>
			isAcross ? { start: left, length: width } : { start: top, length: height },
		),
	};
}

/** A point as a place on the film: the frame, and how far into it. */
export function placeOn({ frames }: Strip, at: number): number {
	const frame = Math.max(
		0,
		frames.findLastIndex(({ start }) => at >= start),
	);
	const { start, length } = frames[frame];
	return frame + Math.max(0, Math.min(0.999, (at - start) / length));
}
