import Type from 'typebox';
import { LIMITS } from './limits.ts';
import * as Shape from './shapes.ts';

const { Strict, Nullable } = Shape;

/** A request: everything a client sends has an `id`, and gets one `ok` or `error` with the same `id` back. */
function request<const Name extends string, Fields extends Type.TProperties>(
	type: Name,
	description: string,
	fields: Fields,
) {
	return Type.Object({ id: Shape.RequestId, type: Type.Literal(type), ...fields }, { ...Strict, description });
}

const table = Shape.TableId;
const seat = Shape.SeatNumber;
const termsNumber = Type.Integer({ minimum: 0, description: '`termsNumber` of the view that was agreed to' });
/** The number of the question that is answered, as the last view had it. */
const decision = Type.Integer({ minimum: 0, description: 'the number of the question this answers' });

export const REQUESTS = {
	hello: request('hello', 'The first message: which version the client speaks.', { version: Type.Integer() }),
	watch: request('watch', 'Begin to follow a table, or go on after the last update that arrived.', {
		table,
		stream: Type.Optional(Type.String({ maxLength: 40, description: 'that of the last `fresh`' })),
		n: Type.Optional(Type.Integer({ minimum: 0, description: 'that of the last `fresh` or `update`' })),
		lastChat: Type.Optional(Type.Integer({ minimum: 0, description: 'the last line of chat that arrived' })),
	}),
	unwatch: request('unwatch', 'Follow a table no longer.', { table }),
	lobby: request('lobby', 'Begin or end to follow the public tables.', { isOn: Type.Boolean() }),
	sit: request('sit', 'Take a seat: any free one, a certain one, or the one an invitation is for.', {
		table,
		seat: Type.Optional(seat),
		invitation: Type.Optional(Shape.Token),
		terms: Type.Optional(termsNumber),
	}),
	ready: request('ready', 'Agree to the terms as they stand, once they have changed since you sat down.', {
		table,
		terms: termsNumber,
	}),
	leave: request('leave', 'Give the seat up; in a match a bot plays on until you are back.', { table }),
	return: request('return', 'Take the seat back from the bot.', { table }),
	configure: request('configure', 'Change the terms or the number of seats (host).', {
		table,
		terms: Shape.ChangedTerms,
		seats: Type.Optional(Type.Integer({ minimum: 1, maximum: 30 })),
	}),
	seatBot: request('seatBot', 'Put a bot on a seat (host); a photographer sits only once.', {
		table,
		seat,
		bot: Type.String({ maxLength: 40 }),
	}),
	clearSeat: request(
		'clearSeat',
		'Make a seat free again (host); a person who is sent away by it may not sit down here again.',
		{ table, seat },
	),
	swapSeats: request('swapSeats', 'Exchange two seats (host).', { table, a: seat, b: seat }),
	invite: request('invite', 'Reserve a seat; the answer holds the invitation for one person (host).', { table, seat }),
	salt: request('salt', 'Add your own salt to the luck of the match.', {
		table,
		salt: Type.String({ minLength: 1, maxLength: 64 }),
	}),
	start: request('start', 'Begin the match (host); free seats are taken by bots, are taken away, or forbid it.', {
		table,
		fill: Type.Optional(Type.String({ maxLength: 40, description: 'sits down first, then other photographers' })),
		close: Type.Optional(Type.Boolean({ description: 'take the free seats away' })),
	}),
	close: request('close', 'Give the table up before the match (host).', { table }),
	move: request('move', "Make a move; its fields are the game's own.", { table, decision, move: Type.Unknown() }),
	takeBack: request('takeBack', 'Withdraw a choice, undo a move, or ask the others to go back further.', {
		table,
		decision,
	}),
	consent: request('consent', 'Agree to what somebody asks to take back, or not.', { table, agrees: Type.Boolean() }),
	order: request('order', 'Leave a standing order; null withdraws it.', { table, order: Type.Unknown() }),
	rematch: request('rematch', 'Want to play again, or no longer.', { table, agrees: Type.Boolean() }),
	rematchSeat: request('rematchSeat', 'Say who sits down at the next table where somebody has gone.', {
		table,
		seat,
		bot: Nullable(Type.String({ maxLength: 40 })),
	}),
	rematchNow: request('rematchNow', 'Play again without those who have not said that they want to.', { table }),
	chat: request('chat', 'Say something at the table.', {
		table,
		text: Type.String({ minLength: 1, maxLength: LIMITS.chat, pattern: '\\S' }),
	}),
	react: request('react', 'A quick reaction.', { table, reaction: Shape.Reaction }),
	spectatorsMayTalk: request('spectatorsMayTalk', 'Let people without a seat talk here, or no longer (host).', {
		table,
		isOn: Type.Boolean(),
	}),
} as const;

function message<const Name extends string, Fields extends Type.TProperties>(
	type: Name,
	description: string,
	fields: Fields,
) {
	return Type.Object({ type: Type.Literal(type), ...fields }, { description });
}

const DECISIONS =
	'The tables that wait for you, whenever that changes. Not while you follow the table it changes at: you see it there, and have the list when you follow it no longer.';

export const MESSAGES = {
	welcome: message('welcome', 'The answer to `hello`: who you are here.', {
		version: Type.Integer(),
		now: Shape.Time,
		me: Type.Object({ id: Shape.UserId, name: Type.String(), isLasting: Type.Boolean() }),
	}),
	ok: message('ok', 'The request was done, and what it did is kept for good.', {
		id: Shape.RequestId,
		n: Type.Optional(Type.Integer({ description: 'the length of the log then' })),
		invitation: Type.Optional(Shape.Token),
	}),
	error: message('error', 'The request was refused; nothing has changed.', {
		id: Nullable(Shape.RequestId),
		code: Type.String({ description: 'from the table of errors, or from the rules of the game' }),
		field: Type.Optional(Type.String({ description: 'what is wrong with the request, e.g. `terms.pace.turn`' })),
		rule: Type.Optional(Type.String({ description: 'the number of the rule of the game' })),
		facts: Type.Optional(Type.Record(Type.String(), Type.Unknown(), { description: 'what explains it' })),
		retryAfter: Type.Optional(Type.Number({ description: 'seconds' })),
	}),
	fresh: message('fresh', 'Everything you may know of a table; replaces what you knew.', {
		table,
		stream: Type.String({ description: 'within which `n` counts' }),
		n: Type.Integer(),
		now: Type.Integer({ description: "on the table's clock" }),
		view: Shape.TableView,
		history: Type.Array(Shape.TableEvent),
	}),
	update: message('update', 'What changed at a table; `n` is one more than before, or you missed something.', {
		table,
		n: Type.Integer(),
		now: Type.Integer({ description: "on the table's clock" }),
		delta: Type.Unknown({ description: 'see “Changes”' }),
		events: Type.Array(Shape.TableEvent),
	}),
	chat: message('chat', 'Lines said at a table, oldest first.', { table, lines: Type.Array(Shape.ChatLine) }),
	talk: message('talk', 'Who may talk at a table: when you begin to follow it, and whenever that changes.', {
		table,
		spectatorsMayTalk: Type.Boolean(),
		spectators: Type.Integer({ minimum: 0, description: 'people without a seat who watch now' }),
	}),
	lobby: message('lobby', 'All public tables.', { tables: Type.Array(Shape.LobbyTable) }),
	lobbyChange: message('lobbyChange', 'One public table is new, has changed, or is gone.', {
		id: table,
		table: Nullable(Shape.LobbyTable),
	}),
	gone: message('gone', 'You follow this table no longer.', {
		table,
		code: Type.String({ description: '`AGAIN` where you may begin again, or why not' }),
	}),
	decisions: message('decisions', DECISIONS, {
		tables: Type.Array(Type.Object({ table, game: Shape.GameId })),
	}),
	bye: message('bye', 'The server is about to close the socket.', {
		code: Type.String({ description: 'why, from the table of errors' }),
	}),
} as const;

type Shapes<T extends Record<string, Type.TSchema>> = { [Name in keyof T]: Type.Static<T[Name]> };
export type Requests = Shapes<typeof REQUESTS>;
export type Messages = Shapes<typeof MESSAGES>;
export type Request = Requests[keyof Requests];
export type Message = Messages[keyof Messages];
