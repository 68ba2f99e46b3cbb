/** Goes up when an older client could misunderstand a newer server. */
export const PROTOCOL_VERSION = 1;

export const SOCKET_PATH = '/ws';

/** What the door lets in. Sizes are in bytes of UTF-8 unless stated. */
export const LIMITS = {
	message: 16_384,
	body: 65_536,
	depth: 32,
	name: 24,
	chat: 500,
	words: 300,
	waiting: 120,
	watched: 16,
	backlog: 1_048_576,
	sockets: 12,
	socketsThere: 200,
	connectionsThere: 600,
	devices: 30,
	tables: 40,
} as const;

export const LIMIT_MEANINGS: Readonly<Record<keyof typeof LIMITS, string>> = {
	message: 'bytes of a message on the socket',
	body: 'bytes of the body of an HTTP request',
	depth: 'levels of nesting in the JSON of either',
	name: 'characters of a name',
	chat: 'characters of a line of chat',
	words: 'characters said with a report, or with a deed of the owner',
	waiting: 'requests of one socket that may wait for their answers',
	watched: 'tables one socket may watch',
	backlog: 'bytes that may wait for a slow reader before its socket is closed',
	sockets: 'sockets of one session',
	socketsThere: 'sockets of one address',
	connectionsThere: 'connections of one address, sockets included',
	devices: 'devices one person may be signed in on; the one longest unseen gives way',
	tables: 'open tables one person may host',
};

/** How the server closes a socket, beside the codes of the WebSocket standard. */
export const CLOSE_CODES = {
	shutdown: 1012,
	flood: 4008,
	slow: 4009,
	session: 4401,
	banned: 4403,
	version: 4406,
} as const;

export const CLOSE_MEANINGS: Readonly<Record<keyof typeof CLOSE_CODES, string>> = {
	shutdown: 'the server stops; come back in a moment',
	flood: 'too many messages, though told to wait',
	slow: 'too much waits to be read',
	session: 'the session has ended',
	banned: 'the person is banned; asking for the session says until when',
	version: 'the client speaks another version; load the page again',
};

/** Why somebody is reported. */
export const REPORT_REASONS = ['insult', 'hate', 'sexual', 'spam', 'other'] as const;

export const REACTIONS = ['nice', 'wow', 'laugh', 'thanks', 'hurry', 'oops', 'again', 'bye'] as const;
