/** Points with a real minus sign. */
export function points(value: number): string {
	return String(value).replace('-', '−');
}

/** At most `most` of so many steps, evenly chosen; the first, the last and the one that is kept are always among them. */
export function thinned(count: number, most: number, kept: number | null = null): readonly number[] {
	if (count <= most) return Array.from({ length: count }, (_, i) => i);
	const steps = Array.from({ length: most }, (_, i) => Math.round((i * (count - 1)) / (most - 1)));
	if (kept === null || steps.includes(kept)) return steps;
	const before = steps.findLastIndex((step) => step < kept);
	return steps.with(Math.max(1, before), kept);
}
