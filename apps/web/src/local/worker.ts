import { gameOf } from '@shutterbox/catalogue';
import { checksOf, timelineOf } from './checks.ts';
import { LocalHost } from './host.ts';
import { browserMatchStore } from './match-store.ts';
import type { Answers, FromWorker, Opened, Question, Refused, ToWorker } from './messages.ts';

/** This page's own worker: a table, its bots, and the checking of records, off the page's thread. */
const store = browserMatchStore();
const host = new LocalHost({
	now: () => Date.now(),
	after(milliseconds, act) {
		const timer = setTimeout(act, milliseconds);
		return () => clearTimeout(timer);
	},
	secret: () => crypto.getRandomValues(new Uint8Array(32)),
	gameOf,
	store,
	onFresh: (viewer, fresh) => tell({ type: 'fresh', viewer, fresh }),
	onUpdate: (viewer, update) => tell({ type: 'update', viewer, update }),
	onKept: (isKept) => tell({ type: 'kept', isKept }),
});

function tell(message: FromWorker): void {
	postMessage(message);
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
	Promise.resolve(data)
		.then(answer)
		.then(
			(answer) => tell({ type: 'answer', id: data.id, answer }),
			(problem: unknown) => tell({ type: 'failed', id: data.id, reason: String(problem) }),
		);
});

async function answer(question: Question): Promise<Answers[keyof Answers]> {
	switch (question.type) {
		case 'open':
			return await held(host.open(question.setup));
		case 'branch':
			return await held(host.branch(question.setup));
		case 'resume':
			return await resume(question.table);
		case 'follow':
			host.follow(question.viewer);
			return null;
		case 'command':
			return await host.command(question.seat, question.command);
		case 'botPause':
			host.botPause = question.milliseconds;
			return null;
		case 'present':
			host.setPresent(question.isPresent);
			return null;
		case 'record':
			return host.record();
		case 'matches':
			return await host.matches();
		case 'again':
			return await held(await host.again(question.deal));
		case 'forget':
			return await forget(question.table);
		case 'recordOf':
			return await host.recordOf(question.table);
		case 'check':
			return checksOf(question.record, question.commitment, gameOf);
		case 'timeline':
			return timelineOf(question.record, question.viewer, gameOf);
	}
}

/** The table is this worker's until it ends; false where another page of this device has it open. */
function hold(table: string): Promise<boolean> {
	// A plain local address has no locks; there, two tabs are the reader's own business.
	if (!('locks' in navigator)) return Promise.resolve(true);
	const { promise, resolve } = Promise.withResolvers<boolean>();
	navigator.locks
		.request(`shutterbox ${table}`, { ifAvailable: true }, (lock) => {
			resolve(lock !== null);
			return lock && new Promise<void>(() => undefined);
		})
		.catch(() => resolve(true));
	return promise;
}

async function resume(table: string): Promise<Opened | Refused> {
	return (await hold(table)) ? await host.resume(table) : { refused: 'OPEN_ELSEWHERE', facts: { table } };
}

async function forget(table: string): Promise<boolean> {
	if (!host.has(table) && !(await hold(table))) return false;
	await host.forget(table);
	return true;
}

async function held<T extends object>(opened: T | Opened): Promise<T | Opened> {
	if ('people' in opened) await hold(opened.table);
	return opened;
}
