import type { RecordProblem } from '@shutterbox/kernel';
import type { BranchSetup, LocalSetup, Opened, Refused } from '../../local/messages.ts';
import { LocalMatch } from '../../match/local.ts';
import { newReferee, type Referee } from '../../match/worker-client.ts';
import { settings } from '../../settings/settings.ts';
import type { Settings } from '../../settings/store.ts';

/** Matches that were opened on one screen to be shown on another; so they are there even where nothing can be kept. */
const opened = new Map<string, LocalMatch>();

export function openHere(setup: LocalSetup): Promise<LocalMatch | Refused> {
	return withReferee<never>((referee) => referee.ask({ type: 'open', setup }));
}

export async function branchHere(setup: BranchSetup): Promise<LocalMatch | Refused | RecordProblem> {
	return await withReferee<RecordProblem>((referee) => referee.ask({ type: 'branch', setup }));
}

/** A match this device keeps, or one that was just opened here. */
export async function resumeHere(table: string): Promise<LocalMatch | Refused> {
	const ready = opened.get(table);
	opened.delete(table);
	return ready ?? (await withReferee<never>((referee) => referee.ask({ type: 'resume', table })));
}

/** Leaves a match for the screen that shows it. */
export function leaveFor(match: LocalMatch): void {
	opened.set(match.table, match);
}

async function withReferee<Problem>(
	ask: (referee: Referee) => Promise<Opened | Refused | Problem>,
): Promise<LocalMatch | Refused | Problem> {
	const referee = refereeFor(settings.read());
	try {
		const answer = await ask(referee);
		if (isOpened(answer)) return new LocalMatch(referee, answer);
		referee.close();
		return answer as Refused | Problem;
	} catch (problem) {
		referee.close();
		throw problem;
	}
}

function isOpened(answer: unknown): answer is Opened {
	return typeof answer === 'object' && answer !== null && 'people' in answer;
}

/** Asks a worker of its own, for work without a table. */
export async function askOnce<T>(ask: (referee: Referee) => Promise<T>): Promise<T> {
	const referee = refereeFor(settings.read());
	try {
		return await ask(referee);
	} finally {
		referee.close();
	}
}

/** Milliseconds that bots take when the reader is in no mood to watch them think. */
const QUICK = 60;

function refereeFor({ quickBots }: Settings): Referee {
	const referee = newReferee();
	if (quickBots) referee.ask({ type: 'botPause', milliseconds: QUICK }).catch(() => undefined);
	return referee;
}
