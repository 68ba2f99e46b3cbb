/** What a 1 is in a description. */
export const ONE = 64;
const MOST = 127;

/** So many 64ths of a whole. */
export function share(value: number, of: number): number {
	const scaled = Math.round((value * ONE) / of);
	return scaled > MOST ? MOST : scaled < -MOST ? -MOST : scaled;
}
