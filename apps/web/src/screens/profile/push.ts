import { type ApiProblem, ask } from '../../server/api.ts';

/** Whether this device can be told, and is. */
export type PushState = 'unsupported' | 'denied' | 'off' | 'on';

export type PushProblem = ApiProblem | { readonly kind: 'push' };

/** A page without a service worker is asleep when it is closed, and nothing can wake it. */
async function registration(): Promise<ServiceWorkerRegistration | null> {
	if (!('serviceWorker' in navigator) || !('PushManager' in globalThis)) return null;
	return (await navigator.serviceWorker.getRegistration()) ? await navigator.serviceWorker.ready : null;
}

export async function pushState(): Promise<PushState> {
	const worker = await registration();
	if (worker === null) return 'unsupported';
	if (Notification.permission === 'denied') return 'denied';
	return (await worker.pushManager.getSubscription()) === null ? 'off' : 'on';
}

/** Asks the browser, then tells the server where to reach it; null when both agreed. */
export async function turnPushOn(): Promise<PushProblem | null> {
	const key = await ask('pushKey');
	if ('problem' in key) return key.problem;
	try {
		const worker = await registration();
		const made = await worker?.pushManager.subscribe({
			userVisibleOnly: true,
			applicationServerKey: key.value.key,
		});
		const { endpoint, keys } = made?.toJSON() ?? {};
		if (!made || !endpoint || !keys) return { kind: 'push' };
		const { p256dh, auth } = keys;
		const answer = await ask('subscribePush', { body: { endpoint, keys: { p256dh, auth } } });
		if (!('problem' in answer)) return null;
		await made.unsubscribe();
		return answer.problem;
	} catch {
		return { kind: 'push' };
	}
}

export async function turnPushOff(): Promise<PushProblem | null> {
	const worker = await registration();
	const made = await worker?.pushManager.getSubscription();
	if (!made) return null;
	const answer = await ask('unsubscribePush', { body: { endpoint: made.endpoint } });
	await made.unsubscribe();
	return 'problem' in answer ? answer.problem : null;
}
