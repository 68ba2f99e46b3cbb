import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Box } from './place.ts';
import { watchPlaces } from './watch-places.ts';

export interface Places {
	/** The lesson they belong to. */
	readonly id: string;
	readonly thing: Element;
	readonly thingBox: Box;
	readonly fromBox: Box | null;
	readonly note: Pick<Box, 'width' | 'height'>;
	readonly keep: readonly Box[];
	readonly screen: Pick<Box, 'width' | 'height'>;
}

/** What a note must not lie on if there is any other way. */
const KEEP = '.table-bar, .prompt-region, .release, .release-disc, .paddle';

interface Sought {
	readonly id: string;
	readonly at: readonly string[];
	readonly from: string | undefined;
	/** Shows that what the lesson asks for is done. */
	readonly until: string | undefined;
}

/** Where the thing is that a lesson speaks of; null until it shows. */
export function usePlaces(
	{ id, at, from, until }: Sought,
	note: RefObject<HTMLElement | null>,
	onDone: () => void,
): Places | null {
	const [places, setPlaces] = useState<Places | null>(null);
	useEffect(() => {
		const board = () => document.querySelector('.board-region .as-it-is-now');
		const all = (selector: string | undefined) => [...((selector && board()?.querySelectorAll(selector)) || [])];
		const kept = () => [...document.querySelectorAll(KEEP)];
		const parts = () => [...at.flatMap(all), ...all(from), ...kept(), ...(note.current ? [note.current] : [])];
		return watchPlaces(parts, ({ boxOf, screen }) => {
			if (until && board()?.querySelector(until)) onDone();
			const thing = at.flatMap(all).find((one) => boxOf(one) !== null);
			const [thingBox, noteBox] = [thing, note.current].map((one) => (one ? boxOf(one) : null));
			const source = all(from).find((one) => boxOf(one) !== null);
			const next =
				thing && thingBox && noteBox
					? {
							id,
							thing,
							thingBox,
							note: { width: noteBox.width, height: noteBox.height },
							fromBox: source ? boxOf(source) : null,
							keep: kept().flatMap((one) => boxOf(one) ?? []),
							screen,
						}
					: null;
			setPlaces((before) => (isSame(before, next) ? before : next));
		});
	}, [id, at.join(), from, until]);
	return places;
}

function isSame(a: Places | null, b: Places | null): boolean {
	return a?.thing === b?.thing && JSON.stringify(a) === JSON.stringify(b);
}
