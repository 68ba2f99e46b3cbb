import Type from 'typebox';
import { LIMITS, REACTIONS } from './limits.ts';

/** Shapes that several messages share. The table's own are those of `packages/table`. */

export const Strict = { additionalProperties: false } as const;
const Json = Type.Unknown();
const Nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

export const TableId = Type.String({ minLength: 8, maxLength: 32, pattern: '^[A-Za-z0-9_-]+$' });
export const UserId = Type.String({ minLength: 8, maxLength: 32, pattern: '^[A-Za-z0-9_-]+$' });
export const GameId = Type.String({ minLength: 1, maxLength: 32 });
export const RequestId = Type.String({ minLength: 1, maxLength: 40, pattern: '^[!-~]+$' });
export const Token = Type.String({ minLength: 16, maxLength: 64, pattern: '^[A-Za-z0-9_-]+$' });
/** Something to read: no control or direction characters, not only blanks. */
export const Name = Type.String({
	minLength: 1,
	maxLength: LIMITS.name,
	pattern: '^(?!\\s)[^\\u0000-\\u001f\\u007f-\\u009f\\u200b-\\u200f\\u2028-\\u202e\\u2066-\\u2069\\ufeff]+(?<!\\s)$',
});
export const SeatNumber = Type.Integer({ minimum: 0, maximum: 29 });
export const Time = Type.Integer({ minimum: 0, description: 'milliseconds since 1970' });

export const Pace = Type.Union([
	Type.Object({ kind: Type.Literal('untimed') }, Strict),
	Type.Object({ kind: Type.Literal('live'), turn: Type.Integer(), bank: Type.Integer() }, Strict),
	Type.Object({ kind: Type.Literal('correspondence'), turn: Type.Integer() }, Strict),
]);

export const Options = Type.Record(Type.String({ maxLength: 40 }), Json, { maxProperties: 40 });

export const Terms = Type.Object(
	{
		options: Options,
		pace: Pace,
		isRated: Type.Boolean(),
		allowsSpectators: Type.Boolean({ description: 'whether people without a seat may watch' }),
	},
	Strict,
);

export const ChangedTerms = Type.Partial(Terms, Strict);

export const Stage = Type.Enum(['gathering', 'playing', 'finished', 'frozen', 'closed']);

export const Seat = Type.Object({
	kind: Type.Enum(['empty', 'person', 'bot']),
	who: Nullable(UserId),
	name: Type.String(),
	bot: Nullable(Type.String()),
	team: Nullable(Type.Integer()),
	isPresent: Type.Boolean(),
	isPlayedByBot: Type.Boolean({ description: 'a bot plays until the person is back' }),
	hasSalt: Type.Boolean(),
	isReserved: Type.Boolean(),
});

export const Clock = Type.Object({
	turn: Type.Integer(),
	bank: Type.Integer(),
	since: Nullable(Type.Integer({ description: "on the table's clock; null while it stands" })),
});

export const Outcome = Type.Object({
	reason: Type.String(),
	scores: Type.Array(Type.Number()),
	places: Type.Array(Type.Integer()),
});

export const ScoreLine = Type.Object({
	source: Type.String(),
	points: Type.Number(),
	facts: Type.Optional(Type.Record(Type.String(), Json)),
});

export const TableView = Type.Object({
	id: TableId,
	game: GameId,
	rulesVersion: Type.Integer(),
	stage: Stage,
	created: Time,
	host: Nullable(UserId),
	...Terms.properties,
	seats: Type.Array(Seat),
	commitment: Type.String({ description: 'the hash of the secret seed' }),
	seed: Nullable(Type.String({ description: 'shown when the match is over' })),
	length: Type.Integer({ description: 'entries of the log' }),
	view: Type.Unknown({ description: "the game's own view; null while people gather" }),
	toMove: Type.Array(SeatNumber),
	decision: Nullable(Type.Integer({ description: "the number of the viewer's question; null for spectators" })),
	takeBack: Nullable(Type.Enum(['withdraw', 'undo', 'rewind'])),
	asking: Nullable(Type.Object({ seat: SeatNumber, agreed: Type.Array(SeatNumber) })),
	clocks: Nullable(Type.Array(Clock)),
	order: Type.Unknown({ description: "the viewer's own standing order" }),
	outcome: Nullable(Outcome),
	breakdown: Nullable(Type.Array(Type.Array(ScoreLine))),
	rematch: Type.Object({ agreed: Type.Array(SeatNumber), table: Nullable(TableId) }),
});

export const TableEvent = Type.Object({
	n: Type.Integer({ description: 'the entry of the log it belongs to' }),
	at: Type.Integer({ description: "on the table's clock" }),
	event: Type.Unknown({ description: 'a fact in the past tense, told apart by its `type`' }),
});

export const ChatLine = Type.Object({
	id: Type.Integer({ description: 'ascending within a table' }),
	at: Time,
	who: Nullable(UserId),
	name: Type.String(),
	seat: Nullable(SeatNumber),
	kind: Type.Enum(['text', 'reaction']),
	text: Type.String(),
});

export const Reaction = Type.Enum([...REACTIONS]);

export const LobbyTable = Type.Object({
	id: TableId,
	game: GameId,
	stage: Stage,
	created: Time,
	hostName: Nullable(Type.String()),
	pace: Pace,
	isRated: Type.Boolean(),
	allowsSpectators: Type.Boolean(),
	seats: Type.Array(Type.Object({ kind: Seat.properties.kind, name: Type.String(), isReserved: Type.Boolean() })),
});

export const MatchSummary = Type.Object({
	id: TableId,
	game: GameId,
	stage: Stage,
	updated: Time,
	pace: Pace,
	isRated: Type.Boolean(),
	isPublic: Type.Boolean(),
	seat: Nullable(SeatNumber),
	isYourDecision: Type.Boolean(),
	/** When your time runs out, if a clock runs. */
	deadline: Nullable(Time),
	seats: LobbyTable.properties.seats,
	outcome: Nullable(Outcome),
});

export const Rating = Type.Object({
	game: GameId,
	mu: Type.Number(),
	sigma: Type.Number({ description: 'the uncertainty of mu' }),
	matches: Type.Integer(),
});

export const Me = Type.Object({
	id: UserId,
	name: Type.String(),
	created: Time,
	isLasting: Type.Boolean({ description: 'has a passkey; guests have none' }),
	ratings: Type.Array(Rating),
});

export { Json, Nullable };
