import Type from 'typebox';
import { LIMITS, REACTIONS } from './limits.ts';

/** Shapes that several messages share, by title. The table's own are those of `packages/table`. */

export const Strict = { additionalProperties: false } as const;
const Json = Type.Unknown();
const Nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

const id = { minLength: 8, maxLength: 32, pattern: '^[A-Za-z0-9_-]+$' };
export const TableId = Type.String({ ...id, title: 'TableId', description: 'a table; who knows it may join' });
export const UserId = Type.String({ ...id, title: 'UserId', description: 'a person' });
export const GameId = Type.String({ minLength: 1, maxLength: 32, title: 'GameId', description: 'e.g. `photograph`' });
export const RequestId = Type.String({
	minLength: 1,
	maxLength: 40,
	pattern: '^[!-~]+$',
	title: 'RequestId',
	description: 'chosen by the client, never twice; no blanks',
});
export const Token = Type.String({
	minLength: 16,
	maxLength: 64,
	pattern: '^[A-Za-z0-9_-]+$',
	title: 'Token',
	description: 'opens something to whoever has it',
});
export const Name = Type.String({
	title: 'Name',
	description: 'something to read: no control or direction characters, no blanks around it',
	minLength: 1,
	maxLength: LIMITS.name,
	pattern: '^(?!\\s)[^\\u0000-\\u001f\\u007f-\\u009f\\u200b-\\u200f\\u2028-\\u202e\\u2066-\\u2069\\ufeff]+(?<!\\s)$',
});
export const Language = Type.Enum(['en', 'ru'], {
	title: 'Language',
	description: 'of the page; the name that a new guest is given is in it',
});
export const SeatNumber = Type.Integer({
	minimum: 0,
	maximum: 29,
	title: 'SeatNumber',
	description: 'a seat at the table, the first is 0',
});
export const Time = Type.Integer({ minimum: 0, title: 'Time', description: 'milliseconds since 1970' });

export const Pace = Type.Union(
	[
		Type.Object({ kind: Type.Literal('untimed') }, Strict),
		Type.Object({ kind: Type.Literal('live'), turn: Type.Integer(), bank: Type.Integer() }, Strict),
		Type.Object({ kind: Type.Literal('correspondence'), turn: Type.Integer() }, Strict),
	],
	{
		title: 'Pace',
		description: 'milliseconds for each question, and those for the whole match that it may borrow from',
	},
);

export const Options = Type.Record(Type.String({ maxLength: 40 }), Json, {
	maxProperties: 40,
	title: 'Options',
	description: 'by name, as `GET /api/games` describes them; those left out have their defaults',
});

export const Terms = Type.Object(
	{
		options: Options,
		pace: Pace,
		isRated: Type.Boolean(),
		allowsSpectators: Type.Boolean({ description: 'whether people without a seat may watch' }),
	},
	{ ...Strict, title: 'Terms', description: 'what people agree on before a match' },
);

export const ChangedTerms = Type.Partial(Terms, {
	...Strict,
	title: 'ChangedTerms',
	description: 'terms to be changed; those left out stay, or have their defaults',
});

export const Stage = Type.Enum(['gathering', 'playing', 'finished', 'frozen', 'closed'], {
	title: 'Stage',
	description: 'of a table; `frozen` after a fault in the rules',
});

export const Seat = Type.Object(
	{
		kind: Type.Enum(['empty', 'person', 'bot']),
		who: Nullable(UserId),
		name: Type.String(),
		bot: Nullable(Type.String({ description: 'a photographer, by id' })),
		team: Nullable(Type.Integer({ description: 'its number, in games of teams' })),
		isPresent: Type.Boolean(),
		isPlayedByBot: Type.Boolean({ description: 'a bot plays until the person is back' }),
		standIn: Nullable(Type.String({ description: 'the bot that plays or would play for the person' })),
		isReady: Type.Boolean({ description: 'has agreed to the terms as they stand; host and bots always have' }),
		hasLeft: Type.Boolean({ description: 'was away when the match ended: it is lost for them' }),
		hasSalt: Type.Boolean({ description: 'the person has added to the luck' }),
		isReserved: Type.Boolean({ description: 'for somebody who was invited' }),
	},
	{ title: 'Seat', description: 'a seat as everybody may see it' },
);

export const Clock = Type.Object(
	{
		turn: Type.Integer(),
		bank: Type.Integer(),
		since: Nullable(Type.Integer({ description: "on the table's clock; null while it stands" })),
	},
	{ title: 'Clock', description: 'the time that runs against a seat, in milliseconds' },
);

export const Outcome = Type.Object(
	{
		reason: Type.String({ description: 'one of the end reasons of the game' }),
		scores: Type.Array(Type.Number()),
		places: Type.Array(Type.Integer(), {
			description:
				'1 for the winners; those who are equal share the better one; 2 for everybody where the game itself has won',
		}),
	},
	{ title: 'Outcome', description: 'how a match ended' },
);

export const ScoreLine = Type.Object(
	{
		source: Type.String(),
		points: Type.Number(),
		facts: Type.Optional(Type.Record(Type.String(), Json)),
	},
	{ title: 'ScoreLine', description: 'where points come from' },
);

export const TableView = Type.Object(
	{
		id: TableId,
		game: GameId,
		rulesVersion: Type.Integer(),
		stage: Stage,
		created: Time,
		host: Nullable(UserId),
		...Terms.properties,
		termsNumber: Type.Integer({ description: 'goes up with every change of the terms; `ready` names it' }),
		seats: Type.Array(Seat),
		commitment: Type.String({ description: 'the hash of the secret seed' }),
		seed: Nullable(Type.String({ description: 'shown when the match is over' })),
		length: Type.Integer({ description: 'entries of the log' }),
		view: Type.Unknown({ description: "the game's own view; null while people gather" }),
		toMove: Type.Array(SeatNumber, { description: 'who is to decide' }),
		decision: Nullable(Type.Integer({ description: "the number of the viewer's question; null for spectators" })),
		takeBack: Nullable(Type.Enum(['withdraw', 'undo', 'rewind'])),
		asking: Nullable(Type.Object({ seat: SeatNumber, agreed: Type.Array(SeatNumber) })),
		clocks: Nullable(Type.Array(Clock)),
		order: Type.Unknown({ description: "the viewer's own standing order" }),
		outcome: Nullable(Outcome),
		breakdown: Nullable(Type.Array(Type.Array(ScoreLine))),
		rematch: Type.Object({
			agreed: Type.Array(SeatNumber, { description: 'who wants to play again' }),
			fills: Type.Array(Type.Object({ seat: SeatNumber, bot: Nullable(Type.String()) }), {
				description: 'who sits down where somebody has gone: a bot, or null for a seat left free',
			}),
			isCalled: Type.Boolean({ description: 'those who want to do not wait for the others' }),
			table: Nullable(TableId),
		}),
	},
	{ title: 'TableView', description: 'everything one viewer may know of a table' },
);

export const TableEvent = Type.Object(
	{
		n: Type.Integer({ description: 'the entry of the log it belongs to' }),
		at: Type.Integer({ description: "on the table's clock" }),
		event: Type.Unknown({ description: 'a fact in the past tense, told apart by its `type`' }),
	},
	{ title: 'TableEvent', description: 'what happened, as the viewer may know it' },
);

export const ChatLine = Type.Object(
	{
		id: Type.Integer({ description: 'ascending within a table' }),
		at: Time,
		who: Nullable(UserId),
		name: Type.String(),
		seat: Nullable(SeatNumber),
		kind: Type.Enum(['text', 'reaction']),
		text: Type.String({ description: 'empty where the line was taken away' }),
	},
	{ title: 'ChatLine', description: 'something said; a line that comes again replaces what it was' },
);

export const Reaction = Type.Enum([...REACTIONS], { title: 'Reaction', description: 'to be shown as a picture' });

export const LobbyTable = Type.Object(
	{
		id: TableId,
		game: GameId,
		stage: Stage,
		created: Time,
		hostName: Nullable(Type.String()),
		pace: Pace,
		isRated: Type.Boolean(),
		allowsSpectators: Type.Boolean(),
		seats: Type.Array(Type.Object({ kind: Seat.properties.kind, name: Type.String(), isReserved: Type.Boolean() })),
	},
	{ title: 'LobbyTable', description: 'a public table from outside' },
);

export const MatchSummary = Type.Object(
	{
		id: TableId,
		game: GameId,
		stage: Stage,
		updated: Time,
		pace: Pace,
		isRated: Type.Boolean(),
		isPublic: Type.Boolean(),
		seat: Nullable(SeatNumber),
		isYourDecision: Type.Boolean(),
		deadline: Nullable(Type.Integer({ description: 'when your time runs out, in milliseconds since 1970' })),
		seats: LobbyTable.properties.seats,
		outcome: Nullable(Outcome),
	},
	{ title: 'MatchSummary', description: 'one of my tables, in short' },
);

export const Rating = Type.Object(
	{
		game: GameId,
		mu: Type.Number(),
		sigma: Type.Number({ description: 'the uncertainty of mu' }),
		matches: Type.Integer(),
	},
	{ title: 'Rating', description: 'how well somebody plays a game' },
);

export const Me = Type.Object(
	{
		id: UserId,
		name: Type.String(),
		created: Time,
		isLasting: Type.Boolean({ description: 'has a passkey; guests have none' }),
		ratings: Type.Array(Rating),
	},
	{ title: 'Me', description: 'who I am' },
);

export { Json, Nullable };
