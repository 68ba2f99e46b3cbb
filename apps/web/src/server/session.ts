import { signIn, welcome } from './account.ts';
import { isBan } from './ban.ts';
import { Connection } from './connection.ts';
import { browserNetwork } from './network.ts';

let page: Connection | null = null;

/** The page's one connection; made when it is first needed. */
export function connection(): Connection {
	page ??= new Connection(
		browserNetwork(async () => {
			const answer = await signIn();
			const problem = welcome(answer);
			if (problem !== null && isBan(problem)) return 'banned';
			return 'value' in answer ? answer.value : null;
		}),
		newName(),
	);
	return page;
}

/** Ten letters and digits that no other page has. */
function newName(): string {
	const bytes = crypto.getRandomValues(new Uint8Array(10));
	return Array.from(bytes, (byte) => (byte % 36).toString(36)).join('');
}
