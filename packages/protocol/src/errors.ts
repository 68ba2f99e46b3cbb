/** Every code of the platform with its HTTP status and its meaning; the games' own codes are in their rules. */
export const ERRORS = {
	BAD_REQUEST: [400, 'The request does not have the right form; `field` says where.'],
	BAD_JSON: [400, 'The message is not JSON.'],
	NO_SESSION: [401, 'Nobody is signed in; ask for a session first.'],
	BAD_PASSKEY: [401, 'The passkey was not accepted.'],
	BAD_CODE: [401, 'The code is unknown, used or too old.'],
	FORBIDDEN_ORIGIN: [403, 'The page that asks does not belong to this server.'],
	NOT_ALLOWED: [403, 'This is for somebody else.'],
	BLOCKED: [403, 'One of you has blocked the other.'],
	NOT_FOUND: [404, 'There is no such thing, or it is not for you.'],
	VERSION: [406, 'Client and server speak different versions; load the page again.'],
	TOO_LARGE: [413, 'The message is too large.'],
	TOO_MANY: [429, 'Too much at once; `retryAfter` says how many seconds to wait.'],
	BROKEN: [500, 'Something broke here; it was written down.'],
	STOPPING: [503, 'The server is stopping or starting.'],
	NOT_SEATED: [409, 'You have no seat at this table.'],
	NOT_HOST: [403, 'Only the host of the table may do this.'],
	WRONG_STAGE: [409, 'Not at this stage of the table.'],
	ALREADY_SEATED: [409, 'You have a seat already.'],
	TABLE_FULL: [409, 'Every seat is taken.'],
	SEAT_TAKEN: [409, 'Somebody else has this seat.'],
	NO_SUCH_SEAT: [400, 'The table has no such seat.'],
	SEATS_EMPTY: [409, 'Seats are empty; fill them with people or bots.'],
	NOT_RATEABLE: [409, 'A rated match needs two people or more and no bots.'],
	BAD_OPTION: [400, 'An option is wrong; the facts name it and what was expected.'],
	BAD_BOT: [400, 'No such bot plays this game.'],
	BAD_SALT: [400, 'A salt has 1 to 64 characters.'],
	BAD_ORDER: [400, 'The standing order has the wrong form.'],
	NO_ORDERS: [400, 'This game knows no standing orders.'],
	STALE_DECISION: [409, 'The question has changed since; nothing was done.'],
	NOTHING_TO_UNDO: [409, 'There is nothing of yours to take back.'],
	NOTHING_TO_WITHDRAW: [409, 'You have made no choice that could be withdrawn.'],
	UNDO_BARRED: [409, 'Something was revealed since.'],
	ALREADY_ASKED: [409, 'Somebody is asking already.'],
	NOTHING_ASKED: [409, 'Nobody is asking you.'],
	MATCH_FROZEN: [409, 'A fault in the rules stopped this match; its record is kept.'],
	MATCH_OVER: [409, 'The match is over.'],
	SILENCE: [409, 'The rules do not let you talk now.'],
	TOO_MANY_TABLES: [409, 'Finish or close some of your tables first.'],
	BAD_WEBHOOK: [400, 'A webhook is an https address on the public net.'],
	WEBHOOKS_OFF: [403, 'This server sends no webhooks.'],
} as const satisfies Record<string, readonly [status: number, meaning: string]>;

export type ErrorCode = keyof typeof ERRORS;

export function isErrorCode(code: string): code is ErrorCode {
	return Object.hasOwn(ERRORS, code);
}
