export const messages = {
	offline: 'This device has no connection. Everything here comes back with it.',
	gone: 'The server does not answer. Try again in a moment, or play on this device.',
	NO_SESSION: 'This device was signed out. Load the page again.',
	BAD_PASSKEY: 'The server did not accept this passkey. It may belong to another address, or have been removed.',
	BAD_CODE: 'This code is unknown, used, or too old. Make a new one on the other device.',
	BAD_WEBHOOK: 'It has to be an https address on the public net.',
	WEBHOOKS_OFF: 'This server posts no notices.',
	BANNED: 'You are banned from this server until {until}.',
	BANNED_FOR_GOOD: 'You are banned from this server for good.',
	NOT_FOUND: 'There is no such thing here, or it is not for you.',
	BROKEN: 'Something broke. Try again; if it happens twice, load the page again.',
	STOPPING: 'The server is starting or stopping. Try again in a moment.',
	BUSY: 'The server waits for its database. Nothing is lost; try again in a moment.',
	TOO_MANY:
		'That was a lot at once. Wait {seconds, plural, =0 {a moment} one {# second} other {# seconds}}, then try again.',
	name: 'Choose another name: 1 to 24 letters that everybody can read, without hidden signs, and not a bot’s.',
	other: 'The server said no ({code}).',
} as const;

export type ProblemKey = keyof typeof messages;
