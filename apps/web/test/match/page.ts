import { gameOf } from '@shutterbox/catalogue';
import { FastChance, seedOfGame, type View } from '@shutterbox/kernel';
import { WebSocket } from 'ws';
import type { MatchClient } from '../../src/match/port.ts';
import { RemoteMatch } from '../../src/match/remote.ts';
import { type Api, createApi } from '../../src/server/api.ts';
import { isBan } from '../../src/server/ban.ts';
import { Connection } from '../../src/server/connection.ts';
import type { Me, Network, NetworkEvent, Socket } from '../../src/server/network.ts';

/** A page without a browser: real requests and sockets, with the one cookie a server gives. */
export class Page {
	readonly ask: Api['ask'];
	readonly connection: Connection;
	/** Sign-ins so far. */
	attempts = 0;
	/** Skips the session, for a server that knows none. */
	isKnownHere = false;
	/** While somebody presses here, news is put down instead of shown. */
	pressing: (() => void)[] | null = null;
	#cookie = '';
	#isOnline = true;
	#on: (event: NetworkEvent) => void = () => undefined;
	readonly #chance = new FastChance(seedOfGame(3, 1));
	readonly #matches: RemoteMatch[] = [];

	constructor(url: string) {
		const { ask } = createApi({
			fetch: async (path, init) => {
				const reply = await fetch(`${url}${path}`, { ...init, headers: { ...init.headers, cookie: this.#cookie } });
				this.#cookie = reply.headers.getSetCookie()[0]?.split(';')[0] ?? this.#cookie;
				return reply;
			},
			isOnline: () => true,
		});
		this.ask = ask;
		const network: Network = {
			signIn: () => this.signIn(),
			openSocket: () =>
				new WebSocket(`${url.replace('http', 'ws')}/ws`, {
					headers: { cookie: this.#cookie, origin: url },
				}).on('error', () => undefined) as unknown as Socket,
			after: (milliseconds, act) => {
				const timer = setTimeout(act, milliseconds);
				return () => clearTimeout(timer);
			},
			hear: (deed) => {
				if (this.pressing) this.pressing.push(deed);
				else deed();
			},
			isOnline: () => this.#isOnline,
			listen: (on) => {
				this.#on = on;
				return () => undefined;
			},
			now: () => performance.now(),
			luck: () => 0.5,
		};
		this.connection = new Connection(network, crypto.randomUUID().slice(0, 8));
	}

	async signIn(): Promise<Me | 'banned' | null> {
		this.attempts++;
		if (this.isKnownHere) return { id: 'somebody', name: 'Somebody', isLasting: false };
		const answer = await this.ask('signIn');
		if ('value' in answer) return answer.value;
		return isBan(answer.problem) ? 'banned' : null;
	}

	/** The id of a new table. */
	async openTable(game: string, seats: number, isPublic = false): Promise<string> {
		const answer = await this.ask('openTable', { body: { game, seats, isPublic, terms: {} } });
		if ('problem' in answer) throw new Error(`no table: ${JSON.stringify(answer.problem)}`);
		return answer.value.id;
	}

	match(table: string): RemoteMatch {
		const match = new RemoteMatch(this.connection, table);
		this.#matches.push(match);
		return match;
	}

	/** A legal move of whoever looks, from what they know. */
	moveFor({ known }: MatchClient): unknown {
		const now = known.value;
		if (now === null || now.viewer === 'spectator') throw new Error('no seat to move from');
		return gameOf(now.table.game)?.randomMove(now.table.view as View<unknown>, now.viewer, this.#chance);
	}

	setOnline(isOnline: boolean): void {
		this.#isOnline = isOnline;
		this.#on(isOnline ? 'online' : 'offline');
	}

	close(): void {
		for (const match of this.#matches) match.close();
		this.connection.stop();
	}
}

/** Waits until something holds; fails with the name of what did not. */
export async function until(what: string, holds: () => boolean, milliseconds = 60_000): Promise<void> {
	const end = performance.now() + milliseconds;
	while (!holds()) {
		if (performance.now() > end) throw new Error(`waited in vain: ${what}`);
		await new Promise((resolve) => setTimeout(resolve, 5));
	}
}
