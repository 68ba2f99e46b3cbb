/** Points with a real minus sign. */
export function points(value: number): string {
	return String(value).replace('-', '−');
}

/** At most `most` of the values, evenly chosen; the first and the last are always among them. */
export function thinned<T>(values: readonly T[], most: number): readonly T[] {
	if (values.length <= most) return values;
	return Array.from({ length: most }, (_, i) => values[Math.round((i * (values.length - 1)) / (most - 1))]);
}
