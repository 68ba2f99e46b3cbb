import type { BySeat, ScoreLine } from '@shutterbox/kernel';

export interface SourceRow {
	readonly source: string;
	/** By seat; null where the seat has nothing from this source. */
	readonly points: readonly (number | null)[];
}

/** One row per source of points, in the order in which the seats name them; equal sources are added up. */
export function sourceRows(
	lines: BySeat<readonly ScoreLine[]>,
	nameOf: (line: ScoreLine) => string,
): readonly SourceRow[] {
	const rows = new Map<string, (number | null)[]>();
	lines.forEach((own, seat) => {
		for (const line of own) {
			const source = nameOf(line);
			const row = rows.get(source) ?? lines.map(() => null);
			row[seat] = (row[seat] ?? 0) + line.points;
			rows.set(source, row);
		}
	});
	return [...rows].map(([source, points]) => ({ source, points }));
}

/** At most `most` of the values, evenly chosen; the first and the last are always among them. */
export function thinned<T>(values: readonly T[], most: number): readonly T[] {
	if (values.length <= most) return values;
	return Array.from({ length: most }, (_, i) => values[Math.round((i * (values.length - 1)) / (most - 1))]);
}
