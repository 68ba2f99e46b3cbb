/** How many matches this reader had when they were last looked at: the first page keeps room for them. */
const NAME = 'shutterbox.matches';

export function knownMatches(): number {
	try {
		return Math.max(0, Number(localStorage.getItem(NAME)) || 0);
	} catch {
		return 0;
	}
}

export function rememberMatches(count: number): void {
	try {
		localStorage.setItem(NAME, String(count));
	} catch {
		// Then the list comes below the pictures.
	}
}
