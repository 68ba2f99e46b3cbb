import webPush, { type VapidKeys } from 'web-push';
import { type NoticeStorage, type ServerStorage, UnknownOwner } from '../storage/index.ts';
import { Allowance } from './allowance.ts';
import type { Notice, NoticeKind, NoticeOutcome, Notices, Payload } from './api.ts';
import { Courier } from './courier.ts';
import { type Net, PUBLIC_NET } from './public-net.ts';
import { Push } from './push.ts';
import { deliver, type Receiver } from './receiver.ts';
import { pause, REAL_TIME, type Time } from './time.ts';
import { Webhooks } from './webhooks.ts';

export type * from './api.ts';
export type { Net } from './public-net.ts';

export interface NoticesSetup {
	readonly storage: NoticeStorage & Pick<ServerStorage, 'getOrCreateSetting'>;
	/** Whom a push service may ask about this server: an https: or mailto: address. */
	readonly contact: string;
	readonly offersWebhooks: boolean;
	/** Ports that notices may be sent to; 443 unless told. */
	readonly ports?: readonly number[];
	readonly onSent?: (kind: NoticeKind, outcome: NoticeOutcome) => void;
	/** A fault of the server's own, such as a full disk. */
	readonly onFault?: (fault: unknown) => void;
	/** For tests; the public net unless told. */
	readonly net?: Net;
	readonly time?: Time;
}

/** How long a person may take to come or act before they count as away, in milliseconds. */
const QUIET = 20_000;
/** Notices that one person may get at once, and the milliseconds until one more. */
const BURST = 20;
const REFILL = 60_000;

/** Makes the server's keys for web push where it has none yet. */
export async function openNotices(setup: NoticesSetup): Promise<Notices> {
	if (!/^(https:\/\/|mailto:)./.test(setup.contact))
		throw new RangeError('the contact is an https: or mailto: address');
	const keys = await setup.storage.getOrCreateSetting<VapidKeys>('vapid', () => webPush.generateVAPIDKeys());
	return new DecisionNotices(setup, keys);
}

class DecisionNotices implements Notices {
	readonly #setup: NoticesSetup;
	readonly #time: Time;
	readonly #courier: Courier;
	readonly #push: Push;
	readonly #webhooks: Webhooks;
	readonly #allowance: Allowance;
	/** What is waiting or being sent, by user and table. */
	readonly #pending = new Map<string, { readonly decision: number; readonly abort: AbortController }>();
	readonly #working = new Set<Promise<void>>();
	#isClosed = false;

	constructor(setup: NoticesSetup, keys: VapidKeys) {
		const { storage, contact, offersWebhooks, ports = [443], net = PUBLIC_NET, time = REAL_TIME } = setup;
		this.#setup = setup;
		this.#time = time;
		this.#courier = new Courier(ports, net, time);
		this.#push = new Push(storage, this.#courier, time, { ...keys, subject: contact });
		this.#webhooks = new Webhooks(storage, this.#courier, time, offersWebhooks);
		this.#allowance = new Allowance(time, BURST, REFILL);
	}

	publicKey: Notices['publicKey'] = () => this.#push.publicKey;
	subscribe: Notices['subscribe'] = (userId, subscription) => this.#push.subscribe(userId, subscription);
	unsubscribe: Notices['unsubscribe'] = (userId, endpoint) => this.#push.unsubscribe(userId, endpoint);
	webhook: Notices['webhook'] = (userId) => this.#webhooks.of(userId);
	setWebhook: Notices['setWebhook'] = (userId, url) => this.#webhooks.set(userId, url);
	removeWebhook: Notices['removeWebhook'] = (userId) => this.#webhooks.remove(userId);

	yourDecision(notice: Notice): void {
		const key = keyOf(notice.userId, notice.tableId);
		const known = this.#pending.get(key);
		if (this.#isClosed || known?.decision === notice.decision) return;
		known?.abort.abort();
		const pending = { decision: notice.decision, abort: new AbortController() };
		this.#pending.set(key, pending);
		const work = this.#work(notice, pending.abort.signal).finally(() => {
			this.#working.delete(work);
			if (this.#pending.get(key) === pending) this.#pending.delete(key);
		});
		this.#working.add(work);
	}

	cancel(userId: string, tableId: string): void {
		const key = keyOf(userId, tableId);
		this.#pending.get(key)?.abort.abort();
		this.#pending.delete(key);
	}

	async close(): Promise<void> {
		this.#isClosed = true;
		for (const { abort } of this.#pending.values()) abort.abort();
		await Promise.all(this.#working);
	}

	async #work(notice: Notice, signal: AbortSignal): Promise<void> {
		try {
			await pause(this.#time, QUIET, signal);
			if (signal.aborted) return;
			const receivers = await this.#claim(notice);
			await Promise.all(receivers.map((receiver) => this.#deliver(receiver, signal)));
		} catch (fault) {
			// The table or the account was deleted meanwhile.
			if (!(fault instanceof UnknownOwner)) this.#setup.onFault?.(fault);
		}
	}

	/** Who is to get the notice; nobody where it was sent before. */
	async #claim(notice: Notice): Promise<readonly Receiver[]> {
		const { userId, tableId, game, decision } = notice;
		const payload: Payload = { kind: 'decision', table: tableId, game };
		const receivers = (
			await Promise.all([this.#push.receivers(notice, payload), this.#webhooks.receivers(notice, payload)])
		).flat();
		if (receivers.length === 0) return [];
		if (!(await this.#setup.storage.claimNotice(tableId, userId, decision))) return [];
		if (this.#allowance.take(userId)) return receivers;
		for (const { kind } of receivers) this.#setup.onSent?.(kind, 'limited');
		return [];
	}

	/** A fault with one receiver keeps nothing from the others. */
	async #deliver(receiver: Receiver, signal: AbortSignal): Promise<void> {
		try {
			const outcome = await deliver(receiver, this.#courier, this.#time, signal);
			this.#setup.onSent?.(receiver.kind, outcome);
		} catch (fault) {
			this.#setup.onFault?.(fault);
		}
	}
}

function keyOf(userId: string, tableId: string): string {
	return `${userId} ${tableId}`;
}
