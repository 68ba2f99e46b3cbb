import { createHmac, ECDH } from 'node:crypto';
import webPush, { type VapidKeys } from 'web-push';
import type { Problem } from '../hub/api.ts';
import type { NoticeStorage } from '../storage/index.ts';
import type { Notice, Payload, Subscription } from './api.ts';
import type { Courier } from './courier.ts';
import { isSuccess, type Receiver } from './receiver.ts';
import type { Time } from './time.ts';

export interface Vapid extends VapidKeys {
	/** Whom a push service may ask about this server: an https: or mailto: address. */
	readonly subject: string;
}

/** How long a push service keeps a notice for a device that is off, in seconds. */
const TIME_TO_LIVE = 24 * 60 * 60;
/** A person's devices; one more takes the place of the oldest. */
const MOST_SUBSCRIPTIONS = 10;

/** Notices in people's browsers, by the push services that the browsers chose. */
export class Push {
	readonly #storage: NoticeStorage;
	readonly #courier: Courier;
	readonly #time: Time;
	readonly #vapid: Vapid;

	constructor(storage: NoticeStorage, courier: Courier, time: Time, vapid: Vapid) {
		this.#storage = storage;
		this.#courier = courier;
		this.#time = time;
		this.#vapid = vapid;
	}

	get publicKey(): string {
		return this.#vapid.publicKey;
	}

	async subscribe(userId: string, { endpoint, keys }: Subscription): Promise<Problem | null> {
		if (!isPublicKey(keys.p256dh)) return { problem: 'BAD_REQUEST', field: 'keys.p256dh' };
		if (!isAuthSecret(keys.auth)) return { problem: 'BAD_REQUEST', field: 'keys.auth' };
		const address = await this.#courier.normalise(endpoint);
		if (address === null) return { problem: 'BAD_REQUEST', field: 'endpoint' };
		const { p256dh, auth } = keys;
		await this.#storage.savePushSubscription({
			endpoint: address,
			userId,
			keys: { p256dh, auth },
			created: this.#time.now(),
		});
		const known = await this.#storage.pushSubscriptionsOfUser(userId);
		const surplus = known.filter((subscription) => subscription.endpoint !== address).slice(0, -MOST_SUBSCRIPTIONS + 1);
		for (const { endpoint: oldest } of surplus) await this.#storage.deletePushSubscription(oldest);
		return null;
	}

	async unsubscribe(userId: string, endpoint: string): Promise<boolean> {
		const address = URL.parse(endpoint)?.href;
		if (address === undefined || !(await this.#isOf(userId, address))) return false;
		return await this.#storage.deletePushSubscription(address);
	}

	async receivers(notice: Notice, payload: Payload): Promise<Receiver[]> {
		const subscriptions = await this.#storage.pushSubscriptionsOfUser(notice.userId);
		return subscriptions.map(({ endpoint, keys }) =>
			this.#receiver(notice, payload, { endpoint, keys: keys as Subscription['keys'] }),
		);
	}

	#receiver({ userId, tableId }: Notice, payload: Payload, subscription: Subscription): Receiver {
		const { endpoint } = subscription;
		return {
			kind: 'push',
			message: () => {
				const { headers, body } = webPush.generateRequestDetails(subscription, JSON.stringify(payload), {
					vapidDetails: this.#vapid,
					TTL: TIME_TO_LIVE,
					urgency: 'normal',
					topic: this.#topic(userId, tableId),
				});
				return { url: endpoint, headers: headers as Record<string, string | number>, body };
			},
			isWanted: () => this.#isOf(userId, endpoint),
			conclude: async (status) => {
				if (status !== 404 && status !== 410) return isSuccess(status) ? 'sent' : 'failed';
				await this.#storage.deletePushSubscription(endpoint);
				return 'gone';
			},
		};
	}

	/** A later notice of a table takes the place of an earlier one, and the push service cannot tell who sits together. */
	#topic(userId: string, tableId: string): string {
		const mac = createHmac('sha256', this.#vapid.privateKey).update(`${userId} ${tableId}`);
		return mac.digest('base64url').slice(0, 32);
	}

	async #isOf(userId: string, endpoint: string): Promise<boolean> {
		const known = await this.#storage.pushSubscriptionsOfUser(userId);
		return known.some((subscription) => subscription.endpoint === endpoint);
	}
}

/** A point of the curve P-256, uncompressed. */
function isPublicKey(text: string): boolean {
	if (!isBase64Url(text) || Buffer.from(text, 'base64url').length !== 65) return false;
	try {
		ECDH.convertKey(text, 'prime256v1', 'base64url');
		return true;
	} catch {
		return false;
	}
}

function isAuthSecret(text: string): boolean {
	return isBase64Url(text) && Buffer.from(text, 'base64url').length === 16;
}

function isBase64Url(text: string): boolean {
	return /^[\w-]+=*$/.test(text);
}
