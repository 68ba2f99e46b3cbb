export { CHANCE_KINDS, type Chance, type ChanceKind, type ChanceSource, Dice } from './chance.ts';
export { FastChance, type FastSeed, seedOfGame } from './chance-fast.ts';
export { type Roll, ScriptedChance } from './chance-scripted.ts';
export { SecureChance } from './chance-secure.ts';
export { chanceOf, commitmentOf, isSalt, isSeed, type Luck, SALT_MAX, seedText } from './fairness.ts';
export {
	type AnyGame,
	type Emit,
	type Emitted,
	type Entry,
	eventFor,
	type Game,
	type GameEvent,
	type GameMeta,
	type GameMove,
	isRealTime,
	type Notation,
	type Outcome,
	type Parsed,
	type Plan,
	type PlayContext,
	type Policy,
	type ScoreLine,
	type StandingOrders,
	type TableSetup,
	type TalkRules,
	type View,
} from './game.ts';
export { hashText, positionHash } from './hash.ts';
export { type Accepted, Match, type MatchEvent, type MatchSetup, type Refused } from './match.ts';
export {
	BAD_OPTION,
	type OptionProblem,
	type OptionSpec,
	type OptionsSchema,
	outsideLive,
	resolveTable,
} from './options.ts';
export { parseRecord } from './parse-record.ts';
export {
	isLogCommand,
	isRecordProblem,
	type LogCommand,
	type LogEntry,
	type MatchRecord,
	RECORD_FORMAT,
	RECORD_VERSION,
	type RecordEnding,
	type RecordHeader,
	type RecordProblem,
	RecordWriter,
	type StandIn,
	withNames,
} from './record.ts';
export { alarmDue, type Fact, isRefusal, NO_FACTS, type Refusal, refuser } from './refusal.ts';
export { type MoveGuard, type MoveSchema, misfit, moveGuard, moveShape, type Schema } from './schema.ts';
export {
	type Actor,
	allSeats,
	type BySeat,
	hasSeat,
	isSeat,
	NO_SEATS,
	type Seat,
	type SeatSet,
	seatSet,
	seatsOf,
	type Viewer,
} from './seats.ts';
export { type AnyMatch, refusalText, replay, type Verified, verify } from './verify.ts';
