import type { Storage } from '../contract.ts';
import { conductStorage } from './conduct.ts';
import type { Core } from './core.ts';
import { credentialStorage } from './credentials.ts';
import { userExports } from './export-user.ts';
import { noticeStorage } from './notices.ts';
import { resultStorage } from './results.ts';
import { housekeeping, type SettingStorage, settingStorage } from './server.ts';
import { socialStorage } from './social.ts';
import { tableStorage } from './tables.ts';
import { userStorage } from './users.ts';

/** What is said to every database alike. */
export type Parts = Omit<Storage, 'getOrCreateSetting' | 'own' | 'disown' | 'close'> & SettingStorage;

export function partsOver(core: Core): Parts {
	return {
		...userStorage(core),
		...userExports(core),
		...credentialStorage(core),
		...tableStorage(core),
		...resultStorage(core),
		...socialStorage(core),
		...noticeStorage(core),
		...conductStorage(core),
		...settingStorage(core),
		...housekeeping(core),
	};
}

/** Values are made where they are asked for; of several who make one, the first to keep it wins. */
export function withSettings<Rest extends SettingStorage>({ getSetting, keepSetting, ...rest }: Rest) {
	return {
		...rest,
		async getOrCreateSetting<Value>(key: string, make: () => Value | Promise<Value>): Promise<Value> {
			if ((await getSetting(key)) === null) await keepSetting(key, await make());
			return (await getSetting(key))?.value as Value;
		},
	};
}
