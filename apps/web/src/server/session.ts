import { Api } from '../match/api.ts';
import { welcome } from './account.ts';
import { Connection } from './connection.ts';
import { browserNet } from './network.ts';

/** This page's way to its server. */
export const api = new Api((path, init) => fetch(path, init));

let page: Connection | null = null;

/** The page's one connection; made when it is first needed. */
export function connection(): Connection {
	page ??= new Connection(
		browserNet(async () => {
			const value = await api.signIn();
			welcome({ value });
			return value;
		}),
		newName(),
	);
	return page;
}

/** Ten letters and digits that no other page has. */
export function newName(): string {
	const bytes = crypto.getRandomValues(new Uint8Array(10));
	return Array.from(bytes, (byte) => (byte % 36).toString(36)).join('');
}
