import type { NoticeKind, NoticeOutcome } from './api.ts';
import type { Courier, Message } from './courier.ts';
import { pause, type Time } from './time.ts';

/** A browser or a webhook that one notice is for. */
export interface Receiver {
	readonly kind: NoticeKind;
	/** Made anew for every try. */
	message(): Message;
	/** Whether the user still wants it, by what is stored. */
	isWanted(): Promise<boolean>;
	/** Draws the conclusions from the last answer; null where there was none. */
	conclude(status: number | null): Promise<NoticeOutcome>;
}

/** The waits before the second, third and fourth try, in milliseconds. */
const BACK_OFF = [10_000, 60_000, 300_000];

/** Tries until there is a final answer, nobody wants it any more, or all tries are used up. */
export async function deliver(
	receiver: Receiver,
	courier: Courier,
	time: Time,
	signal: AbortSignal,
): Promise<NoticeOutcome> {
	for (let attempt = 0; ; attempt++) {
		if (signal.aborted || !(await receiver.isWanted())) return 'cancelled';
		const status = await courier.post(receiver.message(), signal);
		if (signal.aborted) return 'cancelled';
		if (!isPassing(status) || attempt === BACK_OFF.length) return await receiver.conclude(status);
		await pause(time, BACK_OFF[attempt], signal);
	}
}

export function isSuccess(status: number | null): boolean {
	return status !== null && status >= 200 && status < 300;
}

/** Whether another try may go better. */
function isPassing(status: number | null): boolean {
	return status === null || status === 408 || status === 429 || status >= 500;
}
