import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { ReplyOf } from '@shutterbox/protocol';
import type { Problem } from '../hub/api.ts';
import type { NoticeStorage, Webhook } from '../storage/index.ts';
import type { Notice, NoticeOutcome, Payload } from './api.ts';
import type { Courier } from './courier.ts';
import { isSuccess, type Receiver } from './receiver.ts';
import type { Time } from './time.ts';

/** A webhook that fails this many notices in a row is removed. */
const MOST_FAILURES = 20;

/** Notices posted to an address of the user's own, where the host offers it. */
export class Webhooks {
	readonly #storage: NoticeStorage;
	readonly #courier: Courier;
	readonly #time: Time;
	readonly #isOffered: boolean;

	constructor(storage: NoticeStorage, courier: Courier, time: Time, isOffered: boolean) {
		this.#storage = storage;
		this.#courier = courier;
		this.#time = time;
		this.#isOffered = isOffered;
	}

	async of(userId: string): Promise<ReplyOf<'webhook'>> {
		const [known] = await this.#storage.webhooksOfUser(userId);
		return { isOffered: this.#isOffered, url: known?.url ?? null, secret: null };
	}

	async set(userId: string, text: string): Promise<ReplyOf<'setWebhook'> | Problem> {
		if (!this.#isOffered) return { problem: 'WEBHOOKS_OFF' };
		const url = await this.#courier.normalise(text);
		if (url === null) return { problem: 'BAD_WEBHOOK', field: 'url' };
		const secret = randomBytes(32).toString('base64url');
		const earlier = await this.#storage.webhooksOfUser(userId);
		await this.#storage.saveWebhook({ userId, url, secret, created: this.#time.now() });
		for (const other of earlier) {
			if (other.url !== url) await this.#storage.deleteWebhook(userId, other.url);
		}
		return { url, secret };
	}

	async remove(userId: string): Promise<void> {
		for (const { url } of await this.#storage.webhooksOfUser(userId)) await this.#storage.deleteWebhook(userId, url);
	}

	async receivers({ userId }: Notice, payload: Payload): Promise<Receiver[]> {
		if (!this.#isOffered) return [];
		return (await this.#storage.webhooksOfUser(userId)).map((webhook) => this.#receiver(webhook, payload));
	}

	#receiver(webhook: Webhook, payload: Payload): Receiver {
		const { userId, url, secret } = webhook;
		const body = JSON.stringify(payload);
		const delivery = randomUUID();
		return {
			kind: 'webhook',
			message: () => ({
				url,
				headers: {
					'Content-Type': 'application/json',
					'User-Agent': 'Shutterbox',
					// The same for every try, so that a receiver can tell them from different notices.
					'Shutterbox-Delivery': delivery,
					'Shutterbox-Signature': signature(secret, body, this.#time.now()),
				},
				body,
			}),
			isWanted: async () => {
				const known = await this.#storage.webhooksOfUser(userId);
				return known.some((stored) => stored.url === url && stored.secret === secret);
			},
			conclude: (status) => this.#conclude(webhook, status),
		};
	}

	async #conclude({ userId, url }: Webhook, status: number | null): Promise<NoticeOutcome> {
		const isDelivered = isSuccess(status);
		const failures = await this.#storage.noteDelivery(userId, url, isDelivered);
		if (failures < MOST_FAILURES) return isDelivered ? 'sent' : 'failed';
		await this.#storage.deleteWebhook(userId, url);
		return 'gone';
	}
}

/** Proves to who knows the secret that the body is ours and, by the time in seconds, that it is fresh. */
function signature(secret: string, body: string, now: number): string {
	const seconds = Math.floor(now / 1000);
	const mac = createHmac('sha256', secret).update(`${seconds}.${body}`);
	return `t=${seconds},v1=${mac.digest('hex')}`;
}
