import type { ConductStorage } from './conduct.ts';
import type {
	Block,
	Challenge,
	ChatMessage,
	FinishedMatch,
	LinkCode,
	MatchEnd,
	Passkey,
	PushSubscription,
	RankedRating,
	Rating,
	Result,
	Session,
	StoredEntry,
	StoredSeat,
	StoredTable,
	TableNow,
	TableStage,
	TableWithSeats,
	User,
	UserExport,
	Webhook,
} from './data.ts';

/**
 * What the server asks of its storage. A write that has been answered is durable; a write that is refused has changed
 * nothing; reads see what was answered. Lists come in a stated order, and `before` is the last one of the page above.
 */
export interface Storage
	extends UserStorage,
		CredentialStorage,
		TableStorage,
		ResultStorage,
		SocialStorage,
		NoticeStorage,
		ConductStorage,
		ServerStorage {}

export interface UserStorage {
	createUser(user: User): Promise<void>;
	getUser(id: string): Promise<User | null>;
	/** Those that exist, in no order. */
	getUsers(ids: readonly string[]): Promise<readonly User[]>;
	updateUser(id: string, changes: Partial<Omit<User, 'id' | 'created'>>): Promise<boolean>;
	/** Matches keep an anonymous seat, chat an empty line; everything else of the user goes. */
	deleteUser(id: string): Promise<boolean>;
	exportUser(id: string): Promise<UserExport | null>;
}

export interface CredentialStorage {
	createSession(session: Session): Promise<void>;
	/** Null once it has expired. */
	findSession(tokenHash: string, now: number): Promise<Session | null>;
	updateSession(tokenHash: string, changes: Partial<Pick<Session, 'seen' | 'device' | 'expires'>>): Promise<boolean>;
	/** The last seen first. */
	sessionsOfUser(userId: string): Promise<readonly Session[]>;
	deleteSession(tokenHash: string): Promise<boolean>;

	/** Makes its user a lasting one in the same step. */
	createPasskey(passkey: Passkey): Promise<void>;
	findPasskey(credentialId: string): Promise<Passkey | null>;
	/** The oldest first. */
	passkeysOfUser(userId: string): Promise<readonly Passkey[]>;
	updatePasskey(credentialId: string, changes: Partial<Pick<Passkey, 'counter' | 'used' | 'label'>>): Promise<boolean>;
	deletePasskey(credentialId: string): Promise<boolean>;

	createChallenge(challenge: Challenge): Promise<void>;
	/** Reads and deletes in one step; null if it was taken before or has expired. */
	takeChallenge(id: string, now: number): Promise<Challenge | null>;
	createLinkCode(code: LinkCode): Promise<void>;
	/** Reads and deletes in one step; null if it was taken before or has expired. */
	takeLinkCode(codeHash: string, now: number): Promise<LinkCode | null>;
}

export interface TableStorage {
	/**
	 * Takes a table for this process before it is set up from what is kept: what another process writes to it from then on
	 * is refused there with `TableLost`, and changes nothing. `TableElsewhere` where another node runs it.
	 */
	own(id: string): Promise<void>;
	/** Lets go of a table that this process no longer runs, so that another node may take it at once: whichever, or the one named. */
	disown(id: string, to?: string): Promise<void>;
	/** With the record of its match in the same step, where one is given and one is kept. */
	saveTable(table: StoredTable, seats: readonly StoredSeat[], record?: string): Promise<void>;
	getTable(id: string): Promise<TableWithSeats | null>;
	/** Those that exist, in no order. */
	getTables(ids: readonly string[]): Promise<readonly TableWithSeats[]>;
	/** The newest first. */
	listPublicTables(query: { stages: readonly TableStage[]; limit: number }): Promise<readonly TableWithSeats[]>;
	/** Tables where the user sits or that the user hosts, the last updated first. */
	tablesOfUser(
		userId: string,
		query: { stages?: readonly TableStage[]; limit: number; before?: Pick<StoredTable, 'updated' | 'id'> },
	): Promise<readonly TableWithSeats[]>;
	/** Tables still gathering and last updated before, in no order. */
	staleGatherings(updatedBefore: number): Promise<readonly string[]>;
	/** Tables in play with an alarm, the earliest first. */
	tablesToWake(): Promise<readonly { readonly id: string; readonly alarm: number }[]>;
	/** With its log, chat and results. */
	deleteTable(id: string): Promise<boolean>;

	/**
	 * Adds to the table's log, and saves the table, or what of it changes with every entry, in the same step where it is
	 * given. The entries must follow the log without a gap, or all is refused with `LogConflict`.
	 */
	append(tableId: string, entries: readonly StoredEntry[], saved?: TableNow | TableWithSeats): Promise<void>;
	/** The entries from number `from` on (1 unless told), in order. */
	readLog(tableId: string, from?: number): Promise<readonly StoredEntry[]>;
}

export interface ResultStorage {
	/** The first results of a table stay; false if there were some. All must be of one table. */
	saveResults(results: readonly Result[]): Promise<boolean>;
	/** Table by table, in the order of the seats. */
	resultsOfTables(tableIds: readonly string[]): Promise<readonly Result[]>;
	/** The last finished first. */
	resultsOfUser(
		userId: string,
		query: { game?: string; limit: number; before?: Pick<Result, 'finished' | 'tableId' | 'seat'> },
	): Promise<readonly Result[]>;

	/** The ratings that exist among those of these users. */
	getRatings(game: string, userIds: readonly string[]): Promise<readonly Rating[]>;
	ratingsOfUser(userId: string): Promise<readonly Rating[]>;
	saveRatings(ratings: readonly Rating[]): Promise<void>;
	/** By mu − 3·sigma, the highest first. */
	leaderboard(game: string, query: { minMatches: number; limit: number }): Promise<readonly RankedRating[]>;

	/**
	 * Ends a match: its last entries, table, record, results and ratings in one step. Entries and table are saved in any
	 * case, as by `append`; the rest only the first time, and then the answer is true. Every rating must count one match
	 * more than the stored one, or all is refused with `RatingConflict`.
	 */
	finish(end: MatchEnd): Promise<boolean>;
	getFinished(tableId: string): Promise<FinishedMatch | null>;
	/** The record of a match that ended without one being kept. The first one stays. */
	saveFinished(match: FinishedMatch): Promise<void>;
	/** Finished tables that have no record, in no order. */
	tablesWithoutRecord(): Promise<readonly string[]>;
}

export interface SocialStorage {
	/** Gives the message the table's next number; of the table's messages the latest `kept` stay. */
	addChat(message: Omit<ChatMessage, 'id'>, kept?: number): Promise<ChatMessage>;
	/** In order: the first ones after `after`, or without it the latest ones. */
	listChat(tableId: string, query: { after?: number; limit: number }): Promise<readonly ChatMessage[]>;
	/** One kind for each pair; the later one counts. */
	setBlock(block: Block): Promise<void>;
	removeBlock(userId: string, otherId: string): Promise<boolean>;
	/** Those this user has set. */
	blocksOfUser(userId: string): Promise<readonly Block[]>;
}

export interface NoticeStorage {
	/** An endpoint belongs to whoever saved it last. */
	savePushSubscription(subscription: PushSubscription): Promise<void>;
	pushSubscriptionsOfUser(userId: string): Promise<readonly PushSubscription[]>;
	deletePushSubscription(endpoint: string): Promise<boolean>;
	/** One for each user and address. */
	saveWebhook(webhook: Webhook): Promise<void>;
	webhooksOfUser(userId: string): Promise<readonly Webhook[]>;
	deleteWebhook(userId: string, url: string): Promise<boolean>;
	/** Counts notices to a webhook that failed in a row, and says how many; saving it begins anew. */
	noteDelivery(userId: string, url: string, isDelivered: boolean): Promise<number>;
	/** True for the first who asks, who then sends the notice; false for everybody after. */
	claimNotice(tableId: string, userId: string, decision: number): Promise<boolean>;
}

export interface ServerStorage {
	/** The stored value; where there is none, that of `make`. Of several who ask at once all get the same one. */
	getOrCreateSetting<Value>(key: string, make: () => Value | Promise<Value>): Promise<Value>;

	/** Writes a little and makes it durable, as any other write; fails where nothing can be written. */
	tryWrite(): Promise<void>;

	/** Deletes sessions, challenges, link codes and bans that have expired; how many. */
	deleteExpired(now: number): Promise<number>;
	/** Deletes guests last seen before, who have no match, sit at no table and are not banned; how many. */
	deleteIdleGuests(seenBefore: number): Promise<number>;
	/** Deletes tables that were closed before a match began, and last updated before; how many. */
	deleteClosedTables(updatedBefore: number): Promise<number>;

	/** Deletes the chat of tables that ended before, finished or not; how many lines. */
	deleteOldChat(endedBefore: number): Promise<number>;

	/** Waits for the writes under way; nothing may be asked afterwards. */
	close(): Promise<void>;
}
