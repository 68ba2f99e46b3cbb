export type { Chance, ChanceSource } from './chance.ts';
export { FastChance, type FastSeed, seedOfGame } from './chance-fast.ts';
export { type Roll, ScriptedChance } from './chance-scripted.ts';
export { SecureChance } from './chance-secure.ts';
export { chanceOf, commitmentOf, isSalt, type Luck, seedText } from './fairness.ts';
export {
	type AnyGame,
	type Emit,
	type Emitted,
	type Entry,
	eventFor,
	type Game,
	type GameEvent,
	type GameMove,
	goesByPost,
	isRealTime,
	type Outcome,
	type Plan,
	type PlayContext,
	type Policy,
	type ScoreLine,
	type StandingOrders,
	type TableSetup,
	type TalkRules,
	type View,
	waitedFor,
} from './game.ts';
export { hashText, positionHash } from './hash.ts';
export type {
	Correction,
	Gaze,
	Judgement,
	Learned,
	LearnedTable,
	Search,
	Shape,
	Temper,
	Turn,
} from './judgement.ts';
export { type Accepted, Match, type MatchEvent, type Refused } from './match.ts';
export { type Notation, NotationError, type Parsed, parser } from './notation.ts';
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
	type RecordEnding,
	type RecordHeader,
	type RecordProblem,
	RecordWriter,
	type StandIn,
	withNames,
} from './record.ts';
export { alarmDue, isRefusal, NO_FACTS, type Refusal, refuser } from './refusal.ts';
export { type MoveSchema, misfit, moveGuard, moveShape, type Schema } from './schema.ts';
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
export {
	type AnyMatch,
	type FailedClaim,
	refusalText,
	replay,
	steps,
	type Verified,
	verify,
} from './verify.ts';
export {
	type Catalogues,
	type GamePart,
	type GameWords,
	type Messages,
	type Prompt,
	type Reader,
	type Situation,
	type Spoken,
	speak,
	type Telling,
	type Voice,
	who,
} from './words.ts';
