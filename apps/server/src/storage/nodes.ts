/** A node of the server whose lease lasts. */
export interface NodeRow {
	readonly node: string;
	/** It is about to stop, and takes no tables. */
	readonly drains: boolean;
	/** By id of each game it has: the version of its rules. */
	readonly games: Readonly<Record<string, number>>;
}

/** A node among the others over one database. The clock of the database is the only one that counts. */
export interface Membership {
	readonly node: string;
	/** Tables taken over so far from nodes that had not let go of them. */
	readonly taken: number;
	/** Holds the lease for another while, and says which of its tables others have taken meanwhile. */
	renew(games: NodeRow['games']): Promise<readonly string[]>;
	/** The others whose lease lasts. */
	others(): Promise<readonly NodeRow[]>;
	/** Another node does not live, whatever its lease says: its tables may be taken. */
	believeGone(node: string): void;
	/** Says that it takes no more tables. */
	drain(): Promise<void>;
	/** Ends the lease at once. */
	leave(): Promise<void>;
}
