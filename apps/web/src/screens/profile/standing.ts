export interface Standing {
	/** The most likely strength. */
	readonly estimate: number;
	/** How far off it may well be, to either side. */
	readonly doubt: number;
	/** What it almost surely is not below; leaderboards go by it. */
	readonly sure: number;
}

/** A rating as people can read it: three sigma to either side hold nearly all that is possible. */
export function standingOf({ mu, sigma }: { readonly mu: number; readonly sigma: number }): Standing {
	return { estimate: mu, doubt: 3 * sigma, sure: mu - 3 * sigma };
}
