import type { Outcome, RecordProblem, Refusal, Viewer } from '@shutterbox/kernel';
import type { Command, Fresh, Pace, Result, TableEvent, Update } from '@shutterbox/table';
import type { Check } from './checks.ts';
import type { KeptMatch } from './match-store.ts';

/** Who sits where at a table of this page. */
export type LocalSeat =
	| { readonly kind: 'person'; readonly name: string }
	| { readonly kind: 'bot'; readonly bot: string };

export interface LocalSetup {
	readonly game: string;
	readonly options: Readonly<Record<string, unknown>>;
	readonly seats: readonly LocalSeat[];
	readonly pace: Pace;
	/** Where lessons lead through the match: its luck, so that they find what they speak of; 64 hexadecimal digits. */
	readonly lessonSeed?: string;
}

/** A match that goes on from a moment of another, with the eyes of one seat. */
export interface BranchSetup {
	/** The record's text. */
	readonly record: string;
	/** Entries that have been made. */
	readonly n: number;
	readonly seat: number;
	readonly name: string;
}

/** The same cards, tiles and dice for the same moves, or others. */
export type Deal = 'same' | 'new';

/** What the page asks of its worker; every question gets one answer with its id. */
export type Question =
	| { readonly type: 'open'; readonly setup: LocalSetup }
	| { readonly type: 'branch'; readonly setup: BranchSetup }
	| { readonly type: 'resume'; readonly table: string }
	/** Begins anew in the place of the open match, which is given up. */
	| { readonly type: 'again'; readonly deal: Deal }
	| { readonly type: 'follow'; readonly viewer: Viewer }
	| { readonly type: 'command'; readonly seat: number; readonly command: Command }
	| { readonly type: 'record' }
	/** How many milliseconds bots take before they move. */
	| { readonly type: 'botPause'; readonly milliseconds: number }
	/** Whether anybody sees the page. */
	| { readonly type: 'present'; readonly isPresent: boolean }
	| { readonly type: 'matches' }
	| { readonly type: 'forget'; readonly table: string }
	| { readonly type: 'recordOf'; readonly table: string }
	| { readonly type: 'check'; readonly record: string; readonly commitment: string | null }
	/** What happened in a match that is over, as one of its seats has heard it. */
	| { readonly type: 'timeline'; readonly record: string; readonly viewer: Viewer };

/** What each question is answered with. */
export interface Answers {
	open: Opened | Refused;
	branch: Opened | Refused | RecordProblem;
	resume: Opened | Refused;
	again: Opened | Refused;
	follow: null;
	command: Result;
	record: string | null;
	botPause: null;
	present: null;
	matches: readonly KeptMatch[];
	/** False where another page of this device has it open. */
	forget: boolean;
	recordOf: string | null;
	check: readonly Check[];
	timeline: Timeline | RecordProblem;
}

export interface Opened {
	readonly table: string;
	/** Seats of people at this device. */
	readonly people: readonly number[];
	/** The record of a match that began in the middle proves nothing. */
	readonly isBranch: boolean;
	/** Lessons lead through it. */
	readonly isCoached: boolean;
}

export interface Refused {
	readonly refused: string;
	readonly facts: Refusal['facts'];
}

/** Points of every seat after each entry of a record; entry 0 is the first position. */
export interface Timeline {
	/** Everybody's points after each entry. */
	readonly scores: readonly (readonly number[])[];
	/** From the first entry on, however long the match was. */
	readonly told: readonly TableEvent[];
	readonly outcome: Outcome | null;
}

export type ToWorker = { readonly id: number } & Question;

export type FromWorker =
	| { readonly type: 'answer'; readonly id: number; readonly answer: Answers[keyof Answers] }
	| { readonly type: 'failed'; readonly id: number; readonly reason: string }
	| { readonly type: 'fresh'; readonly viewer: Viewer; readonly fresh: Fresh }
	| { readonly type: 'update'; readonly viewer: Viewer; readonly update: Update }
	/** Whether the last change is kept for the next visit. */
	| { readonly type: 'kept'; readonly isKept: boolean };
