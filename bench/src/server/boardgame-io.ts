import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type FastChance, hashText } from '@shutterbox/kernel';
import { luckOf } from '@shutterbox/server/test/support/player';
import { ServerProcess } from '@shutterbox/server/test/support/server-process';
import { BOARDGAME_IO, installBoardgameIo } from '../peers.ts';
import { type Crowd, type CrowdSetup, inBatches, SEATS } from './crowd.ts';

/** As much of socket.io's client and of boardgame.io's messages as is needed to play. */
interface Socket {
	readonly io: { readonly engine: { on(event: 'packet', act: (packet: { data?: unknown }) => void): void } };
	once(event: 'connect', act: () => void): void;
	on(event: 'sync', act: (match: string, info: { state: State }) => void): void;
	on(event: 'update', act: (match: string, state: State, log: readonly LogEntry[]) => void): void;
	emit(event: 'sync' | 'update', ...args: unknown[]): void;
	disconnect(): void;
}
interface State {
	readonly _stateID: number;
	readonly G: unknown;
	readonly ctx: {
		readonly gameover?: unknown;
		readonly currentPlayer: string;
		readonly activePlayers: Readonly<Record<string, unknown>> | null;
	};
}
interface LogEntry {
	readonly action: { readonly payload: { readonly playerID: string } };
}
interface PeerGame {
	readonly ai: { enumerate(G: unknown, ctx: unknown, player: string): { move: string; args: unknown[] }[] };
}

const peers = join(import.meta.dirname, '../../peers/photograph');

/** boardgame.io's own server over socket.io, its matches in memory; null where it cannot be had. */
export async function boardgameIoCrowd({ pacer, tally }: CrowdSetup): Promise<Crowd | null> {
	const home = installBoardgameIo();
	if (home === null) return null;
	process.env.BOARDGAME_IO_HOME = home;
	const { io } = createRequire(join(home, 'package.json'))('socket.io-client');
	const { photograph }: { photograph: PeerGame } = await import(join(peers, 'boardgame-io.mjs'));
	const server = await ServerProcess.start(join(peers, 'boardgame-io-server.mjs'), {});
	const sockets: Socket[] = [];
	const final = new Map<string, State>();
	const connect = async (): Promise<Socket> => {
		const socket: Socket = io(`${server.url}/photograph`, { transports: ['websocket'], forceNew: true });
		await new Promise<void>((resolve) => socket.once('connect', resolve));
		sockets.push(socket);
		return socket;
	};
	return {
		name: `boardgame.io ${BOARDGAME_IO}`,
		server,
		async connectIdle(count) {
			await inBatches(count, connect);
		},
		async gather(matches) {
			const groups = await inBatches(matches, () => Promise.all(Array.from({ length: SEATS }, connect)));
			for (const [group, seats] of groups.entries()) {
				let count = 0;
				const players = seats.map((socket, seat) => {
					socket.io.engine.on('packet', ({ data }) => {
						if (typeof data === 'string') tally.message(data, data.startsWith('2/photograph,["update"'));
					});
					return new Player(socket, String(seat), photograph, luckOf(1000 * group + seat), {
						when: pacer.when,
						onAnswer: (milliseconds) => tally.trip(milliseconds),
						onState: (match, state) => {
							final.set(match, state);
							if (state.ctx.gameover !== undefined && match === `${group}-${count}`) sit();
						},
					});
				});
				const sit = async () => {
					count++;
					// The first to come makes the match; two at once would make it twice.
					for (const player of players) await player.join(`${group}-${count}`);
				};
				await sit();
			}
		},
		async check() {
			const states = [...final].sort(([a], [b]) => (a < b ? -1 : 1));
			const moves = states.reduce((sum, [, { _stateID }]) => sum + _stateID, 0);
			if (moves !== tally.moves) throw new Error(`${tally.moves} moves were seen, ${moves} were made`);
			return hashText(JSON.stringify(states.map(([, { ctx, _stateID }]) => [ctx, _stateID]))).slice(0, 16);
		},
		async close() {
			for (const socket of sockets) socket.disconnect();
			await server.kill();
		},
	};
}

interface Calls {
	when(act: () => boolean): void;
	onAnswer(milliseconds: number): void;
	onState(match: string, state: State): void;
}

/** Somebody who makes random legal moves. */
class Player {
	readonly #socket: Socket;
	readonly #id: string;
	readonly #game: PeerGame;
	readonly #luck: FastChance;
	readonly #calls: Calls;
	#match = '';
	#state: State | null = null;
	#sent: number | null = null;
	#joined: (() => void) | null = null;

	constructor(socket: Socket, id: string, game: PeerGame, luck: FastChance, calls: Calls) {
		this.#socket = socket;
		this.#id = id;
		this.#game = game;
		this.#luck = luck;
		this.#calls = calls;
		socket.on('sync', (match, { state }) => {
			if (match !== this.#match) return;
			this.#joined?.();
			this.#learn(state);
		});
		socket.on('update', (match, state, log) => {
			if (match === this.#match && state._stateID > (this.#state?._stateID ?? -1)) this.#update(state, log);
		});
	}

	join(match: string): Promise<void> {
		const { promise, resolve } = Promise.withResolvers<void>();
		this.#match = match;
		this.#state = null;
		this.#sent = null;
		this.#joined = resolve;
		this.#socket.emit('sync', match, this.#id, undefined, SEATS);
		return promise;
	}

	#update(state: State, log: readonly LogEntry[]): void {
		if (this.#sent !== null && log.some(({ action }) => action.payload.playerID === this.#id)) {
			this.#calls.onAnswer(performance.now() - this.#sent);
			this.#sent = null;
		}
		this.#learn(state);
	}

	#learn(state: State): void {
		this.#state = state;
		this.#calls.onState(this.#match, state);
		if (this.#isAsked()) this.#calls.when(() => this.#act());
	}

	#isAsked(): boolean {
		if (this.#sent !== null || this.#state === null || this.#state.ctx.gameover !== undefined) return false;
		const { activePlayers, currentPlayer } = this.#state.ctx;
		return activePlayers === null ? currentPlayer === this.#id : this.#id in activePlayers;
	}

	#act(): boolean {
		if (!this.#isAsked() || this.#state === null) return false;
		const { G, ctx, _stateID } = this.#state;
		const moves = this.#game.ai.enumerate(G, ctx, this.#id);
		const { move: type, args } = moves[this.#luck.int(moves.length)];
		this.#sent = performance.now();
		const action = { type: 'MAKE_MOVE', payload: { type, args, playerID: this.#id } };
		this.#socket.emit('update', action, _stateID, this.#match, this.#id);
		return true;
	}
}
