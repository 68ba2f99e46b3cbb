import { randomBytes as machineBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { gameOf as catalogued, games } from '@shutterbox/catalogue';
import type { AnyGame } from '@shutterbox/kernel';
import { buildApp } from './app.ts';
import type { Bus } from './bus/bus.ts';
import { BUS_KEY, within } from './bus/within.ts';
import { Cluster } from './cluster/cluster.ts';
import { beginYoung } from './collector.ts';
import type { Config } from './config.ts';
import type { Patience } from './edge/http-server.ts';
import { Rates } from './edge/rates.ts';
import { finishMatch } from './finish.ts';
import { keepTidy } from './housekeeping.ts';
import { Hub } from './hub/hub.ts';
import type { Listener } from './hub/listener.ts';
import { createIdentity } from './identity/identity.ts';
import { createLog, type Log } from './log.ts';
import { createMetrics } from './metrics.ts';
import { openNotices } from './notices/index.ts';
import { Gateway } from './socket/gateway.ts';
import { tablesOf } from './socket/tables.ts';
import { type Membership, openDatabase, openFolder, openShared, type Storage } from './storage/index.ts';
import { ThinkingPool } from './thinking/pool.ts';

export interface RunningServer {
	readonly port: number;
	/** Where it is reached on this machine. */
	readonly url: string;
	/** Says goodbye to everybody, keeps everything, and stops. */
	close(): Promise<void>;
}

export interface ServerSetup {
	readonly config: Config;
	readonly log?: Log;
	readonly time?: Time;
	/** How long to wait for slow clients. */
	readonly patience?: Patience;
	/** The games that can be played; all of the catalogue unless told. */
	readonly gameOf?: (id: string) => AnyGame | undefined;
	/** Where ids and seeds of tables come from; the machine's own randomness unless told. */
	readonly randomBytes?: (count: number) => Buffer;
	/** In place of the one that the settings name. */
	readonly bus?: Bus;
}

/** Clocks and their alarms. */
export interface Time {
	/** Milliseconds since 1970, as the machine has it: whoever sets its clock makes it jump. */
	now(): number;
	/** The same without jumps: how long something took. As `now` unless told. */
	steady?(): number;
	after(milliseconds: number, act: () => void): NodeJS.Timeout;
}

/** Milliseconds for requests under way when the server stops. */
const FAREWELL = 1_000;

const REAL_TIME: Time = {
	now: Date.now,
	steady: () => Math.floor(performance.timeOrigin + performance.now()),
	after: (milliseconds, act) => setTimeout(act, milliseconds),
};

/**
 * The whole server in one process, over one data folder or one database, or one node of several. `DataFolderError`,
 * `DatabaseError` or `BusError` where what it needs cannot be used.
 */
export async function startServer({
	config,
	log = createLog(config.logLevel),
	time = REAL_TIME,
	patience,
	gameOf = catalogued,
	randomBytes = machineBytes,
	bus,
}: ServerSetup): Promise<RunningServer> {
	beginYoung();
	const clock = time.now;
	const steady = time.steady ?? clock;
	const metrics = createMetrics();
	const rates = new Rates(config.rateFactor, steady);
	const onCommit = (writes: number) => metrics.commitSize.observe(writes);
	const { storage, membership } = await openStorage(config, onCommit);
	const onError = (error: unknown) => log.error({ err: error }, 'a request broke');
	const cluster =
		membership === null
			? null
			: await joined({ config, storage, membership, rates, onError, bus }).catch(async (error) => {
					await storage.close();
					throw error;
				});
	const identity = createIdentity(storage, config);
	const notices = await openNotices({
		storage,
		contact: config.contact,
		offersWebhooks: config.allowsWebhooks,
		onSent: (kind, outcome) => metrics.notices.inc({ kind, outcome }),
		onFault: (error) => log.error({ err: error }, 'a notice broke'),
	});
	const thinking = new ThinkingPool(({ thought: { game, bot }, seconds, outcome, where, error }) => {
		metrics.thoughts.inc({ where });
		if (where !== 'for others') metrics.thinking.observe({ game, bot }, seconds);
		if (outcome !== 'done') log.error({ game, bot, outcome, error }, 'a bot gave no answer');
	}, cluster?.helpers());
	const hub = new Hub({
		storage,
		thinking,
		notices,
		botPause: config.botPause,
		elsewhere: cluster,
		gameOf,
		randomBytes,
		now: clock,
		steady,
		after: time.after,
		finish: (hosted, end) => finishMatch(storage, hosted, end),
		onCommand: (game, type, result) => {
			if (type === 'move' && !result.ok) metrics.moves.inc({ game, outcome: 'refused' });
		},
		// Whoever made them: everybody may look, and must not see that a secret choice was the clock's.
		onEntries: (game, count) => metrics.moves.inc({ game, outcome: 'accepted' }, count),
		async onPerson(who) {
			await gateway.refresh(who);
			await cluster?.personChanged(who);
		},
		onBanned: (who) => gateway.banish(who),
		async leave(who, table) {
			const nobody: Listener = { who, deafTo: new Set(), sendText: () => undefined, send: () => undefined };
			await tables.do(nobody, { id: 'banned', type: 'leave', table });
		},
		// The id of a table is its link, so the log does not have it.
		onFailure: (game, length, error) => log.error({ game, length, err: error }, 'a table was put away'),
	});
	const tables =
		cluster?.over(hub, {
			refresh: (who) => gateway.refresh(who),
			endSessions: (who, session) => gateway.endSessions(who, session),
		}) ?? tablesOf(hub, rates);
	metrics.watch(hub);
	if (cluster !== null) metrics.watchCluster(cluster);
	let isStopping = true;
	const app = await buildApp({
		config,
		log,
		identity,
		metrics,
		storage,
		hub,
		notices,
		owners: config.owners,
		rates,
		clock,
		isStopping: () => isStopping,
		...(cluster === null ? {} : { isBusUp: () => cluster.figures().isUp }),
		...(patience === undefined ? {} : { patience }),
	});
	const gateway = new Gateway({
		server: app.server,
		hub,
		tables,
		storage,
		now: clock,
		identify: async ({ headers }) => {
			const known = await identity.fromRequest(headers.cookie, clock());
			if (known === null) return null;
			const { id, name, isLasting } = known.user;
			return { who: { id, name, isLasting }, session: known.session.tokenHash };
		},
		isOwnOrigin: (request) =>
			identity.origins.isOwn({
				host: identity.proxies.hostOf(request),
				origin: request.headers.origin,
				site: undefined,
			}),
		addressOf: (request) => identity.proxies.addressOf(request),
		rates,
		factor: config.rateFactor,
		onError,
	});
	identity.sessions.onEnded(({ userId, tokenHash }) => {
		gateway.endSessions(userId, tokenHash);
		cluster?.announce({ kind: 'ended', who: userId, session: tokenHash });
	});
	const stop = async () => {
		// Tables are handed over first: whoever is sent away finds them at other nodes.
		await cluster?.drain();
		if (cluster !== null) await hub.stop('AGAIN');
		await gateway.stop();
		// Whoever is slow with a request or an answer does not hold up the end.
		const hurry = setTimeout(() => app.server.closeAllConnections(), FAREWELL);
		await app.close();
		clearTimeout(hurry);
		await hub.stop();
		await thinking.close();
		await notices.close();
		await cluster?.leave();
		await storage.close();
	};
	try {
		await cluster?.open(thinking);
		await hub.start();
		await app.listen({ host: config.host, port: config.port });
	} catch (error) {
		await stop();
		throw error;
	}
	const stopTidying = keepTidy({ storage, hub }, log, clock);
	isStopping = false;
	const { port } = app.server.address() as AddressInfo;
	return {
		port,
		url: `http://localhost:${port}`,
		async close() {
			if (isStopping) return;
			isStopping = true;
			stopTidying();
			await stop();
		},
	};
}

/** The folder, the database, or a share of the database. */
async function openStorage(
	{ data, database, nats }: Config,
	onCommit: (writes: number) => void,
): Promise<{ storage: Storage; membership: Membership | null }> {
	if (database === null) return { storage: await openFolder(data, { onCommit }), membership: null };
	if (nats === null) return { storage: await openDatabase(database, { onCommit }), membership: null };
	return await openShared(database, { onCommit });
}

interface Joining {
	readonly config: Config;
	readonly storage: Storage;
	readonly membership: Membership;
	readonly rates: Rates;
	readonly bus: Bus | undefined;
	onError(error: unknown): void;
}

/** A node among the others of its database, whoever else uses the same NATS. */
async function joined({ config, storage, membership, rates, bus, onError }: Joining): Promise<Cluster> {
	const carrier = bus ?? (await connected(config.nats ?? '', membership.node, onError));
	const prefix = await storage.getOrCreateSetting(BUS_KEY, () => machineBytes(12).toString('base64url'));
	const cluster = new Cluster({ bus: within(carrier, `sb.${prefix}`), membership, storage, rates, games, onError });
	try {
		await cluster.join();
		return cluster;
	} catch (error) {
		await carrier.close();
		throw error;
	}
}

/** Loaded where it is wanted. */
async function connected(address: string, name: string, onFault: (error: unknown) => void): Promise<Bus> {
	const { connectNats } = await import('./bus/nats.ts');
	return await connectNats(address, name, onFault);
}
