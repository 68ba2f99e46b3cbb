import type { View } from '@shutterbox/kernel';
import type { State } from '@shutterbox/photograph';
import { COLUMNS } from '@shutterbox/photograph/rules/components';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { afterPictures } from '../../ui/after-pictures.ts';
import type { Happenings } from './happenings.ts';

/** What a row of the field shows. */
export interface RowShown {
	readonly view: View<State>;
	readonly happenings: Happenings;
}

/**
 * A field is dealt row by row, each in a picture of its own: sixteen cards at once would keep whoever presses waiting. All
 * other news is shown at once.
 */
export function useDealing(
	view: View<State>,
	happenings: Happenings,
	rows: readonly number[],
): (row: number) => RowShown {
	const news = useMemo(() => ({ view, happenings }), [view, happenings]);
	const shown = useRef(new Map<number, RowShown>());
	const [, draw] = useState(0);
	const dealt = new Set([...happenings.dealt.keys()].map((place) => Math.floor(place / COLUMNS)));
	const [, ...late] = rows.filter((row) => dealt.has(row));
	for (const row of rows) if (!late.includes(row) || !shown.current.has(row)) shown.current.set(row, news);
	const next = late.find((row) => shown.current.get(row) !== news);
	useLayoutEffect(() => {
		if (next === undefined) return;
		return afterPictures(1, () => {
			shown.current.set(next, news);
			draw((times) => times + 1);
		});
	}, [next, news]);
	return (row) => shown.current.get(row) ?? news;
}
