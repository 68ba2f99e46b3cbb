/** How often something may be done: so many at once, and then so many a minute. */
export interface Rate {
	/** Whose doings are counted together. */
	readonly by: 'session' | 'address' | 'person' | 'table';
	readonly burst: number;
	readonly perMinute: number;
	readonly meaning: string;
}

/**
 * What one session, one address, one person and one table may ask of the server. A family or a club shares an address, so
 * an address may do about ten times what a session may; of IPv6 the first 64 bits are one address.
 */
export const RATES = {
	messages: {
		by: 'session',
		burst: 120,
		perMinute: 1_200,
		meaning: 'messages, pings and pongs over all its sockets; a `watch` counts as 5',
	},
	messagesThere: { by: 'address', burst: 1_200, perMinute: 12_000, meaning: 'the same' },
	refusals: {
		by: 'session',
		burst: 100,
		perMinute: 300,
		meaning: 'messages refused as too many, before the socket is closed',
	},
	upgrades: { by: 'session', burst: 24, perMinute: 60, meaning: 'sockets opened' },
	upgradesThere: { by: 'address', burst: 240, perMinute: 600, meaning: 'sockets asked for, granted or not' },
	chat: { by: 'person', burst: 5, perMinute: 60, meaning: 'lines and reactions at all tables' },
	spectatorChat: { by: 'table', burst: 20, perMinute: 300, meaning: 'lines and reactions of all its spectators' },
	requests: {
		by: 'session',
		burst: 300,
		perMinute: 300,
		meaning: 'HTTP requests; lists and views count as 5, records and exports as 10, `/metrics` as 20',
	},
	requestsThere: { by: 'address', burst: 1_200, perMinute: 1_200, meaning: 'the same' },
	files: { by: 'address', burst: 6_000, perMinute: 6_000, meaning: 'files of the page' },
	guests: { by: 'address', burst: 60, perMinute: 6, meaning: 'guests made' },
	signIns: { by: 'address', burst: 60, perMinute: 6, meaning: 'passkeys and link codes tried' },
	credentials: { by: 'session', burst: 20, perMinute: 2, meaning: 'changes of name, passkeys, link codes, notices' },
	tables: { by: 'person', burst: 40, perMinute: 2, meaning: 'tables opened by somebody with a passkey' },
	guestTables: { by: 'person', burst: 20, perMinute: 0.5, meaning: 'tables opened by a guest' },
	tablesThere: { by: 'address', burst: 200, perMinute: 10, meaning: 'tables opened' },
	reports: { by: 'person', burst: 10, perMinute: 1, meaning: 'names and lines reported' },
	reportsThere: { by: 'address', burst: 60, perMinute: 6, meaning: 'the same' },
	exports: { by: 'session', burst: 10, perMinute: 1, meaning: 'copies of all one’s data' },
} as const satisfies Record<string, Rate>;

export type RateName = keyof typeof RATES;
