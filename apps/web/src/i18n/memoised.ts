/** Formats are slow to make and quick to use: each is made once. */
export function memoised<Given extends readonly unknown[], Format>(make: (...given: Given) => Format) {
	const made = new Map<string, Format>();
	return (...given: Given): Format => {
		const name = JSON.stringify(given);
		const known = made.get(name);
		if (known) return known;
		const format = make(...given);
		made.set(name, format);
		return format;
	};
}
