import { afterEach, beforeEach, describe } from 'vitest';
import type { Storage } from '../../src/storage/index.ts';
import { concurrencySuite } from './suite/concurrency.ts';
import { conductSuite } from './suite/conduct.ts';
import { credentialSuite } from './suite/credentials.ts';
import { logSuite } from './suite/log.ts';
import { resultSuite } from './suite/results.ts';
import { serverSuite } from './suite/server.ts';
import { socialSuite } from './suite/social.ts';
import { tableSuite } from './suite/tables.ts';
import { userSuite } from './suite/users.ts';

export interface OpenStorage {
	readonly storage: Storage;
	/** Closes the storage and opens what it kept. */
	reopen(): Promise<Storage>;
	close(): Promise<void>;
}

/** The storage of the running test. */
export interface Subject {
	readonly storage: Storage;
	reopen(): Promise<void>;
}

/** What every storage must do, whatever it is made of. `open` gives an empty one each time. */
export function storageSuite(name: string, open: () => Promise<OpenStorage>): void {
	describe(name, () => {
		let opened: OpenStorage;
		let storage: Storage;
		beforeEach(async () => {
			opened = await open();
			storage = opened.storage;
		});
		afterEach(() => opened.close());
		const subject: Subject = {
			get storage() {
				return storage;
			},
			async reopen() {
				storage = await opened.reopen();
			},
		};
		describe('users', () => userSuite(subject));
		describe('sessions, passkeys and codes', () => credentialSuite(subject));
		describe('tables', () => tableSuite(subject));
		describe('the log', () => logSuite(subject));
		describe('results and ratings', () => resultSuite(subject));
		describe('chat, blocks and notices', () => socialSuite(subject));
		describe('people who misbehave', () => conductSuite(subject));
		describe('settings, housekeeping and closing', () => serverSuite(subject));
		describe('many at once', () => concurrencySuite(subject));
	});
}
