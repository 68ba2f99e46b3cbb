import { request } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { type Destination, destinationOf } from './destination.ts';
import { Gate } from './gate.ts';
import type { Net } from './public-net.ts';
import type { Time } from './time.ts';

export interface Message {
	readonly url: string;
	readonly headers: Readonly<Record<string, string | number>>;
	readonly body: string | Buffer;
}

/** For everything from the first question to a name server to the status of the answer. */
const TIMEOUT = 5000;
const AT_ONCE = 50;

/** Posts to addresses that people gave, and to no machine that they may not reach by it. */
export class Courier {
	readonly #ports: readonly number[];
	readonly #net: Net;
	readonly #time: Time;
	readonly #gate = new Gate(AT_ONCE);

	constructor(ports: readonly number[], net: Net, time: Time) {
		this.#ports = ports;
		this.#net = net;
		this.#time = time;
	}

	/** The address as it will be used, or null if nothing may be sent there. */
	async normalise(text: string): Promise<string | null> {
		const destination = await this.#withDeadline([], () => this.#destination(text));
		return destination?.url.href ?? null;
	}

	/** The status of the answer; null where none came. What else is in the answer is never read. */
	async post(message: Message, signal: AbortSignal): Promise<number | null> {
		return await this.#gate.through(() =>
			this.#withDeadline([signal], async (deadline) => {
				const destination = await this.#destination(message.url);
				return destination === null || deadline.aborted ? null : await statusOf(destination, message, deadline);
			}),
		);
	}

	#destination(text: string): Promise<Destination | null> {
		return destinationOf(text, this.#ports, this.#net);
	}

	/** Null if the work fails, is called off or takes too long. */
	async #withDeadline<T>(
		signals: readonly AbortSignal[],
		work: (deadline: AbortSignal) => Promise<T>,
	): Promise<T | null> {
		const timeout = new AbortController();
		const callOff = this.#time.after(TIMEOUT, () => timeout.abort());
		const deadline = AbortSignal.any([...signals, timeout.signal]);
		try {
			return deadline.aborted ? null : await Promise.race([work(deadline), aborted(deadline)]);
		} catch {
			return null;
		} finally {
			callOff();
		}
	}
}

function aborted(signal: AbortSignal): Promise<null> {
	return new Promise((resolve) => signal.addEventListener('abort', () => resolve(null), { once: true }));
}

/** One request on a connection of its own. Redirects are answers like any other. */
function statusOf({ url, addresses }: Destination, message: Message, signal: AbortSignal): Promise<number | null> {
	return new Promise((resolve, reject) => {
		const outgoing = request(url, {
			method: 'POST',
			headers: { ...message.headers, 'Content-Length': Buffer.byteLength(message.body) },
			agent: false,
			lookup: pinnedTo(addresses),
			signal,
		});
		outgoing.on('response', (response) => {
			resolve(response.statusCode ?? null);
			response.destroy();
		});
		outgoing.on('error', reject);
		outgoing.on('close', () => resolve(null));
		outgoing.end(message.body);
	});
}

/** Answers with the addresses that were checked, so that the name cannot mean another machine a moment later. */
function pinnedTo(addresses: readonly string[]): LookupFunction {
	const checked = addresses.map((address) => ({ address, family: isIP(address) }));
	return (_hostname, { all }, callback) => {
		if (all) callback(null, checked);
		else callback(null, checked[0].address, checked[0].family);
	};
}
