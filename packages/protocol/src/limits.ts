/** Goes up when an older client could misunderstand a newer server. */
export const PROTOCOL_VERSION = 1;

/** What the door lets in. Sizes are in bytes of UTF-8 unless stated, times in milliseconds. */
export const LIMITS = {
	/** A message on the socket. */
	message: 16_384,
	/** The body of an HTTP request. */
	body: 65_536,
	/** How deep the JSON of a message or a body may be nested. */
	depth: 32,
	/** Characters of a name. */
	name: 24,
	/** Characters of a line of chat. */
	chat: 500,
	/** Messages a socket may send at once, and how many more per second. */
	burst: 60,
	rate: 20,
	/** Tables one socket may watch. */
	watched: 16,
	/** Bytes that may wait for a slow reader before the socket is closed. */
	backlog: 1_048_576,
	/** Sockets of one session. */
	sockets: 12,
	/** Devices that may be signed in at once; the one longest unseen gives way. */
	devices: 30,
	/** Open tables one person may host. */
	tables: 40,
} as const;

/** How the server closes a socket, beside the codes of the WebSocket standard. */
export const CLOSE_CODES = {
	/** The server stops; come back in a moment. */
	shutdown: 1012,
	/** Too many or too large messages. */
	flood: 4008,
	/** The reader is too slow. */
	slow: 4009,
	/** No session, or it ended. */
	session: 4401,
	/** The client speaks another version. */
	version: 4406,
} as const;

export const REACTIONS = ['nice', 'wow', 'laugh', 'thanks', 'hurry', 'oops', 'again', 'bye'] as const;
