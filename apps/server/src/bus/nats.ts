import { setTimeout as pause } from 'node:timers/promises';
import {
	connect,
	type Msg,
	type NatsConnection,
	RequestError,
	type Subscription,
	TimeoutError,
} from '@nats-io/transport-node';
import { AnswerLate, type Bus, BusAway, BusError, NobodyThere } from './bus.ts';

/** Milliseconds for the first connection, and between two attempts to be back. */
const PATIENCE = 5_000;
const PAUSE = 100;
/** A connection that does not answer this often, asked every so many milliseconds, is given up. */
const BEAT = 2_000;
const MISSED = 2;
/** The longest to say that nobody listens here any more. */
const FAREWELL = 1_000;

/** The bus over NATS; `BusError` where it cannot be reached at the start. Later it is waited for. */
export async function connectNats(address: string, name: string, onFault: (error: unknown) => void): Promise<Bus> {
	const nats = await reached(address, name);
	return new NatsBus(nats, onFault);
}

async function reached(address: string, name: string): Promise<NatsConnection> {
	const urls = address.split(',').map((each) => new URL(each));
	const [{ username, password, protocol }] = urls;
	try {
		return await connect({
			name,
			servers: urls.map(({ hostname, port }) => `${hostname}:${port || 4222}`),
			...(username === '' ? {} : password === '' ? { token: decoded(username) } : {}),
			...(password === '' ? {} : { user: decoded(username), pass: decoded(password) }),
			...(protocol === 'tls:' ? { tls: {} } : {}),
			timeout: PATIENCE,
			reconnect: true,
			maxReconnectAttempts: -1,
			reconnectTimeWait: PAUSE,
			reconnectJitter: PAUSE,
			pingInterval: BEAT,
			maxPingOut: MISSED,
			// Who may not come in now may not be what is wrong with the server: it is asked again.
			ignoreAuthErrorAbort: true,
		});
	} catch (error) {
		const hosts = urls.map(({ host }) => host).join(', ');
		const reason = error instanceof Error ? error.message : String(error);
		const help = /auth/i.test(reason)
			? 'correct the user or the password in its address'
			: 'start NATS there, or correct its address';
		throw new BusError(`NATS at ${hosts} cannot be reached: ${reason.replaceAll(/\s+/g, ' ')}; ${help}`, {
			cause: error,
		});
	}
}

function decoded(text: string): string {
	return decodeURIComponent(text);
}

class NatsBus implements Bus {
	readonly #nats: NatsConnection;
	readonly #onFault: (error: unknown) => void;
	readonly #onBack = new Set<() => void>();
	readonly #subscriptions = new Set<Subscription>();
	#isUp = true;
	/** What was asked and not answered; when the connection is lost, its answers never come. */
	readonly #asked = new Set<(reason: BusAway) => void>();

	constructor(nats: NatsConnection, onFault: (error: unknown) => void) {
		this.#nats = nats;
		this.#onFault = onFault;
		void this.#heed();
	}

	get isUp(): boolean {
		return this.#isUp;
	}

	async request(subject: string, text: string, milliseconds: number): Promise<string> {
		if (!this.#isUp) throw new BusAway();
		const { promise, resolve, reject } = Promise.withResolvers<string>();
		this.#asked.add(reject);
		this.#nats.request(subject, text, { timeout: milliseconds }).then((message) => resolve(message.string()), reject);
		try {
			return await promise;
		} catch (error) {
			if (error instanceof RequestError && error.isNoResponders()) throw new NobodyThere(subject);
			if (error instanceof TimeoutError) throw new AnswerLate(subject);
			throw error instanceof BusAway ? error : new BusAway(subject, { cause: error });
		} finally {
			this.#asked.delete(reject);
		}
	}

	publish(subject: string, text: string): void {
		// What the client would keep for later is late by then.
		if (this.#isUp) this.#nats.publish(subject, text);
	}

	async subscribe(...[subject, hear, queue]: Parameters<Bus['subscribe']>): ReturnType<Bus['subscribe']> {
		const answer = async (message: Msg) => {
			const said = await hear(message.string());
			if (said !== undefined && message.reply !== undefined && this.#isUp) message.respond(said);
		};
		const subscription = this.#nats.subscribe(subject, {
			...(queue === undefined ? {} : { queue }),
			callback: (fault, message) => {
				if (fault !== null) return this.#onFault(fault);
				answer(message).catch(this.#onFault);
			},
		});
		this.#subscriptions.add(subscription);
		await this.#nats.flush();
		return {
			end: async () => {
				this.#subscriptions.delete(subscription);
				subscription.unsubscribe();
				await this.#nats.flush();
			},
		};
	}

	onBack(act: () => void): void {
		this.#onBack.add(act);
	}

	async close(): Promise<void> {
		const isUp = this.#isUp;
		this.#onBack.clear();
		this.#away();
		for (const subscription of this.#subscriptions) subscription.unsubscribe();
		// Who asks now hears that nobody is there, unless the bus is not there either.
		if (isUp)
			await Promise.race([this.#nats.flush().catch(() => undefined), pause(FAREWELL, undefined, { ref: false })]);
		await this.#nats.close();
	}

	async #heed(): Promise<void> {
		for await (const { type } of this.#nats.status()) {
			if (type === 'disconnect') this.#away();
			if (type !== 'reconnect') continue;
			this.#isUp = true;
			for (const act of this.#onBack) act();
		}
	}

	#away(): void {
		this.#isUp = false;
		for (const reject of this.#asked) reject(new BusAway());
	}
}
