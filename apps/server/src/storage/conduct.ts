/** What the server keeps of people who misbehave. */

export type ReportReason = 'insult' | 'hate' | 'sexual' | 'spam' | 'other';

/** Somebody finds a name, or a line of talk, out of place. */
export interface Report {
	readonly id: string;
	readonly at: number;
	readonly reporterId: string;
	readonly aboutId: string;
	readonly tableId: string;
	/** The number of the line; null for the name. */
	readonly line: number | null;
	/** As it stood there when it was reported. */
	readonly name: string;
	/** What the line said; empty for a name, and once it is removed. */
	readonly said: string;
	readonly saidAt: number | null;
	readonly reason: ReportReason;
	readonly words: string;
}

/** With what the owner has to know of it. */
interface OpenReport extends Report {
	readonly reporterName: string;
	readonly game: string;
}

export interface Ban {
	readonly userId: string;
	readonly at: number;
	/** Null for good. */
	readonly until: number | null;
}

/** Something the owner of a server does about people. */
export type Deed = {
	readonly id: string;
	readonly at: number;
	readonly ownerId: string;
	readonly why: string;
} & (
	| { readonly kind: 'removeLine'; readonly tableId: string; readonly line: number }
	/** The person is called otherwise from now on, wherever they were named. */
	| { readonly kind: 'removeName'; readonly userId: string; readonly name: string }
	| { readonly kind: 'ban'; readonly userId: string; readonly until: number | null }
	| { readonly kind: 'unban'; readonly userId: string }
	| { readonly kind: 'dismiss'; readonly report: string }
);

/** A deed as it is kept: without names, which belong to accounts; null where those are gone. */
export interface KeptDeed {
	readonly id: string;
	readonly at: number;
	readonly kind: Deed['kind'];
	readonly ownerId: string | null;
	readonly userId: string | null;
	readonly tableId: string | null;
	readonly line: number | null;
	readonly until: number | null;
	readonly why: string;
}

export interface ConductStorage {
	/** Somebody was sent away from a table and may not sit down there again. */
	keepKick(tableId: string, userId: string): Promise<void>;
	/** They may again; false where they always might. */
	removeKick(tableId: string, userId: string): Promise<boolean>;
	/** Whoever was sent away from the table, in no order. */
	kicksOfTable(tableId: string): Promise<readonly string[]>;

	/** One for each line or name and whoever reports it; the later one counts. */
	keepReport(report: Report): Promise<void>;
	getReport(id: string): Promise<Report | null>;
	/** The newest first. */
	openReports(limit: number): Promise<readonly OpenReport[]>;
	/** Deletes those made before; how many. */
	deleteOldReports(madeBefore: number): Promise<number>;

	/** Those that are not over, in no order. */
	bans(now: number): Promise<readonly Ban[]>;
	/** Does it and writes it down, in one step; false, and nothing written, where there is nothing to do it to. */
	doDeed(deed: Deed): Promise<boolean>;
	/** Nothing changes or deletes them. The newest first. */
	deeds(limit: number): Promise<readonly KeptDeed[]>;
}
